import Coordination
import UIKit
import XCTest

/// What people reported of modals.
@MainActor
final class ModalScenarioTests: CoordinationTestCase {
  private func present(_ router: Router, _ names: String...) -> [Screen] {
    let modals = names.map(Screen.init)
    for modal in modals {
      router.present(modal, animated: false, onRemoval: noting(modal.name))
      settle()
    }
    return modals
  }

  func test_K_30_onDismissal_runsOnce_inCodeAndWithAnAncestor() async {
    let router = makeRouter("A")
    _ = present(router, "M")
    router.dismiss()
    settle()
    expectNotes("M dismissed")
    let modals = present(router, "M1", "M2")
    router.dismiss(modals[0])
    settle()
    expectNotes("M2 ancestorDismissed", "M1 dismissed")
  }

  func test_K_31_aPresentationFromInsideAnother_waits_andBothCompleteInOrder() async {
    let router = makeRouter("A")
    let first = Screen("M1")
    first.onWillAppear = { [weak self] in
      router.present(Screen("M2")).whenComplete { _ in self?.note("M2 is there") }
      self?.note("asked, \(self?.window.tree ?? "")")
    }
    router.present(first).whenComplete { [weak self] _ in self?.note("M1 is there") }
    settle()
    expectTree("nav[A] + M1 + M2")
    expectNotes("asked, nav[A] + M1", "M1 is there", "M2 is there")
  }

