public import UIKit

extension BaseCoordinator {
  /// The screens it has shown that stand somewhere, oldest first.
  public final var shownScreens: [UIViewController] { ownedScreens.compactMap(\.standing) }
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
      if hasShown, !isFinished, !isEndDue { Engine.state.endings.consider(self) }
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
  /// Has it decided in the next turn whether this coordinator is over, if it has nothing on the screen now.
  final func considerEnd() {
    if !isFinished, hasShown, !isEndDue, ownedScreens.isEmpty, openShows == 0 {
      Engine.state.endings.consider(self)
    }
  }

  /// Whether the journey is over because nothing is left of it on the screen.
  final var isOver: Bool {
    guard !isFinished, hasShown, showsNothing else { return false }
    guard isAwaited || Engine.state.parent(of: self) != nil else { return false }
    var work = childCoordinators
    while let next = work.popLast() {
      if let base = next as? BaseCoordinator, !base.showsNothing { return false }
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
