import Flows
import Foundation
import UIKit
import XCTest

/// The page on flows shows code that is tested.
@MainActor
final class GuideTests: FlowTestCase {
  func test_theFlowsOfThePage_leadThroughTheShop() async throws {
    let window = window
    coordinator.coordinate(
      flow: ShopAppFlow(window: window, session: ShopSession()),
      with: OneStepper(withSingleStep: ShopStep.catalogue))
    let stack = try XCTUnwrap(window.rootViewController as? UINavigationController)
    let catalogue = try XCTUnwrap(stack.topViewController as? CatalogueViewController)
    catalogue.model.pick(3)
    settle()
    XCTAssertEqual(stack.viewControllers.count, 2)
    coordinator.navigate(to: ShopStep.loginRequired)
    settle()
    let login = try XCTUnwrap(
      (stack.presentedViewController as? UINavigationController)?.topViewController
        as? LoginViewController)
    login.enter()
    settle()
    XCTAssertNil(stack.presentedViewController)
  }

  func test_aRefusedScreenIsNotContributed() async {
    let stack = showStack()
    let flow = ItemFlow(on: stack)
    coordinator.coordinate(
      flow: flow, with: OneStepper(withSingleStep: ShopStep.itemPicked(1)))
    settle()
    XCTAssertEqual(flow.navigate(to: ShopStep.itemPicked(2)), .none)
    XCTAssertEqual(stack.viewControllers.count, 2)
  }

  func test_aFlowsAnswerIsAValue() async {
    let flow = LoginFlow()
    XCTAssertEqual(
      flow.navigate(to: ShopStep.loggedIn),
      .end(forwardToParentFlowWithStep: ShopStep.loggedIn))
    XCTAssertEqual(
      "\(flow.navigate(to: ShopStep.loginRequired))",
      "contribute LoginViewController with LoginViewController")
  }

  func test_everyBlockOfCodeStandsInATestedSource() async throws {
    let sources = try ["GuideFlows.swift", "GuideTests.swift"].map { name in
      Self.flat(try text("Tests/FlowsTests/Guide/\(name)"))
    }
    var blocks = 0
    for block in try text("Documentation/Flows.md").components(separatedBy: "```")
    where block.hasPrefix("swift\n") {
      blocks += 1
      let code = Self.flat(String(block.dropFirst("swift\n".count)))
      XCTAssertTrue(sources.contains { $0.contains(code) }, "not tested: \(block)")
    }
    XCTAssertGreaterThanOrEqual(blocks, 5)
  }

  private func text(_ path: String) throws -> String {
    // The folder of tests may be a symbolic link to that of the package.
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines without their indentation, and without those that are empty.
  private static func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
