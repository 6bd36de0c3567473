import UIKit

/// Takes the screens of coordinators away, wherever they stand, as one operation of their window.
@MainActor
package final class ScreenRemoval {
  private let root: BaseCoordinator?
  private let others: [OwnedScreen]
  private let animated: Bool

  /// - Parameters:
  ///   - root: The coordinator whose screens leave, with those of all below it.
  ///   - others: Screens of others that leave with them.
  init(below root: BaseCoordinator?, and others: [UIViewController], animated: Bool) {
    self.root = root
    self.others = others.map {
      OwnedScreen($0, shownBy: nil, at: CallSite(file: #fileID, line: #line))
    }
    self.animated = animated
  }

  /// Begins now, or when the window is free.
  ///
  /// - Parameter refuse: Asked when its turn has come, with what would be done; an error keeps everything as it is.
  func begin(
    refuse: @escaping @MainActor (RemovalPlan) -> RouterError? = { _ in nil }
  ) -> Transition {
    if screens.isEmpty, !owned.isEmpty {
      // They have left just now, and their closures have their turn before.
      let pending = PendingTransition()
      Engine.inNextTurn("end of a coordinator") { [self] in pending.follow(takeTurn(refuse)) }
      return Transition(.pending(pending))
    }
    return takeTurn(refuse)
  }

  private func takeTurn(_ refuse: @escaping @MainActor (RemovalPlan) -> RouterError?) -> Transition
  {
    TransitionQueue.inTurn(of: windows.first) { [self] in
      if let error = refuse(RemovalPlan(screens)) { return .failed(error) }
      let windows = windows
      guard windows.count > 1 else { return takeAway(in: windows.first) }
      return .all(
        windows.map { window in
          TransitionQueue.inTurn(of: window) { [self] in takeAway(in: window) }
        })
    }
  }

  /// What is left of the screens.
  private var owned: [OwnedScreen] {
    (root?.withAllBelow.flatMap(\.ownedScreens) ?? []) + others
  }
  var screens: [UIViewController] { owned.compactMap(\.standing) }

  /// Each window in which one of the screens stands, once.
  private var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for screen in screens {
      guard let window = Engine.window(of: screen) else { continue }
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    return windows
  }

  private func takeAway(in window: UIWindow?) -> Transition {
    let leaving = owned.filter { $0.standing.map(Engine.window) == window }
    for owned in leaving { owned.isBeingFinished = true }
    let plan = RemovalPlan(leaving.compactMap(\.standing))
    guard let window, !plan.modals.isEmpty else { return change(plan, dismissed: 0, in: window) }
    if plan.stacks.isEmpty {
      Engine.hold()
      defer { Engine.release() }
      let count = dismiss(plan.modals, animated: animated)
      return ended(TransitionOutcome(added: 0, removed: count), in: window)
    }
    // What is above goes at once, so that one transition shows the rest.
    Engine.hold()
    defer { Engine.release() }
    let pending = PendingTransition()
    let count = dismiss(plan.modals, animated: false)
    Engine.queue(of: window).enqueueNext(pending) { [self] in
      // Somebody may keep what was dismissed, with the screens in it.
      let rest = leaving.compactMap(\.standing).filter { Engine.window(of: $0) === window }
      return change(RemovalPlan(rest), dismissed: count, in: window)
    }
    return Transition(.pending(pending))
  }

  private func dismiss(_ modals: [UIViewController], animated: Bool) -> Int {
    var count = 0
    for modal in modals {
      guard let presenter = Engine.presenter(of: modal) else { continue }
      count += ModalChain.count(above: presenter)
      presenter.dismiss(animated: animated)
    }
    return count
  }

  private func change(_ plan: RemovalPlan, dismissed: Int, in window: UIWindow?) -> Transition {
    Engine.hold()
    defer { Engine.release() }
    var count = dismissed
    for (stack, members) in plan.stacks {
      count += stack.viewControllers.count - members.count
      Engine.announce(.finished, to: stack)
      stack.setViewControllers(members, animated: animated)
    }
    return ended(TransitionOutcome(added: 0, removed: count), in: window)
  }

  /// The result: known now, or when the window is free again.
  private func ended(_ outcome: TransitionOutcome, in window: UIWindow?) -> Transition {
    guard let window, Engine.hasOpenTransition(window) else {
      return Transition(.done(.success(outcome)))
    }
    return Engine.queue(of: window).follow(outcome, coordinator: nil)
  }
}

extension TransitionQueue {
  /// Carries a call out now, or when the window is free.
  static func inTurn(of window: UIWindow?, _ run: @escaping @MainActor () -> Transition)
    -> Transition
  {
    guard !Engine.isIdle, let window, !isTurn(in: window) else { return run() }
    return Engine.queue(of: window).enqueue(run)
  }

  /// Whether a call is carried out at once although something is under way: it is none that waits, or belongs to what is.
  static func isTurn(in window: UIWindow) -> Bool {
    let queue = Engine.queue(of: window)
    guard !queue.hasWork || queue.isCarryingOutAsOne else { return false }
    return !Engine.isBusy(window) || PlantedRouterFault.runsInside.isPlanted
  }
}

extension Transition {
  /// Several that were begun together: the sum of what they changed, or the first error.
  static func all(_ transitions: [Transition]) -> Transition {
    let pending = PendingTransition()
    var left = transitions.count
    for transition in transitions {
      transition.whenComplete { _ in
        left -= 1
        if left == 0 { pending.complete(sum(transitions)) }
      }
    }
    return Transition(.pending(pending))
  }

  private static func sum(_ transitions: [Transition]) -> Completion {
    var sum = TransitionOutcome.unchanged
    for case .some(let result) in transitions.map(\.result) {
      switch result {
      case .success(let outcome):
        sum = TransitionOutcome(
          added: sum.added + outcome.added, removed: sum.removed + outcome.removed)
      case .failure: return result
      }
    }
    return .success(sum)
  }
}
