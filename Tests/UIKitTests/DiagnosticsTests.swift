import UIKit
import XCTest

/// What UIKit prints or raises, word by word.
@MainActor
final class DiagnosticsTests: EngineTestCase {
  func test_refusals_wordsAndAnswers() async {
    let cases: [(UIKitRefusal, UIKitRefusal.Answer, String)] = [
      (.rootCannotPop(stack: "N"), .silence, "cannot pop the root of N"),
      (
        .alreadyOnStack(screen: "A", stack: "N"), .exception,
        "pushing the same view controller instance A onto N more than once is not supported"
      ),
      (
        .navigationControllerNotPushable(screen: "N2", stack: "N"), .exception,
        "pushing the navigation controller N2 onto N is not supported"
      ),
      (.notDistinct(stack: "N"), .exception, "all view controllers of N must be distinct"),
      (
        .notOnStack(screen: "X", stack: "N"), .exception, "tried to pop N to X, which is not on it"
      ),
      (
        .stackInTransition(operation: "popViewController", stack: "N"), .message,
        "popViewController called on N while an existing transition or presentation is occurring; "
          + "the navigation stack will not be updated"
      ),
      (
        .alreadyPresenting(screen: "M2", presenter: "T", requester: "A", presented: "M"), .message,
        "attempt to present M2 on T (from A) which is already presenting M"
      ),
      (
        .presentationInProgress(screen: "M2", presenter: "T"), .message,
        "attempt to present M2 on T while a presentation is in progress"
      ),
      (
        .notInWindow(screen: "M", requester: "A"), .message,
        "attempt to present M on A whose view is not in the window hierarchy"
      ),
      (
        .alreadyPresented(screen: "M", presenter: "T"), .exception,
        "tried to present modally M, which is already being presented by T"
      ),
      (
        .presentedHasParent(screen: "A", parent: "N"), .exception,
        "tried to present modally A, which has the parent N"
      ),
      (.presentingItself(screen: "A"), .exception, "tried to present A on itself"),
      (
        .presentingRoot(screen: "T"), .exception,
        "tried to present modally the active controller T"
      ),
      (
        .presentsWhileDismissed(screen: "M2", requester: "M"), .message,
        "attempt to present M2 on M while it is being dismissed"
      ),
      (
        .dismissalInTransition(screen: "M"), .message,
        "attempt to dismiss from M while a presentation or dismiss is in progress"
      ),
      (.nothingToDismiss(screen: "A"), .silence, "nothing to dismiss from A"),
      (
        .notATab(screen: "X"), .exception,
        "only a view controller in the tab bar controller's list can be selected, not X"
      ),
      (.tabIndexOutOfRange(index: 7, count: 3), .silence, "tab index 7 is beyond the 3 tabs"),
      (
        .secondCancelAction(alert: "Al"), .exception,
        "Al can only have one action with a style of cancel"
      ),
      (
        .unbalancedAppearance(screen: "A"), .warning,
        "unbalanced calls to begin/end appearance transitions for A"
      ),
      (
        .rootReplacedWhilePresenting(root: "T", presented: "M"), .warning,
        "the window's root T was replaced while it presents M, which stays in the window"
      ),
      (
        .detachedPresenter(screen: "M", requester: "A"), .warning,
        "presenting M on the detached view controller A is discouraged"
      ),
      (
        .wrongParent(screen: "A", parent: "N", requested: "N2"), .exception,
        "child view controller A should have parent view controller N but requested parent is N2"
      ),
      (
        .presentedCannotBeChild(screen: "M", presenter: "T", requested: "N"), .exception,
        "child view controller M, presented by T, cannot be added to N"
      ),
      (
        .containsItself(screen: "T", requested: "N"), .exception,
        "child view controller T cannot be added to N, which is part of it"
      ),
      (
        .presenterLeft(screen: "A", presented: "M"), .warning,
        "A left the window while it presents M, which leaves with it"
      ),
    ]
    check(cases)
  }

