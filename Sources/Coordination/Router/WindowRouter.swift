public import UIKit

/// The router over a whole window: its root, and whatever screen of it is current.
///
/// It holds the window weakly and knows nothing else of the tree: which screen is current is looked up whenever it
/// matters. It shares the window's line of transitions, and the removal closures, with every ``Router`` of the window.
@MainActor
public final class WindowRouter: Routing {
  /// The window that the router works on; nil once it is gone.
  public var window: UIWindow? { place.object }
  private let place: Faint<UIWindow>
  let closures = RemovalClosures()
  /// What moved a stack in the last call.
  @exclusivity(unchecked)
  var lastRouter: Router?

  /// Creates a router.
  ///
  /// - Parameter window: Its root may still be missing; not owned.
  public init(window: UIWindow) {
    place = Faint(window)
    Engine.list(closures)
  }

  /// The screen that the user works with; nil without a window or root.
  ///
  /// It is the top of the stack or the selected tab of the topmost modal, else of the root. An alert and the share
  /// sheet are not counted: the system and the user deal with them, the screen below stays current.
  public var currentViewController: UIViewController? {
    guard let window else { return nil }
    return Self.current(in: window)
  }

  /// The screen of a window that the user works with; nil without a root.
  static func current(in window: UIWindow) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    if !Engine.isPresenting(root) { return visible(in: root) }
    return visible(in: ModalChain.top(above: root) { !$0.isSystemScreen })
  }

  /// From a container down to what is visible in it.
  private static func visible(in controller: UIViewController) -> UIViewController {
    var visible = controller
    while let next = Engine.asStack(visible)?.topViewController
      ?? (visible as? UITabBarController)?.selectedViewController
    {
      visible = next
    }
    return visible
  }
}
