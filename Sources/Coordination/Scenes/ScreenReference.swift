public import UIKit

/// A screen as its view model knows it: not owned, and no slower for it.
///
/// A weak reference does the same and costs its object more time at each later use. This one keeps the memory of a dead
/// screen, not the screen, until it goes itself; so it is for what goes with the screen, as a view model does.
@MainActor
public struct ScreenReference {
  private let reference: Faint<UIViewController>

  /// Refers to a screen.
  public init(_ screen: UIViewController) {
    reference = Faint(screen)
  }

  /// The screen; nil once it is gone.
  public var screen: UIViewController? { reference.object }
}
