import UIKit

/// One screen that a coordinator has shown.
///
/// The coordinator owns it until the screen has left, and so does the router's closure for the screen; it owns neither
/// of the two.
@MainActor
final class OwnedScreen {
  let id: ScreenID
  /// Where it was shown.
  let site: CallSite
  var screen: UIViewController? { screenReference.object }
  /// Whose it is; another's once it was handed over.
  var owner: BaseCoordinator? {
    get { ownerReference?.object }
    set { ownerReference = if let newValue { Faint(newValue) } else { nil } }
  }
  // Neither is a weak reference, which would slow them down.
  private let screenReference: Faint<UIViewController>
  @exclusivity(unchecked)
  private var ownerReference: Faint<BaseCoordinator>?
  /// Whether it is being taken away because its coordinator has finished.
  var isBeingFinished = false

  init(_ screen: UIViewController, shownBy owner: BaseCoordinator?, at site: CallSite) {
    id = Engine.id(of: screen)
    self.site = site
    screenReference = Faint(screen)
    ownerReference = if let owner { Faint(owner) } else { nil }
  }

  /// The screen, if it stands anywhere: in a container, over another screen, or as the root of a window.
  var standing: UIViewController? {
    guard let screen, Engine.isInUse(screen) || Engine.isInTree(screen) else { return nil }
    return screen
  }

  /// The reason to tell when the screen has left.
  func reason(_ reason: RemovalReason) -> RemovalReason {
    isBeingFinished && reason != .tornDown ? .finished : reason
  }
}

extension Routing {
  /// Keeps a closure for a screen that belongs to a coordinator, and tells that one when the screen has left.
  func registerOwned(
    _ handler: RemovalHandler?, for screen: UIViewController, by owner: BaseCoordinator,
    at site: CallSite
  ) {
    let owned = OwnedScreen(screen, shownBy: owner, at: site)
    // A member of a stack that is set as its root belongs to whoever set it.
    if Engine.router(watching: screen) != nil { Engine.state.giveUp(owned.id) }
    owner.own(owned)
    closures.add(
      { reason in
        owned.owner?.disown(owned)
        handler?(owned.reason(reason))
      }, for: owned.id, at: site)
    screen.reportDeparture(to: self)
  }

  /// Carries out a call that shows screens for coordinators, when its turn has come.
  ///
  /// Until that is known none of them ends for want of screens. One that has finished by then shows nothing.
  ///
  /// - Parameters:
  ///   - operation: What is done, for the log.
  ///   - run: The call.
  ///   - inTurn: Carries it out now, or when the window is free.
  func show(
    for owners: [BaseCoordinator], _ operation: @autoclosure @escaping () -> String,
    _ run: @escaping @MainActor () -> Transition,
    inTurn: (@escaping @MainActor () -> Transition) -> Transition
  ) -> Transition {
    let transition = inTurn {
      guard let finished = owners.first(where: \.isFinished) else { return run() }
      return .failed(
        Requester.ignored(
          operation(), .coordinatorFinished(CoordinationState.name(of: finished))))
    }
    for owner in owners { owner.await(transition) }
    return transition
  }

  /// Carries out a call that shows a screen, for its owner if there is one.
  func show(
    _ screen: UIViewController?, for owner: BaseCoordinator?, _ operation: String,
    _ run: @escaping @MainActor () -> Transition,
    inTurn: (@escaping @MainActor () -> Transition) -> Transition
  ) -> Transition {
    guard let owner else { return inTurn(run) }
    let object = screen.map { " \(Engine.name(of: $0))" } ?? ""
    return show(for: [owner], operation + object, run, inTurn: inTurn)
  }
}
