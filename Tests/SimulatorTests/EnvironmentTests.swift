import Dispatch
import Foundation
import Simulator
import UIKit
import XCTest

/// Time, services and the main queue, as an app meets them.
@MainActor
final class EnvironmentTests: XCTestCase {
  /// An app without screens of its own that hands its environment to the test.
  private final class BareApp: HeadlessApp {
    static let name = "bare"
    static let vocabulary = Vocabulary(
      kinds: ["button"], screens: ["Bare"], services: ["list", "other"])
    static var onStart: (AppEnvironment, UIViewController) -> Void = { _, _ in }
    private let environment: AppEnvironment

    init(environment: AppEnvironment) { self.environment = environment }

    func start(in window: UIWindow) {
      let root = UIViewController()
      window.rootViewController = root
      Self.onStart(environment, root)
    }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private var app: Simulator!
  private var environment: AppEnvironment!
  private var root: UIViewController!

  override func setUp() async throws {
    BareApp.onStart = { [weak self] environment, root in
      self?.environment = environment
      self?.root = root
    }
    app = Simulator(BareApp.self, seed: 7)
  }

  override func tearDown() async throws {
    BareApp.onStart = { _, _ in }
    app.end()
    app = nil
    environment = nil
    root = nil
  }

  private func call(_ name: String, _ replies: Replies) {
    environment.services.call(name, make: { "made" }, reply: { replies.list.append($0) })
  }

  @MainActor
  private final class Replies {
    var list: [Result<String, ServiceFailure>] = []
  }

  func test_reply_comesAfterAHundredMillisecondsOfVirtualTime() async {
    let replies = Replies()
    call("list", replies)
    _ = app.advance(by: .milliseconds(99))
    XCTAssertEqual(replies.list, [])
    _ = app.advance(by: .milliseconds(1))
    XCTAssertEqual(replies.list, [.success("made")])
    XCTAssertEqual(app.clock, .milliseconds(100))
  }

  func test_fails_asOftenAsSaidAndThenReplies() async {
    let replies = Replies()
    _ = app.step(.service(name: "list", .fails(.status(500), times: 2)))
    for _ in 0..<3 { call("list", replies) }
    call("other", replies)
    _ = app.settle()
    XCTAssertEqual(
      replies.list,
      [.failure(.status(500)), .failure(.status(500)), .success("made"), .success("made")])
  }

  func test_holds_keepsCallsUntilItRepliesOrFails() async {
    let replies = Replies()
    _ = app.step(.service(name: "list", .holds))
    call("list", replies)
    call("list", replies)
    _ = app.settle()
    XCTAssertEqual(replies.list, [])
    XCTAssertEqual(app.pending, ["2 held calls of list"])
    _ = app.step(.service(name: "list", .fails(.network, times: 1)))
    XCTAssertEqual(replies.list, [.failure(.network), .success("made")])
    XCTAssertEqual(app.pending, [])
  }

  func test_serviceSettings_surviveARelaunch() async {
    _ = app.step(.service(name: "list", .fails(.network, times: nil)))
    _ = app.step(.app(.launch([])))
    let replies = Replies()
    call("list", replies)
    _ = app.settle()
    XCTAssertEqual(replies.list, [.failure(.network)])
  }

  func test_unknownService_isRefused() async {
    XCTAssertEqual(
      app.step(.service(name: "lost", .holds)).lines,
      ["refused: no service \"lost\"; the services are list, other"])
  }

  func test_timer_waitsForAdvanceAndRunsOnTheWay() async {
    let replies = Replies()
    var fired: [Duration] = []
    environment.after(.milliseconds(50), name: "soon") { [environment] in
      fired.append(environment?.now ?? .zero)
    }
    environment.after(.seconds(5), name: "late") { [environment] in
      fired.append(environment?.now ?? .zero)
    }
    call("list", replies)
    _ = app.settle()
    XCTAssertEqual(fired, [.milliseconds(50)])
    XCTAssertEqual(app.pending, ["late in 4900 ms"])
    _ = app.advance(by: .seconds(10))
    XCTAssertEqual(fired, [.milliseconds(50), .seconds(5)])
    XCTAssertEqual(app.clock, .milliseconds(10_100))
  }

  func test_toast_isNoteAndStaysFiveSeconds() async {
    environment.toast("Saved", status: .check)
    XCTAssertNil(app.toast)
    XCTAssertEqual(app.settle().lines, ["toast \"Saved\""])
    XCTAssertEqual(app.toast, "Saved")
    environment.toast("Again", status: .warning)
    _ = app.advance(by: .seconds(3))
    XCTAssertEqual(app.toast, "Again")
    _ = app.advance(by: .seconds(2))
    XCTAssertEqual(app.toast, "Again")
    _ = app.advance(by: .seconds(3))
    XCTAssertNil(app.toast)
  }

