import Foundation
import NavigationFixture
import NavwrightTesting
import Sessions
import Simulator
import Synchronization
import XCTest

/// Failures reach XCTest with the place they belong to: here, they are taken where XCTest hands them to the test.
@MainActor
final class XCTestFailureTests: XCTestCase {
  private struct Failure: Equatable {
    var message: String
    var file: String
    var line: Int
  }

  private final class Failures: Sendable {
    let taken = Mutex<[Failure]?>(nil)
  }

  private let failures = Failures()

  #if os(Linux)
    nonisolated override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      let isTaken = failures.taken.withLock { taken in
        taken?.append(Failure(message: description, file: filePath, line: lineNumber))
        return taken != nil
      }
      guard !isTaken else { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #else
    nonisolated override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let isTaken = failures.taken.withLock { taken in
        taken?.append(
          Failure(
            message: issue.compactDescription, file: place?.fileURL.path ?? "",
            line: place?.lineNumber ?? 0))
        return taken != nil
      }
      if !isTaken { super.record(issue) }
    }
  #endif

  private func taken(_ body: () async -> Void) async -> [Failure] {
    failures.taken.withLock { $0 = [] }
    await body()
    return failures.taken.withLock { taken in
      defer { taken = nil }
      return taken ?? []
    }
  }

  func test_failure_isThatOfTheCallingLine() async {
    let line = #line + 3
    let failures = await taken {
      await simulate(FixtureApp.self) { app in
        await app.expectTop("List")
      }
    }
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssertEqual(
      failures.map { $0.message.replacing("failed - ", with: "") },
      [
        """
        expect top is List
          expected: List
          actual:   Login
          differs:  character 2: expected "i", found "o"
        steps so far: none
        """
      ])
  }

  func test_sessionFile_failsAtItsOwnLine() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-bridge-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("ünder.nav")
    try Data("session 1.0\napp fixture\n\nexpect top is List\n".utf8).write(to: file)
    let failures = await taken {
      await expectSessions(in: folder.path, apps: [FixtureApp.self])
    }
    XCTAssertEqual(failures.map(\.line), [4])
    XCTAssertEqual(failures.map(\.file), [file.path])
    XCTAssertEqual(
      failures.map { $0.message.replacing("failed - ", with: "") },
      [
        """
        \(file.path):4:1: failed: expect top is List
           expected: List
           actual:   Login
           differs:  character 2: expected "i", found "o"
           steps so far (case "ünder.nav"): none
           open:     navwright play \(file.path) --until 4
        """
      ])
  }
}
