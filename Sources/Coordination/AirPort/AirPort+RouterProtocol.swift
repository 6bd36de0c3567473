public import UIKit

extension AirPort {
  /// Shows drawables on one stack and over it, and says when they have left.
  ///
  /// Each operation returns a ``Transition`` that completes exactly once. A call made while a transition of the window
  /// is open waits for its turn. On an error nothing has changed, and no closure is kept.
  @MainActor
  public protocol RouterProtocol: AnyObject {
    /// Puts a drawable's screen on top of the stack.
    func push(
      _ drawable: any Drawable, isAnimated: Bool, from requester: UIViewController?,
      at site: CallSite, onNavigationBack: NavigationBackClosure?
    ) -> Transition

    /// Takes the top screen away.
    func pop(_ isAnimated: Bool, from requester: UIViewController?, at site: CallSite)
      -> Transition

    /// Dismisses what is presented over the stack, then takes everything above the root away.
    func popToRoot(_ isAnimated: Bool, from requester: UIViewController?, at site: CallSite)
      -> Transition

    /// Presents a drawable's screen over the topmost one of this branch, as far as the policy lets it.
    func present(
      _ drawable: any Drawable, isAnimated: Bool, from requester: UIViewController?,
      policy: PresentationPolicy, at site: CallSite, onDismiss: NavigationBackClosure?
    ) -> Transition

    /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
    func dismiss(_ isAnimated: Bool, drawable: (any Drawable)?, at site: CallSite) -> Transition
  }
}

extension AirPort.RouterProtocol {
  /// Puts a drawable's screen on top of the stack.
  ///
  /// - Parameters:
  ///   - drawable: Its screen is neither on a stack nor presented, and no navigation controller.
  ///   - isAnimated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  ///   - onNavigationBack: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `noScreen`, `duplicateScreen`, `containerNotPushable`, `screenInUse`,
  ///   `covered` or `routerDetached`.
  @discardableResult
  public func push(
    _ drawable: any Drawable, isAnimated: Bool = true, from requester: UIViewController? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    onNavigationBack: NavigationBackClosure? = nil
  ) -> Transition {
    push(
      drawable, isAnimated: isAnimated, from: requester, at: CallSite(file: file, line: line),
      onNavigationBack: onNavigationBack)
  }

  /// Takes the top screen away.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the transition takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is covered or gone by then.
  /// - Returns: The transition, which fails with `cannotPop`, `emptyStack`, `covered` or `routerDetached`.
  @discardableResult
  public func pop(
    _ isAnimated: Bool = true, from requester: UIViewController? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    pop(isAnimated, from: requester, at: CallSite(file: file, line: line))
  }

  /// Dismisses what is presented over the stack, then takes everything above the root away.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the pop takes 350 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is gone by then.
  /// - Returns: The transition, which fails with `covered` or `routerDetached`.
  @discardableResult
  public func popToRoot(
    _ isAnimated: Bool = true, from requester: UIViewController? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    popToRoot(isAnimated, from: requester, at: CallSite(file: file, line: line))
  }

  /// Presents a drawable's screen over the topmost one of this branch, as far as the policy lets it.
  ///
  /// - Parameters:
  ///   - drawable: Its screen stands nowhere else.
  ///   - isAnimated: Whether the transition takes 500 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if another screen lies on top of that one in its
  ///     stack by then, or if it is gone.
  ///   - policy: What a modal that is there already means for the call.
  ///   - onDismiss: Runs once when the screen has left, whichever way. Owned by the router until then.
  /// - Returns: The transition, which fails with `noScreen`, `screenInUse`, `alreadyPresenting`, `notInWindow`,
  ///   `covered` or `routerDetached`.
  @discardableResult
  public func present(
    _ drawable: any Drawable, isAnimated: Bool = true, from requester: UIViewController? = nil,
    policy: PresentationPolicy = .topmost, file: StaticString = #fileID, line: UInt = #line,
    onDismiss: NavigationBackClosure? = nil
  ) -> Transition {
    present(
      drawable, isAnimated: isAnimated, from: requester, policy: policy,
      at: CallSite(file: file, line: line), onDismiss: onDismiss)
  }

  /// Dismisses a modal with all that lies on it, or the topmost one of this branch.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the transition takes 500 ms of virtual time.
  ///   - drawable: Which one; nil for the topmost. Naming it keeps a late call from taking away another that has
  ///     come since.
  /// - Returns: The transition, which fails with `noScreen`, `nothingToDismiss` or `routerDetached`.
  @discardableResult
  public func dismiss(
    _ isAnimated: Bool = true, drawable: (any Drawable)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Transition {
    dismiss(isAnimated, drawable: drawable, at: CallSite(file: file, line: line))
  }
}
