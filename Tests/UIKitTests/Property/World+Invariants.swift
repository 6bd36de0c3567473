@testable import UIKit

extension World {
  /// Runs everything to its end, gestures under the finger too, and checks what holds at rest.
  func settle(finishing: Bool) {
    var turns = 0
    // What the end of a gesture calls may begin another.
    while endGestures(finishing: finishing) || runtime.loop.hasSettlingWork, turns < 500,
      violation == nil
    {
      if runtime.loop.hasSettlingWork { runtime.loop.runNext() }
      checkCircles()
      turns += 1
    }
    check(0, turns < 500, "it does not settle")
    guard depth == 0 else { return }
    hooks = []
    checkInvariants()
  }

  /// Ends every gesture that can be ended; inside a callback that opens one, that one cannot.
  ///
  /// - Returns: Whether there was any.
  private func endGestures(finishing: Bool) -> Bool {
    guard runtime.openStackTransitions > 0 || runtime.openPresentations > 0 else { return false }
    var ended = false
    for controller in alive {
      if let stack = controller as? UINavigationController, let open = stack.transition,
        open.isInteractive
      {
        if finishing { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
        if stack.transition !== open || !open.isInteractive { ended = true }
      }
      if let open = controller.presenter?._extras?.presentationTransition, open.isInteractive {
        if finishing { controller.finishDragDown() } else { controller.cancelDragDown() }
        let next = controller.presenter?._extras?.presentationTransition
        if next !== open || !open.isInteractive { ended = true }
      }
    }
    return ended
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
