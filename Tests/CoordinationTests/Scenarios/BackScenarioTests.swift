import Coordination
import UIKit
import XCTest

/// What people reported of ways back and their closures.
@MainActor
final class BackScenarioTests: CoordinationTestCase {
  private func fill(_ router: Router, _ names: String...) {
    for name in names { router.push(Screen(name), animated: false, onRemoval: noting(name)) }
  }

  private func stack(of router: Router) throws -> UINavigationController {
    try XCTUnwrap(router.navigationController)
  }

  func test_K_1_theSystemsBackButton_runsTheClosureOnce_andNothingOfTheScreenStays() async throws {
    let router = makeRouter("A")
    weak var screen: Screen?
    do {
      let made = Screen("B")
      screen = made
      router.push(made, onRemoval: noting("B"))
    }
    settle()
    try stack(of: router).tapBackButton()
    settle()
    expectNotes("B backButton")
    XCTAssertNil(screen)
    XCTAssertEqual(keptClosures, 0)
    router.popToRoot()
    settle()
    expectNotes()
  }

  func test_K_4_aCancelledSwipe_firesNothing_andTheCoordinatorCanNavigate() async throws {
    let router = makeRouter("A")
    let parent = BaseCoordinator()
    let child = ScreenJourney("B", router)
    parent.addDependency(child)
    child.start()
    let stack = try stack(of: router)
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertFalse(child.isFinished)
    XCTAssertTrue(parent.childCoordinators.first === child)
    expect(child.touchMore(), added: 1)
    expectTree("nav[A, B, B.more]")
  }

  func test_K_6_afterTheBackButton_theCurrentScreenIsTheOneBelow() async throws {
    let router = makeRouter("A", "B")
    try stack(of: router).tapBackButton()
    settle()
    XCTAssertEqual(WindowRouter(window: window).currentViewController?.label, "A")
    router.push(Screen("C"))
    settle()
    expectTree("nav[A, C]")
  }

  func test_K_7_popsThatAreNotAnimated_runTheSameClosures() async throws {
    for animated in [true, false] {
      let router = makeRouter("A")
      fill(router, "B", "C", "D")
      let b = try stack(of: router).viewControllers[1]
      router.pop(animated: animated)
      router.popTo(b, animated: animated)
      router.popToRoot(animated: animated)
      settle()
      expectNotes("D pop", "C popTo", "B popToRoot")
    }
  }

  func test_K_9_popToRoot_isOneTransition_andShowsNoScreenBetween() async throws {
    let router = makeRouter("A")
    let between = Screen("B")
    router.push(between, animated: false, onRemoval: noting("B"))
    fill(router, "C", "D")
    between.onWillAppear = { XCTFail("a screen between appeared") }
    let transition = router.popToRoot()
    XCTAssertEqual(try stack(of: router).tree, "nav[A]")
    settle()
    expect(transition, removed: 3)
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
    expectNotes("D popToRoot", "C popToRoot", "B popToRoot")
  }

  func test_K_10_popToRoot_runsTheClosureOfEveryScreen() async {
    let router = makeRouter("A")
    fill(router, "B", "C", "D")
    router.popToRoot()
    settle()
    XCTAssertEqual(notes.count, 3)
    XCTAssertEqual(keptClosures, 0)
  }

