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
  static func derive(for stack: UINavigationController, top: UIViewController, animated: Bool) {
    let kept = Engine.ownBars(of: stack)
    guard let screen = Engine.barDeclaring(top) else {
      if let kept { derive(for: stack, animated, from: nil, kept, isNew: false) }
      return
    }
    derive(for: stack, animated, from: screen, kept ?? OwnBars(), isNew: kept == nil)
  }

  /// - Parameter isNew: Whether what the app has set is not kept with the stack yet.
  private static func derive(
    for stack: UINavigationController, _ animated: Bool, from screen: (any BarDeclaring)?,
    _ own: OwnBars, isNew: Bool
  ) {
    let navigationBar = follow(
      screen?.prefersNavigationBarHidden, from: stack.isNavigationBarHidden,
      &own.isNavigationBarHidden)
    if let navigationBar { stack.setNavigationBarHidden(navigationBar, animated: animated) }
    let toolbar = follow(
      screen?.prefersToolbarHidden, from: stack.isToolbarHidden, &own.isToolbarHidden)
    if let toolbar { stack.setToolbarHidden(toolbar, animated: animated) }
    if own.isEmpty {
      if !isNew { Engine.keep(nil, of: stack) }
    } else if isNew {
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
