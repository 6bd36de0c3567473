public import UIKit

/// The router over a headless or real navigation controller.
///
/// It holds the navigation controller weakly, as TOASTER's does, and keeps ``closures``: what to call when a screen
/// has left the tree, whichever way it left. Screens keep their router alive until then.
@MainActor
public final class Router: RouterProtocol {
  @exclusivity(unchecked)
  private weak var stack: UINavigationController?
  private let closures = RemovalClosures()

  /// Creates a router.
  ///
  /// - Parameter rootViewController: The stack to move; not owned.
  public init(rootViewController: UINavigationController) {
    stack = rootViewController
    Engine.state.add(closures)
  }

  /// The stack that the router moves; nil once it is gone.
  public var navigationController: UINavigationController? { stack }

  /// Keeps a closure for a screen.
  @inline(__always)
  func register(_ handler: RemovalHandler?, for screen: UIViewController, at site: CallSite) {
    guard let handler else { return }
    closures.add(handler, for: Engine.id(of: screen), at: site)
    screen.reportDeparture(to: self)
  }

  /// Forgets the closure of a screen that did not get in after all.
  func unregister(_ screen: UIViewController) {
    if closures.take(Engine.id(of: screen)) != nil { screen.reportDeparture(to: nil) }
  }

  /// Takes the closure of a screen out, then calls it.
  func screenDidLeave(_ id: ScreenID, reason: RemovalReason) {
    if let call = closures.take(id) { call(reason) }
  }
}
