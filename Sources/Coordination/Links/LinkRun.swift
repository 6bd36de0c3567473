import UIKit

/// A link that waits for its turn.
@MainActor
struct LinkRequest<Route: Hashable & Sendable> {
  /// Where it leads; several for a place that was left with modals.
  let routes: [Route]
  /// The link in messages.
  let name: String
  let pending = PendingLink()
}

/// One step of a link.
struct LinkStep<Route: Hashable & Sendable> {
  let route: Route
  /// Whether the queue's follower takes it, not who has taken the step before.
  let beginsAnew: Bool
}

/// A link that is being carried out.
@MainActor
final class LinkRun<Route: Hashable & Sendable> {
  let request: LinkRequest<Route>
  /// Nil without a window.
  let router: WindowRouter?
  /// Nil until the way is known.
  var steps: [LinkStep<Route>] = []
  /// The step that is under way, from 0.
  var index = 0
  /// Whether its last step has begun to lead there: nothing is left that could be dropped.
  private(set) var isLastStepTaken = false
  /// Who takes the next step.
  weak var follower: (any LinkFollowing<Route>)?
  private(set) var outcome = TransitionOutcome.unchanged

  init(_ request: LinkRequest<Route>, in window: UIWindow?) {
    self.request = request
    router = window.map(WindowRouter.init(window:))
  }

  /// The step that is under way, in words; nil before the first.
  var step: LinkFailure.Step? {
    guard index < steps.count else { return nil }
    return LinkFailure.Step(
      name: "\(steps[index].route)", number: index + 1, count: steps.count)
  }

  /// Somebody has taken the step that is under way.
  func noteTaken() {
    if index == steps.count - 1 { isLastStepTaken = true }
  }

  func add(_ outcome: TransitionOutcome) {
    self.outcome = TransitionOutcome(
      added: self.outcome.added + outcome.added, removed: self.outcome.removed + outcome.removed)
  }
}

extension WindowRouter {
  /// Calls a closure once when a screen that is there has left, unless the app has ended.
  func notify(
    whenLeft screen: UIViewController, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor () -> Void
  ) {
    let keeper: any Routing = Engine.router(watching: screen) ?? self
    keeper.register(
      { reason in if reason != .tornDown { body() } }, for: screen, ownedBy: nil,
      at: CallSite(file: file, line: line))
  }
}
