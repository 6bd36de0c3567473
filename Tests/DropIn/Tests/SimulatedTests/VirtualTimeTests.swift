import NavwrightTesting
import Simulator
import UIKit
import XCTest

@testable import Flights

/// Main queue, timers and animations of unchanged code take virtual time under a simulator.
@MainActor
final class VirtualTimeTests: XCTestCase {
  private var screen: AirportViewController? {
    let stack = AirportsApp.current?.coordinator?.navigationController
    return stack?.viewControllers.last { $0 is AirportViewController } as? AirportViewController
  }
  private var log: [String]? {
    (AirportsApp.current?.coordinator?.children.first as? AirportCoordinator)?.log
  }

  func test_DROP_D1_async_isPartOfTheStep() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      await app.tap("button", "Runways")
      await app.expectStack("AirportList > Airport > Runway")
    }
  }

  func test_DROP_D1_task_isPartOfTheStep() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      await app.tap("button", "Delays")
      await app.run("expect title is \"BER: none\"")
    }
  }

  func test_DROP_D1_asyncAfter_waitsForVirtualTime() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      await app.tap("button", "Weather")
      // The animation of 250 ms belongs to the step, the 1.5 s do not.
      XCTAssertEqual(self.log, ["faded"])
      await app.run("advance 1249ms")
      XCTAssertEqual(self.log, ["faded"])
      await app.run("advance 1ms")
      XCTAssertEqual(self.log, ["faded", "weather"])
      await app.run("expect title is Rain")
    }
  }

  func test_DROP_D1_timer_firesInVirtualTime() async {
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      let screen = self.screen
      XCTAssertEqual(screen?.ticks, 0)
      await app.run("advance 3500ms")
      XCTAssertEqual(screen?.ticks, 3)
      await app.back()
      await app.run("advance 5s")
      XCTAssertEqual(screen?.ticks, 3)
    }
    await simulate(AirportsApp.self) { app in
      await app.tap("airport", "BER")
      await app.back()
      // Invalidated, the timer lets go of what it held.
      await app.expectGone("Airport")
    }
  }

  func test_DROP_D1_queuedWork_runsInOrderBetweenTransitions() async {
    var order: [String] = []
    await simulate(AirportsApp.self) { app in
      let stack = AirportsApp.current?.coordinator?.navigationController
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { order.append("200 ms") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { order.append("400 ms") }
      stack?.pushViewController(UIViewController(), animated: true)
      stack?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        order.append("pushed at 350 ms")
        DispatchQueue.main.async {
          order.append("async")
          DispatchQueue.main.async { order.append("async in async") }
        }
        Task { @MainActor in order.append("task") }
      }
      await app.run("settle")
      order.append("settled")
      await app.run("advance 1s")
    }
    XCTAssertEqual(
      order,
      [
        "200 ms", "pushed at 350 ms", "async", "task", "async in async", "settled", "400 ms",
      ])
  }

  func test_DROP_D1_otherQueues_areLeftAlone() async {
    await simulate(AirportsApp.self) { app in
      let worked = self.expectation(description: "worked")
      let queue = DispatchQueue(label: "work")
      queue.async {
        let back: DispatchQueue = .main
        back.async { worked.fulfill() }
      }
      await self.fulfillment(of: [worked], timeout: 3)
      let operations = OperationQueue()
      operations.underlyingQueue = queue
      let operated = self.expectation(description: "operated")
      operations.addOperation { operated.fulfill() }
      await self.fulfillment(of: [operated], timeout: 3)
      let group = DispatchGroup()
      let notified = self.expectation(description: "notified")
      queue.async(group: group) {}
      group.notify(queue: .main) { notified.fulfill() }
      await self.fulfillment(of: [notified], timeout: 3)
      await app.expectScreen("AirportList")
    }
  }

  func test_DROP_D1_afterASimulator_transitionsEndByThemselvesAgain() async {
    await simulate(AirportsApp.self) { app in
      await app.run("begin tap airport \"BER\"")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let pushed = expectation(description: "pushed")
    stack.pushViewController(UIViewController(), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in pushed.fulfill() }
    let later = expectation(description: "asyncAfter")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { later.fulfill() }
    await fulfillment(of: [pushed, later], timeout: 3)
  }
}
