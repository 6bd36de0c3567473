public import UIKit

extension RouterProtocol {
  /// Carries several operations out as one: the state they lead to is reached with one transition.
  ///
  /// All are looked at before anything changes: if one of them could not be carried out after those before it, the
  /// call is refused and nothing has changed. Modals go first, then the stack is set, then modals come; only the last
  /// of these is animated, and what comes and goes within the call never comes. Other calls wait until all is done.
  ///
  /// A class of the app's own that refuses its part ends the call there: the error says why, what is done stays done.
  ///
  /// - Parameters:
  ///   - operations: In order. None is a call that changes nothing.
  ///   - animated: Whether the transition takes its virtual time.
  ///   - requester: The screen that asked; the call is refused if that one is gone by then, or covered by a screen, or
  ///     by a modal that stays.
  /// - Returns: The transition, with all that came and left; it fails with the error of the operation that cannot be
  ///   carried out, or with `covered` or `routerDetached`.
  @discardableResult
  public func perform(
    _ operations: [RouterOperation], animated: Bool = true,
    from requester: UIViewController? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Transition {
    perform(
      operations, animated: animated, from: requester, at: CallSite(file: file, line: line))
  }
}
