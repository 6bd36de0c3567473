import Coordination
import UIKit
import XCTest

/// A journey that leads to a value.
@MainActor
private final class ChooseColour: ResultCoordinator<String> {
  let router: any RouterProtocol

  init(_ router: any RouterProtocol) {
    self.router = router
    super.init()
  }

  override func start() {
    router.push(Screen("Colours"), animated: false, owner: self)
  }
}

@MainActor
final class ResultTests: CoordinationTestCase {
  private func choosing(_ router: Router, in parent: BaseCoordinator) -> ChooseColour {
    let child = ChooseColour(router)
    child.onFinish = { [weak self] in self?.note("\($0)") }
    XCTAssertNil(parent.start(child))
    settle()
    return child
  }

  func test_F_56_aValueReachesTheParent_afterTheScreensHaveLeft() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = ChooseColour(router)
    child.onFinish = { [weak self, weak router] in
      let stack = router?.navigationController
      self?.note("\($0.value ?? "none") \(stack?.tree ?? "") \(parent.childCoordinators.count)")
    }
    XCTAssertNil(parent.start(child))
    child.finish(with: "red")
    expectUnchanged(child.finish(with: "green"))
    settle()
    expectNotes("red nav[Home] 0")
  }

  func test_F_56_whoLeaves_cancels() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    _ = choosing(router, in: parent)
    try XCTUnwrap(router.navigationController).tapBackButton()
    settle()
    expectNotes("cancelled")
    XCTAssertEqual(parent.childCoordinators.count, 0)
  }

  func test_F_56_finishWithoutAValue_cancels() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = choosing(router, in: parent)
    child.finish()
    expectUnchanged(child.finish(with: "red"))
    settle()
    expectNotes("cancelled")
  }

  func test_F_56_aValueBeforeTheScreensAreThere_counts() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = choosing(router, in: parent)
    router.pop()
    child.finish(with: "red")
    settle()
    expectNotes("finished(\"red\")")
  }

  func test_F_55_theClosureIsLookedUpWhenItFires_andLetGo() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = choosing(router, in: parent)
    child.onFinish = { [weak self] in self?.note("the new one: \($0)") }
    child.finish(with: "red", keepingScreens: true)
    expectNotes("the new one: finished(\"red\")")
    XCTAssertNil(child.onFinish)
    expectTree("nav[Home, Colours]")
  }

  func test_theParentsEnd_tellsNobody_andLetsTheClosureGo() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = choosing(router, in: parent)
    parent.finish(animated: false)
    settle()
    expectNotes()
    XCTAssertNil(child.onFinish)
    XCTAssertTrue(child.isFinished)
    expectTree("nav[Home]")
  }

  func test_outcomes_compareAndHaveAValueOrNone() async throws {
    XCTAssertEqual(JourneyOutcome.finished(3).value, 3)
    XCTAssertNil(JourneyOutcome<Int>.cancelled.value)
    XCTAssertNotEqual(JourneyOutcome.finished(3), .cancelled)
  }
}
