public import UIKit

/// The router over a headless or real navigation controller.
///
/// It holds the navigation controller weakly, as TOASTER's does, and keeps ``closures``: what to call when a screen
/// has left the tree, whichever way it left. Screens keep their router alive until then.
@MainActor
public final class Router: RouterProtocol, Routing {
  // Not a weak reference, which would slow the stack down.
  private let stack: Faint<UINavigationController>
  let closures = RemovalClosures()

  /// Creates a router.
  ///
  /// - Parameter rootViewController: The stack to move; not owned.
  public init(rootViewController: UINavigationController) {
    stack = Faint(rootViewController)
    Engine.list(closures)
  }

  /// Whether it moves this very stack.
  func moves(_ stack: UINavigationController) -> Bool { self.stack.refers(to: stack) }

  /// The stack that the router moves; nil once it is gone.
  public var navigationController: UINavigationController? { stack.object }
}
