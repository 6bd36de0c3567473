public import Simulator
import UIKit

/// The second tab: the clips.
public final class ClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onEditClipSelected: ((_ clipModel: ClipModel) -> Void)?
  var onClipItemSelected: ClipSelection?

  private var model = ClipModel(allClipToastCount: 0, clips: [])

  override init(services: ClipServices) {
    super.init(services: services)
    title = "Clip"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        onEditClipSelected?(model)
      })
  }

  /// The row for all clips, then one for each clip.
  public var elements: ElementList {
    var list: ElementList = [row("all-clips", .everything, value: nil)]
    list.appendRows("clip", count: model.clips.count) { [self] index in
      let clip = model.clips[index]
      return row("clip", clip, value: String(clip.toastCount))
    }
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
