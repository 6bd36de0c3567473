import Coordination
import UIKit
import XCTest

/// Children that are dropped by hand, and coordinators that are used again.
@MainActor
final class RemoveTests: CoordinationTestCase {
  func test_K_111_remove_takesTheChildAndItsScreensAway_andTellsNobody() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    weak var dead: Flow?
    do {
      let flow = makeFlow("Detail", router, in: parent)
      flow.start()
      let inner = makeFlow("Inner", router, in: flow)
      inner.present("Inner")
      dead = flow
    }
    settle()
    let remove = parent.remove(dead)
    settle()
    expect(remove, removed: 2)
    expectTree("nav[Home]")
    expectNotes("Inner finished", "Detail finished")
    XCTAssertEqual(parent.childCoordinators.count, 0)
    XCTAssertNil(dead)
    XCTAssertEqual(liveCoordinators, 1)
  }

  func test_K_111_remove_isIdempotent() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    let first = parent.remove(flow)
    let second = parent.remove(flow)
    settle()
    expect(first, removed: 1)
    expectUnchanged(second)
    expectUnchanged(parent.remove(flow))
    expectUnchanged(parent.remove(nil))
    expectUnchanged(parent.remove(BaseCoordinator()))
    expectNotes("Detail finished")
  }

  func test_K_111_remove_ofTheRootOfAStack_isRefused() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let login = makeFlow("Login", router, in: parent)
    router.setRoot(Screen("Login"), owner: login)
    login.push("Password")
    expectRefused(
      parent.remove(login), .cannotPop("Login"), "cannot pop Login: it is the root of its stack")
    settle()
    expectTree("nav[Login, Password]")
    XCTAssertFalse(login.isFinished)
    XCTAssertEqual(children(of: parent), ["Login"])
    expectLog("ignored: remove Flow, cannot pop Login: it is the root of its stack")
    expectNotes()
  }

  func test_K_111_remove_ofAScreenThatGuardsItsLeaving_isRefused() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Form", router, in: parent)
    let form = GuardedScreen("Form")
    router.push(form, animated: false, owner: flow, onRemoval: flow.leaving("Form"))
    flow.present("Sheet")
    settle()
    expectRefused(
      parent.remove(flow), .vetoed("Form"), "Form refuses to leave")
    XCTAssertFalse(flow.isFinished)
    expectTree("nav[Home, Form] + Sheet")
    form.isDirty = false
    let remove = parent.remove(flow)
    settle()
    expect(remove, removed: 2)
    XCTAssertEqual(form.asked, [.finished, .finished])
    expectNotes("Sheet finished", "Form finished")
  }

  func test_K_111_remove_ofAChildWithoutScreens_isDoneAtOnce() async throws {
    let parent = BaseCoordinator()
    let router = makeRouter("Home")
    let flow = makeFlow("Later", router, in: parent)
    expectUnchanged(parent.remove(flow))
    XCTAssertTrue(flow.isFinished)
    XCTAssertEqual(children(of: parent), [])
    expectNotes()
  }

  func test_K_34_theSameInstanceAgain_isRefusedWithATypedError() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Form", router, in: parent)
    flow.present("Form")
    settle()
    router.dismiss()
    settle()
    expectNotes("Form dismissed", "Form over")
    XCTAssertEqual(parent.start(flow), .hasFinished("Flow"))
    expectRefused(
      flow.present("Form"), .coordinatorFinished("Flow"), "Flow has finished and shows nothing more"
    )
    expectLog(
      "ignored: add child, Flow cannot be a child: it has finished, make a new one",
      "ignored: present Form, Flow has finished and shows nothing more")
    expectTree("nav[Home]")
  }

  func test_K_34_aNewInstance_works() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    for _ in 0..<3 {
      makeFlow("Form", router, in: parent).present("Form")
      settle()
      expectTree("nav[Home] + Form")
      router.dismiss()
      settle()
      expectNotes("Form dismissed", "Form over")
    }
    XCTAssertEqual(liveCoordinators, 1)
  }

  func test_aChildOfAFinishedParent_isRefused() async throws {
    let parent = BaseCoordinator()
    parent.finish()
    XCTAssertEqual(
      parent.start(BaseCoordinator()),
      .parentHasFinished("BaseCoordinator", parent: "BaseCoordinator"))
    expectLog(
      "ignored: add child, BaseCoordinator cannot be a child: BaseCoordinator has finished")
  }

  func test_start_startsAChildOnce() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = Flow("Detail", router)
    for _ in 0..<3 { XCTAssertNil(parent.start(flow)) }
    expectTree("nav[Home, Detail]")
  }
}
