/// Reads the report of a run, or of a part of it, as JSON Lines.
struct ReportReader {
  /// What one report holds.
  struct Contents {
    var total = 0
    var shard: Shard?
    var repeats = 1
    var environment: [String] = []
    var items: [RunItem] = []
    var notes: [RunNote] = []
    /// The exit code; nil for a report that was cut short.
    var code: Int32?
    var nanoseconds: Int64 = 0
    var wasStopped = false
    var leftRed = 0
    var vendorLines = 0
  }

  let name: String

  /// Reads a whole report; a last line that was cut off is left out.
  ///
  /// - Throws: What is wrong with it, in words.
  func read(_ bytes: [UInt8]) throws(ReportProblem) -> Contents {
    var contents = Contents()
    var hasStart = false
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Without its end of line, a line may have been cut anywhere.
    lines.removeLast()
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let place = ReportProblem.Place(file: name, line: index + 1)
      guard let text = String(validating: line, as: UTF8.self) else { throw .notText(place) }
      let object: JSONValue
      do throws(JSONProblem) {
        object = try JSONValue(reading: text)
      } catch {
        throw .notJSON(place, column: error.column, error.message)
      }
      guard object["v"]?.integer == 1 else { throw .otherVersion(place) }
      switch object["event"]?.text {
      case "run":
        guard !hasStart, start(object, &contents) else { throw .malformed(place) }
        hasStart = true
      case "case":
        guard hasStart, let item = RunItem(object) else { throw .malformed(place) }
        contents.items.append(item)
      case "note":
        guard let number = object["number"]?.integer, let file = object["file"]?.text,
          let text = object["text"]?.text
        else { throw .malformed(place) }
        contents.notes.append(RunNote(number: number, file: file, text: text))
      case "end":
        guard let code = object["code"]?.integer, case .number(let digits)? = object["seconds"]
        else { throw .malformed(place) }
        contents.code = Int32(truncatingIfNeeded: code)
        contents.nanoseconds = Int64(digits.filter { $0 != "." }).map { $0 * 1_000 } ?? 0
        contents.leftRed = object["leftRed"]?.integer ?? 0
        contents.vendorLines = object["vendorLines"]?.integer ?? 0
        contents.wasStopped = object["stopped"]?.text != nil
      // What a later version tells besides does not matter here.
      case _: continue
      }
    }
    guard hasStart else { throw .noReport(name) }
    return contents
  }

  private func start(_ object: JSONValue, _ contents: inout Contents) -> Bool {
    guard let total = object["total"]?.integer, total >= 0,
      let environment = object["environment"]?.texts
    else { return false }
    contents.total = total
    contents.shard = object["shard"]?.text.flatMap { Shard($0) }
    contents.repeats = object["repeat"]?.integer ?? 1
    contents.environment = environment
    return true
  }
}

/// What is wrong with a report.
public enum ReportProblem: Error, Hashable, Sendable {
  /// A line of a report.
  public struct Place: Hashable, Sendable {
    var file: String
    var line: Int
  }

  /// The file cannot be read.
  case unreadable(String, FileProblem)
  /// A line is no text.
  case notText(Place)
  /// A line is no JSON.
  case notJSON(Place, column: Int, String)
  /// A line is of a version that is not known here.
  case otherVersion(Place)
  /// A line lacks what its event must have.
  case malformed(Place)
  /// No line says what was run.
  case noReport(String)
  /// Two reports are of different runs.
  case otherRun(String, String)
  /// Two reports hold the same item.
  case itemTwice(Int, String, String)
  /// The number of an item is beyond the count of all.
  case numberTooLarge(Int, String)

  /// The problem in one sentence.
  public var message: String {
    switch self {
    case .unreadable(let path, let problem):
      Diagnostic(.unreadableFile(path, problem)).message
    case .notText(let place): "\(place.text): this line is not UTF-8"
    case .notJSON(let place, let column, let words):
      "\(place.text):\(column): \(words); reports are those of --json"
    case .otherVersion(let place):
      "\(place.text): this is no line of version 1; reports are those of --json"
    case .malformed(let place): "\(place.text): the line lacks what its event must have"
    case .noReport(let name):
      "\(SessionText.visible(name)): no report; reports are those of --json"
    case .otherRun(let first, let second):
      "\(SessionText.visible(first)) and \(SessionText.visible(second)) are of different runs"
    case .itemTwice(let number, let first, let second):
      "case \(number) stands in \(SessionText.visible(first)) and in \(SessionText.visible(second))"
    case .numberTooLarge(let number, let name):
      "\(SessionText.visible(name)): case \(number) is beyond the number of cases"
    }
  }
}

extension ReportProblem.Place {
  fileprivate var text: String { "\(SessionText.visible(file)):\(line)" }
}
