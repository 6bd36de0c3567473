/// Which way a screen left.
public enum RemovalReason: String, Hashable, Sendable, CaseIterable {
  /// The user touched the back button.
  case backButton
  /// The user chose from the back button's long-press menu.
  case backMenu
  /// The user swiped from the edge.
  case swipe
  /// A pop in code.
  case pop
  /// A pop in code to a screen further down.
  case popTo
  /// A pop in code to the root.
  case popToRoot
  /// The user touched the selected tab again.
  case tabRetapped
  /// The whole stack was set.
  case stackSet
  /// The top was replaced.
  case replaced
  /// The screen was taken out from below the top.
  case removedFromMiddle
  /// A dismissal in code.
  case dismissed
  /// The user pulled the sheet down.
  case pulledDown
  /// The user touched beside the modal.
  case tappedOutside
  /// The user answered the alert.
  case alertAnswered
  /// A modal below was dismissed, and this one with it.
  case ancestorDismissed
  /// The tabs were replaced.
  case tabReplaced
  /// The window got another root.
  case windowRootReplaced
  /// The coordinator that owns the screen finished, or one above that.
  case finished
  /// The app ended.
  case tornDown
}

/// What to do when a screen has left, told which way.
public typealias RemovalHandler = @MainActor (_ reason: RemovalReason) -> Void