  /// A screen that makes itself the delegate of its stack, as examples on the web do.
  private final class Selfish: UIViewController, UINavigationControllerDelegate {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.delegate = self
    }
  }

  func test_K_12_aScreenThatTakesTheDelegateOfTheStack_deafensNobody() async throws {
    let router = makeRouter("A")
    fill(router, "B")
    let selfish = Selfish()
    router.push(selfish, animated: false, onRemoval: noting("Selfish"))
    fill(router, "C", "D")
    let stack = try stack(of: router)
    XCTAssertTrue(stack.delegate === selfish)
    stack.tapBackButton()
    settle()
    _ = stack.beginSwipeBack()
    stack.finishSwipeBack()
    settle()
    stack.delegate = nil
    stack.chooseBackMenuEntry(stack.viewControllers[0])
    settle()
    expectNotes("D backButton", "C swipe", "Selfish backMenu", "B backMenu")
  }

  func test_K_13_withAHiddenBar_theSwipeWorksOnceItIsAllowed_andNeverBeginsAtTheRoot() async throws
  {
    final class Allowing: NSObject, UIGestureRecognizerDelegate {}
    let router = makeRouter("A")
    fill(router, "B")
    let stack = try stack(of: router)
    stack.setNavigationBarHidden(true, animated: false)
    XCTAssertFalse(stack.beginSwipeBack(), "UIKit disables it with the bar")
    let allowing = Allowing()
    stack.interactivePopGestureRecognizer?.delegate = allowing
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectNotes("B swipe")
    XCTAssertFalse(stack.beginSwipeBack(), "at the root")
    let pushed = router.push(Screen("C"))
    settle()
    expect(pushed, added: 1)
    expectTree("nav[A, C]")
  }

  func test_K_21_aCallDuringASwipe_waitsForItsEnd_andIsJudgedByTheSettledStack() async throws {
    for isFinished in [true, false] {
      let router = makeRouter("A", "B")
      let stack = try stack(of: router)
      let b = stack.viewControllers[1]
      XCTAssertTrue(stack.beginSwipeBack())
      let pushed = router.push(Screen("C"), from: b, onRemoval: noting("C"))
      let popped = router.popTo(b)
      let root = router.pop()
      expectOpen(pushed)
      expectOpen(popped)
      if isFinished { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      settle()
      if isFinished {
        expectRefused(pushed, .covered(requester: "B", by: nil), "B is gone")
        expectRefused(popped, .notInStack("B"), "B is not on this stack")
        expectRefused(root, .cannotPop("A"), "cannot pop A: it is the root of its stack")
        expectNotes()
      } else {
        expect(pushed, added: 1)
        expect(popped, removed: 1)
        expect(root, removed: 1)
        expectNotes("C popTo")
      }
      expectTree("nav[A]")
    }
  }

  func test_K_22_aPushAndAPresentationInOneTurn_bothHappen_oneAfterTheOther() async {
    let router = makeRouter("A")
    let pushed = router.push(Screen("B"))
    let presented = router.present(Screen("M"))
    presented.whenComplete { [weak self] _ in
      self?.note("M, push done: \(pushed.result != nil)")
    }
    expectTree("nav[A, B]")
    settle()
    expectTree("nav[A, B] + M")
    expectNotes("M, push done: true")
    XCTAssertEqual(runtime.loop.now, .milliseconds(850))
  }

  func test_K_24_aStackOnAStack_isATypedErrorAtOnce() async {
    let router = makeRouter("A")
    expectRefused(
      router.push(
        UINavigationController(rootViewController: Screen("In")), onRemoval: noting("nav")),
      .containerNotPushable("nav"),
      "nav is a navigation controller and cannot be put on a stack; present it")
    XCTAssertEqual(keptClosures, 0)
    XCTAssertEqual(runtime.diagnostics.messages, [], "UIKit was not asked")
  }

  /// A screen that looks like any other of its kind.
  private final class Twin: UIViewController {
    override nonisolated var description: String { "twin" }
  }

  func test_K_27_twoScreensWithEqualDescriptions_haveAClosureEach() async {
    let router = makeRouter("A")
    let twins = [Twin(), Twin()]
    XCTAssertEqual("\(twins[0])", "\(twins[1])")
    router.push(twins[0], animated: false, onRemoval: noting("first"))
    router.push(twins[1], animated: false, onRemoval: noting("second"))
    XCTAssertEqual(keptClosures, 2)
    router.pop(animated: false)
    expectNotes("second pop")
    router.pop(animated: false)
    expectNotes("first pop")
  }

  func test_K_28_theClosureOfARefusedPush_isDropped_andNeverFiresForAnother() async {
    let router = makeRouter("A")
    let screen = Screen("B")
    router.push(screen, animated: false, onRemoval: noting("first"))
    router.push(screen, animated: false, onRemoval: noting("refused"))
    XCTAssertEqual(keptClosures, 1)
    router.pop(animated: false)
    expectNotes("first pop")
    router.push(screen, animated: false)
    router.pop(animated: false)
    expectNotes()
  }

  func test_K_115_aPop_hasAResult_likeEveryCall() async throws {
    let router = makeRouter("A", "B", "C")
    router.pop().whenComplete { [weak self] in self?.note("\($0)") }
    let waited = router.pop(animated: false)
    let outcome = Task { try await waited.wait() }
    await Task.yield()
    settle()
    let removed = try await outcome.value.removed
    XCTAssertEqual(removed, 1)
    expectNotes("success(Coordination.TransitionOutcome(added: 0, removed: 1))")
  }

  func test_K_118_replacingTheTop_isOneTransition_andRunsItsClosure() async {
    let router = makeRouter("A")
    fill(router, "B")
    let transition = router.replaceTop(with: Screen("C"))
    settle()
    expect(transition, added: 1, removed: 1)
    expectTree("nav[A, C]")
    expectNotes("B replaced")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }
}
