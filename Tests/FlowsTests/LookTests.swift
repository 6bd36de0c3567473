import Coordination
import Flows
import Foundation
import Simulator
import UIKit
import XCTest

/// An app of two flows, one of which is begun by a step from outside.
final class FlowApp: HeadlessApp {
  static let name = "flows"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["List"], notifications: ["news"])

  private let coordinator = FlowCoordinator()
  private let model = Model()

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    let app = AppFlow(UINavigationController(rootViewController: ListViewController()))
    app.answer = { [weak app, model] step in
      switch step {
      case .one:
        let shop = ShopFlow(UINavigationController(rootViewController: ListViewController()))
        shop.answer = { step in
          step == .over ? .end(forwardToParentFlowWithStep: TestStep.three) : .none
        }
        app?.root.present(shop.root, animated: true)
        return .next(shop, model)
      case .two, .three, .multiple, .unauthorized, .over, .detail: return .none
      }
    }
    window.rootViewController = app.root
    coordinator.coordinate(flow: app, with: one(TestStep.two))
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  func receive(notification name: String) {
    if coordinator.flows.isEmpty { return }
    if sent == 0 { coordinator.navigate(to: TestStep.one) }
    if sent == 1 { model.send(TestStep.two) }
    if sent == 2 { model.send(TestStep.over) }
    sent += 1
  }

  private var sent = 0
}

final class ListViewController: UIViewController {}

/// Flows beside coordinators and controllers, in what a person looks at.
@MainActor
final class LookTests: XCTestCase {
  override func tearDown() async throws {
    LiveFlows.count = 0
  }

  func test_flowsStandInTheTreeAndAmongTheCoordinators() async {
    let simulator = Simulator(FlowApp.self)
    XCTAssertEqual(
      simulator.tree, ["window", "  nav", "    List  <- top", "flows", "  AppFlow"])
    XCTAssertEqual(simulator.coordinators, ["FlowCoordinator", "  AppFlow"])
    XCTAssertEqual(simulator.lifetime(of: "ShopFlow"), .neverSeen)
    _ = simulator.step(.notification(name: "news"))
    XCTAssertEqual(simulator.flows, ["AppFlow", "  ShopFlow (not ready)"])
    XCTAssertEqual(simulator.coordinators, ["FlowCoordinator", "  AppFlow", "    ShopFlow"])
    XCTAssertEqual(simulator.lifetime(of: "ShopFlow"), .alive)
    XCTAssertEqual(simulator.events, ["step one to AppFlow", "presented nav as pageSheet"])
    _ = simulator.step(.notification(name: "news"))
    XCTAssertEqual(simulator.flows, ["AppFlow", "  ShopFlow"])
    _ = simulator.step(.notification(name: "news"))
    XCTAssertEqual(simulator.flows, ["AppFlow"])
    XCTAssertEqual(simulator.lifetime(of: "ShopFlow"), .gone)
    XCTAssertEqual(
      simulator.events,
      [
        "step over to ShopFlow", "flow ShopFlow ended", "dismissed nav", "step three to AppFlow",
      ])
    XCTAssertEqual(simulator.leaks, [])
    simulator.end()
  }
}
