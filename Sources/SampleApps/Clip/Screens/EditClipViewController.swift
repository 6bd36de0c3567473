public import Simulator
public import UIKit

/// The clips, to be looked at as one edits them.
public final class EditClipViewController: UIViewController, ElementSource {
  private var model = ClipModel(allClipToastCount: 0, clips: [])

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Edit clips"
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// Takes the clips to show.
  func setupDataBind(clipModel: ClipModel) {
    model = clipModel
  }

  /// One row for each clip; a touch of the row itself does nothing.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("clip", count: model.clips.count) { [self] index in
      let clip = model.clips[index]
      return Element(
        kind: "clip", id: String(clip.id), title: clip.title, value: String(clip.toastCount),
        isEnabled: false)
    }
    return list
  }
}
