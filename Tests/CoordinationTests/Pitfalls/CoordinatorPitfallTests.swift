import Coordination
import UIKit
import XCTest

/// Pitfalls of coordinators that live too long or too short.
@MainActor
final class CoordinatorPitfallTests: CoordinationTestCase {
  func test_PIT_04_aCancelledSwipe_leavesTheCoordinatorAliveAndAble() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    weak var child: ScreenJourney?
    do {
      let made = ScreenJourney("Detail", router)
      parent.addDependency(made)
      made.start()
      child = made
    }
    XCTAssertTrue(stack.beginSwipeBack())
    expectTree("nav[Home]")
    XCTAssertEqual(parent.childCoordinators.count, 1)
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(parent.childCoordinators.count, 1)
    child?.touchMore()
    expectTree("nav[Home, Detail, Detail.more]")
    router.pop(animated: false)
    XCTAssertTrue(stack.beginSwipeBack())
    XCTAssertEqual(parent.childCoordinators.count, 1)
    stack.finishSwipeBack()
    settle()
    XCTAssertEqual(parent.childCoordinators.count, 0)
    XCTAssertNil(child)
    expectTree("nav[Home]")
  }

  func test_PIT_08_theBackMenuOverThreeScreens_endsAllThreeCoordinatorsAtOnce() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let home = try XCTUnwrap(stack.topViewController)
    let app = BaseCoordinator()
    for name in ["A", "B", "C"] {
      let journey = ScreenJourney(name, router)
      app.addDependency(journey)
      journey.onFinish = { [weak self, weak journey] in
        self?.note("\(journey?.name ?? "?") over, \(stack.tree)")
      }
      journey.start()
    }
    stack.chooseBackMenuEntry(home)
    XCTAssertEqual(app.childCoordinators.count, 3)
    settle()
    expectNotes("C over, nav[Home]", "B over, nav[Home]", "A over, nav[Home]")
    XCTAssertEqual(app.childCoordinators.count, 0)
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 1)
    XCTAssertEqual(keptClosures, 0)
  }

  func test_PIT_17_aChildThatTakesTheDelegateOfTheStack_deafensNobody() async throws {
    @MainActor final class Delegate: NSObject, UINavigationControllerDelegate {}
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    router.push(Screen("Parent"), animated: false, onRemoval: noting("Parent"))
    let delegate = Delegate()
    stack.delegate = delegate
    let childRouter = Router(rootViewController: stack)
    childRouter.push(Screen("Child"), animated: false, onRemoval: noting("Child"))
    stack.tapBackButton()
    settle()
    expectNotes("Child backButton")
    stack.tapBackButton()
    settle()
    expectNotes("Parent backButton")
    XCTAssertIdentical(stack.delegate, delegate)
  }

  func test_PIT_37_aFlowInAStackThatIsDismissed_isTold() async {
    let router = makeRouter("Home")
    let app = BaseCoordinator()
    for isPulled in [true, false] {
      let modal = UINavigationController(rootViewController: Screen("Form"))
      let inner = Router(rootViewController: modal)
      let flow = ScreenJourney("Page", inner)
      app.addDependency(flow)
      flow.onFinish = { [weak self] in self?.note("flow over") }
      router.present(modal, animated: false, onRemoval: noting("modal"))
      settle()
      flow.start()
      var wasBeingDismissed: Bool?
      flow.screen?.onDidDisappear = { [weak screen = flow.screen] in
        wasBeingDismissed = screen?.isBeingDismissed
      }
      if isPulled {
        XCTAssertEqual(modal.beginDragDown(), .began)
        modal.finishDragDown()
      } else {
        router.dismiss()
      }
      settle()
      XCTAssertEqual(wasBeingDismissed, false)
      expectNotes("flow over", isPulled ? "modal pulledDown" : "modal dismissed")
      XCTAssertEqual(app.childCoordinators.count, 0)
    }
  }

  func test_PIT_61_aWrapperLeaves_itsRouterIsTold() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let wrapper = Screen("Wrapper")
    let content = Screen("Content")
    wrapper.addChild(content)
    wrapper.view.addSubview(content.view)
    content.didMove(toParent: wrapper)
    var flags: [Bool] = []
    for screen in [wrapper, content] {
      screen.onDidDisappear = { [weak screen] in flags.append(screen?.isMovingFromParent == true) }
    }
    router.push(wrapper, animated: false, onRemoval: noting("Wrapper"))
    stack.tapBackButton()
    settle()
    XCTAssertEqual(flags, [true, false])
    expectNotes("Wrapper backButton")
  }
}
