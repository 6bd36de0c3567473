public import Simulator
import UIKit

/// The second tab: the clips.
public final class ClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onEditClipSelected: ((_ clipModel: ClipModel) -> Void)?
  var onClipItemSelected: ClipSelection?
  var onAddClipSelected: (() -> Void)?

  private var model = ClipModel(allClipToastCount: 0, clips: [])

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      hasBackButton: false, mainTitle: "Clip",
      rightButton: "Edit")
  }

  override func rightButtonWasTouched() { onEditClipSelected?(model) }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // What a link from outside put above this screen leaves without a word.
    refresh()
  }

  /// The row for all clips, one for each clip, and the way to one more.
  public var elements: ElementList {
    var list: ElementList = [row("all-clips", .everything, value: nil)]
    list.appendRows("clip", count: model.clips.count) { [self] index in
      let clip = model.clips[index]
      return row("clip", clip, value: String(clip.toastCount))
    }
    list.append(addClipButton(model) { [weak self] in self?.onAddClipSelected?() })
    return list
  }

  override func askServices() {
    services.clips { [weak self] in
      guard let self, let model = received($0) else { return }
      self.model = model
    }
  }

  private func row(_ kind: String, _ clip: AllClipModel, value: String?) -> Element {
    Element(kind: kind, id: String(clip.id), title: clip.title, value: value) { [weak self] in
      self?.onClipItemSelected?(clip.id, clip.title)
    }
  }
}
