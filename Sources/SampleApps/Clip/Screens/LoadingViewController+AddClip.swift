import Simulator

extension LoadingViewController {
  /// The button that leads to a new clip, or tells that there is no room for one more (T-18).
  ///
  /// - Parameters:
  ///   - model: The clips that are there, as far as the screen knows them; the server counts once more.
  ///   - onSelected: Called where there is room. Owned by the element.
  func addClipButton(_ model: ClipModel, onSelected: @escaping @MainActor () -> Void) -> Element {
    Element(kind: "button", title: "Add clip") { [services] in
      if model.hasRoom {
        onSelected()
      } else {
        services.toast(ClipRule.noRoomText, status: .warning)
      }
    }
  }
}
