import Coordination
import UIKit
import XCTest

/// What a router's call returns: completes exactly once, whether ignored, read, observed or awaited.
@MainActor
final class TransitionTests: CoordinationTestCase {
  func test_whenComplete_ofAnEndedTransition_runsAtOnceAndOnce() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false).whenComplete { [weak self] in self?.note("\($0)") }
    XCTAssertEqual(notes.count, 1)
    settle()
    XCTAssertEqual(notes.count, 1)
  }

  func test_whenComplete_runsOnceForEachCallAndEachObserver() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    let calls: [(String, () -> Transition)] = [
      ("push", { router.push(screen) }),
      ("duplicate", { router.push(screen) }),
      ("popTo the top", { router.popTo(screen) }),
      ("present", { router.present(Screen("M")) }),
      ("popToRoot", { router.popToRoot() }),
      ("popToRoot again", { router.popToRoot() }),
      ("dismiss nothing", { router.dismiss() }),
      ("close nothing", { router.close() }),
    ]
    var counts: [String: Int] = [:]
    for (name, call) in calls {
      let transition = call()
      for _ in 0..<2 { transition.whenComplete { _ in counts[name, default: 0] += 1 } }
    }
    settle()
    XCTAssertEqual(counts, Dictionary(uniqueKeysWithValues: calls.map { ($0.0, 2) }))
  }

  func test_whenComplete_letsItsClosureGo() async {
    let router = makeRouter("Home")
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      router.push(Screen("A")).whenComplete { _ in _ = object }
    }
    XCTAssertNotNil(captured)
    settle()
    XCTAssertNil(captured)
  }

  func test_anObserverAddedByAnObserver_runsAtOnce() async {
    let router = makeRouter("Home")
    let transition = router.push(Screen("A"))
    transition.whenComplete { [weak self] _ in
      transition.whenComplete { _ in self?.note("inner") }
      self?.note("outer")
    }
    settle()
    expectNotes("inner", "outer")
  }

  func test_wait_returnsTheOutcome() async throws {
    let router = makeRouter("Home")
    let ended = try await router.push(Screen("A"), animated: false).wait()
    XCTAssertEqual(ended, TransitionOutcome(added: 1, removed: 0))
    let open = router.push(Screen("B"))
    let waiting = Task { try await open.wait() }
    await Task.yield()
    settle()
    let outcome = try await waiting.value
    XCTAssertEqual(outcome, TransitionOutcome(added: 1, removed: 0))
  }

  func test_wait_throwsTheError() async {
    let router = makeRouter("Home")
    do {
      _ = try await router.pop().wait()
      XCTFail("it did not throw")
    } catch {
      XCTAssertEqual(error as? RouterError, .cannotPop("Home"))
    }
    router.push(Screen("A"))
    let open = router.dismiss()
    let waiting = Task { try await open.wait() }
    await Task.yield()
    settle()
    do {
      _ = try await waiting.value
      XCTFail("it did not throw")
    } catch {
      XCTAssertEqual(error as? RouterError, .nothingToDismiss)
    }
  }

  func test_transition_ofALongLine_completesEachOnce() async {
    let router = makeRouter("Home")
    var completed: [Int] = []
    for index in 0..<100 {
      router.push(Screen("\(index)")).whenComplete { _ in completed.append(index) }
    }
    settle()
    XCTAssertEqual(completed, Array(0..<100))
  }

  func test_withoutASimulator_transitionsEndByThemselves() async throws {
    Runtime.install(Runtime(isSimulated: false))
    let stack = UINavigationController(rootViewController: Screen("Home"))
    let free = UIWindow(frame: .zero)
    free.rootViewController = stack
    free.makeKeyAndVisible()
    let router = Router(rootViewController: stack)
    let pushed = try await router.push(Screen("A")).wait()
    XCTAssertEqual(pushed, TransitionOutcome(added: 1, removed: 0))
    let presented = try await router.present(Screen("M")).wait()
    XCTAssertEqual(presented, TransitionOutcome(added: 1, removed: 0))
    free.tearDown()
  }
}
