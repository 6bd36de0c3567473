import Coordination
import Flows
import UIKit
import XCTest

/// A fresh run with one visible window for each test; nothing may be alive when it is over.
@MainActor
class FlowTestCase: XCTestCase {
  private(set) var runtime = Runtime(isSimulated: true)
  private(set) var notes: [String] = []
  var coordinator = FlowCoordinator()
  private var shownWindow: UIWindow?

  override func setUp() async throws {
    begin()
  }

  override func tearDown() async throws {
    shownWindow?.tearDown()
    shownWindow = nil
    runtime.loop.removeAll()
    notes = []
    coordinator = FlowCoordinator()
    let alive =
      LifetimeRegistry.shared.live(.controller) + LifetimeRegistry.shared.live(.coordinator)
    XCTAssertEqual(alive.map { "\($0.typeName) \($0.id)" }, [], "alive after the test")
    XCTAssertEqual(LiveFlows.count, 0, "flows alive after the test")
    LiveFlows.count = 0
    begin()
  }

  private func begin() {
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    runtime.log.level = .navigation
    runtime.log.labeler = { ($0 as? Screen)?.name ?? TypeNames.name(of: type(of: $0)) }
    coordinator = FlowCoordinator()
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

  /// A stack in the window with one screen.
  func showStack(_ name: String = "Home") -> UINavigationController {
    let stack = UINavigationController(rootViewController: Screen(name))
    window.rootViewController = stack
    settle()
    runtime.log.removeAll()
    return stack
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

  /// What was noted since the last look.
  func expectNotes(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(notes, expected, file: file, line: line)
    notes = []
  }

  /// What the log says in words since the last look, steps that were carried out left out.
  func expectLog(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
    let words = runtime.log.entries.filter { $0.kind == .note }.map(\.label)
    XCTAssertEqual(words.filter { !$0.hasPrefix("step ") }, expected, file: file, line: line)
    runtime.log.removeAll()
  }

  /// The names of the screens of a stack, bottom first.
  func names(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.map { ($0 as? Screen)?.name ?? TypeNames.name(of: type(of: $0)) }
  }
}
