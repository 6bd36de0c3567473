import UIKit
import XCTest

@testable import Flights

/// A router that is its stack's delegate and keeps closures by description (D1).
@MainActor
final class AirportsTests: XCTestCase {
  private var window: UIWindow!
  private var app: AppCoordinator!

  override func setUp() async throws {
    window = UIWindow(frame: UIScreen.main.bounds)
    app = AppCoordinator(window: window)
    app.start()
  }

  override func tearDown() async throws {
    app = nil
    window = nil
  }

  private var stack: UINavigationController { app.navigationController }

  func test_DROP_D1_pop_runsTheClosureOfWhatWasPopped() async {
    app.showAirport("AMS")
    await waitForTransitions()
    XCTAssertEqual(app.children.count, 1)
    XCTAssertEqual(app.router.openClosures, 1)
    app.router.pop(animated: true)
    XCTAssertEqual(app.children.count, 0)
    await waitForTransitions()
    XCTAssertEqual(app.router.openClosures, 0)
    XCTAssertEqual(stack.viewControllers.map(\.title), ["Airports"])
  }

  func test_DROP_D1_popToRoot_runsTheClosuresOfAll() async {
    app.showAirport("AMS")
    await waitForTransitions()
    app.showAirport("BER")
    await waitForTransitions()
    XCTAssertEqual(stack.viewControllers.map(\.title), ["Airports", "AMS", "BER"])
    XCTAssertEqual(app.children.count, 2)
    app.router.popToRoot(animated: true)
    await waitForTransitions()
    XCTAssertEqual(app.children.count, 0)
    XCTAssertEqual(app.router.openClosures, 0)
  }

  func test_DROP_D1_didShow_tellsWhatWasLeft() async {
    app.showAirport("AMS")
    await waitForTransitions()
    // What the back button does, and nobody tells the router.
    stack.popViewController(animated: true)
    XCTAssertEqual(app.children.count, 1)
    await waitForTransitions()
    XCTAssertEqual(app.children.count, 0)
    XCTAssertEqual(app.router.openClosures, 0)
  }

  func test_DROP_D1_didShow_tellsWhatWasLeftWithoutAnAnimation() async {
    app.router.push(UIViewController(), animated: false) {}
    XCTAssertEqual(app.router.openClosures, 1)
    stack.popViewController(animated: false)
    await waitForTransitions()
    XCTAssertEqual(stack.viewControllers.count, 1)
  }

  func test_DROP_D1_descriptions_differAmongLiveScreens() async {
    let screens = (0..<1_000).map { _ in UIViewController() }
    XCTAssertEqual(Set(screens.map(\.description)).count, screens.count)
  }

  func test_DROP_D1_alert_isPresentedAndDismissed() async {
    app.showAirport("AMS")
    await waitForTransitions()
    let screen = stack.topViewController as? AirportViewController
    screen?.delegate?.airportWantsCall()
    let alert = stack.presentedViewController as? UIAlertController
    XCTAssertEqual(alert?.title, "Call AMS?")
    XCTAssertEqual(alert?.actions.map(\.title), ["Cancel", "Call"])
    await waitForTransitions()
    let dismissed = expectation(description: "the alert has gone")
    stack.dismiss(animated: true) { dismissed.fulfill() }
    await fulfillment(of: [dismissed], timeout: 3)
    XCTAssertNil(stack.presentedViewController)
  }

  func test_DROP_D1_mainQueueAndTasks_runWhileATestWaits() async {
    app.showAirport("AMS")
    await waitForTransitions()
    let screen = stack.topViewController as? AirportViewController
    screen?.delegate?.airportWantsDelays()
    screen?.delegate?.airportWantsRunways()
    let pushed = expectation(description: "runways are shown")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { pushed.fulfill() }
    await fulfillment(of: [pushed], timeout: 3)
    XCTAssertTrue(stack.topViewController is RunwayViewController)
    XCTAssertEqual(screen?.title, "AMS: none")
  }

  func test_DROP_D1_coordinator_isReleasedWithItsScreen() async {
    app.showAirport("AMS")
    await waitForTransitions()
    weak let child = app.children.first
    XCTAssertNotNil(child)
    app.router.pop(animated: true)
    await waitForTransitions()
    XCTAssertNil(child)
  }
}
