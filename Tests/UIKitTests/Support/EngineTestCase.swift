import UIKit
import XCTest

/// A fresh run with one visible window for each test; nothing may be alive when it is over.
@MainActor
class EngineTestCase: XCTestCase {
  private(set) var runtime = Runtime(isSimulated: true)
  private(set) var trace = Trace()
  private var shownWindow: UIWindow?

  override func setUp() async throws {
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    runtime.log.labeler = { $0.traceName }
    trace = Trace()
    shownWindow = nil
  }

  override func tearDown() async throws {
    shownWindow?.tearDown()
    shownWindow = nil
    runtime.loop.removeAll()
    let alive = LifetimeRegistry.shared.live(.controller)
    XCTAssertEqual(alive.map { "\($0.typeName) \($0.id)" }, [], "alive after the test")
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
  }

  /// The window of the test, visible from its first use on.
  var window: UIWindow {
    if let shownWindow { return shownWindow }
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.makeKeyAndVisible()
    shownWindow = made
    return made
  }

  func screen(_ name: String) -> TracingController { TracingController(name, trace) }

  func stack(_ name: String, _ members: UIViewController...) -> TracingStack {
    TracingStack(name, trace, members)
  }

  func tabs(_ name: String, _ members: UIViewController...) -> TracingTabs {
    TracingTabs(name, trace, members)
  }

  func alert(_ title: String = "Al") -> TracingAlert {
    TracingAlert(title: title, message: nil, preferredStyle: .alert).tracing(trace)
  }

  func sheet(_ name: String, _ style: UIModalPresentationStyle = .pageSheet) -> TracingController {
    let controller = screen(name)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Puts a root into the window and forgets what that was told.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    settle()
    _ = trace.take()
  }

  /// Presents and lets it end; what that told is forgotten.
  func present(_ modal: UIViewController, on presenter: UIViewController) {
    presenter.present(modal, animated: true)
    settle()
    _ = trace.take()
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

  func expectTrace(_ words: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(trace.take(), words, file: file, line: line)
  }

  func expectNames(
    _ controllers: [UIViewController]?, _ names: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let found = (controllers ?? []).map(\.traceName).joined(separator: " ")
    XCTAssertEqual(found, names, file: file, line: line)
  }

  /// What UIKit complained about since the last look.
  func expectMessages(
    _ messages: String..., file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(runtime.diagnostics.messages, messages, file: file, line: line)
    runtime.diagnostics.removeAll()
  }
}
