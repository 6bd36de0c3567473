import Coordination
import UIKit
import XCTest

/// A coordinator that finishes takes its screens away, as one operation.
@MainActor
final class FinishTests: CoordinationTestCase {
  func test_finish_popsItsScreens_thenTells() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    flow.push("More")
    let finish = flow.finish()
    XCTAssertTrue(flow.isFinished)
    XCTAssertEqual(children(of: parent), ["Detail"])
    expectOpen(finish)
    expectNotes()
    settle()
    expect(finish, removed: 2)
    expectNotes("More finished", "Detail finished", "Detail over")
    XCTAssertEqual(children(of: parent), [])
    expectTree("nav[Home]")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_finish_notAnimated_isDoneWhenItReturns() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    expect(flow.finish(animated: false), removed: 1)
    expectNotes("Detail finished", "Detail over")
    expectTree("nav[Home]")
  }

  func test_F_57_finishIsIdempotent_alsoWhileItsScreensLeave() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    flow.onRemoval = { [weak self, weak flow] in
      self?.note("\($0) \($1)")
      flow?.finish()
    }
    flow.finish()
    expectUnchanged(flow.finish())
    expectUnchanged(flow.finish(keepingScreens: true))
    settle()
    expectUnchanged(flow.finish())
    expectNotes("Detail finished", "Detail over")
  }

  func test_F_53_finishTakesAllBelowAlong_withTheirScreens() async throws {
    let router = makeRouter("Home")
    let app = BaseCoordinator()
    let top = makeFlow("Top", router, in: app)
    top.start()
    let middle = makeFlow("Middle", router, in: top)
    middle.start()
    let bottom = makeFlow("Bottom", router, in: middle)
    bottom.present("Bottom")
    settle()
    expectTree("nav[Home, Top, Middle] + Bottom")
    let finish = top.finish()
    XCTAssertEqual([top, middle, bottom].map(\.isFinished), [true, true, true])
    settle()
    expect(finish, removed: 3)
    expectNotes("Bottom finished", "Middle finished", "Top finished", "Top over")
    expectTree("nav[Home]")
    XCTAssertEqual(app.childCoordinators.count, 0)
    XCTAssertEqual(top.childCoordinators.count, 0)
    XCTAssertNil(middle.parentCoordinator)
  }

  func test_finish_takesScreensFromTheMiddle() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    router.push(Screen("Other"), animated: false, onRemoval: noting("Other"))
    flow.push("More")
    router.push(Screen("Top"), animated: false, onRemoval: noting("Top"))
    let finish = flow.finish()
    settle()
    expect(finish, removed: 2)
    expectTree("nav[Home, Other, Top]")
    expectNotes("More finished", "Detail finished", "Detail over")
  }

  func test_finish_leavesTheModalsOfOthersAbove() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    router.present(Screen("Other"), animated: false, onRemoval: noting("Other"))
    settle()
    flow.finish()
    settle()
    expectTree("nav[Home] + Other")
    expectNotes("Detail finished", "Detail over")
  }

  func test_finish_takesWhatLiesOnItsModalAlong() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Form", router, in: parent)
    router.present(Screen("Below"), animated: false, onRemoval: noting("Below"))
    flow.present("Form")
    settle()
    router.present(Screen("Above"), animated: false, onRemoval: noting("Above"))
    settle()
    let finish = flow.finish()
    settle()
    expect(finish, removed: 2)
    expectTree("nav[Home] + Below")
    expectNotes("Above ancestorDismissed", "Form finished", "Form over")
  }

  func test_finish_dismissesAModalStackThatHoldsOnlyItsScreens() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let modal = UINavigationController()
    let inner = Router(rootViewController: modal)
    let flow = makeFlow("Form", inner, in: parent)
    inner.setRoot(Screen("Form"), owner: flow, onRemoval: flow.leaving("Form"))
    flow.push("Page")
    // Nobody owns the stack itself.
    router.present(modal, animated: false, onRemoval: noting("stack"))
    settle()
    let finish = flow.finish()
    settle()
    expect(finish, removed: 1)
    expectTree("nav[Home]")
    expectNotes("Page finished", "Form finished", "stack dismissed", "Form over")
  }

  func test_finish_keepsAModalStackThatHoldsOthers() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let modal = UINavigationController(rootViewController: Screen("Theirs"))
    let flow = makeFlow("Page", Router(rootViewController: modal), in: parent)
    router.present(modal, animated: false)
    settle()
    flow.start()
    flow.finish()
    settle()
    expectTree("nav[Home] + nav[Theirs]")
    expectNotes("Page finished", "Page over")
  }

  func test_finish_whileATransitionIsOpen_waitsForItsTurn() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    let push = flow.push("Detail", animated: true)
    let finish = flow.finish()
    expectOpen(push)
    let later = flow.push("Later")
    settle()
    expect(push, added: 1)
    expect(finish, removed: 1)
    XCTAssertEqual(later.result, .failure(.coordinatorFinished("Flow")))
    expectLog("ignored: push Later, Flow has finished and shows nothing more")
    expectNotes("Detail finished", "Detail over")
    expectTree("nav[Home]")
  }

  func test_finish_duringASwipeThatTakesTheScreen_tellsOfTheSwipe() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    XCTAssertTrue(stack.beginSwipeBack())
    let finish = flow.finish()
    stack.finishSwipeBack()
    settle()
    expectUnchanged(finish)
    expectNotes("Detail swipe", "Detail over")
  }

  func test_finish_fromTheClosureOfOneOfTwo_comesAfterBoth() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    flow.push("More")
    flow.onRemoval = { [weak self, weak flow] in
      self?.note("\($0) \($1)")
      flow?.finish()
    }
    router.popToRoot()
    settle()
    expectNotes("More popToRoot", "Detail popToRoot", "Detail over")
  }

  func test_finish_keepingScreens_leavesThemToTheParent() async throws {
    let router = makeRouter("Home")
    let app = BaseCoordinator()
    let parent = makeFlow("Parent", router, in: app)
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    expectUnchanged(flow.finish(keepingScreens: true))
    expectNotes("Detail over")
    settle()
    expectTree("nav[Home, Detail]")
    XCTAssertEqual(parent.shownScreens.map(\.label), ["Detail"])
    // They are the parent's to take away; its own journey has not begun yet.
    router.pop()
    settle()
    expectNotes("Detail pop")
    XCTAssertFalse(parent.isFinished)
    XCTAssertEqual(parent.shownScreens.count, 0)
  }

  func test_finish_ofTheRootOfAStack_leavesItToTheParent() async throws {
    let router = makeRouter("Home")
    let app = BaseCoordinator()
    let login = makeFlow("Login", router, in: app)
    router.setRoot(Screen("Login"), owner: login, onRemoval: login.leaving("Login"))
    login.push("Password")
    login.onFinish = { [weak self] in
      self?.note("Login over")
      router.setRoot(Screen("Tabs"))
    }
    login.finish(animated: false)
    expectNotes("Password finished", "Login over", "Login stackSet")
    expectTree("nav[Tabs]")
    settle()
    XCTAssertEqual(app.shownScreens.count, 0)
    expectLog()
  }

  func test_finish_inSeveralWindows_isOne() async throws {
    let router = makeRouter("Home")
    let other = UIWindow(frame: UIScreen.main.bounds)
    let second = UINavigationController(rootViewController: Screen("Second"))
    other.rootViewController = second
    other.makeKeyAndVisible()
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    Router(rootViewController: second).push(Screen("There"), animated: false, owner: flow)
    let finish = flow.finish()
    settle()
    expect(finish, removed: 2)
    expectTree("nav[Home]")
    XCTAssertEqual(other.tree, "nav[Second]")
    expectNotes("Detail finished", "Detail over")
    other.tearDown()
  }

  func test_finish_whenTheWindowIsTornDown_stillTells() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    flow.finish()
    window.tearDown()
    settle()
    XCTAssertEqual(children(of: parent), [])
    expectNotes("Detail finished", "Detail over")
  }

  func test_finish_inManyStacks_isOneStep() async throws {
    let (tabs, first, second) = makeTabs()
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", first, in: parent)
    flow.push("A")
    second.push(Screen("B"), animated: false, owner: flow, onRemoval: flow.leaving("B"))
    let modal = UINavigationController()
    Router(rootViewController: modal).setRoot(
      Screen("C"), owner: flow, onRemoval: flow.leaving("C"))
    tabs.present(modal, animated: false)
    settle()
    let finish = flow.finish()
    settle()
    expect(finish, removed: 3)
    expectTree("tabs{nav[Home]*, nav[Other]}")
    expectNotes("C finished", "B finished", "A finished", "Detail over")
  }
}
