import Coordination
import UIKit
import XCTest

/// A fresh run with one visible window for each test; nothing may be alive when it is over.
@MainActor
class CoordinationTestCase: XCTestCase {
  private(set) var runtime = Runtime(isSimulated: true)
  private(set) var notes: [String] = []
  private var shownWindow: UIWindow?

  override func setUp() async throws {
    begin()
  }

  override func tearDown() async throws {
    shownWindow?.tearDown()
    shownWindow = nil
    runtime.loop.removeAll()
    notes = []
    let alive =
      LifetimeRegistry.shared.live(.controller) + LifetimeRegistry.shared.live(.coordinator)
    XCTAssertEqual(alive.map { "\($0.typeName) \($0.id)" }, [], "alive after the test")
    begin()
  }

  private func begin() {
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    runtime.log.level = .navigation
    runtime.log.labeler = { $0.label }
    shownWindow = nil
  }

  /// The window of the test, visible from its first use on.
  var window: UIWindow {
    if let shownWindow { return shownWindow }
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.makeKeyAndVisible()
    shownWindow = made
    return made
  }

  /// A router over a stack in the window, with one screen for each name.
  func makeRouter(_ names: String...) -> Router {
    let stack = UINavigationController()
    stack.viewControllers = names.map(Screen.init)
    window.rootViewController = stack
    settle()
    runtime.log.removeAll()
    return Router(rootViewController: stack)
  }

  /// Routers over the stacks of two tabs, Home and Other; the first is selected.
  func makeTabs() -> (tabs: UITabBarController, first: Router, second: Router) {
    let stacks = ["Home", "Other"].map { UINavigationController(rootViewController: Screen($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    settle()
    runtime.log.removeAll()
    return (
      tabs, Router(rootViewController: stacks[0]), Router(rootViewController: stacks[1])
    )
  }

  /// A removal closure that notes the name and the reason.
  func noting(_ name: String) -> RemovalHandler {
    { [weak self] reason in self?.note("\(name) \(reason)") }
  }

  func note(_ words: String) {
    notes.append(words)
  }

  /// Runs everything that settling waits for.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    var turns = 0
    while runtime.loop.hasSettlingWork, turns < 1_000 {
      runtime.loop.runNext()
      turns += 1
    }
    XCTAssertLessThan(turns, 1_000, "it does not settle", file: file, line: line)
  }

  func expectTree(_ tree: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(window.tree, tree, file: file, line: line)
  }

  /// What was noted since the last look.
  func expectNotes(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(notes, expected, file: file, line: line)
    notes = []
  }

  /// Lets what was noted go unseen.
  func forgetNotes() {
    notes = []
  }

  /// What the log says in words since the last look.
  func expectLog(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
    let words = runtime.log.entries.filter { $0.kind == .note }.map(\.label)
    XCTAssertEqual(words, expected, file: file, line: line)
    runtime.log.removeAll()
  }

  /// How many closures the routers of this run keep.
  var keptClosures: Int {
    Engine.state.liveRouters.reduce(0) { $0 + $1.registrations.count }
  }

  func expectUnchanged(
    _ transition: Transition, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(transition.result, .success(.unchanged), file: file, line: line)
  }

  func expect(
    _ transition: Transition, added: Int = 0, removed: Int = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(
      transition.result, .success(TransitionOutcome(added: added, removed: removed)), file: file,
      line: line)
  }

  func expectOpen(_ transition: Transition, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(transition.result, "it has ended", file: file, line: line)
  }

  func expectRefused(
    _ transition: Transition, _ error: RouterError, _ text: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(transition.result, .failure(error), file: file, line: line)
    XCTAssertEqual("\(error)", text, file: file, line: line)
  }
}
