import UIKit
import XCTest

@testable import Songs

/// Flows that listen to a screen as long as it is there (D4).
@MainActor
final class SongsTests: XCTestCase {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func test_DROP_D4_presence_followsAWindowsRoot() async {
    let first = SongScreen()
    window.rootViewController = first
    XCTAssertEqual(first.presence.changes, [])
    window.makeKeyAndVisible()
    XCTAssertEqual(first.presence.changes, [true])
    window.rootViewController = UIViewController()
    XCTAssertEqual(first.presence.changes, [true, false])
  }

  func test_DROP_D4_presence_followsAPresentedScreen() async {
    let base = SongScreen()
    window.rootViewController = base
    window.makeKeyAndVisible()
    let presented = SongScreen()
    presented.modalPresentationStyle = .fullScreen
    var dismissals = 0
    presented.presence.onDismissed = { dismissals += 1 }
    let shown = expectation(description: "presented")
    base.present(presented, animated: true) { shown.fulfill() }
    await fulfillment(of: [shown], timeout: 3)
    XCTAssertEqual(presented.presence.changes, [true])
    XCTAssertEqual(base.presence.changes, [true, false])
    let gone = expectation(description: "dismissed")
    base.dismiss(animated: true) { gone.fulfill() }
    await fulfillment(of: [gone], timeout: 3)
    XCTAssertEqual(presented.presence.changes, [true, false])
    XCTAssertEqual(base.presence.changes, [true, false, true])
    XCTAssertEqual(dismissals, 1)
  }

  func test_DROP_D4_presence_followsAPop() async {
    let root = SongScreen()
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let pushed = SongScreen()
    var dismissals = 0
    root.presence.onDismissed = { dismissals += 10 }
    pushed.presence.onDismissed = { dismissals += 1 }
    stack.pushViewController(pushed, animated: false)
    XCTAssertEqual(root.presence.changes, [true, false])
    stack.popViewController(animated: false)
    XCTAssertEqual(pushed.presence.changes, [true, false])
    XCTAssertEqual(root.presence.changes, [true, false, true])
    XCTAssertEqual(dismissals, 1)
  }

  func test_DROP_D4_flow_listensWhileTheScreenIsThere() async {
    let flow = SongsFlow()
    window.rootViewController = flow.root
    window.makeKeyAndVisible()
    let coordinator = FlowCoordinator(flow: flow)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    coordinator.coordinate(with: AppStepper())
    let stack = flow.root as? UINavigationController
    let songs = stack?.topViewController as? SongScreen
    XCTAssertEqual(coordinator.listening, 2)
    songs?.onStep?(SongStep.song("One"))
    await waitForTransitions()
    XCTAssertEqual(stack?.viewControllers.map(\.title), ["Songs", "One"])
    XCTAssertEqual(coordinator.listening, 3)
    songs?.onStep?(SongStep.nowhere)
    XCTAssertEqual(stack?.viewControllers.count, 2)
    stack?.popViewController(animated: false)
    await waitForTransitions()
    XCTAssertEqual(coordinator.listening, 2)
  }

  func test_DROP_D4_childFlow_endsWithTheStepItForwards() async {
    let flow = SongsFlow()
    window.rootViewController = flow.root
    window.makeKeyAndVisible()
    let coordinator = FlowCoordinator(flow: flow)
    coordinator.coordinate(with: AppStepper())
    await waitForTransitions()
    let stack = flow.root as? UINavigationController
    (stack?.topViewController as? SongScreen)?.onStep?(SongStep.settings)
    await waitForTransitions()
    let settings = stack?.presentedViewController as? UINavigationController
    let screen = settings?.topViewController as? SongScreen
    XCTAssertEqual(screen?.title, "Settings")
    screen?.onStep?(SongStep.settingsDone)
    await waitForTransitions()
    XCTAssertNil(stack?.presentedViewController)
  }
}
