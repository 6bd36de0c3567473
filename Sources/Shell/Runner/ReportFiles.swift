import Glibc
import Sessions

/// Opens what reports are written to, and makes the reports of a command line.
@MainActor
final class ReportFiles {
  /// Where results and diagnostics go besides.
  let output: DescriptorOutput
  private(set) var reports: [any RunReport] = []
  /// Whether a report for machines has standard output, so that people read standard error.
  let isOutputTaken: Bool
  /// What could not be written.
  private(set) var problem: OptionProblem?
  private var descriptors: [Int32] = []

  init(output: DescriptorOutput, isOutputTaken: Bool) {
    self.output = output
    self.isOutputTaken = isOutputTaken
  }

  /// Adds the report for people.
  func addHuman(printing: HumanReport.Printing, before: @escaping () -> Void) {
    reports.append(
      HumanReport(printing: printing) { [self] lines in
        before()
        say(lines)
      })
  }

  /// Adds the reports for machines.
  ///
  /// - Parameter inputs: Files that are read, which no report may take the place of.
  func add(
    tap: Bool, junit: String?, json: String?, annotates: Bool, inputs: [String] = []
  ) throws(OptionProblem) {
    try check(junit: junit, json: json, inputs)
    if tap { reports.append(TAPReport { [output] in output.write(result: $0) }) }
    if let json {
      let write = try lineWriter(json)
      reports.append(JSONLinesReport(print: write))
    }
    if let junit {
      reports.append(JUnitReport(sink: try frame(junit)))
    }
    if annotates { reports.append(GitHubReport { [self] in say($0) }) }
  }

  func say(_ lines: [String]) {
    if isOutputTaken { output.write(diagnostic: lines) } else { output.write(result: lines) }
  }

  private func lineWriter(_ path: String) throws(OptionProblem) -> ([String]) -> Void {
    if path == "-" { return { [output] in output.write(result: $0) } }
    let sink = LineSink(descriptor: try open(path)) { [self] in note($0, path) }
    return { sink.write($0.map { $0 + "\n" }.joined()) }
  }

  /// A report that took the place of what it is made from, or of another one, would cost more than it tells.
  private func check(junit: String?, json: String?, _ inputs: [String]) throws(OptionProblem) {
    let files = DiskFiles()
    let read = Set(inputs.compactMap { files.realPath(of: $0) })
    for path in [junit, json].compactMap(\.self) where path != "-" {
      if path.hasSuffix(".nav") { throw .unwritable(path, reason: "it is a session file") }
      if let real = files.realPath(of: path), read.contains(real) {
        throw .unwritable(path, reason: "it is one of the reports to merge")
      }
    }
    guard let junit, let json, junit != "-" else { return }
    let isSame = files.realPath(of: junit).map { $0 == files.realPath(of: json) } ?? false
    if junit == json || isSame, files.kind(of: json) != .special {
      throw .unwritable(json, reason: "two reports are to go there")
    }
  }

  private func frame(_ path: String) throws(OptionProblem) -> any FramedSink {
    if path == "-" {
      return CollectedFrame { [output] text in
        output.write(result: text.split(separator: "\n").map(String.init))
      }
    }
    let descriptor = try open(path)
    guard lseek(descriptor, 0, SEEK_CUR) >= 0 else {
      return CollectedFrame { [self] in write($0, to: descriptor, path) }
    }
    return FileFrame(descriptor: descriptor) { [self] in note($0, path) }
  }

  private func open(_ path: String) throws(OptionProblem) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path, reason: systemMessage(errno)) }
    descriptors.append(descriptor)
    return descriptor
  }

  private func write(_ text: String, to descriptor: Int32, _ path: String) {
    if !writeAll(Array(text.utf8), to: descriptor) { note(errno, path) }
  }

  private func note(_ code: Int32, _ path: String) {
    if problem == nil { problem = .unwritable(path, reason: systemMessage(code)) }
  }

  func close() {
    for descriptor in descriptors { Glibc.close(descriptor) }
    descriptors = []
  }
}

/// A file of whole lines: where there is no room for one, the file ends before it.
@MainActor
private final class LineSink {
  private let descriptor: Int32
  private let note: (Int32) -> Void
  private var isBroken = false

  init(descriptor: Int32, note: @escaping (Int32) -> Void) {
    self.descriptor = descriptor
    self.note = note
  }

  func write(_ text: String) {
    guard !isBroken else { return }
    let start = lseek(descriptor, 0, SEEK_CUR)
    guard !writeAll(Array(text.utf8), to: descriptor) else { return }
    isBroken = true
    note(errno)
    if start >= 0 { ftruncate(descriptor, start) }
  }
}

/// A file that is whole and valid after each piece, also if the process is killed then or the disk is full.
@MainActor
private final class FileFrame: FramedSink {
  private let descriptor: Int32
  private let note: (Int32) -> Void
  private var end: off_t = 0
  /// What stands around the pieces that are there; nil for none yet.
  private var around: (head: String, tail: String)?
  private var isBroken = false

  init(descriptor: Int32, note: @escaping (Int32) -> Void) {
    self.descriptor = descriptor
    self.note = note
  }

  func append(_ piece: String, head: String, tail: String) {
    guard !isBroken else { return }
    let start = around == nil ? off_t(head.utf8.count) : end
    guard put(piece + tail, at: start), put(head, at: 0) else {
      note(errno)
      return restore()
    }
    end = start + off_t(piece.utf8.count)
    around = (head, tail)
  }

  /// Leaves the file as it was before a piece for which there was no room.
  private func restore() {
    isBroken = true
    guard let (head, tail) = around else {
      _ = ftruncate(descriptor, 0)
      return
    }
    // The room for both was there before.
    if put(tail, at: end), put(head, at: 0) { ftruncate(descriptor, end + off_t(tail.utf8.count)) }
  }

  func finish() {}

  private func put(_ text: String, at place: off_t) -> Bool {
    var rest = Array(text.utf8)[...]
    var place = place
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, place) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
      place += off_t(count)
    }
    return true
  }
}

/// Pieces that are written when all are there, for what cannot be written twice.
@MainActor
private final class CollectedFrame: FramedSink {
  private let write: (String) -> Void
  private var pieces: [String] = []
  private var head = ""
  private var tail = ""

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func append(_ piece: String, head: String, tail: String) {
    pieces.append(piece)
    self.head = head
    self.tail = tail
  }

  func finish() { write(head + pieces.joined() + tail) }
}
