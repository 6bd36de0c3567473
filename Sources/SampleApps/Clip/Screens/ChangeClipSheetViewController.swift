public import Simulator
public import UIKit

/// Another clip for a link (B5).
public final class ChangeClipSheetViewController: SheetViewController, ElementSource {
  private let link: ToastListModel
  /// The clips that the link is not in.
  private let clips: [AllClipModel]
  private var chosenID: Int?

  init(services: ClipServices, link: ToastListModel, clips: [AllClipModel]) {
    self.link = link
    self.clips = clips
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The id of the link.
  public var screenID: String? { String(link.id) }

  override var sheetHeight: Double { Double(clips.count) * 54 + 180 }

  /// One row for each clip, the way to use the chosen one, and the way out.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("clip", count: clips.count) { [self] index in
      let clip = clips[index]
      return Element(
        kind: "clip", id: String(clip.id), title: clip.title,
        value: clip.id == chosenID ? "selected" : nil, isEnabled: isOperable
      ) { [weak self] in self?.chosenID = clip.id }
    }
    list.append(
      Element(kind: "button", title: "Done", isEnabled: isOperable && chosenID != nil) {
        [weak self] in self?.save()
      })
    list.append(closeItem)
    return list
  }

  private func save() {
    guard let chosenID else { return }
    services.moveLink(id: link.id, toClip: chosenID, reply: waiting("Link moved"))
  }
}
