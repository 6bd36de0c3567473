public import Simulator
import UIKit

/// The clips, to be renamed and deleted.
public final class EditClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onRenameSelected: ((_ clip: AllClipModel) -> Void)?
  var onDeleteSelected: ((_ clip: AllClipModel) -> Void)?

  private var model = ClipModel(allClipToastCount: 0, clips: [])

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(hasBackButton: true, mainTitle: "Edit clips")
  }

  /// Takes the clips to show until newer ones have come.
  func setupDataBind(clipModel: ClipModel) {
    model = clipModel
  }

  /// One row for each clip, a touch of which does nothing; then the ways to rename and to delete each.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("clip", count: model.clips.count) { [self] index in
      let clip = model.clips[index]
      return Element(
        kind: "clip", id: String(clip.id), title: clip.title, value: String(clip.toastCount),
        isEnabled: false)
    }
    list.appendRows("rename", count: model.clips.count) { [self] index in
      row("rename", model.clips[index]) { $0.onRenameSelected?($1) }
    }
    list.appendRows("delete", count: model.clips.count) { [self] index in
      row("delete", model.clips[index]) { $0.onDeleteSelected?($1) }
    }
    return list
  }

  override func askServices() {
    services.clips { [weak self] in
      guard let self, let model = received($0) else { return }
      self.model = model
    }
  }

  /// Deletes a clip with its links; the list follows.
  ///
  /// - Parameter end: Called once with whether that is done; a failure has been told.
  func delete(_ clip: AllClipModel, then end: @escaping @MainActor (_ isDone: Bool) -> Void) {
    services.deleteClip(id: clip.id) { [weak self] result in
      switch result {
      case .success:
        self?.services.toast("Clip deleted", status: .check)
        self?.refresh()
      case .failure(let failure):
        self?.tell(failure)
      }
      end(result.isSuccess)
    }
  }

  private func row(
    _ kind: String, _ clip: AllClipModel,
    action: @escaping @MainActor (EditClipViewController, AllClipModel) -> Void
  ) -> Element {
    // While a modal comes or goes a second touch would lead to a second one.
    Element(
      kind: kind, id: String(clip.id), title: clip.title, isEnabled: presentedViewController == nil
    ) { [weak self] in
      if let self { action(self, clip) }
    }
  }
}
