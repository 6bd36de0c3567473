import Coordination
import UIKit
import XCTest

/// A child ends with its last screen, whichever way that leaves.
@MainActor
final class LastScreenTests: CoordinationTestCase {
  func test_K_3_backByTheBarButton_emptiesTheParentsList() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    start("Detail", router, in: parent)
    XCTAssertEqual(children(of: parent), ["Detail"])
    try XCTUnwrap(router.navigationController).tapBackButton()
    XCTAssertEqual(children(of: parent), ["Detail"])
    settle()
    XCTAssertEqual(children(of: parent), [])
    expectNotes("Detail backButton", "Detail over")
    XCTAssertEqual(liveCoordinators, 1)
  }

  func test_K_18_aFlowOnTheParentsStack_endsWithItsOwnScreens() async throws {
    let router = makeRouter("Home")
    let parent = Flow("Parent", router)
    parent.start()
    let child = makeFlow("Child", router, in: parent)
    child.start()
    child.push("Child.more")
    expectTree("nav[Home, Parent, Child, Child.more]")
    router.pop()
    settle()
    XCTAssertEqual(children(of: parent), ["Child"])
    router.pop()
    settle()
    XCTAssertEqual(children(of: parent), [])
    expectNotes("Child.more pop", "Child pop", "Child over")
    expectTree("nav[Home, Parent]")
    XCTAssertFalse(parent.isFinished)
  }

  func test_K_63_theSharedRootOfTheParent_keepsNoChild() async throws {
    let stack = UINavigationController()
    window.rootViewController = stack
    let router = Router(rootViewController: stack)
    let parent = Flow("Parent", router)
    router.setRoot(Screen("Root"), owner: parent)
    weak var child: Flow?
    do {
      let made = makeFlow("Child", router, in: parent)
      made.start()
      child = made
    }
    settle()
    XCTAssertNotNil(child)
    stack.tapBackButton()
    settle()
    XCTAssertNil(child)
    expectTree("nav[Root]")
    expectNotes("Child backButton", "Child over")
  }

  func test_K_25_aDetailLeftBySwipe_againAndAgain_leavesNoCoordinator() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    for _ in 0..<50 {
      start("Detail", router, in: parent)
      XCTAssertTrue(stack.beginSwipeBack())
      stack.finishSwipeBack()
      settle()
      expectNotes("Detail swipe", "Detail over")
      XCTAssertEqual(parent.childCoordinators.count, 0)
      XCTAssertEqual(liveCoordinators, 1)
      XCTAssertEqual(Engine.state.leftBehind.count, 0)
      XCTAssertEqual(keptClosures, 0)
    }
    expectLog()
  }

  func test_K_109_theEndIsTiedToTheOwnScreen_byWhateverPathItLeaves() async throws {
    typealias Path = (name: String, leave: @MainActor (Router, UINavigationController) -> Void)
    let paths: [Path] = [
      ("backButton", { $1.tapBackButton() }),
      ("backMenu", { $1.chooseBackMenuEntry($1.viewControllers[0]) }),
      ("pop", { router, _ in router.pop() }),
      ("pop", { router, _ in router.pop(animated: false) }),
      ("popTo", { $0.popTo($1.viewControllers[0]) }),
      ("popToRoot", { router, _ in router.popToRoot() }),
      ("replaced", { router, _ in router.replaceTop(with: Screen("New")) }),
      ("stackSet", { router, _ in router.setRoot(Screen("New")) }),
      ("stackSet", { router, _ in router.setStack([Screen("New")]) }),
      ("pop", { _, stack in stack.popViewController(animated: true) }),
      ("stackSet", { $1.viewControllers = [Screen("New")] }),
    ]
    for path in paths {
      let router = makeRouter("Home")
      let parent = BaseCoordinator()
      start("Detail", router, in: parent)
      path.leave(router, try XCTUnwrap(router.navigationController))
      settle()
      expectNotes("Detail \(path.name)", "Detail over")
      XCTAssertEqual(children(of: parent), [], path.name)
    }
  }

  func test_K_109_noLaterScreenIsNeeded_andAScreenFromTheMiddleCounts() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    start("Detail", router, in: parent)
    router.push(Screen("Top"), animated: false)
    stack.viewControllers = [stack.viewControllers[0], stack.viewControllers[2]]
    settle()
    expectNotes("Detail removedFromMiddle", "Detail over")
    expectTree("nav[Home, Top]")
  }

  func test_K_109_anotherWindowRoot_endsTheChild() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    start("Detail", router, in: parent)
    window.rootViewController = Screen("New")
    settle()
    expectNotes("Detail windowRootReplaced", "Detail over")
  }

  func test_K_124_aModalFlowDismissedBySomebodyElse_isToldAndRemoved() async throws {
    let router = makeRouter("Home")
    let home = try XCTUnwrap(router.navigationController?.topViewController)
    let parent = BaseCoordinator()
    for animated in [true, false] {
      let modal = UINavigationController()
      let inner = Router(rootViewController: modal)
      let flow = makeFlow("Form", inner, in: parent)
      inner.setRoot(Screen("Form"), owner: flow, onRemoval: flow.leaving("Form"))
      flow.push("Page")
      router.present(modal, animated: false, owner: flow)
      settle()
      home.dismiss(animated: animated)
      settle()
      expectNotes("Page dismissed", "Form dismissed", "Form over")
      XCTAssertEqual(children(of: parent), [])
    }
  }

  func test_K_132_aModalLoginThatSucceeds_isRemovedWhenItFinishes() async throws {
    let router = makeRouter("Guest")
    let parent = BaseCoordinator()
    weak var login: Flow?
    do {
      let made = makeFlow("Login", router, in: parent)
      made.present("Login")
      login = made
    }
    settle()
    expectTree("nav[Guest] + Login")
    login?.finish()
    settle()
    expectTree("nav[Guest]")
    expectNotes("Login finished", "Login over")
    XCTAssertEqual(children(of: parent), [])
    XCTAssertNil(login)
  }

  func test_K_123_aLoginLeftByGesture_isReleasedAtOnce_notAtTheNextLogin() async throws {
    @MainActor final class LoginViewModel {}
    let router = makeRouter("Tabs")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    for _ in 0..<2 {
      weak var viewModel: LoginViewModel?
      do {
        let model = LoginViewModel()
        let flow = makeFlow("Login", router, in: parent)
        router.push(
          Screen("Login"), animated: false, owner: flow, onRemoval: { _ in _ = model })
        viewModel = model
      }
      XCTAssertNotNil(viewModel)
      XCTAssertTrue(stack.beginSwipeBack())
      stack.finishSwipeBack()
      settle()
      XCTAssertNil(viewModel)
      XCTAssertEqual(liveCoordinators, 1)
      expectNotes("Login over")
    }
  }

  func test_F_54_aChildIsRemovedWithItsScreen() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = Flow("Child", router)
    var countAtTheEnd: Int?
    child.onFinish = { countAtTheEnd = parent.childCoordinators.count }
    XCTAssertNil(parent.start(child))
    router.pop()
    settle()
    XCTAssertEqual(countAtTheEnd, 0)
    XCTAssertTrue(child.isFinished)
    XCTAssertNil(child.onFinish)
  }

  func test_whoWaitedForAChild_endsWhenThatIsRefusedItsFirstScreen() async {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("A", router, in: parent)
    flow.start()
    // Something is under way elsewhere, for which a stack in no window waits.
    let other = UIWindow(frame: UIScreen.main.bounds)
    let elsewhere = UINavigationController(rootViewController: Screen("Elsewhere"))
    other.rootViewController = elsewhere
    other.isHidden = false
    settle()
    Router(rootViewController: elsewhere).push(Screen("Next"))
    let loose = UINavigationController(rootViewController: Screen("Loose"))
    let child = makeFlow("B", Router(rootViewController: loose), in: flow)
    let shown = child.present("B")
    router.pop(animated: false)
    XCTAssertNil(shown.result)
    settle()
    expectRefused(
      shown, .notInWindow("nav"), "nav is not on screen and cannot present")
    expectNotes("A pop", "A over")
    XCTAssertEqual(children(of: parent), [])
    other.tearDown()
  }
}
