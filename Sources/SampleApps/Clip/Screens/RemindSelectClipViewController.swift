public import Simulator
import UIKit

/// The clip that a timer is to be set for.
public final class RemindSelectClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onEditTimerSelected: ((_ clip: RemindClipModel) -> Void)?
  var onCloseSelected: (() -> Void)?

  private var clips: [RemindClipModel] = []
  private var chosenID: Int?

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      hasBackButton: false, mainTitle: "Add timer",
      rightButton: "Close")
  }

  override func rightButtonWasTouched() { onCloseSelected?() }

  /// The clips, of which one is chosen, and the way on, which is there only then (T-19).
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("clip", count: clips.count) { [self] in row(clips[$0]) }
    // A clip may have been deleted since it was chosen.
    let chosen = clips.first { $0.id == chosenID }
    list.append(
      Element(kind: "button", title: "Next", isEnabled: chosen != nil) { [weak self] in
        if let chosen { self?.onEditTimerSelected?(chosen) }
      })
    return list
  }

  override func askServices() {
    services.clips { [weak self] in
      guard let self, let model = received($0) else { return }
      clips = model.clips.map {
        RemindClipModel(id: $0.id, title: $0.title, clipCount: $0.toastCount)
      }
    }
  }

  private func row(_ clip: RemindClipModel) -> Element {
    Element(
      kind: "clip", id: String(clip.id), title: clip.title,
      value: clip.id == chosenID ? "selected" : String(clip.clipCount)
    ) { [weak self] in self?.chosenID = clip.id }
  }
}
