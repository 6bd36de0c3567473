public import Simulator

/// A session file that was read and checked whole, ready to run.
public struct SessionPlan {
  /// The file as the user named it.
  public let path: String
  /// The app the cases run on.
  public let app: any HeadlessApp.Type
  /// The seed of the app's data.
  public let seed: UInt64
  /// Words by which files can be chosen.
  public let tags: [String]
  /// The environment variables that it and what it includes read, in alphabetical order.
  public let environmentNames: [String]
  /// How many lines belong to other programs: those that begin with `x-`.
  public let vendorLines: Int
  /// How many lines the file has.
  let lastLine: Int
  /// The cases in the order of the file.
  public let cases: [CasePlan]
}

/// A case with its includes expanded and its constant variables filled in.
public struct CasePlan: Sendable {
  /// The title, or the name of the file if the file is one case.
  public let title: String
  /// The file as the user named it.
  public let file: String
  /// The line of the title, counted from 1.
  public let line: Int
  /// Why it is not run; nil if it is.
  public let skipReason: String?
  /// Why it is expected to fail; nil if it is expected to pass.
  public let todoReason: String?
  /// Whether the case wrote its title; otherwise the whole file is one.
  public let isExplicit: Bool

  let mode: SessionFile.Mode
  let steps: [PlannedStep]
}

/// One step of a case; a class, since steps are handed from one to the other far more often than they are made.
final class PlannedStep: Sendable {
  /// What the step does when its turn comes.
  enum Work: Sendable {
    case command(Command)
    /// The words are read again once the variables of the run are known.
    case late(tokens: [Token], mustBeRefused: Bool)
    /// Keeps what a subject shows under a number.
    case keep(slot: Int, Subject, tab: String?)
  }

  let file: String
  let line: Int
  /// The lines of the file.
  private let lines: SourceLines
  let includedFrom: [Diagnostic.Place]
  let work: Work
  let block: OutputBlock?

  init(
    file: String, line: Int, lines: SourceLines, includedFrom: [Diagnostic.Place], work: Work,
    block: OutputBlock?
  ) {
    self.file = file
    self.line = line
    self.lines = lines
    self.includedFrom = includedFrom
    self.work = work
    self.block = block
  }

  /// The whole line of the file.
  var text: String { lines[line - 1] }

  /// Whether its block has one line, which is the one that was printed.
  func isAnswered(by lines: [String]) -> Bool { block?.isExactly(lines) ?? false }

  /// The first Character of the step, counted from 1.
  var column: Int { text.prefix { $0 == " " || $0 == "\t" }.count + 1 }

  /// The line of the case's own file in which the step stands, or the include that brings it.
  var playedLine: Diagnostic.Place {
    includedFrom.last ?? Diagnostic.Place(file: file, line: line)
  }

  /// The step without indentation and comment.
  var source: String {
    let tokens = (try? Tokenizer.tokens(of: text, scope: VariableScope(readsAnyName: true))) ?? []
    guard let first = tokens.first, let last = tokens.last else { return text }
    return String(decoding: Array(text.utf8)[first.start..<last.end], as: UTF8.self)
  }
}
