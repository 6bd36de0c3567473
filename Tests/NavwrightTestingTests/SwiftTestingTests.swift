import Foundation
import NavigationFixture
import NavwrightTesting
import Simulator
import Synchronization
import Testing

/// The same calls in a suite of Swift Testing, whose issues have the place they belong to.
@MainActor
@Suite struct SwiftTestingTests {
  @Test func simulateDrivesTheApp() async {
    await simulate(FixtureApp.self) { app in
      await app.tap("button", "Log in")
      await app.tap("row", 3)
      await app.expectStack("List > Detail(3)")
      await app.swipeBack(.cancel(percent: 30))
      await app.expectAlive("Detail(3)")
      await app.back()
      await app.expectGone("Detail(3)")
      await app.expectTree("window(nav[Main{list*: nav[List], form: nav[Form]}])")
    }
  }

  @Test("tests that run side by side take turns", arguments: 1...20)
  func turns(row: Int) async {
    await simulate(FixtureApp.self, parameters: ["logged-in": "yes"]) { app in
      let id = row % 5 + 1
      await app.tap("row", id)
      await Task.yield()
      await app.expectStack("List > Detail(\(id))")
    }
  }

  @Test func whatTheAppPutsOnTheMainQueueRunsInTheStep() async {
    await simulate(QueueingApp.self) { app in
      for button in ["Queue", "Queue in queue", "Task"] {
        await app.tap("button", button)
        await app.expectStack("First > Second")
        await app.back()
      }
    }
  }

  @Test func failureHasTheCallingLine() async {
    let line = #line + 3
    let issues = await issues {
      await simulate(FixtureApp.self) { app in
        await app.expectTop("List")
      }
    }
    #expect(
      issues == [
        Found(
          message: """
            expect top is List
              expected: List
              actual:   Login
              differs:  character 2: expected "i", found "o"
            steps so far: none
            """, file: #filePath, line: line, column: 1)
      ])
  }

  @Test func sessionFileFailsAtItsOwnLine() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-issue-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("one.nav")
    try Data("session 1.0\napp fixture\ncase \"x\"\n  expect top is List\n".utf8).write(to: file)
    let issues = await issues {
      await expectSessions(in: folder.path, apps: [FixtureApp.self])
    }
    #expect(
      issues == [
        Found(
          message: """
            \(file.path):4:3: failed: expect top is List
               expected: List
               actual:   Login
               differs:  character 2: expected "i", found "o"
               steps so far (case "x"): none
               open:     navwright play \(file.path) --until 4
            """, file: file.path, line: 4, column: 3)
      ])
  }

  @Test func failureOfATaskOfItsOwnIsNotLost() async {
    // It belongs to no test, so it cannot be expected; what can be seen is where it would go.
    let isXCTest = await Task.detached { @MainActor in FailureSink.running.isXCTest }.value
    #expect(!isXCTest)
    #expect(!FailureSink.running.isXCTest)
  }

  private struct Found: Equatable {
    var message: String
    var file: String
    var line: Int
    var column: Int
  }

  /// The issues that a body records, which are expected.
  private func issues(_ body: () async -> Void) async -> [Found] {
    let found = Mutex<[Found]>([])
    await withKnownIssue {
      await body()
    } matching: { issue in
      let place = issue.sourceLocation
      found.withLock {
        $0.append(
          Found(
            message: issue.comments.map(\.rawValue).joined(separator: "\n"),
            file: place?.filePath ?? "", line: place?.line ?? 0, column: place?.column ?? 0))
      }
      return true
    }
    return found.withLock { $0 }
  }
}
