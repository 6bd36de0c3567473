import Coordination
import Foundation
import NavigationFixture
import Simulator
import UIKit
import XCTest

/// What should be gone, when it should have died, and what holds it.
@MainActor
final class AuditTests: XCTestCase {
  private var app: Simulator!

  override func setUp() async throws { app = Simulator(LeakyApp.self) }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  private func show(_ keeper: String) -> StepResult {
    app.step(.tap(ElementReference(kind: "button", selector: .title(keeper))))
  }

  /// Shows a detail that something keeps, goes back, and says what is told of it.
  private func leak(_ keeper: String) -> [Survivor] {
    _ = show(keeper)
    _ = app.step(keeper == "container" ? .dismiss(.top) : .back(.button))
    return app.survivors
  }

  private func holder(
    _ path: String, _ link: Holder.Link = .property, isNamed: Bool = false,
    keeper: String? = nil, isItself: Bool = false, leftOver: String? = nil
  ) -> Holder {
    Holder(
      path: path, link: link, isNamed: isNamed, keeper: keeper, isItself: isItself,
      leftOver: leftOver)
  }

  private func check(
    _ keeper: String, _ holders: [Holder], file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = leak(keeper)
    XCTAssertEqual(found.map(\.label), app.leaks, file: file, line: line)
    XCTAssertEqual(found.map(\.label), ["Leaf(\(keeper))"], file: file, line: line)
    XCTAssertEqual(found.first?.holders, holders, file: file, line: line)
  }

  // MARK: When it should have died

  func test_F_58_leak_isBlamedOnTheStepAfterWhichItShouldHaveDied() async {
    _ = app.step(.service(name: "save", .replies))
    XCTAssertEqual(
      leak("property"),
      [
        Survivor(
          kind: .screen, label: "Leaf(property)", typeName: "LeafScreen", id: 4, permission: nil,
          departure: Departure(
            way: .left(.backButton), step: 3, action: .action(.back(.button)),
            sentence: "popped Leaf(property)"),
          holders: [holder("Start.model.kept")], isIncomplete: false)
      ])
  }

  func test_refusedStepsAreNotCounted() async {
    XCTAssertEqual(app.step(.dismiss(.top)).lines, ["refused: nothing to dismiss"])
    XCTAssertEqual(
      app.step(.open(url: "leaky://x")).lines,
      ["refused: no app opens \"leaky:\"; this one opens none"])
    XCTAssertEqual(leak("property").first?.departure?.step, 2)
  }

  func test_transitionThatIsSettledLater_isBlamedOnTheSettling() async {
    _ = show("property")
    _ = app.begin(.back(.button))
    XCTAssertEqual(app.survivors, [])
    _ = app.settle()
    XCTAssertEqual(
      app.survivors.first?.departure,
      Departure(
        way: .left(.backButton), step: 3, action: .settle, sentence: "popped Leaf(property)"))
  }

  func test_transitionThatTheClockEnds_isBlamedOnTheAdvance() async {
    _ = show("property")
    _ = app.begin(.swipeBack(.finish))
    _ = app.advance(by: .seconds(1))
    XCTAssertEqual(
      app.survivors.first?.departure,
      Departure(
        way: .left(.swipe), step: 3, action: .advance(.seconds(1)),
        sentence: "popped Leaf(property)"))
  }

  func test_actionWithoutAnimation_isBlamedOnItsBeginning() async {
    _ = show("unseen")
    _ = app.begin(.app(.memoryWarning))
    let stack = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    stack?.popViewController(animated: false)
    XCTAssertEqual(
      app.survivors.first?.departure,
      Departure(
        way: .left(.pop), step: 2, action: nil, sentence: "popped Leaf(unseen)"))
  }

  func test_whatLeavesWithItsContainer_isToldByTheContainersSentence() async {
    let found = leak("container")
    XCTAssertEqual(found.map(\.label), ["Leaf(container)", "nav"])
    XCTAssertEqual(
      found.map(\.departure),
      Array(
        repeating: Departure(
          way: .left(.dismissed), step: 2, action: .action(.dismiss(.top)),
          sentence: "dismissed nav"), count: 2))
    XCTAssertEqual(
      found.map(\.holders),
      [
        [holder("nav.viewControllers[Leaf(container)]", leftOver: "nav")],
        [holder("Start.model.kept")],
      ])
  }

  func test_manySteps_theStepsOfTheLivingAreRemembered() async {
    _ = leak("property")
    for _ in 1...200 { _ = leak("nothing") }
    XCTAssertEqual(app.survivors.map(\.departure?.step), [2])
    XCTAssertEqual(app.survivors.map(\.departure?.action), [.action(.back(.button))])
  }

  // MARK: What holds it

  func test_nothing_leavesNothing() async {
    XCTAssertEqual(leak("nothing"), [])
  }

  func test_F_58_properties_areTheHoldersWithTheWayToThem() async {
    check("property", [holder("Start.model.kept")])
  }

  func test_F_58_lists_tellTheEntryByItsLabel() async {
    check("list", [holder("Start.cache[Leaf(list)]")])
  }

  func test_F_58_dictionaries_tellTheKey() async {
    check("dictionary", [holder("StartCoordinator.screens[\"last\"]")])
  }

  func test_F_58_enumerations_tellTheCase() async {
    check("choice", [holder("Start.model.state.loaded.0")])
  }

  func test_F_58_closures_areReadForWhatTheyCapture() async {
    check("closure", [holder("Start.model.onTap", .closure)])
  }

  func test_F_58_capturedVariables_areSeen() async {
    check("variable", [holder("Start.model.onTap", .closure)])
  }

