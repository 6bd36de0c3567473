import Foundation
package import Sessions
public import Simulator

/// Runs a session file, or every one below a folder, each case on a fresh app.
///
/// Each case that fails is a failure of the test, at the line of the session file at which it failed, and so is each
/// file that makes no sense, at the line that makes none. A folder in which no case ran is a failure too.
///
/// - Parameters:
///   - path: A file or a folder; a relative one is seen from the folder of the test's own file.
///   - apps: The apps that files can name.
///   - checksLeaks: Whether a case fails too if something is alive at its end that should be gone.
/// - Returns: How many cases passed.
@MainActor
@discardableResult
public func expectSessions(
  in path: String, apps: [any HeadlessApp.Type], checksLeaks: Bool = false,
  file: StaticString = #filePath, line: UInt = #line
) async -> Int {
  await expectSessions(
    in: path, apps: apps, checksLeaks: checksLeaks, files: DiskFiles(), failures: .running,
    file: file, line: line)
}

@MainActor
package func expectSessions(
  in path: String, apps: [any HeadlessApp.Type], checksLeaks: Bool = false,
  files: any FileSource, failures: FailureSink, file: StaticString = #filePath,
  line: UInt = #line
) async -> Int {
  await Turns.shared.take()
  defer { Turns.shared.give() }
  let files = FilesBesideTest("\(file)", files)
  let planner = SessionPlanner(
    apps: apps, files: files, environment: ProcessInfo.processInfo.environment)
  let run = await outsideMainActorJob {
    SessionFolderRun(planner, path, files, checksLeaks: checksLeaks)
  }
  for failure in run.failures {
    failures.report(failure.message, failure.place ?? FailurePlace(file, line))
  }
  return run.passed
}
