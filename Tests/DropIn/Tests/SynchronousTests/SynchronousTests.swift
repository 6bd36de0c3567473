import UIKit
import XCTest

@testable import Flights
@testable import Rooms

/// Tests as they are written for iPhones in Swift 5: nothing is asynchronous, nothing names an actor.
final class SynchronousTests: XCTestCase {
  var window: UIWindow!
  var stack: UINavigationController!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    stack = nil
    super.tearDown()
  }

  func test_DROP_D1_synchronous_pushAndPop() {
    let router = Router(navigationController: stack)
    var left = 0
    let screen = UIViewController()
    router.push(screen, animated: false) { left += 1 }
    XCTAssertEqual(stack.topViewController, screen)
    router.pop(animated: false)
    XCTAssertEqual(left, 1)
  }

  func test_DROP_D1_synchronous_waitForTransition() {
    let pushed = expectation(description: "pushed")
    stack.pushViewController(UIViewController(), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in pushed.fulfill() }
    wait(for: [pushed], timeout: 3)
    XCTAssertEqual(stack.viewControllers.count, 2)
  }

  func test_DROP_D2_synchronous_presentAndDismiss() {
    let presented = expectation(description: "presented")
    stack.present(UIViewController(), animated: true) { presented.fulfill() }
    waitForExpectations(timeout: 3)
    let dismissed = expectation(description: "dismissed")
    stack.dismiss(animated: true) { dismissed.fulfill() }
    waitForExpectations(timeout: 3)
    XCTAssertNil(stack.presentedViewController)
  }

  func test_DROP_D6_synchronous_rootSwap() {
    let router = RootRouter(window: window)
    let next = UIViewController()
    let swapped = expectation(description: "swapped")
    router.setRoot(next) { _ in swapped.fulfill() }
    wait(for: [swapped], timeout: 3)
    XCTAssertTrue(window.rootViewController === next)
  }

  func test_DROP_D1_synchronous_mainQueueAndTasks() {
    let async = expectation(description: "async")
    let later = expectation(description: "asyncAfter")
    let task = expectation(description: "task")
    let timer = expectation(description: "timer")
    DispatchQueue.main.async { async.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { later.fulfill() }
    Task { @MainActor in task.fulfill() }
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in timer.fulfill() }
    wait(for: [async, later, task, timer], timeout: 3)
  }
}
