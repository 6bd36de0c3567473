public import Simulator
public import UIKit

/// What can be done with a link (B3).
public final class LinkSheetViewController: SheetViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onEditTitleSelected: (() -> Void)?
  var onChangeClipSelected: ((_ others: [AllClipModel]) -> Void)?

  private let link: ToastListModel
  private let isOfAllClips: Bool

  init(services: ClipServices, link: ToastListModel, isOfAllClips: Bool) {
    self.link = link
    self.isOfAllClips = isOfAllClips
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The id of the link.
  public var screenID: String? { String(link.id) }

  override var sheetHeight: Double { isOfAllClips ? 226 : 280 }

  /// Another title, another clip, no link any more.
  public var elements: ElementList {
    var list: ElementList = [
      button("Edit title") { $0.onEditTitleSelected?() }
    ]
    if !isOfAllClips { list.append(button("Change clip") { $0.askForClips() }) }
    list.append(button("Delete") { $0.delete() })
    return list
  }

  private func button(
    _ title: String, action: @escaping @MainActor (LinkSheetViewController) -> Void
  ) -> Element {
    Element(kind: "button", title: title, isEnabled: isOperable) { [weak self] in
      if let self { action(self) }
    }
  }

  /// The clips are asked for here, so that no sheet comes that has nothing to offer.
  private func askForClips() {
    services.clips(
      reply: waiting { [weak self] (model: ClipModel) in
        guard let self else { return }
        let others = model.clips.filter { $0.id != link.clipID }
        if others.isEmpty {
          services.toast("Add another clip to move the link", status: .warning)
          onDone?()
        } else {
          onChangeClipSelected?(others)
        }
      })
  }

  private func delete() {
    services.deleteLink(id: link.id, reply: waiting("Link deleted"))
  }
}
