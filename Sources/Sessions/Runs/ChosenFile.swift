/// A file of a run with the cases that are chosen from it.
public struct ChosenFile: Hashable, Sendable {
  /// The file as the user named it.
  public var path: String
  /// The number of its first item here in the whole run.
  public var firstNumber: Int
  /// The places of the chosen cases in the file.
  public var cases: [Int]
  /// Whether the file is one case, without a title of its own.
  public var isWholeFile: Bool
  /// What is wrong with it; nil if it can be run.
  public var problems: [RunItem.Problem]?
  /// Warnings about it, whole.
  var notes: [String] = []
  /// Lines that belong to other programs; counted where its first case is.
  var vendorLines = 0

  package init(
    path: String, firstNumber: Int, cases: [Int], isWholeFile: Bool,
    problems: [RunItem.Problem]? = nil, notes: [String] = []
  ) {
    self.path = path
    self.firstNumber = firstNumber
    self.cases = cases
    self.isWholeFile = isWholeFile
    self.problems = problems
    self.notes = notes
  }

  /// How many items of the run it holds.
  public var count: Int { problems == nil ? cases.count : 1 }

  /// The part of it that has numbers of a range; nil if there is none.
  func part(_ numbers: Range<Int>) -> ChosenFile? {
    let own = (firstNumber..<firstNumber + count).clamped(to: numbers)
    guard !own.isEmpty else { return nil }
    var part = self
    part.firstNumber = own.lowerBound
    if own.lowerBound > firstNumber { part.vendorLines = 0 }
    if problems == nil {
      part.cases = Array(cases[(own.lowerBound - firstNumber)..<(own.upperBound - firstNumber)])
    }
    return part
  }

  /// The item of a file that cannot be run.
  func invalidItem(_ problems: [RunItem.Problem]) -> RunItem {
    RunItem(
      number: firstNumber, file: path, title: path, line: 0, isWholeFile: true,
      ending: .invalid(problems))
  }
}

extension ChosenFile {
  /// The file as one process tells another what to run.
  package var json: JSONValue {
    .object([
      .init("path", .string(path)), .init("first", .integer(firstNumber)),
      .init("cases", .array(cases.map { .integer($0) })), .init("wholeFile", .bool(isWholeFile)),
    ])
  }

  /// Reads what another process wrote.
  package init?(_ object: JSONValue) {
    guard let path = object["path"]?.text, let first = object["first"]?.integer,
      let cases = object["cases"]?.elements, let isWholeFile = object["wholeFile"]?.flag
    else { return nil }
    self.init(
      path: path, firstNumber: first, cases: cases.compactMap(\.integer),
      isWholeFile: isWholeFile)
  }

  /// The part that begins with a number; nil if there is none.
  package func rest(from number: Int) -> ChosenFile? {
    number < firstNumber + count ? part(number..<firstNumber + count) : nil
  }

  /// The file in pieces of so many cases, so that one long file can be shared.
  package func pieces(of size: Int) -> [ChosenFile] {
    stride(from: firstNumber, to: firstNumber + count, by: size).compactMap { part($0..<$0 + size) }
  }
}
