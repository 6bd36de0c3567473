public import UIKit

extension AirPort {
  /// The router over a navigation controller, which keeps a closure for each screen that it has shown.
  ///
  /// A closure belongs to the very screen, not to its description, and runs when that screen has left the tree, not
  /// when a delegate says so: `popToRoot` runs one for each screen, a dismissal in code runs it too, a gesture that is
  /// cancelled runs none, and whoever replaces the stack's delegate changes nothing.
  @MainActor
  public final class Router: RouterProtocol {
    /// Does the work; screens keep it alive as long as it has a closure for them.
    private let router: Coordination.Router

    /// Creates a router.
    ///
    /// - Parameter navigationController: The stack to move; not owned, so put it into a window or hold it.
    public init(navigationController: UINavigationController) {
      router = Coordination.Router(rootViewController: navigationController)
    }

    /// The stack that the router moves; nil once it is gone.
    public var navigationController: UINavigationController? { router.navigationController }

    /// Puts a drawable's screen on top of the stack.
    public func push(
      _ drawable: any Drawable, isAnimated: Bool, from requester: UIViewController?,
      at site: CallSite, onNavigationBack: NavigationBackClosure?
    ) -> Transition {
      guard let screen = drawable.viewController else { return refuse("push", drawable) }
      return router.push(
        screen, animated: isAnimated, hidesBottomBar: nil, from: requester, owner: nil, at: site,
        onRemoval: handler(onNavigationBack))
    }

    /// Takes the top screen away.
    public func pop(_ isAnimated: Bool, from requester: UIViewController?, at site: CallSite)
      -> Transition
    {
      router.pop(animated: isAnimated, from: requester, at: site)
    }

    /// Dismisses what is presented over the stack, then takes everything above the root away.
    public func popToRoot(
      _ isAnimated: Bool, from requester: UIViewController?, at site: CallSite
    ) -> Transition {
      router.popToRoot(animated: isAnimated, from: requester, at: site)
    }

    /// Presents a drawable's screen over the topmost one of this branch, as far as the policy lets it.
    public func present(
      _ drawable: any Drawable, isAnimated: Bool, from requester: UIViewController?,
      policy: PresentationPolicy, at site: CallSite, onDismiss: NavigationBackClosure?
    ) -> Transition {
      guard let screen = drawable.viewController else { return refuse("present", drawable) }
      return router.present(
        screen, animated: isAnimated, from: requester, owner: nil, policy: policy, at: site,
        onRemoval: handler(onDismiss))
    }

    /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
    public func dismiss(_ isAnimated: Bool, drawable: (any Drawable)?, at site: CallSite)
      -> Transition
    {
      guard let drawable else { return router.dismiss(nil, animated: isAnimated, at: site) }
      guard let screen = drawable.viewController else { return refuse("dismiss", drawable) }
      return router.dismiss(screen, animated: isAnimated, at: site)
    }

    /// The closures of this router do not ask which way.
    private func handler(_ closure: NavigationBackClosure?) -> RemovalHandler? {
      guard let closure else { return nil }
      return { _ in closure() }
    }

    private func refuse(_ operation: String, _ drawable: any Drawable) -> Transition {
      let name = String(describing: type(of: drawable))
      return .failed(Requester.ignored("\(operation) \(name)", .noScreen(name)))
    }
  }
}
