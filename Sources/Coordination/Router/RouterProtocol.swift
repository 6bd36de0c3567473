public import UIKit

/// Moves one navigation stack, and what is presented over it.
///
/// Each operation returns a ``Transition`` that completes exactly once. A call made while a transition of the window
/// is open waits for its turn. On an error nothing has changed.
@MainActor
public protocol RouterProtocol: AnyObject {
  /// The stack that the router moves; nil once it is gone.
  var navigationController: UINavigationController? { get }

  /// Puts a screen on top of the stack.
  func push(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition

  /// Takes the top screen away.
  func pop(animated: Bool, from requester: UIViewController?, at site: CallSite) -> Transition

  /// Takes everything above a screen of the stack away.
  func popTo(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition

  /// Dismisses what is presented over the stack, then takes everything above the root away.
  func popToRoot(animated: Bool, from requester: UIViewController?, at site: CallSite)
    -> Transition

  /// Makes a screen the only member of the stack.
  func setRoot(
    _ screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition

  /// Replaces the whole stack, root first.
  func setStack(
    _ screens: [UIViewController], animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?,
    at site: CallSite
  ) -> Transition

  /// Puts a screen in the place of the top one.
  func replaceTop(
    with screen: UIViewController, animated: Bool, hidesBottomBar: Bool?,
    from requester: UIViewController?, owner: BaseCoordinator?, at site: CallSite,
    onRemoval: RemovalHandler?
  ) -> Transition

  /// Presents a screen over the topmost one of this branch, as far as the policy lets it.
  func present(
    _ screen: UIViewController, animated: Bool, from requester: UIViewController?,
    owner: BaseCoordinator?,
    policy: PresentationPolicy, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition

  /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
  func dismiss(_ modal: UIViewController?, animated: Bool, at site: CallSite) -> Transition

  /// Takes away everything that lies on a screen: modals, and what stands above it in its stack.
  func dismissTo(_ screen: UIViewController, animated: Bool, at site: CallSite) -> Transition

  /// Dismisses every modal of the window.
  func dismissAll(animated: Bool, at site: CallSite) -> Transition

  /// Leaves the top screen: dismisses the modal above, else pops, else dismisses the modal the stack stands in.
  func close(animated: Bool, at site: CallSite) -> Transition

  /// Carries several operations out as one: the state they lead to is reached with one transition.
  func perform(
    _ operations: [RouterOperation], animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition
}

extension RouterProtocol {
  /// Puts a screen on top of the stack.
  ///
  /// - Parameters:
  ///   - screen: Neither on a stack nor presented, and no navigation controller.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - hidesBottomBar: Sets the screen's `hidesBottomBarWhenPushed`; nil leaves it.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `duplicateScreen`, `containerNotPushable`, `screenInUse`,
  ///   `covered` or `routerDetached`.
  @discardableResult
  public func push(
    _ screen: UIViewController, animated: Bool = true, hidesBottomBar: Bool? = nil,
    from requester: UIViewController? = nil, owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    onRemoval: RemovalHandler? = nil
  ) -> Transition {
    push(
      screen, animated: animated, hidesBottomBar: hidesBottomBar, from: requester, owner: owner,
      at: CallSite(file: file, line: line), onRemoval: onRemoval)
  }

  /// Takes the top screen away.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  /// - Returns: The transition, which fails with `cannotPop`, `emptyStack`, `covered` or `routerDetached`.
  @discardableResult
  public func pop(
    animated: Bool = true, from requester: UIViewController? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Transition {
    pop(animated: animated, from: requester, at: CallSite(file: file, line: line))
  }

  /// Takes everything above a screen of the stack away.
  ///
  /// - Parameters:
  ///   - screen: A member of the stack.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  /// - Returns: The transition, which fails with `notInStack`, `covered` or `routerDetached`.
  @discardableResult
  public func popTo(
    _ screen: UIViewController, animated: Bool = true, from requester: UIViewController? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    popTo(screen, animated: animated, from: requester, at: CallSite(file: file, line: line))
  }

  /// Dismisses what is presented over the stack, then takes everything above the root away.
  ///
  /// - Parameters:
  ///   - animated: Whether the pop takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is gone by then.
  /// - Returns: The transition, which fails with `covered` or `routerDetached`.
  @discardableResult
  public func popToRoot(
    animated: Bool = true, from requester: UIViewController? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Transition {
    popToRoot(animated: animated, from: requester, at: CallSite(file: file, line: line))
  }

  /// Makes a screen the only member of the stack.
  ///
  /// - Parameters:
  ///   - screen: A screen that stands nowhere else, and no navigation controller. A member of the stack may be set,
  ///     and keeps the closure it has beside a new one.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - hidesBottomBar: Sets the screen's `hidesBottomBarWhenPushed`; nil leaves it.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails as a push does, but for `duplicateScreen`.
  @discardableResult
  public func setRoot(
    _ screen: UIViewController, animated: Bool = false, hidesBottomBar: Bool? = nil,
    from requester: UIViewController? = nil, owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    onRemoval: RemovalHandler? = nil
  ) -> Transition {
    setRoot(
      screen, animated: animated, hidesBottomBar: hidesBottomBar, from: requester, owner: owner,
      at: CallSite(file: file, line: line), onRemoval: onRemoval)
  }

  /// Replaces the whole stack, root first.
  ///
  /// - Parameters:
  ///   - screens: At least one; all distinct, none a navigation controller, none shown elsewhere.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screens this call brings, which keeps nobody alive; nil for none.
  /// - Returns: The transition, which fails with `emptyStack`, `duplicateScreen`, `containerNotPushable`,
  ///   `screenInUse`, `covered` or `routerDetached`.
  @discardableResult
  public func setStack(
    _ screens: [UIViewController], animated: Bool = false,
    from requester: UIViewController? = nil, owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    setStack(
      screens, animated: animated, from: requester, owner: owner,
      at: CallSite(file: file, line: line))
  }

  /// Puts a screen in the place of the top one.
  ///
  /// - Parameters:
  ///   - screen: A screen that stands nowhere else, and no navigation controller.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  ///   - hidesBottomBar: Sets the screen's `hidesBottomBarWhenPushed`; nil leaves it.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - onRemoval: Runs once when the new screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails as a push does, or with `emptyStack`.
  @discardableResult
  public func replaceTop(
    with screen: UIViewController, animated: Bool = true, hidesBottomBar: Bool? = nil,
    from requester: UIViewController? = nil, owner: BaseCoordinator? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    onRemoval: RemovalHandler? = nil
  ) -> Transition {
    replaceTop(
      with: screen, animated: animated, hidesBottomBar: hidesBottomBar, from: requester,
      owner: owner,
      at: CallSite(file: file, line: line), onRemoval: onRemoval)
  }

  /// Presents a screen over the topmost one of this branch, as far as the policy lets it.
  ///
  /// - Parameters:
  ///   - screen: A screen that stands nowhere else.
  ///   - animated: Whether the transition takes 500 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if another screen lies on top of that one in its
  ///     stack by then, or if it is gone.
  ///   - owner: The coordinator that owns the screen from then on, which keeps nobody alive; nil for none.
  ///   - policy: What a modal that lies on the requester, or on the stack, means for the call.
  ///   - onRemoval: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `screenInUse`, `alreadyPresenting`, `notInWindow`, `covered` or
  ///   `routerDetached`.
  @discardableResult
  public func present(
    _ screen: UIViewController, animated: Bool = true, from requester: UIViewController? = nil,
    owner: BaseCoordinator? = nil,
    policy: PresentationPolicy = .topmost, file: StaticString = #fileID, line: UInt = #line,
    onRemoval: RemovalHandler? = nil
  ) -> Transition {
    present(
      screen, animated: animated, from: requester, owner: owner, policy: policy,
      at: CallSite(file: file, line: line), onRemoval: onRemoval)
  }

  /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
  ///
  /// - Parameters:
  ///   - modal: Which one; nil for the topmost. Naming it keeps a late call from taking away another that has come
  ///     since.
  ///   - animated: Whether the transition takes 500 ms of virtual time.
  /// - Returns: The transition, which fails with `nothingToDismiss` or `routerDetached`.
  @discardableResult
  public func dismiss(
    _ modal: UIViewController? = nil, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Transition {
    dismiss(modal, animated: animated, at: CallSite(file: file, line: line))
  }

  /// Takes away everything that lies on a screen: modals, and what stands above it in its stack.
  ///
  /// The screen may be a modal, stand in one, or stand below all; nothing changes if nothing lies on it. Only one
  /// transition is animated: that of the stack if anything is popped, else that of the modals.
  ///
  /// - Parameters:
  ///   - screen: A screen of the router's window, also one that the router did not show.
  ///   - animated: Whether the transition takes its virtual time.
  /// - Returns: The transition, which fails with `notShown` or `routerDetached`.
  @discardableResult
  public func dismissTo(
    _ screen: UIViewController, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Transition {
    dismissTo(screen, animated: animated, at: CallSite(file: file, line: line))
  }

  /// Dismisses every modal of the window.
  ///
  /// - Parameter animated: Whether the transition takes 500 ms of virtual time.
  /// - Returns: The transition, which fails with `nothingToDismiss` or `routerDetached`.
  @discardableResult
  public func dismissAll(
    animated: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    dismissAll(animated: animated, at: CallSite(file: file, line: line))
  }

  /// Leaves the top screen: dismisses the modal above, else pops, else dismisses the modal the stack stands in.
  ///
  /// - Parameter animated: Whether the transition takes its virtual time.
  /// - Returns: The transition, which fails with `nothingToClose` or `routerDetached`.
  @discardableResult
  public func close(
    animated: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    close(animated: animated, at: CallSite(file: file, line: line))
  }
}
