public import UIKit

extension RouterProtocol {
  /// Presents a screen as the root of a stack of its own.
  ///
  /// - Parameters:
  ///   - root: A screen that stands nowhere else, and no navigation controller. It stands alone again if the call is
  ///     refused.
  ///   - style: How the stack is presented.
  ///   - detents: The heights of the sheet; none leaves UIKit's.
  ///   - animated: Whether the transition takes 500 ms of virtual time.
  ///   - requester: The screen that asked; the call is refused if another screen lies on top of that one in its
  ///     stack by then, or if it is gone.
  ///   - policy: What a modal that lies on the requester, or on the stack, means for the call.
  ///   - onRemoval: Runs once when the new stack has left, whichever way. Owned by the router until then.
  /// - Returns: The router of the new stack and the transition, which fails as `present` does, or with
  ///   `containerNotPushable`.
  @discardableResult
  public func presentStack(
    of root: UIViewController, style: UIModalPresentationStyle = .automatic,
    detents: [UISheetPresentationController.Detent] = [], animated: Bool = true,
    from requester: UIViewController? = nil, policy: PresentationPolicy = .topmost,
    file: StaticString = #fileID, line: UInt = #line, onRemoval: RemovalHandler? = nil
  ) -> (router: Router, transition: Transition) {
    let stack = UINavigationController()
    let router = Router(rootViewController: stack)
    if Engine.isInUse(root) || Engine.isStack(root) {
      let name = Engine.name(of: root)
      return (
        router, .failed(Engine.isStack(root) ? .containerNotPushable(name) : .screenInUse(name))
      )
    }
    stack.viewControllers = [root]
    stack.modalPresentationStyle = style
    if !detents.isEmpty { stack.sheetPresentationController?.detents = detents }
    let transition = present(
      stack, animated: animated, from: requester, policy: policy, file: file, line: line,
      onRemoval: onRemoval)
    transition.whenComplete { result in
      if case .failure = result { stack.viewControllers = [] }
    }
    return (router, transition)
  }
}
