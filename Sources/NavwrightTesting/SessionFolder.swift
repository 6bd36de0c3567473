package import Sessions
public import Simulator
import XCTest

/// Runs every session file below a folder, each case on a fresh app; each case that fails is a failure of the test.
///
/// A folder in which no case ran is a failure too.
///
/// - Parameters:
///   - folder: A folder, or one file.
///   - apps: The apps that files can name.
/// - Returns: How many cases passed.
@MainActor
@discardableResult
public func expectSessions(
  in folder: String, apps: [any HeadlessApp.Type], file: StaticString = #filePath,
  line: UInt = #line
) async -> Int {
  await expectSessions(
    in: folder, apps: apps, files: DiskFiles(), failures: .xctest, file: file, line: line)
}

@MainActor
package func expectSessions(
  in folder: String, apps: [any HeadlessApp.Type], files: any FileSource, failures: FailureSink,
  file: StaticString, line: UInt
) async -> Int {
  await Turns.shared.take()
  defer { Turns.shared.give() }
  let planner = SessionPlanner(apps: apps, files: files)
  let run = await outsideMainActorJob { FolderRun(planner, folder) }
  if run.code != 0 { failures.report(run.report.joined(separator: "\n"), file, line) }
  return run.passed
}

/// One run of a folder's sessions, with what it printed.
private struct FolderRun: Sendable {
  let code: Int32
  let report: [String]

  /// How many cases passed.
  var passed: Int { report.count { $0.hasPrefix("ok ") } }

  @MainActor
  init(_ planner: SessionPlanner, _ folder: String) {
    var report: [String] = []
    let command = TestCommand(
      planner: planner, print: { report.append($0) }, printDiagnostic: { report.append($0) })
    code = command.run([folder])
    self.report = report
  }
}