  func test_F_58_boundMethods_areSeen() async {
    check("method", [holder("Start.model.onTap", .closure)])
  }

  func test_F_58_whatACapturedObjectHolds_standsBehindAnArrow() async {
    check("nested", [holder("Start.model.onTap -> Model.kept")])
  }

  func test_F_58_closuresOfUnknownTypes_areHoldersOrMayBe() async {
    let found = leak("generic").first?.holders ?? []
    XCTAssertEqual(found.map(\.path), ["Start.model.onTap"])
    // Optimized, the type is known after all.
    XCTAssertTrue([.closure, .unreadableClosure].contains(found.first?.link))
  }

  func test_F_58_weakCaptures_areNoHolders() async {
    check("weakly", [holder("Start.model.kept")])
  }

  func test_F_58_cycles_areToldAsHeldByItself() async {
    check("cycle", [holder("Leaf(cycle).model.onTap", .closure, isItself: true)])
  }

  func test_F_58_staticProperties_cannotBeSeen() async {
    check("unseen", [])
  }

  func test_F_58_timers_areTheHolders() async {
    check("timer", [holder("pending work \"refresh\" in 59300 ms", .closure, isNamed: true)])
  }

  func test_F_58_workOfTheMainQueue_isTheHolder() async {
    check("queue", [holder("pending work \"asyncAfter\" in 59300 ms", .closure, isNamed: true)])
  }

  func test_F_58_callsThatAServiceKeeps_areTheHolders() async {
    _ = app.step(.service(name: "save", .holds))
    check("call", [holder("a held call of save", .closure, isNamed: true)])
  }

  func test_F_58_barButtonItems_areTheHolders() async {
    check(
      "bar",
      [
        holder("Start.navigationItem.rightBarButtonItems[0].primaryAction.handler", .closure)
      ])
  }

  func test_F_58_controls_areTheHolders() async {
    check("view", [holder("Start.view.subviews[0].actions[0].action.handler", .closure)])
  }

  func test_F_58_alertActions_areTheHolders() async {
    check("alert", [holder("Alert(Sure?).actions[0].handler", .closure)])
  }

  func test_F_58_parentsOfCoordinators_beginTheWay() async {
    check("owner", [holder("StartCoordinator.childCoordinators[LeafCoordinator].screen")])
  }

  func test_F_58_tabs_areTheHolders() async {
    check("tab", [holder("StartCoordinator.tabs.viewControllers[Leaf(tab)]")])
  }

  func test_F_58_delegates_areTheHolders() async {
    check("delegate", [holder("Start.model.delegate.leaf")])
  }

  func test_F_58_screensOfTheTree_areTheHolders() async {
    check("presented", [holder("Holding.held")])
  }

  func test_F_58_associatedObjects_areTheHolders() async {
    check("associated", [holder("an object associated with Model", isNamed: true)])
  }

  func test_F_58_removalClosures_areToldWithFileAndLineAndRouter() async {
    let found = leak("removal")
    XCTAssertEqual(
      found.map(\.holders),
      [
        [
          holder(
            "the removal closure of Leaf(nothing), registered at "
              + "NavigationFixture/LeakyCoordinators.swift:\(LeakyApp.removalLine)",
            .closure, isNamed: true, keeper: "StartCoordinator.router")
        ]
      ])
  }

  // MARK: Coordinators

  func test_F_58_coordinators_areBlamedOnTheirParentOrTheirFinish() async {
    XCTAssertEqual(
      leak("child"),
      [
        Survivor(
          kind: .coordinator, label: "LeafCoordinator", typeName: "LeafCoordinator",
          departure: Departure(
            way: .letGo(by: "StartCoordinator"), step: 2, action: .action(.back(.button))),
          holders: [holder("StartCoordinator.last")], isIncomplete: false)
      ])
    XCTAssertEqual(
      leak("finished").map(\.departure),
      [Departure(way: .finished, step: 4, action: .action(.back(.button)))])
  }

  func test_F_58_coordinatorsThatAClosureCaptures() async {
    XCTAssertEqual(leak("capture").map(\.holders), [[holder("Start.model.onTap", .closure)]])
  }

  func test_K_25_swipeBack_releasesTheCoordinatorEachTime() async {
    for _ in 1...20 {
      _ = show("ended")
      XCTAssertEqual(app.coordinators, ["StartCoordinator", "  LeafCoordinator"])
      _ = app.step(.swipeBack(.cancel(percent: 40)))
      XCTAssertEqual(app.lifetime(of: "LeafCoordinator"), .alive)
      _ = app.step(.swipeBack(.finish))
      XCTAssertEqual(app.lifetime(of: "LeafCoordinator"), .gone)
      XCTAssertEqual(app.survivors, [])
    }
    XCTAssertEqual(app.coordinators, ["StartCoordinator"])
    XCTAssertEqual(app.closures, [])
  }

  func test_K_64_cycleThroughRouterAndScreen_isFoundWithBothOfItsLinks() async {
    let found = leak("strongRouter")
    XCTAssertEqual(found.map(\.label), ["Leaf(strongRouter)", "LeafCoordinator"])
    XCTAssertEqual(
      found.map(\.holders),
      [
        [holder("LeafCoordinator.screen", leftOver: "LeafCoordinator")],
        [holder("Leaf(strongRouter).model.onTap", .closure, leftOver: "Leaf(strongRouter)")],
      ])
  }

  func test_K_64_cycleOfTheDocumentedKind_isNone() async {
    _ = leak("ended")
    XCTAssertEqual(app.survivors, [])
  }
}
