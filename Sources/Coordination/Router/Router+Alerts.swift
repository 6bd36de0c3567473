import UIKit

extension Router {
  /// Lets a presentation wait until an alert has left, in whichever way; other calls go on meanwhile.
  ///
  /// - Parameters:
  ///   - alert: What the screen cannot be presented over.
  ///   - screen: The screen to present.
  ///   - requester: The screen that asked, not owned; the call is refused if that one is gone by then.
  ///   - site: Where the call was made, for listings of what waits.
  ///   - present: Owned by the alert's router until then; takes its turn.
  func wait(
    for alert: UIViewController, with screen: UIViewController, from requester: UIViewController?,
    at site: CallSite, then present: @escaping @MainActor (UIViewController?) -> Transition
  ) -> Transition {
    let pending = PendingTransition()
    let name = requester.map(Engine.name)
    let keeper = Engine.router(watching: alert) ?? self
    keeper.register(
      { [weak requester] reason in
        if reason == .tornDown {
          pending.complete(.failure(.routerDetached))
        } else if let name, requester == nil {
          let error = RouterError.covered(requester: name, by: nil)
          pending.complete(
            .failure(Requester.ignored("present \(Engine.name(of: screen))", error)))
        } else {
          pending.follow(present(requester))
        }
      }, for: alert, ownedBy: nil, at: site)
    return Transition(.pending(pending))
  }
}
