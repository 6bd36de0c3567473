import Simulator

/// Turns the lines of one case into steps, includes expanded.
struct CaseBuilder {
  let context: PlanContext
  let item: SessionFile.Case
  var diagnostics: [Diagnostic] = []

  private var steps: [PlannedStep] = []
  /// Environment variables that included files read.
  var environmentNames: Set<String> = []
  /// Lines of included files that belong to other programs.
  var vendorLines = 0
  var unmet: [String] = []
  private var nextSlot = 0
  /// What each slot was read from, as long as no step came in between.
  private var fresh: [Int: Subject] = [:]

  /// The file whose lines are being read.
  struct Frame {
    var path: String
    var lines: SourceLines
    var scope: VariableScope
    /// The includes that led here, innermost first.
    var includedFrom: [Diagnostic.Place]
  }

  var frame: Frame

  /// Includes deeper than this are refused.
  static let deepestInclude = 16
  /// A case of more lines than this, those of included files counted, is refused.
  static let mostLines = 100_000

  /// Lines that were read for this case.
  private var lineCount = 0
  /// Whether a limit was reached, after which nothing more of the case is read.
  var hasStopped = false

  init(_ context: PlanContext, _ item: SessionFile.Case, scope: VariableScope, lines: SourceLines) {
    self.context = context
    self.item = item
    frame = Frame(path: context.file.path, lines: lines, scope: scope, includedFrom: [])
  }

  /// Reads all steps; problems are collected.
  mutating func build() -> CasePlan {
    count(item.steps.count, line: item.line)
    read(item.steps)
    let mark = marks
    if steps.isEmpty, mark.skip == nil, diagnostics.isEmpty, !item.steps.isEmpty {
      let line = frame.lines[item.line - 1]
      report(LineFault(.caseWithoutSteps(item.title), 0, line.utf8.count), line: item.line)
    }
    return CasePlan(
      title: item.title, file: context.file.path, line: item.line, skipReason: mark.skip,
      todoReason: mark.todo, isExplicit: item.isExplicit,
      mode: item.mode ?? context.file.mode ?? .lenient, steps: steps)
  }

  private var marks: (skip: String?, todo: String?) {
    let missing = context.file.needs.map(\.word).filter {
      !context.vocabulary.capabilities.contains($0)
    }
    if !missing.isEmpty {
      return ("needs \(missing.joined(separator: ", "))", nil)
    }
    if steps.isEmpty, !unmet.isEmpty {
      let reasons = unmet.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return ("needs \(reasons.joined(separator: ", "))", nil)
    }
    switch item.mark {
    case nil: return (nil, nil)
    case .skip(let reason): return (reason, nil)
    case .todo(let reason): return (nil, reason)
    }
  }

  mutating func read(_ lines: [SessionFile.Step]) {
    for step in lines where !hasStopped {
      do throws(LineFault) {
        try read(step)
      } catch {
        report(error, line: step.line)
      }
    }
  }

  /// Counts lines before they are read, so that includes that branch come to an end.
  ///
  /// - Parameter line: The line of the file that was asked for, at which a case that is too long is reported.
  mutating func count(_ lines: Int, line: Int) {
    lineCount += lines
    guard lineCount > Self.mostLines, !hasStopped else { return }
    hasStopped = true
    let text = context.lines[line - 1]
    let start = text.utf8.prefix(while: Tokenizer.isBlank).count
    let fault = LineFault(
      .tooManySteps(title: item.title, limit: Self.mostLines), start, text.utf8.count)
    diagnostics.append(
      fault.diagnostic(in: text).located(file: context.file.path, line: line))
  }

  mutating func report(
    _ fault: LineFault, line: Int, severity: Diagnostic.Severity = .error
  ) {
    var diagnostic = fault.diagnostic(in: frame.lines[line - 1])
      .located(file: frame.path, line: line)
    diagnostic.includedFrom = frame.includedFrom
    diagnostic.severity = severity
    diagnostics.append(diagnostic)
  }

  private mutating func read(_ step: SessionFile.Step) throws(LineFault) {
    let lines = frame.lines
    let bytes = lines.bytes(of: step.line - 1)
    let key = KnownLines.Key(bytes)
    if let command = context.known.command(of: key) {
      if command.instruction.movesApp { fresh = [:] }
      return add(.command(command), step)
    }
    let tokens = try CommandParser.tokens(of: bytes, scope: frame.scope)
    guard let parsed = try context.parser.parse(tokens, words: context.words) else {
      return
    }
    if !parsed.conditions.isEmpty, try !holds(parsed.conditions) { return }
    switch parsed.command.instruction {
    case .include:
      try refuseOutput(of: step)
      try include(parsed.tokens, line: step.line)
    case .bind(let name, let text):
      try refuseOutput(of: step)
      try bind(name, text, parsed.tokens, step)
    case .act, .begin, .settle, .advance, .look, .expect, .record, .help, .prompt, .quit,
      .version:
      try refuseConstantTruth(parsed)
      context.known.remember(parsed, of: key)
      if parsed.command.instruction.movesApp { fresh = [:] }
      let work: PlannedStep.Work =
        parsed.isLate
        ? .late(tokens: parsed.tokens, mustBeRefused: parsed.command.mustBeRefused)
        : .command(parsed.command)
      add(work, step)
    }
  }

  private mutating func add(_ work: PlannedStep.Work, _ step: SessionFile.Step) {
    steps.append(
      PlannedStep(
        file: frame.path, line: step.line, lines: frame.lines, includedFrom: frame.includedFrom,
        work: work, block: step.block))
  }

  private mutating func refuseOutput(of step: SessionFile.Step) throws(LineFault) {
    guard let block = step.block else { return }
    let line = frame.lines[block.line - 1]
    let start = line.utf8.prefix(while: Tokenizer.isBlank).count
    report(
      LineFault(.malformedOutput(.neverPrints), start, line.utf8.count), line: block.line)
  }

  // MARK: variables

  private mutating func bind(
    _ name: String, _ text: BoundText, _ tokens: [Token], _ step: SessionFile.Step
  ) throws(LineFault) {
    guard frame.scope.values[name] == nil else {
      throw LineFault(.variableTwice(name), at: tokens[1])
    }
    switch text {
    case .text(let text): frame.scope.values[name] = tokens.last?.late ?? [.text(text)]
    case .value(let subject, let tab):
      for token in tokens {
        if token.late != nil { throw LineFault(.knownOnlyInTheRun(token.text), at: token) }
      }
      let slot = nextSlot
      nextSlot += 1
      frame.scope.values[name] = [.slot(slot)]
      if tab == nil { fresh[slot] = subject }
      add(.keep(slot: slot, subject, tab: tab), step)
    }
  }

  /// Refuses to compare a subject with the value it was just read from.
  private func refuseConstantTruth(_ parsed: ParsedLine) throws(LineFault) {
    guard parsed.isLate, let token = parsed.tokens.last, let late = token.late, late.count == 1,
      case .slot(let slot) = late[0], let source = fresh[slot],
      case .expect(.compare(source, tab: nil, .isEqual, _)) = parsed.command.instruction
    else { return }
    throw LineFault(.cannotFail(.sameSides(source.name)), at: token)
  }
}

extension Instruction {
  /// Whether it can change what subjects show.
  package var movesApp: Bool {
    switch self {
    case .act, .begin, .settle, .advance: true
    case .look, .expect, .include, .bind, .record, .help, .prompt, .quit,
      .version:
      false
    }
  }
}
