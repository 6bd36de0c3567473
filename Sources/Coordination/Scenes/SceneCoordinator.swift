public import UIKit

/// The scene coordinator over a window.
///
/// It stores nothing of the tree: the current screen is looked up at each call, so that what the user did meanwhile
/// (back button, swipe, pull-down) counts, and what the user only began does not. An alert and the share sheet are
/// never current: a push or close concerns the screen below.
@MainActor
public final class SceneCoordinator: SceneCoordinatorType {
  private let router: WindowRouter

  /// Creates a coordinator.
  ///
  /// - Parameter window: Not owned; without it every call is refused.
  public init(window: UIWindow) {
    router = WindowRouter(window: window)
  }

  /// The screen that the next call works from; nil before the first scene.
  public var currentViewController: UIViewController? { router.currentViewController }

  /// Shows a scene.
  public func transition(
    to scene: any SceneType, using style: TransitionStyle, animated: Bool,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> SceneTransition {
    let target = scene.instantiate()
    let transition =
      switch style {
      case .root:
        router.setRoot(target, from: requester, owner: owner, at: site, onRemoval: onRemoval)
      case .push:
        router.push(
          target, animated: animated, from: requester, owner: owner, at: site, onRemoval: onRemoval)
      case .modal:
        router.present(
          target, animated: animated, from: requester, owner: owner, at: site, onRemoval: onRemoval)
      }
    return SceneTransition(transition)
  }

  /// Leaves the current scene: pops it from its stack, else dismisses the modal it stands in.
  public func close(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> SceneTransition
  {
    Grounds.note("close", nil, owner: nil, at: site)
    return SceneTransition(router.close(animated: animated, from: requester))
  }
}
