public import UIKit

/// Leads from scene to scene; view models hold it and need no screen, stack or window.
@MainActor
public protocol SceneCoordinatorType: AnyObject {
  /// Shows a scene.
  func transition(
    to scene: any SceneType, using style: TransitionStyle, animated: Bool,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> SceneTransition

  /// Leaves the current scene: pops it from its stack, else dismisses the modal it stands in.
  func close(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> SceneTransition
}

extension SceneCoordinatorType {
  /// Shows a scene.
  ///
  /// The scene's screen is made at once. The transition begins at once too, or when those before it have ended; only
  /// then is it decided from which screen.
  ///
  /// - Parameters:
  ///   - scene: The scene, with its view model.
  ///   - style: As the root, on the current stack, or over the current screen. A second modal comes over the first.
  ///   - animated: Whether it takes virtual time: 350 ms for a push, 500 ms for a modal. A root takes none.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the scene's screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the scene's screen has left, whichever way. Owned by the coordinator until then.
  /// - Returns: The transition, which fails with `navigationControllerMissing` (push), `alreadyPresenting` (modal)
  ///   or `refused`.
  @discardableResult
  public func transition(
    to scene: any SceneType, using style: TransitionStyle, animated: Bool = true,
    from requester: UIViewController? = nil, owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    onRemoval: RemovalHandler? = nil
  ) -> SceneTransition {
    transition(
      to: scene, using: style, animated: animated, from: requester, owner: owner,
      at: CallSite(file: file, line: line), onRemoval: onRemoval)
  }

  /// Leaves the current scene: pops it from its stack, else dismisses the modal it stands in.
  ///
  /// - Parameters:
  ///   - animated: Whether it takes virtual time: 350 ms for a pop, 500 ms for a modal.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  /// - Returns: The transition, which fails with `cannotPop` at the root of the window's stack, `unknown` at a root
  ///   without a stack, or `refused`.
  @discardableResult
  public func close(
    animated: Bool = true, from requester: UIViewController? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> SceneTransition {
    close(animated: animated, from: requester, at: CallSite(file: file, line: line))
  }
}
