/// The report as JUnit's XML: a suite a file, a test case an item, whole and valid after every file.
@MainActor
public final class JUnitReport: RunReport {
  private let sink: any FramedSink
  private var whole = Counts()
  private var suite = Counts()
  private var items: [String] = []
  private var file: RunFile?

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var nanoseconds: Int64 = 0

    mutating func count(_ item: RunItem) {
      tests += 1
      nanoseconds += item.nanoseconds
      switch item.ending {
      case .passed: break
      case .skipped, .todo: skipped += 1
      case .invalid: errors += 1
      case .failed(let failure):
        switch failure.kind {
        case .mismatch, .unsteady: failures += 1
        case .endless, .crashed: errors += 1
        }
      }
    }

    /// The attributes, times with so many digits at least.
    func attributes(timeDigits: Int = 0) -> String {
      let seconds = RunItem.seconds(nanoseconds)
      let zeros = String(repeating: "0", count: max(0, timeDigits - seconds.utf8.count))
      return
        "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        + " time=\"\(zeros)\(seconds)\""
    }
  }

  /// Creates a report.
  ///
  /// - Parameter sink: Where the text goes; owned by the report.
  public init(sink: any FramedSink) {
    self.sink = sink
  }

  /// Adds what an event means in JUnit's XML.
  public func receive(_ event: RunEvent) {
    switch event {
    case .began: write("")
    case .noted: return
    case .opened(let opened):
      closeSuite()
      file = opened
    case .ended(let item):
      suite.count(item)
      items.append(Self.text(of: item))
    case .finished:
      closeSuite()
      sink.finish()
    }
  }

  private func closeSuite() {
    guard let file, suite.tests > 0 else { return }
    whole.tests += suite.tests
    whole.failures += suite.failures
    whole.errors += suite.errors
    whole.skipped += suite.skipped
    whole.nanoseconds += suite.nanoseconds
    let name = XMLText.escaped(file.file)
    write(
      "  <testsuite name=\"\(name)\" file=\"\(name)\" \(suite.attributes())>\n" + items.joined()
        + "  </testsuite>\n")
    suite = Counts()
    items = []
    self.file = nil
  }

  private func write(_ piece: String) {
    // The length stays when the counts grow: by blanks before the end of a tag, which mean nothing, and by zeros
    // before the time, so that what the blanks are does not depend on it.
    let head = "<testsuites name=\"navwright\" \(whole.attributes(timeDigits: 13))"
    let padding = String(repeating: " ", count: max(0, 160 - head.utf8.count))
    sink.append(
      piece, head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\(padding)>\n",
      tail: "</testsuites>\n")
  }

  private static func text(of item: RunItem) -> String {
    let body = result(of: item) + output(of: item)
    let line = item.line > 0 ? " line=\"\(item.line)\"" : ""
    let tag =
      "    <testcase classname=\"\(XMLText.escaped(className(of: item.file)))\""
      + " name=\"\(XMLText.escaped(item.title))\" file=\"\(XMLText.escaped(item.file))\"\(line)"
      + " time=\"\(item.seconds)\""
    return body.isEmpty ? "\(tag)/>\n" : "\(tag)>\n\(body)    </testcase>\n"
  }

  /// The file without its ending.
  private static func className(of file: String) -> String {
    file.hasSuffix(SessionSearch.ending) ? String(file.dropLast(SessionSearch.ending.count)) : file
  }

  private static func result(of item: RunItem) -> String {
    switch item.ending {
    case .passed: ""
    case .skipped(let reason): "      <skipped message=\"\(XMLText.escaped(reason))\"/>\n"
    case .todo(let reason): "      <skipped message=\"todo: \(XMLText.escaped(reason))\"/>\n"
    case .failed(let failure):
      element(
        failure.isError ? "error" : "failure", type: failure.kind.rawValue,
        message: failure.headline, failure.lines)
    case .invalid(let problems):
      element(
        "error", type: problems.first?.code ?? "error",
        message: problems.first?.text.components(separatedBy: "\n")[0] ?? "",
        problems.flatMap { $0.text.components(separatedBy: "\n") })
    }
  }

  private static func element(
    _ name: String, type: String, message: String, _ lines: [String]
  ) -> String {
    "      <\(name) type=\"\(XMLText.escaped(type))\" message=\"\(XMLText.escaped(message))\">"
      + XMLText.escaped(lines.joined(separator: "\n"), inAttribute: false) + "</\(name)>\n"
  }

  private static func output(of item: RunItem) -> String {
    let printed = item.output.flatMap { piece in
      ["\(piece.file):\(piece.line): \(piece.step)"] + piece.text.outputLines.map { "| \($0)" }
    }
    let lines = item.notes + printed
    guard !lines.isEmpty else { return "" }
    return "      <system-out>"
      + XMLText.escaped(lines.joined(separator: "\n"), inAttribute: false) + "</system-out>\n"
  }
}

extension CaseFailure {
  /// Whether the app or the engine broke, rather than an expectation.
  fileprivate var isError: Bool {
    switch kind {
    case .mismatch, .unsteady: false
    case .endless, .crashed: true
    }
  }
}
