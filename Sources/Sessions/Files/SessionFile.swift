/// One session file, split into headers and cases; its steps are still lines.
struct SessionFile: Sendable {
  /// How strictly a case looks at what happens.
  enum Mode: String, Sendable, CaseIterable {
    /// Events that nothing asks for do not matter.
    case lenient
    /// Every event must be claimed by an output block or an expectation.
    case exhaustive
    /// Events that nothing claims are listed.
    case exhaustiveShow = "exhaustive show"

    /// The modes as a usage line has them.
    static let usage = "mode \(allCases.map(\.rawValue).joined(separator: "|"))"
  }

  /// A mark directly under the title of a case.
  enum Mark: Hashable, Sendable {
    /// The case is not run.
    case skip(reason: String)
    /// The case is run and must fail.
    case todo(reason: String)
  }

  /// A header's word and the line it stands in.
  struct Header: Hashable, Sendable {
    var word: String
    var line: Int
    var column: Int
  }

  /// A step that is still a line, with the output lines below it.
  struct Step: Sendable {
    /// Counted from 1.
    var line: Int
    var block: OutputBlock?
  }

  /// The steps from one `case` to the next.
  struct Case: Sendable {
    var title: String
    var line: Int
    var mark: Mark?
    var mode: Mode?
    var steps: [Step] = []
    /// Whether the file wrote `case`; otherwise the whole file is one.
    var isExplicit = true
  }

  let path: String
  var app: Header?
  /// Whether a line with `app` could not be read, so that a missing one is not complained about too.
  var hasBrokenApp = false
  var needs: [Header] = []
  var seed: UInt64?
  var mode: Mode?
  var tags: [String] = []
  var parameters: [String: String] = [:]
  /// Lines that begin with `x-`, which belong to other programs.
  var vendorLines = 0
  var cases: [Case] = []
  /// The line of the version.
  var versionLine = 1
  /// Whether it is read for an `include`.
  let isIncluded: Bool

  init(path: String, isIncluded: Bool) {
    self.path = path
    self.isIncluded = isIncluded
  }
}
