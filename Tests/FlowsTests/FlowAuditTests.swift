import Coordination
import Flows
import Foundation
import Simulator
import UIKit
import XCTest

/// An app that keeps a flow which has ended.
final class KeepingApp: HeadlessApp {
  static let name = "keeping"
  static let vocabulary = Vocabulary(
    kinds: ["button"], screens: ["List"], notifications: ["news", "swipe"])

  private let coordinator = FlowCoordinator()
  private let kept = FakeFlow { step in
    step == .over ? .end(forwardToParentFlowWithStep: NoneStep()) : .none
  }

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    window.rootViewController = ListViewController()
    coordinator.coordinate(flow: kept, with: one(TestStep.one))
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  func receive(notification name: String) {
    if name == "news" {
      coordinator.navigate(to: TestStep.over)
    } else {
      kept.root.presence.dismiss(.swipe)
    }
  }
}

/// Accounts of flows that are alive.
@MainActor
final class FlowAuditTests: XCTestCase {
  override func tearDown() async throws {
    LiveFlows.count = 0
  }

  func test_aFlowThatRuns_isAChildOfItsCoordinator() async {
    let simulator = Simulator(KeepingApp.self)
    XCTAssertEqual(simulator.survivors, [])
    let account = simulator.survivors(labeled: "FakeFlow")
    XCTAssertEqual(account.map(\.kind), [.flow])
    XCTAssertEqual(account.map(\.permission), [.child(of: "FlowCoordinator")])
    XCTAssertEqual(
      account.flatMap(\.holders).map(\.path),
      ["KeepingApp.kept", "FlowCoordinator.outermost.slots[0].flow"])
    simulator.end()
  }

  func test_aFlowWhoseRootHasLeft_isToldWithWhichWay() async {
    let simulator = Simulator(KeepingApp.self)
    _ = simulator.step(.notification(name: "swipe"))
    let account = Survivor(
      kind: .flow, label: "FakeFlow", typeName: "FakeFlow",
      departure: Departure(
        way: .left(.swipe), step: 1, action: .action(.notification(name: "swipe"))),
      holders: [Holder(path: "KeepingApp.kept", link: .property)])
    XCTAssertEqual(simulator.survivors, [account])
    XCTAssertEqual(account.departure?.way.words, "reason swipe")
    simulator.end()
  }

  func test_aFlowThatHasEnded_isToldWithWhatHoldsIt() async {
    let simulator = Simulator(KeepingApp.self)
    _ = simulator.step(.notification(name: "news"))
    XCTAssertEqual(simulator.leaks, ["FakeFlow"])
    let account = Survivor(
      kind: .flow, label: "FakeFlow", typeName: "FakeFlow",
      departure: Departure(
        way: .finished, step: 1, action: .action(.notification(name: "news"))),
      holders: [Holder(path: "KeepingApp.kept", link: .property)])
    XCTAssertEqual(simulator.survivors, [account])
    XCTAssertEqual(simulator.survivors(labeled: "FakeFlow"), [account])
    simulator.end()
  }
}
