import UIKit

/// What the app has set on a stack itself, kept while the bars follow from what the top says.
@MainActor
final class OwnBars {
  /// Nil while nobody says anything about the bar.
  private var isNavigationBarHidden: Bool?
  private var isToolbarHidden: Bool?

  private init() {}

  private var isEmpty: Bool { isNavigationBarHidden == nil && isToolbarHidden == nil }

  /// Has the bars of a stack follow from its top.
  static func derive(for stack: UINavigationController, animated: Bool) {
    let screen = Engine.barDeclaring(stack.topViewController)
    let kept = Engine.ownBars(of: stack)
    guard screen != nil || kept != nil else { return }
    let own = kept ?? OwnBars()
    let navigationBar = follow(
      screen?.prefersNavigationBarHidden, from: stack.isNavigationBarHidden,
      &own.isNavigationBarHidden)
    if let navigationBar { stack.setNavigationBarHidden(navigationBar, animated: animated) }
    let toolbar = follow(
      screen?.prefersToolbarHidden, from: stack.isToolbarHidden, &own.isToolbarHidden)
    if let toolbar { stack.setToolbarHidden(toolbar, animated: animated) }
    if own.isEmpty {
      if kept != nil { Engine.keep(nil, of: stack) }
    } else if kept == nil {
      Engine.keep(own, of: stack)
    }
  }

  /// What a bar has to become.
  ///
  /// - Parameters:
  ///   - declared: What the top says.
  ///   - current: Whether the bar is hidden now.
  ///   - own: What the app has set itself: taken note of at the first word of a screen, given back at the last.
  /// - Returns: Nil if it is right already.
  private static func follow(_ declared: Bool?, from current: Bool, _ own: inout Bool?) -> Bool? {
    let wanted: Bool
    if let declared {
      if own == nil { own = current }
      wanted = declared
    } else {
      guard let before = own.take() else { return nil }
      wanted = before
    }
    return wanted == current ? nil : wanted
  }
}
