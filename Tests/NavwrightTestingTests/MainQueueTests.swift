import Foundation
import NavwrightTesting
import Sessions
import Simulator
import XCTest

/// Work that an app puts on the main queue runs within the step, as it does at the prompt.
@MainActor
final class MainQueueTests: XCTestCase {
  private struct OneFile: FileSource {
    let text: String
    func contents(of path: String) throws(FileProblem) -> [UInt8] { Array(text.utf8) }
    func kind(of path: String) -> FileKind? { .file }
    func names(in folder: String) throws(FileProblem) -> [String] { [] }
  }

  func test_step_runsWhatTheAppQueued() async {
    for button in ["Queue", "Queue in queue", "Task"] {
      await simulate(QueueingApp.self) { app in
        await app.tap("button", button)
        await app.expectStack("First > Second")
        await app.run("back")
        await app.run("begin tap button \"\(button)\"")
        await app.run("settle")
        await app.run("expect stack is First > Second")
      }
    }
  }

  func test_sessions_runWhatTheAppQueued() async {
    var failures: [String] = []
    let text = """
      session 1.0
      app queue
      tap button "Queue"
      expect stack is First > Second
      """
    let passed = await expectSessions(
      in: "one.nav", apps: [QueueingApp.self], files: OneFile(text: text),
      failures: FailureSink { message, _ in failures.append(message) })
    XCTAssertEqual(failures, [])
    XCTAssertEqual(passed, 1)
  }

  func test_step_thatNeverSettlesFailsWithWhatKeepsComing() async {
    var failures: [String] = []
    await simulate(QueueingApp.self) { app in
      app.failures = FailureSink { message, _ in failures.append(message) }
      await app.tap("button", "For ever")
    }
    XCTAssertEqual(
      failures,
      [
        """
        tap button "For ever" failed: the step did not settle within 100000 events; \
        still coming: open file:///
        steps so far: tap button "For ever"
        """
      ])
  }

  func test_step_thatQueuesForEverFailsWithWhatKeepsComing() async {
    var failures: [String] = []
    await simulate(QueueingApp.self) { app in
      app.failures = FailureSink { message, _ in failures.append(message) }
      await app.tap("button", "Queue for ever")
    }
    XCTAssertEqual(
      failures,
      [
        """
        tap button "Queue for ever" failed: the step did not settle within 100000 events; \
        still coming: work on the main queue
        steps so far: tap button "Queue for ever"
        """
      ])
  }

  func test_commands_standInTheWayToAFailure() async {
    var failures: [String] = []
    await simulate(QueueingApp.self) { app in
      app.failures = FailureSink { message, _ in failures.append(message) }
      await app.run("begin tap button \"Queue\"")
      await app.run("settle")
      await app.run("advance 2s")
      await app.expectScreen("First")
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures[0].hasSuffix("steps so far: begin tap button \"Queue\"; settle; advance 2s"),
      failures[0])
  }

  func test_screen_thatCameAndWentWithinOneStepWasThere() async {
    await simulate(QueueingApp.self) { app in
      await app.tap("button", "Brief")
      await app.expectStack("First")
      await app.expectGone("Second")
    }
  }
}
