/// Carries out the steps of links: a coordinator.
///
/// A link is a chain of routes, from the outside in. Each is given to the follower that the one before it has led to, after
/// all transitions of that one have settled.
@MainActor
public protocol LinkFollowing<Route>: AnyObject {
  /// The places of the app.
  associatedtype Route: Hashable & Sendable

  /// Leads to a place.
  ///
  /// - Parameter route: One step of a link.
  /// - Returns: What becomes of it.
  func follow(_ route: Route) -> LinkProgress<Route>
}

/// What becomes of a step of a link.
@MainActor
public enum LinkProgress<Route: Hashable & Sendable> {
  /// A transition leads there; the rest of the link goes on when it has ended, and fails if it does.
  ///
  /// The second value is who takes the rest; nil for whoever has taken this step.
  case moves(Transition, then: (any LinkFollowing<Route>)? = nil)
  /// It is done: a tab was selected, a screen brought up to date, or nothing was left to do.
  case done(then: (any LinkFollowing<Route>)? = nil)
  /// It is told later, once; the rest of the link waits.
  ///
  /// The closure is called at once; what it is given is owned by whoever it asks.
  case later((_ tell: @escaping @MainActor (LinkProgress<Route>) -> Void) -> Void)
  /// It cannot be done, in words such as `there is no clip 9`; the link ends here.
  case refused(String)
  /// It is not this follower's: the coordinators that own it are asked.
  case notMine
}

extension LinkProgress {
  /// A transition of a scene coordinator leads there.
  public static func moves(
    _ transition: SceneTransition, then next: (any LinkFollowing<Route>)? = nil
  ) -> LinkProgress {
    .moves(transition.transition, then: next)
  }
}

/// How to get to a place: which steps, and what becomes of the modals that lie in the way.
public struct LinkWay<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The steps, from the outside in; none if the app only has to be there.
  public let steps: [Route]
  /// Who takes the modals away.
  public let clearing: LinkClearing

  /// Creates a way.
  public init(_ steps: [Route], clearing: LinkClearing = .modals) {
    self.steps = steps
    self.clearing = clearing
  }
}

/// What becomes of the modals that lie in the way of a link.
public enum LinkClearing: Hashable, Sendable {
  /// They are dismissed before the first step, if ``LinkObstacle`` lets them.
  case modals
  /// The first step dismisses them, if ``LinkObstacle`` lets it.
  case firstStep
  /// They stay, and none of them is asked.
  case nothing
}
