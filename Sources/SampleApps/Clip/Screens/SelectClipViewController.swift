public import Simulator
public import UIKit

/// The clip that a link is saved into.
public final class SelectClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onPopToRoot: (() -> Void)?
  var onAddClipSelected: (() -> Void)?
  var onCloseSelected: (() -> Void)?

  /// The address that is to be saved.
  var linkURL = ""

  private let isNavigationBarHidden: Bool
  private var model = ClipModel(allClipToastCount: 0, clips: [])
  private var chosenID = AllClipModel.everything.id
  private var isSaving = false

  init(services: ClipServices, isNavigationBarHidden: Bool) {
    self.isNavigationBarHidden = isNavigationBarHidden
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      isBarHidden: isNavigationBarHidden ? nil : false, hasBackButton: true,
      mainTitle: "Select clip",
      rightButton: "Close")
  }

  override func rightButtonWasTouched() { onCloseSelected?() }

  /// The row for all clips, one for each clip, the way to save, and the way to one more clip.
  public var elements: ElementList {
    var list: ElementList = [row("all-clips", .everything)]
    list.appendRows("clip", count: model.clips.count) { [self] in row("clip", model.clips[$0]) }
    list.append(
      Element(kind: "button", title: "Save", isEnabled: !isSaving) { [weak self] in self?.save() })
    var addClip = addClipButton(model) { [weak self] in self?.onAddClipSelected?() }
    addClip.isEnabled = !isSaving
    list.append(addClip)
    return list
  }

  override func askServices() {
    services.clips { [weak self] in
      guard let self, let model = received($0) else { return }
      self.model = model
      // The chosen clip may be gone.
      if !model.clips.contains(where: { $0.id == chosenID }) {
        chosenID = AllClipModel.everything.id
      }
    }
  }

  private func row(_ kind: String, _ clip: AllClipModel) -> Element {
    Element(
      kind: kind, id: String(clip.id), title: clip.title,
      value: clip.id == chosenID ? "selected" : nil, isEnabled: !isSaving
    ) { [weak self] in self?.chosenID = clip.id }
  }

  /// Saves the link and leaves, whether that went well or not; an expired login leaves by itself. The reply does not
  /// own the screen, and says what became of the link even if the screen has left by then.
  private func save() {
    isSaving = true
    let isInClip = chosenID != AllClipModel.everything.id
    let link = SaveLinkModel(linkUrl: linkURL, categoryId: isInClip ? chosenID : nil)
    services.save(link) { [weak self, weak services] result in
      switch result {
      case .success:
        services?.toast("Link saved", status: .check)
      case .failure(let failure):
        if failure.isUnauthorized { return }
        services?.toast("Save failed", status: .warning)
      }
      self?.onPopToRoot?()
    }
  }
}
