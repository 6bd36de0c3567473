@testable import UIKit

extension World {
  /// What was accepted has run once, what has not run was refused (invariants 6 and 7).
  func checkPromises() {
    var unkept = 0
    for number in promises.keys.sorted() {
      guard let promise = promises[number], promise.runs == 0 else { continue }
      check(7, !promise.isAccepted, "the completion of \(promise.words) did not run")
      if promise.kind == .presentation { unkept += 1 }
    }
    promises = [:]
    let refusals = runtime.diagnostics.entries[refusalsAtRest...].filter { $0.refusal.isOfModals }
    refusalsAtRest = runtime.diagnostics.entries.count
    check(
      7, unkept == refusals.count, "\(unkept) completions did not run, \(refusals.count) refusals")
  }

  /// Whoever heard that something is to be shown heard that it was (invariant 8).
  func checkDelegates() {
    for stack in stacks where !mayMissEnds.contains(stack.id) {
      let open = announced[stack.id] ?? 0
      check(
        8, open == 0, "the delegate of \(stack.traceName) heard \(open) more beginnings than ends")
    }
    announced = [:]
    mayMissEnds = []
  }
}

extension UIKitRefusal {
  /// Whether it answers a call to present or dismiss, whose completion does not run then.
  fileprivate var isOfModals: Bool {
    switch self {
    case .alreadyPresenting, .presentationInProgress, .notInWindow, .alreadyPresented,
      .presentedHasParent, .presentingItself, .presentingRoot, .presentsWhileDismissed,
      .dismissalInTransition, .nothingToDismiss:
      true
    case .rootCannotPop, .alreadyOnStack, .navigationControllerNotPushable, .notDistinct,
      .notOnStack, .stackInTransition, .notATab, .tabIndexOutOfRange, .secondCancelAction,
      .unbalancedAppearance, .rootReplacedWhilePresenting, .detachedPresenter, .wrongParent,
      .presentedCannotBeChild, .containsItself, .presenterLeft, .noDetents, .detentsOutOfOrder,
      .popoverWithoutSource, .presentationControllerUnused, .textFieldInActionSheet,
      .preferredActionNotInList, .barRefusedTooLate, .directAppearanceCall, .notSiblings,
      .managedTabBar, .tabKindsMixed, .notInThisGeneration, .searchWithoutScreen,
      .notInStoryboard, .wrongPageCount:
      false
    }
  }
}
