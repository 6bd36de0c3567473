public import UIKit

extension WindowRouter {
  /// Makes a controller the root of the window; modals are dismissed first, so that all of the old tree goes.
  ///
  /// - Parameters:
  ///   - controller: Neither in a container nor presented; the present root stays and only loses its modals.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the controller from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the controller has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `screenInUse`, `covered` or `windowDetached`.
  @discardableResult
  public func setRoot(
    _ controller: UIViewController, from requester: UIViewController? = nil,
    owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line, onRemoval: RemovalHandler? = nil
  ) -> Transition {
    setRoot(
      controller, from: requester, owner: owner, at: CallSite(file: file, line: line),
      onRemoval: onRemoval)
  }

  /// Puts a screen on top of the stack that the current screen stands in.
  ///
  /// - Parameters:
  ///   - screen: Neither on a stack nor presented, and no navigation controller.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `noStack`, `duplicateScreen`, `containerNotPushable`,
  ///   `screenInUse`, `covered`, `emptyWindow` or `windowDetached`.
  @discardableResult
  public func push(
    _ screen: UIViewController, animated: Bool = true, from requester: UIViewController? = nil,
    owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line, onRemoval: RemovalHandler? = nil
  ) -> Transition {
    push(
      screen, animated: animated, from: requester, owner: owner,
      at: CallSite(file: file, line: line),
      onRemoval: onRemoval)
  }

  /// Presents a screen from the current one.
  ///
  /// - Parameters:
  ///   - screen: Neither in a container nor presented.
  ///   - animated: Whether the transition takes 500 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `screenInUse`, `notInWindow`, `covered`, `emptyWindow`,
  ///   `windowDetached`, or with `alreadyPresenting` under an alert or the share sheet.
  @discardableResult
  public func present(
    _ screen: UIViewController, animated: Bool = true, from requester: UIViewController? = nil,
    owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line, onRemoval: RemovalHandler? = nil
  ) -> Transition {
    present(
      screen, animated: animated, from: requester, owner: owner,
      at: CallSite(file: file, line: line),
      onRemoval: onRemoval)
  }

  /// Dismisses every modal of the window.
  ///
  /// - Parameter animated: Whether the transition takes 500 ms of virtual time.
  /// - Returns: The transition, which fails with `nothingToDismiss`, `emptyWindow` or `windowDetached`.
  @discardableResult
  public func dismissAll(animated: Bool = true) -> Transition {
    inTurn(of: window) { [self] in
      guard let window else { return .failed(.windowDetached) }
      guard let root = window.rootViewController else { return .failed(.emptyWindow) }
      guard Engine.presented(by: root) != nil else { return .failed(.nothingToDismiss) }
      return dismiss(from: root, animated: animated)
    }
  }

  /// Leaves the current screen: pops it from its stack, else dismisses the modal it stands in.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition takes its virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  /// - Returns: The transition, which fails with `cannotPop` at the root of the window's stack, `nothingToClose`
  ///   at a root without a stack, `covered`, `emptyWindow` or `windowDetached`.
  @discardableResult
  public func close(animated: Bool = true, from requester: UIViewController? = nil) -> Transition {
    if Engine.isIdle { return closeNow(animated, requester) }
    return inTurn(of: window) { [self] in closeNow(animated, requester) }
  }
}