  func test_refusals_wordsAndAnswersOfWhatFewAppsMeet() async {
    check([
      (
        .noDetents(sheet: "M"), .exception, "the array of detents of the sheet M must not be empty"
      ),
      (
        .detentsOutOfOrder(sheet: "M"), .warning,
        "the detents of the sheet M are not in order from smallest to largest"
      ),
      (
        .popoverWithoutSource(screen: "M"), .exception,
        "M must provide location information for its popover: a source view or a bar button item"
      ),
      (
        .presentationControllerUnused(screen: "M"), .warning,
        "presentationController of M was read and M never presented: on a device both leak"
      ),
      (
        .textFieldInActionSheet(alert: "Al"), .exception,
        "text fields can only be added to an alert controller of style alert, not to Al"
      ),
      (
        .preferredActionNotInList(alert: "Al"), .exception,
        "the preferred action of Al must be among its actions"
      ),
      (
        .barRefusedTooLate(screen: "A", stack: "N"), .warning,
        "the navigation bar's delegate refused to pop A, which has left N already"
      ),
      (
        .directAppearanceCall(method: "viewDidAppear", screen: "A"), .warning,
        "calling viewDidAppear directly on A is not supported; "
          + "use beginAppearanceTransition and endAppearanceTransition"
      ),
      (
        .notSiblings(from: "A", to: "B", parent: "P"), .exception,
        "A and B must have the common parent P for a transition between them"
      ),
      (
        .managedTabBar(member: "items", tabs: "T"), .exception,
        "items of the tab bar that T manages must not be changed"
      ),
      (
        .tabKindsMixed(tabs: "T"), .warning,
        "the tabs of T should be set either as controllers or as tab objects, not both"
      ),
      (
        .notInThisGeneration(member: "isTabBarHidden", since: 18), .warning,
        "isTabBarHidden has no effect before iOS 18"
      ),
    ])
  }

  private func check(_ cases: [(UIKitRefusal, UIKitRefusal.Answer, String)]) {
    for (refusal, answer, message) in cases {
      XCTAssertEqual(refusal.message, message)
      XCTAssertEqual(refusal.answer, answer, message)
    }
  }

  func test_diagnostics_keepWhatIsSilentButDoNotPrintIt() async {
    let stack = stack("N", screen("R"))
    stack.popViewController(animated: false)
    stack.dismiss(animated: false)
    XCTAssertEqual(
      runtime.diagnostics.entries.map(\.refusal),
      [.rootCannotPop(stack: "N"), .nothingToDismiss(screen: "N")])
    XCTAssertEqual(runtime.diagnostics.entries.map(\.receiver), [stack.id, stack.id])
    expectMessages()
  }

  func test_refusal_ofAMoveInTheMiddleOfATransition() async {
    let (n1, n2) = (stack("N1", screen("R1"), screen("A")), stack("N2", screen("R2")))
    show(tabs("T", n1, n2))
    let a = n1.viewControllers[1]
    n1.popViewController(animated: true)
    n2.pushViewController(a, animated: false)
    expectMessages(
      "child view controller A should have parent view controller N1 but requested parent is N2")
    expectNames(n2.viewControllers, "R2")
    settle()
    n2.pushViewController(a, animated: false)
    expectNames(n2.viewControllers, "R2 A")
    expectMessages()
  }

  func test_refusal_ofAPresentedControllerAsMember() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let m = sheet("M")
    present(m, on: stack)
    stack.pushViewController(m, animated: false)
    stack.setViewControllers([screen("A"), m], animated: false)
    expectNames(stack.viewControllers, "R")
    let message = "child view controller M, presented by N, cannot be added to N"
    expectMessages(message, message)
    window.rootViewController = m
    XCTAssertIdentical(window.rootViewController, stack)
    expectMessages("child view controller M, presented by N, cannot be added to the window")
  }

  func test_refusal_ofAContainerInsideItself() async {
    let (p, x) = (screen("P"), screen("X"))
    p.addChild(x)
    x.addChild(p)
    p.addChild(p)
    expectNames(x.children, "")
    expectNames(p.children, "X")
    expectMessages(
      "child view controller P cannot be added to X, which is part of it",
      "child view controller P cannot be added to P, which is part of it")
    let stack = stack("N", screen("R"))
    let tabs = tabs("T", stack)
    stack.pushViewController(tabs, animated: false)
    expectMessages("child view controller T cannot be added to N, which is part of it")
    expectNames(stack.viewControllers, "R")
  }

  func test_MOD_14_presentingFromADetachedChildWorksWithAWarning() async {
    // UncertainChoice.detachedPresenterWorks.
    let (p, x) = (screen("P"), screen("X"))
    show(p)
    p.view.addSubview(x.view)
    let m = sheet("M")
    x.present(m, animated: true)
    settle()
    XCTAssertIdentical(p.presented, m)
    expectMessages("presenting M on the detached view controller X is discouraged")
  }

  func test_refusals_withoutASimulatorGoToTheConsoleAndAreNotKept() async {
    let unsimulated = Runtime(isSimulated: false)
    Runtime.install(unsimulated)
    var printed: [String] = []
    unsimulated.diagnostics.console = { printed.append($0) }
    let screen = UIViewController()
    screen.present(UIViewController(), animated: false)
    screen.dismiss(animated: false)
    screen.beginAppearanceTransition(false, animated: false)
    XCTAssertEqual(
      printed,
      [
        "attempt to present UIViewController on UIViewController whose view is not in the window hierarchy",
        "unbalanced calls to begin/end appearance transitions for UIViewController",
      ])
    XCTAssertEqual(unsimulated.diagnostics.entries, [])
  }
}
