package import Simulator

/// The test that stands beside a recorded session file.
@MainActor
package enum RecordedTest {
  /// The file of the test: `walk.nav` has `WalkTests.swift` beside it.
  package nonisolated static func path(besides session: String) -> String {
    let file = PathText.name(session)
    let stem = file.hasSuffix(SessionSearch.ending) ? String(file.dropLast(4)) : file
    let name = "\(SwiftText.typeName(stem))Tests.swift"
    return session.lastIndex(of: "/").map { session[...$0] + name } ?? name
  }

  /// Writes the test.
  ///
  /// - Returns: The exit code, and what there is to say.
  package static func write(
    for finished: SessionRecorder.Finished, app: any HeadlessApp.Type
  ) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let planner = SessionPlanner(
      apps: [app], files: DiskFiles(), values: finished.secrets)
    var writer = TestWriter(
      planner: planner, print: { lines.append($0) }, printDiagnostic: { lines.append($0) })
    writer.output = path(besides: finished.path)
    writer.writesSteps = true
    writer.checksLeaks = !finished.leavesLeaks
    let code = writer.run([finished.path])
    return (code, lines)
  }
}
