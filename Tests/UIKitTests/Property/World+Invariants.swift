@testable import UIKit

extension World {
  /// Runs everything to its end, gestures under the finger too, and checks what holds at rest.
  func settle(finishing: Bool) {
    var turns = 0
    endGestures(finishing: finishing)
    while runtime.loop.hasSettlingWork, turns < 500, violation == nil {
      runtime.loop.runNext()
      checkCircles()
      endGestures(finishing: finishing)
      turns += 1
    }
    check(0, turns < 500, "it does not settle")
    guard depth == 0 else { return }
    hooks = []
    checkInvariants()
  }

  private func endGestures(finishing: Bool) {
    guard runtime.openStackTransitions > 0 || runtime.openPresentations > 0 else { return }
    for controller in alive {
      if let stack = controller as? UINavigationController, stack.transition?.isInteractive == true
      {
        if finishing { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      }
      if isUnderFinger(controller) {
        if finishing { controller.finishDragDown() } else { controller.cancelDragDown() }
      }
    }
  }

  /// The invariants that hold at rest (catalogue 11.6).
  func checkInvariants() {
    prune()
    checkCounts()
    checkAppearance()
    checkStacks()
    checkChains()
    checkPromises()
    checkDelegates()
    checkBars()
    checkLifetimes()
  }

  private func checkCounts() {
    check(0, runtime.openStackTransitions == 0, "\(runtime.openStackTransitions) stack transitions")
    check(0, runtime.openPresentations == 0, "\(runtime.openPresentations) presentations")
    check(0, runtime.delivery.isIdle, "a delivery is open")
    check(0, !runtime.delivery.hasWaiting, "something waits")
  }
}
