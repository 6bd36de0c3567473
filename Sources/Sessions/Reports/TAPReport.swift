/// The report as TAP 14: the plan first, a test point a file, and a subtest for the cases of a file.
@MainActor
public final class TAPReport: RunReport {
  private let print: ([String]) -> Void
  private var file: RunFile?
  private var files = 0
  /// Items of the open file that are done, and those of them that are bad.
  private var items = 0
  private var bad = 0
  private var hasPlan = false

  /// Creates a report.
  ///
  /// - Parameter print: Takes the lines of an event; owned by the report.
  public init(print: @escaping ([String]) -> Void) {
    self.print = print
  }

  /// Prints what an event means in TAP.
  public func receive(_ event: RunEvent) {
    switch event {
    case .began(let start):
      // A run of nothing says why only at its end.
      guard start.files > 0 else { return }
      hasPlan = true
      print(["TAP version 14", "1..\(start.files)"])
    case .noted: return
    case .opened(let file): open(file)
    case .ended(let item): add(item)
    case .finished(let end): finish(end)
    }
  }

  private func open(_ opened: RunFile) {
    file = opened
    files += 1
    items = 0
    bad = 0
    guard !opened.isWholeFile else { return }
    print(["# Subtest: \(Self.escaped(opened.file))", "    1..\(opened.count)"])
  }

  private func add(_ item: RunItem) {
    guard let file else { return }
    items += 1
    if item.isBad { bad += 1 }
    if file.isWholeFile {
      print(Self.lines(of: item, number: files, name: item.file))
      return
    }
    print(Self.lines(of: item, number: items, name: item.title).map { "    " + $0 })
    guard items == file.count else { return }
    print(["\(bad == 0 ? "" : "not ")ok \(files) - \(Self.escaped(file.file))"])
  }

  private func finish(_ end: RunEnd) {
    if !hasPlan {
      print(["TAP version 14", "1..0 # \(Self.escaped(end.nothing ?? "nothing ran"))"])
    }
    if let stop = end.stop { print(["Bail out! \(stop.words)"]) }
  }

  private static func lines(of item: RunItem, number: Int, name: String) -> [String] {
    let point = "\(number) - \(escaped(name))"
    switch item.ending {
    case .passed: return ["ok \(point)"] + block(item.moreFields)
    case .skipped(let reason): return ["ok \(point) # SKIP \(escaped(reason))"]
    case .todo(let reason):
      return ["not ok \(point) # TODO \(escaped(reason))"] + block(item.moreFields)
    case .failed(let failure):
      // Without a directive, so that every reader takes it for what it is: a failure.
      let mark = failure.isUnexpectedPass ? " # unexpected pass" : ""
      return ["not ok \(point)\(mark)"] + block(fields(of: failure) + item.moreFields)
    case .invalid(let problems): return ["not ok \(point)"] + block(fields(of: problems))
    }
  }

  private static func fields(of failure: CaseFailure) -> [(String, JSONValue)] {
    [
      ("message", .string(failure.headline)), ("severity", .string(failure.kind.rawValue)),
      (
        "at",
        .object([
          .init("file", .string(failure.file)), .init("line", .integer(failure.line)),
          .init("column", .integer(failure.column)),
        ])
      ), ("expected", .string(failure.mismatch.expected)),
      ("actual", .string(failure.mismatch.actual)),
      ("differs", .string(failure.mismatch.difference)), ("details", .strings(failure.lines)),
    ]
  }

  private static func fields(of problems: [RunItem.Problem]) -> [(String, JSONValue)] {
    [
      ("message", .string(problems.first?.message ?? "cannot be used")),
      ("severity", .string("error")),
      ("details", .strings(problems.flatMap { $0.text.components(separatedBy: "\n") })),
    ]
  }

  /// A block of YAML, its values as JSON writes them, which YAML reads too.
  private static func block(_ fields: [(String, JSONValue)]) -> [String] {
    guard !fields.isEmpty else { return [] }
    return ["  ---"] + fields.map { "  \($0): \($1.line)" } + ["  ..."]
  }

  /// A description, in which neither a directive nor an end of line can begin.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in SessionText.visible(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension RunItem {
  /// What is told besides the outcome.
  fileprivate var moreFields: [(String, JSONValue)] {
    (notes.isEmpty ? [] : [("notes", .strings(notes))])
      + (output.isEmpty
        ? [] : [("printed", .strings(outputLines.map { String($0.dropFirst(3)) }))])
  }
}

extension CaseFailure {
  /// Whether the case was marked as failing, and passed.
  fileprivate var isUnexpectedPass: Bool { step.hasPrefix("case ") && kind == .mismatch }
}