  func test_toast_thatIsReplacedWaitsForNothing() async {
    environment.toast("Saved", status: .check)
    _ = app.settle()
    _ = app.advance(by: .seconds(2))
    environment.toast("Saved", status: .check)
    _ = app.settle()
    XCTAssertEqual(app.pending, ["toast \"Saved\" in 5000 ms"])
    environment.toast("One", status: .check)
    environment.toast("Two", status: .check)
    XCTAssertEqual(app.settle().lines, ["toast \"One\"", "toast \"Two\""])
    XCTAssertEqual(app.toast, "Two")
    XCTAssertEqual(app.pending, ["toast \"Two\" in 5000 ms"])
    _ = app.advance(by: .seconds(4))
    XCTAssertEqual(app.pending, ["toast \"Two\" in 1000 ms"])
    XCTAssertEqual(app.toast, "Two")
    _ = app.advance(by: .seconds(1))
    XCTAssertEqual(app.pending, [])
    XCTAssertNil(app.toast)
  }

  func test_toast_belongsToTheWindowAndStaysWhenItsRootGoes() async {
    environment.toast("Saved", status: .check)
    _ = app.settle()
    _ = app.advance(by: .seconds(1))
    root.view.window?.rootViewController = UIViewController()
    _ = app.settle()
    XCTAssertEqual(app.toast, "Saved")
    XCTAssertEqual(app.pending, ["toast \"Saved\" in 4000 ms"])
    _ = app.advance(by: .seconds(4))
    XCTAssertNil(app.toast)
    XCTAssertEqual(app.pending, [])
    environment.toast("Bye", status: .check)
    _ = app.settle()
    _ = app.step(.app(.terminate))
    XCTAssertNil(app.toast)
    XCTAssertEqual(app.pending, [])
  }

  func test_externalURL_isAnEvent() async throws {
    UIApplication.shared.open(try XCTUnwrap(URL(string: "https://example.org")))
    XCTAssertEqual(app.settle().lines, ["opened externally https://example.org"])
  }

  func test_exception_failsTheStepAndChangesNothing() async {
    root.present(root, animated: true)
    let result = app.settle()
    XCTAssertEqual(result.outcome, .failed("tried to present UIViewController on itself"))
    XCTAssertEqual(result.lines, ["failed: tried to present UIViewController on itself"])
    XCTAssertEqual(app.modals, [])
  }

  func test_message_isAWarningOfTheStep() async {
    UIViewController().present(UIViewController(), animated: true)
    XCTAssertEqual(
      app.settle().warnings,
      [
        "attempt to present UIViewController on UIViewController whose view is not in the window hierarchy"
      ])
    XCTAssertEqual(app.warnings.count, 1)
  }

  func test_endlessWork_isStoppedAndNamed() async {
    repeatForEver()
    XCTAssertEqual(
      app.settle().outcome,
      .failed("the step did not settle within 100000 events; still coming: reply of list"))
  }

  private func repeatForEver() {
    environment.services.call(
      "list", make: { 0 }, reply: { [weak self] _ in self?.repeatForEver() })
  }

  func test_trackedObject_isSeenAliveAndGone() async {
    var object: NSObject? = NSObject()
    if let object { environment.track(object, named: "Cache") }
    XCTAssertEqual(app.lifetime(of: "Cache"), .alive)
    object = nil
    XCTAssertEqual(app.lifetime(of: "Cache"), .gone)
    XCTAssertEqual(app.lifetime(of: "Other"), .neverSeen)
  }

  func test_keptScreen_isALeakUntilItIsLetGo() async {
    var kept: UIViewController? = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    root.present(stack, animated: false)
    _ = app.settle()
    if let kept { stack.pushViewController(kept, animated: false) }
    _ = app.settle()
    stack.popViewController(animated: false)
    _ = app.settle()
    XCTAssertEqual(app.leaks, ["UIViewController"])
    kept = nil
    XCTAssertEqual(app.leaks, [])
  }

  func test_memoryWarning_reachesLoadedControllers() async {
    XCTAssertEqual(app.step(.app(.memoryWarning)).lines, ["warned of short memory"])
  }

  func test_sameSeed_reachesTheApp() async {
    XCTAssertEqual(environment.seed, 7)
  }
}

/// Work that an app puts on the process's main queue runs between the events of a step.
final class QueueDrainTests: XCTestCase {
  func test_mainQueue_isDrainedByASynchronousProgram() {
    let app = MainActor.assumeIsolated { QueueRun() }
    MainActor.assumeIsolated { app.begin() }
    let done = MainActor.assumeIsolated { app.finish() }
    XCTAssertEqual(done, ["async", "task"])
  }

  @MainActor
  private final class QueueRun {
    private var done: [String] = []
    private var app: Simulator?

    func begin() {
      app = Simulator(QueueApp.self)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.done.append("async") } }
      Task { @MainActor in self.done.append("task") }
    }

    func finish() -> [String] {
      _ = app?.settle()
      app?.end()
      return done
    }
  }

  private final class QueueApp: HeadlessApp {
    static let name = "queue"
    static let vocabulary = Vocabulary()
    init(environment: AppEnvironment) {}
    func start(in window: UIWindow) { window.rootViewController = UIViewController() }
    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }
}
