public import UIKit

extension BaseCoordinator {
  /// The screens it has shown that stand somewhere, oldest first.
  public final var shownScreens: [UIViewController] { ownedScreens.compactMap(\.standing) }
}

/// A coordinator of another base class that has screens of its own, as one that runs flows has.
@MainActor
package protocol CoordinatorOfScreens: Coordinator {
  /// The screens it has shown that stand somewhere.
  var shownScreens: [UIViewController] { get }
  /// What is listed below it: what it runs, with the coordinators that that has started.
  var listing: [CoordinatorListing] { get }
  /// Ends what it runs, without a word to its parent, which sees to the screens.
  func endSilently()
}

extension Coordinator {
  /// This coordinator as one of another base class that has screens of its own; nil if it is none.
  ///
  /// Most are no such: their class says so at once, where a cast would search all of the program for what each class
  /// conforms to.
  package var ofScreens: (any CoordinatorOfScreens)? {
    self is BaseCoordinator ? nil : self as? any CoordinatorOfScreens
  }

  /// Whether this coordinator stands somewhere below another, of whatever class.
  func isBelow(_ coordinator: any Coordinator) -> Bool {
    var work = coordinator.childCoordinators
    if work.isEmpty { return false }
    while let next = work.popLast() {
      if next === self { return true }
      work.append(contentsOf: next.childCoordinators)
    }
    return false
  }

  /// The screens that it and all coordinators below it have shown, where they stand somewhere.
  package var allShownScreens: [UIViewController] {
    var screens: [UIViewController] = []
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      if let other = coordinator.ofScreens {
        screens += other.shownScreens
        continue
      }
      if let base = coordinator as? BaseCoordinator { screens += base.shownScreens }
      work += coordinator.childCoordinators
    }
    return screens
  }
}

extension ScreenRemoval {
  /// Takes screens away that belong to no coordinator, unless one of them refuses.
  ///
  /// - Parameters:
  ///   - operation: What is done, for the log.
  ///   - again: Does it anew; owned by the attempt of whoever refuses.
  ///   - accept: Runs when nobody has refused, before they leave.
  package static func take(
    _ screens: [UIViewController], _ operation: String, animated: Bool = true,
    again: @escaping @MainActor () -> Transition, accept: @escaping @MainActor () -> Void
  ) -> Transition {
    let removal = ScreenRemoval(below: nil, and: screens, animated: animated)
    if Leaving.concerns(RemovalPlan(removal.screens).leavers) {
      return removal.begin { plan in
        if let error = Leaving.veto(plan.leavers, operation, again: again) { return error }
        accept()
        return nil
      }
    }
    accept()
    return removal.screens.isEmpty ? .unchanged : removal.begin()
  }
}

// What the routers tell.
extension BaseCoordinator {
  /// Takes note of a screen that was shown for this coordinator, or left to it.
  final func own(_ owned: OwnedScreen) {
    owned.owner = self
    ownedScreens.append(owned)
  }

  /// Takes note that a screen is this coordinator's no more.
  final func disown(_ owned: OwnedScreen) {
    if ownedScreens.last === owned {
      ownedScreens.removeLast()
    } else {
      ownedScreens.removeAll { $0 === owned }
    }
    considerEnd()
  }

  /// Takes note of a call that shows a screen for this coordinator.
  final func await(_ transition: Transition) {
    openShows += 1
    transition.whenComplete { [weak self] in self?.showEnded($0) }
  }

  private func showEnded(_ result: Transition.Completion) {
    openShows -= 1
    // A call that was refused, or under a finger that changed its mind, counts for nothing.
    switch result {
    case .success(let outcome):
      if outcome.added > 0 || !ownedScreens.isEmpty { hasShown = true }
      considerEnd()
    case .failure:
      // The stack that was to be presented may die with the screens in it.
      considerEnd(isBare: false)
    }
  }

  /// Lets the screens pass to another coordinator, or to nobody.
  final func leaveScreens(to heir: BaseCoordinator?) {
    let screens = ownedScreens
    ownedScreens = []
    for owned in screens {
      owned.isBeingFinished = false
      owned.owner = nil
      if owned.standing != nil { heir?.own(owned) }
    }
  }
}

// The end for want of screens.
extension BaseCoordinator {
  /// Has it decided in the next turn whether this coordinator is over or, if it has shown nothing yet, whether one above
  /// it is, which may have waited for it.
  ///
  /// - Parameter isBare: Whether that is worth a look only if it has no screen now.
  final func considerEnd(isBare: Bool = true) {
    var next: BaseCoordinator? = self
    while let coordinator = next, !coordinator.hasShown { next = coordinator.parentCoordinator }
    guard let next, !next.isFinished, !next.isEndDue else { return }
    if isBare, !next.ownedScreens.isEmpty || next.openShows > 0 { return }
    Engine.state.endings.consider(next)
  }

  /// Whether the journey is over because nothing is left of it on the screen.
  final var isOver: Bool {
    guard !isFinished, hasShown, showsNothing else { return false }
    guard isAwaited || Engine.state.parent(of: self) != nil else { return false }
    var work = childCoordinators
    while let next = work.popLast() {
      if let base = next as? BaseCoordinator, !base.showsNothing { return false }
      if let other = next.ofScreens, !other.shownScreens.isEmpty {
        return false
      }
      work.append(contentsOf: next.childCoordinators)
    }
    return true
  }

  /// Whether it has no screen, and none is on its way.
  private var showsNothing: Bool {
    // A screen that died in a stack which was never shown has told nobody.
    openShows == 0 && !ownedScreens.contains { $0.screen != nil }
  }
}
