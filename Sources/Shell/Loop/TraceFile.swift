import Sessions

/// What the command `trace` does: writes what was done into a file.
@MainActor
struct TraceFile {
  let path: String
  let desk: StepDesk

  func write() -> RecordingDesk.Answer {
    if let problem { return wrong(problem) }
    var text = ""
    if let outcome = desk.muted({ desk.travel.trace { text += $0 } }) {
      return RecordingDesk.Answer(
        diagnostic: outcome.lines + (desk.recording?.takeNotice() ?? []).map(\.line),
        status: outcome.status, reason: outcome.reason, mismatch: outcome.mismatch,
        code: outcome.exitCode)
    }
    do throws(FileProblem) {
      let files = DiskFiles()
      try files.replace(path, with: Array(text.utf8))
    } catch {
      return wrong(error.words)
    }
    let count = desk.travel.position
    return RecordingDesk.Answer(
      result: ["\(count) step\(count == 1 ? "" : "s") written to \(path)"],
      value: .object([
        .init("path", .string(SessionText.visible(path))), .init("steps", .integer(count)),
      ]))
  }

  /// Why the file is not to be written; one that is there is replaced only if it is a trace.
  private var problem: String? {
    if path == "-" { return FileProblem.standsForStream.words }
    let files = DiskFiles()
    guard let kind = files.kind(of: path) else { return nil }
    if kind == .folder { return FileProblem.isFolder.words }
    if kind == .special { return FileProblem.notRegular.words }
    guard case .success(let bytes) = Result(catching: { try files.contents(of: path) }),
      Trace.isOne(bytes)
    else { return "it is there already, and is no trace" }
    return nil
  }

  private func wrong(_ reason: String) -> RecordingDesk.Answer {
    .wrong("cannot write \(SessionText.quoted(path)): \(reason)")
  }
}