  func test_K_33_aModalInTheMiddle_isDismissedWithWhatLiesOnIt() async {
    let router = makeRouter("Root")
    let modals = present(router, "A", "B", "C")
    let transition = router.dismiss(modals[1])
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Root] + A")
    expectNotes("C ancestorDismissed", "B dismissed")
  }

  func test_K_36_aPresentationFromATabThatIsNotSelected_isATypedError_alsoUnderAModal() async {
    let (tabs, first, second) = makeTabs()
    let text = "nav is not on screen and cannot present"
    expectRefused(second.present(Screen("M"), onRemoval: noting("M")), .notInWindow("nav"), text)
    _ = present(first, "N")
    expectRefused(second.present(Screen("M"), onRemoval: noting("M")), .notInWindow("nav"), text)
    let other = second.navigationController?.topViewController
    expectRefused(
      second.present(Screen("M"), from: other), .notInWindow("Other"),
      "Other is not on screen and cannot present")
    XCTAssertEqual(keptClosures, 1)
    first.dismissAll(animated: false)
    settle()
    tabs.selectedIndex = 1
    let presented = second.present(Screen("M"))
    settle()
    expect(presented, added: 1)
    expectTree("tabs{nav[Home], nav[Other]*} + M")
  }

  func test_K_36_aPresentationFromAStackBehindAnotherScreen_isATypedError() async {
    let outer = makeRouter("Home")
    let inner = UINavigationController(rootViewController: Screen("In"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    outer.push(tabs, animated: false)
    outer.push(Screen("Over"), animated: false)
    let router = Router(rootViewController: inner)
    let text = "nav is not on screen and cannot present"
    expectRefused(router.present(Screen("M")), .notInWindow("nav"), text)
    _ = present(outer, "N")
    expectRefused(router.present(Screen("M")), .notInWindow("nav"), text)
  }

  func test_K_37_aPresentationBeforeAnythingIsOnScreen_isATypedError() async {
    let stack = UINavigationController(rootViewController: Screen("A"))
    let router = Router(rootViewController: stack)
    let text = "nav is not on screen and cannot present"
    expectRefused(router.present(Screen("M"), onRemoval: noting("M")), .notInWindow("nav"), text)
    let hidden = UIWindow(frame: .zero)
    let root = WindowRouter(window: hidden)
    expectRefused(root.present(Screen("M")), .emptyWindow, "the window has no root")
    hidden.rootViewController = stack
    expectRefused(router.present(Screen("M"), onRemoval: noting("M")), .notInWindow("nav"), text)
    XCTAssertEqual(keptClosures, 0)
    hidden.makeKeyAndVisible()
    let presented = router.present(Screen("M"))
    settle()
    expect(presented, added: 1)
    hidden.tearDown()
  }

  func test_K_37_aPresentationInTheTurnInWhichTheRootIsSet_isNotLost() async {
    let root = WindowRouter(window: window)
    let stack = UINavigationController()
    let router = Router(rootViewController: stack)
    router.setRoot(Screen("A"))
    root.setRoot(stack)
    router.push(Screen("B"))
    let presented = router.present(Screen("M"))
    settle()
    expect(presented, added: 1)
    expectTree("nav[A, B] + M")
  }

  func test_K_37_callsForAStackOnItsWay_waitForIt_andForNothingElse() async {
    let router = makeRouter("A")
    router.push(Screen("B"))
    let (inner, shown) = router.presentStack(of: Screen("In"))
    let presented = inner.present(Screen("M"))
    let dismissed = inner.dismiss()
    let batch = inner.perform([.push(Screen("X")), .present(Screen("N"))])
    let away = UINavigationController(rootViewController: Screen("Away"))
    let lost = Router(rootViewController: away).present(Screen("L"), onRemoval: noting("L"))
    expectOpen(lost)
    settle()
    expect(shown, added: 1)
    expect(presented, added: 1)
    expect(dismissed, removed: 1)
    expect(batch, added: 2)
    expectTree("nav[A, B] + nav[In, X] + N")
    expectRefused(lost, .notInWindow("nav"), "nav is not on screen and cannot present")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_K_42_aDismissalAndAtOnceAPresentationOrAPush_comeInOrder() async {
    let router = makeRouter("A")
    _ = present(router, "M1")
    let calls = [router.dismiss(), router.present(Screen("M2")), router.push(Screen("B"))]
    settle()
    for call in calls { XCTAssertNotNil(try? call.result?.get()) }
    expectTree("nav[A, B] + M2")
    expectNotes("M1 dismissed")
  }

  func test_K_43_aDismissalOfNothing_completesOnce_andTouchesNothing() async {
    let router = makeRouter("A", "B")
    var completions = 0
    let nothing = router.dismiss()
    nothing.whenComplete { _ in completions += 1 }
    settle()
    XCTAssertEqual(completions, 1)
    expectRefused(nothing, .nothingToDismiss, "nothing to dismiss")
    expectTree("nav[A, B]")
    let (inner, shown) = router.presentStack(of: Screen("In"))
    settle()
    expect(shown, added: 1)
    // What is to be dismissed is named: the modal that the stack stands in is not asked for.
    expectRefused(inner.dismiss(Screen("Gone")), .nothingToDismiss, "nothing to dismiss")
    expectTree("nav[A, B] + nav[In]")
  }

  func test_K_45_aFlowClosedByItsOwnButton_runsTheClosureOfTheSwipe() async {
    for isPulled in [true, false] {
      let router = makeRouter("A")
      let (inner, _) = router.presentStack(
        of: Screen("In"), animated: false,
        onRemoval: { [weak self] _ in self?.note("flow is over") })
      settle()
      inner.push(Screen("Done"), animated: false)
      if isPulled {
        let modal = inner.navigationController
        XCTAssertEqual(modal?.beginDragDown(), .began)
        modal?.finishDragDown()
      } else {
        inner.dismiss()
      }
      settle()
      expectNotes("flow is over")
      expectTree("nav[A]")
    }
  }

  /// A presentation that takes no time.
  private final class Instant: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(true)
    }
  }

  func test_K_46_everyKindOfTransition_completesExactlyOnce() async {
    let router = makeRouter("A")
    let instant = Instant()
    let modal = Screen("M")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = instant
    guard let a = router.navigationController?.topViewController else { return XCTFail("no top") }
    let calls: [() -> Transition] = [
      { router.present(modal) }, { router.dismiss(modal) }, { router.popTo(a) },
      { router.popToRoot() }, { router.setStack([a]) }, { router.setRoot(a) },
      { router.dismissTo(a) }, { router.perform([]) }, { router.perform([.popToRoot]) },
      { router.present(UINavigationController()) }, { router.close() },
    ]
    var counts = Array(repeating: 0, count: calls.count)
    for (index, call) in calls.enumerated() { call().whenComplete { _ in counts[index] += 1 } }
    settle()
    XCTAssertEqual(counts, Array(repeating: 1, count: calls.count))
    expectTree("nav[A]")
  }

  func test_K_117_dismissAll_takesBoth() async {
    let router = makeRouter("Root")
    _ = present(router, "A", "B")
    let transition = router.dismissAll()
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Root]")
    expectNotes("B ancestorDismissed", "A dismissed")
  }

  func test_K_120_oneCallFromTheUpperOfTwoStacks_dismissesToTheChosenLevel() async throws {
    for keepsLower in [true, false] {
      let router = makeRouter("Root")
      let (lower, _) = router.presentStack(
        of: Screen("Lower"), animated: false, onRemoval: noting("lower"))
      settle()
      lower.push(Screen("A"), animated: false)
      let (upper, _) = lower.presentStack(
        of: Screen("Upper"), animated: false, onRemoval: noting("upper"))
      settle()
      let level =
        keepsLower
        ? lower.navigationController?.topViewController
        : router.navigationController?.topViewController
      let transition = upper.dismissTo(try XCTUnwrap(level))
      settle()
      expect(transition, removed: keepsLower ? 1 : 2)
      expectTree(keepsLower ? "nav[Root] + nav[Lower, A]" : "nav[Root]")
      if keepsLower {
        expectNotes("upper dismissed")
        router.dismissAll(animated: false)
        settle()
        expectNotes("lower dismissed")
      } else {
        expectNotes("upper ancestorDismissed", "lower dismissed")
      }
    }
  }

  func test_K_130_aDelegateChangedDuringTheDismissal_keepsNothingAlive() async {
    final class Other: NSObject, UIAdaptivePresentationControllerDelegate {}
    let router = makeRouter("A")
    weak var gone: Screen?
    let other = Other()
    do {
      let modal = Screen("M")
      gone = modal
      router.present(modal, animated: false, onRemoval: noting("M"))
      settle()
      XCTAssertEqual(modal.beginDragDown(), .began)
      modal.presentationController?.delegate = other
      modal.finishDragDown()
      modal.presentationController?.delegate = nil
    }
    settle()
    expectNotes("M pulledDown")
    XCTAssertNil(gone)
  }
}
