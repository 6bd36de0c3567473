import UIKit
import XCTest

@testable import Rooms

/// Routers behind a protocol of the app's own, root swap, delegate handed over and back (D6).
@MainActor
final class RoomsTests: XCTestCase {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let stack = CountingNavigationController()

  override func setUp() async throws {
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func screens(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController() }
  }

  func test_DROP_D6_setRoot_runsAllCompletionsOnceAndLeavesOne() async {
    let router = NavigationRouter(stack: stack)
    var left: [Int] = []
    for (number, screen) in screens(3).enumerated() {
      router.push(screen, animated: false) { left.append(number) }
    }
    let root = UIViewController()
    router.setRoot(root)
    XCTAssertEqual(left, [2, 1, 0])
    XCTAssertEqual(stack.viewControllers, [root])
    router.setRoot(root)
    XCTAssertEqual(left, [2, 1, 0])
  }

  func test_DROP_D6_stacks_areIgnored() async {
    let router = NavigationRouter(stack: stack)
    router.push(UINavigationController())
    router.setRoot(UINavigationController())
    XCTAssertTrue(stack.viewControllers.isEmpty)
  }

  func test_DROP_D6_pops_runTheCompletionsOfWhatIsReturned() async {
    let router = NavigationRouter(stack: stack)
    var left: [Int] = []
    let all = screens(5)
    for (number, screen) in all.enumerated() {
      router.push(screen, animated: false) { left.append(number) }
    }
    router.popModule(animated: false)
    XCTAssertEqual(left, [4])
    router.popTo(all[1], animated: false)
    XCTAssertEqual(left, [4, 3, 2])
    router.popToRoot(animated: true)
    XCTAssertEqual(left, [4, 3, 2, 1])
    await waitForTransitions()
    XCTAssertEqual(left, [4, 3, 2, 1])
  }

  func test_DROP_D6_willShow_postsWhenTheTransitionHasEnded() async {
    let router = NavigationRouter(stack: stack)
    router.setRoot(UIViewController())
    let screen = UIViewController()
    screen.title = "Room"
    let posted = expectation(forNotification: .roomDidChange, object: nil) {
      $0.object as? String == "Room"
    }
    router.push(screen, animated: true)
    await fulfillment(of: [posted], timeout: 3)
  }

  func test_DROP_D6_F_64_ownProtocolReachesTheStack() async {
    let own: any StackController = stack
    let pair = screens(2)
    own.setViewControllers(pair, animated: false)
    XCTAssertTrue(own.topViewController === pair[1])
    XCTAssertTrue(own.popViewController(animated: false) === pair[1])
    own.viewControllers = [pair[1]]
    XCTAssertEqual(stack.viewControllers, [pair[1]])
    XCTAssertEqual(stack.settings, [1])
    XCTAssertTrue(own.viewControllers.first === pair[1])
  }

  func test_DROP_D6_rootSwap_completesAfterTheTransition() async {
    let router = RootRouter(window: window)
    let next = UIViewController()
    let completed = expectation(description: "swapped")
    var isComplete = false
    router.setRoot(next) { finished in
      XCTAssertTrue(finished)
      isComplete = true
      completed.fulfill()
    }
    XCTAssertTrue(window.rootViewController === next)
    XCTAssertTrue(UIView.areAnimationsEnabled)
    XCTAssertFalse(isComplete)
    await fulfillment(of: [completed], timeout: 3)
  }

  func test_DROP_D6_modal_goesToWhatIsPresented() async {
    let router = RootRouter(window: window)
    let pair = screens(2)
    for screen in pair {
      let shown = expectation(description: "shown")
      router.presentModal(screen, animated: true) { shown.fulfill() }
      await fulfillment(of: [shown], timeout: 3)
    }
    XCTAssertTrue(stack.presentedViewController === pair[0])
    XCTAssertTrue(pair[0].presentedViewController === pair[1])
    let gone = expectation(description: "gone")
    router.dismissRoot(animated: true) { gone.fulfill() }
    await fulfillment(of: [gone], timeout: 3)
    XCTAssertNil(router.presented)
  }

  func test_DROP_D6_child_takesTheDelegateAndGivesItBack() async {
    let coordinator = RoomCoordinator(stack: stack)
    XCTAssertTrue(stack.delegate === coordinator.router)
    coordinator.openThread()
    await waitForTransitions()
    let child = coordinator.child
    XCTAssertTrue(stack.delegate === child)
    child?.showReplies()
    await waitForTransitions()
    XCTAssertEqual(child?.shown, ["Thread", "Replies"])
    stack.popToRootViewController(animated: true)
    await waitForTransitions()
    XCTAssertTrue(stack.delegate === coordinator.router)
    XCTAssertEqual(child?.shown, ["Thread", "Replies", "Rooms"])
    XCTAssertNil(coordinator.child)
  }
}
