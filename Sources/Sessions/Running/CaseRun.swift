import Simulator

/// One case while it runs.
@MainActor
struct CaseRun {
  private let plan: CasePlan
  let interpreter: Interpreter
  /// The first step that is not done by launching the app.
  private let firstStep: Int
  private var slots: [Int: String] = [:]
  /// Steps that were read again with the variables of the run.
  private var lateCommands: [Int: Command] = [:]
  private var claims: ClaimLedger
  /// Events that nothing claimed, where the mode only lists them.
  private(set) var notes: [String] = []

  /// What may be rewritten; nil in a run that only tests.
  private let update: UpdateOptions.Scope?
  /// What was seen at each place that could be rewritten.
  private(set) var findings: [UpdateFinding] = []

  private let observers: [any CaseObserver]
  /// The last command and what came of it, for those who look on.
  private var last: (command: Command?, outcome: CommandOutcome?)
  /// The step of the last action that was done, and its number among those.
  private var moved: (index: Int, number: Int)?
  /// Whether the case goes on behind its first failure.
  var keepsGoing = false

  init(
    _ plan: CasePlan, app: any HeadlessApp.Type, seed: UInt64,
    observers: [any CaseObserver] = [], update: UpdateOptions.Scope? = nil
  ) {
    let launch = plan.launch
    // The first step may be the launch, which is done here.
    if !plan.steps.isEmpty { for observer in observers { observer.willDo(0, of: plan) } }
    self.init(
      plan,
      on: Interpreter(simulator: Simulator(app, parameters: launch ?? [], seed: seed)),
      isLaunched: launch != nil, observers: observers, update: update)
  }

  /// Begins a case on an app that is there.
  ///
  /// - Parameter isLaunched: Whether the app was launched for the case, as its first step says.
  init(
    _ plan: CasePlan, on interpreter: Interpreter, isLaunched: Bool,
    observers: [any CaseObserver] = [], update: UpdateOptions.Scope? = nil
  ) {
    self.plan = plan
    self.observers = observers
    // A case that must fail is never made to pass.
    self.update = plan.todoReason == nil ? update : nil
    firstStep = isLaunched ? 1 : 0
    self.interpreter = interpreter
    claims = ClaimLedger(mode: plan.mode)
    claims.add(warnings: interpreter.simulator.warnings, at: 0)
  }

  /// Runs the steps up to the first one that does not do what the file says.
  mutating func failure() -> CaseFailure? {
    var first: CaseFailure?
    for index in plan.steps.indices {
      guard let failure = step(index) else { continue }
      let goesOn = keepsGoing && failure.kind == .mismatch && !interpreter.simulator.hasFailed
      if first == nil { first = failure } else { first?.followers.append(failure) }
      guard goesOn else { return first }
      first?.notReached = 0
      first?.firstNotReached = nil
    }
    noteUnclaimed()
    return first ?? claims.unclaimed.map { failure(at: $0.step, $0.mismatch, isAtEnd: true) }
  }

  /// How many steps there are.
  var stepCount: Int { plan.steps.count }

  /// A step as it is written.
  func text(of index: Int) -> String { plan.steps[index].source }

  /// The command of a step, if it is known before the run.
  func command(of index: Int) -> Command? {
    if case .command(let command) = plan.steps[index].work { command } else { nil }
  }

  /// Does one step; they must be done in order.
  mutating func step(_ index: Int) -> CaseFailure? {
    index < firstStep ? launched() : done(index)
  }

  private mutating func launched() -> CaseFailure? {
    let mismatch = mismatchOfBlock(at: 0, with: [])
    let failure = mismatch.map { self.failure(at: 0, $0) }
    if case .command(let command) = plan.steps[0].work { last = (command, nil) }
    tell(0, failure)
    return failure
  }

  private mutating func done(_ index: Int) -> CaseFailure? {
    if index > 0, !observers.isEmpty {
      for observer in observers { observer.willDo(index, of: plan) }
    }
    guard var failure = run(index) else {
      if !observers.isEmpty { tell(index, nil) }
      return nil
    }
    if last.outcome?.step?.isEndless == true { failure.kind = .endless }
    tell(index, failure)
    return failure
  }

  private mutating func tell(_ index: Int, _ failure: CaseFailure?) {
    guard !observers.isEmpty else { return }
    // Handed over, since nobody asks for it afterwards: a copy counts everything in it.
    let record = StepRecord(
      ran: last.command.take(), step: plan.steps[index], outcome: last.outcome.take(),
      failure: failure)
    for observer in observers {
      observer.didDo(index, of: plan, record, on: interpreter.simulator)
    }
  }

  /// The app's simulator.
  var simulator: Simulator { interpreter.simulator }

  /// Ends the app.
  func end() { interpreter.simulator.end() }

  private mutating func run(_ index: Int) -> CaseFailure? {
    let command: Command
    let step = plan.steps[index]
    switch step.work {
    case .command(let ready): return run(ready, step, at: index)
    case .late(let tokens, let mustBeRefused):
      last = (nil, nil)
      do throws(LineFault) {
        command = try read(tokens, mustBeRefused: mustBeRefused)
        lateCommands[index] = command
      } catch {
        return failure(
          at: index,
          Mismatch(
            expected: "a command", actual: SessionText.visible(Self.text(of: tokens, slots)),
            difference: error.error.message))
      }
    case .keep(let slot, let subject, let tab):
      last = (nil, nil)
      slots[slot] = interpreter.value(of: subject, tab: tab).printed(separator: subject.separator)
      return nil
    }
    return run(command, step, at: index)
  }

  private mutating func run(
    _ command: Command, _ planned: PlannedStep, at index: Int
  ) -> CaseFailure? {
    if claims.keepsEvents, command.instruction.movesApp {
      if let earlier = claims.unclaimedEvents {
        last = (nil, nil)
        return failure(at: earlier.step, earlier.mismatch, notReachedFrom: index)
      }
      noteUnclaimed()
    }
    let outcome = interpreter.run(command)
    last = (command, outcome)
    if let step = outcome.step, !step.isRefused { moved = (index, (moved?.number ?? 0) + 1) }
    if let mismatch = outcome.mismatchInFile, !takesNote(of: command, at: index) {
      return failure(at: index, mismatch)
    }
    if update != nil || !planned.isAnswered(by: outcome.lines), let block = planned.block,
      let mismatch = mismatch(of: block, at: index, with: outcome.lines)
    {
      return failure(at: index, mismatch)
    }
    // What was refused has no events; those that are there are of the step before.
    let hasBlock = planned.block != nil
    if !hasBlock || claims.keepsEvents, let step = outcome.step, !step.isRefused {
      if !hasBlock, !step.warnings.isEmpty { claims.add(warnings: step.warnings, at: index) }
      if claims.keepsEvents { claims.set(events: hasBlock ? [] : step.sentences, at: index) }
    }
    if claims.hasAny, case .expect(let expectation) = command.instruction {
      claims.claim(expectation)
    }
    return nil
  }

  // MARK: update mode

  /// Why a block does not fit; nil too if it will be rewritten.
  private mutating func mismatchOfBlock(at index: Int, with lines: [String]) -> Mismatch? {
    guard let block = plan.steps[index].block else { return nil }
    return mismatch(of: block, at: index, with: lines)
  }

  private mutating func mismatch(
    of block: OutputBlock, at index: Int, with lines: [String]
  ) -> Mismatch? {
    let mismatch = block.mismatch(with: lines)
    guard update != nil else { return mismatch }
    note(.block(block, printed: lines), plan.steps[index], holds: mismatch == nil)
    return nil
  }

  /// Takes note of the value of an expectation that does not hold, where values may be rewritten.
  private mutating func takesNote(of command: Command, at index: Int) -> Bool {
    guard update == .values || update == .all,
      case .expect(.compare(let subject, let tab, .isEqual, _)) = command.instruction,
      ![.warnings, .leaks].contains(subject)
    else { return false }
    let value = interpreter.value(of: subject, tab: tab)
    if case .absent = value { return false }
    let printed = value.printed(separator: subject.separator)
    note(.value(printed), plan.steps[index], holds: false)
    return true
  }

  private mutating func note(_ site: UpdateFinding.Site, _ step: PlannedStep, holds: Bool) {
    let caller = plan.isExplicit ? "\(plan.file): \(plan.title)" : plan.file
    findings.append(
      UpdateFinding(
        file: step.file, stepLine: step.line, site: site, holds: holds, caller: caller))
  }

  private func read(_ tokens: [Token], mustBeRefused: Bool) throws(LineFault) -> Command {
    let words = tokens.map { token in
      var word = token
      if let pieces = token.late {
        word.text = pieces.resolved(slots)
        word.late = nil
      }
      return word
    }
    // Names are asked of the running app now, so the vocabulary is no longer needed.
    let parsed = try CommandParser(mode: .file).parse(words, words: nil)
    guard var command = parsed?.command else { throw LineFault(.nothingToRefuse, 0, 1) }
    command.mustBeRefused = mustBeRefused
    return command
  }

  private static func text(of tokens: [Token], _ slots: [Int: String]) -> String {
    tokens.map { $0.late?.resolved(slots) ?? $0.text }.joined(separator: " ")
  }

  private mutating func noteUnclaimed() {
    let (index, events) = claims.takeShown()
    guard !events.isEmpty else { return }
    let step = plan.steps[index]
    notes += events.map { event in
      SessionText.visible(
        "\(step.file):\(step.line):\(step.column): note: not claimed: \(SessionText.quoted(event))")
    }
  }

  // MARK: failures

  /// A case that was marked as failing and passed.
  func unexpectedPass(_ reason: String) -> CaseFailure {
    CaseFailure(
      file: plan.file, line: plan.line, column: 1, step: "case \(SessionText.quoted(plan.title))",
      includedFrom: [],
      mismatch: Mismatch(
        expected: "a failure (todo \(SessionText.quoted(reason)))", actual: "every step passed",
        difference: "remove the todo"),
      title: plan.title, stepsSoFar: stepsSoFar(upTo: plan.steps.count), notReached: 0)
  }

  private func failure(
    at index: Int, _ mismatch: Mismatch, isAtEnd: Bool = false, notReachedFrom next: Int? = nil
  ) -> CaseFailure {
    let reached = isAtEnd ? plan.steps.count : next ?? index + 1
    let step = plan.steps[index]
    return CaseFailure(
      file: step.file, line: step.line, column: step.column, step: step.source,
      includedFrom: step.includedFrom, mismatch: mismatch, title: plan.title,
      stepsSoFar: stepsSoFar(upTo: index),
      notReached: plan.steps.count - reached,
      firstNotReached: reached < plan.steps.count
        ? Diagnostic.Place(file: plan.steps[reached].file, line: plan.steps[reached].line) : nil,
      // A refusal says itself why.
      why: isAtEnd || last.outcome?.step?.isRefused == true ? nil : why,
      open: step.playedLine)
  }

  /// On what ground the last action that was done went as it did.
  private var why: String? {
    guard let moved, let command = lateCommands[moved.index] ?? command(of: moved.index) else {
      return nil
    }
    let ground = interpreter.simulator.grounds.decisive(in: command.instruction)
    return "\(command.shownText): \(ground) (at the prompt: why \(moved.number))"
  }

  /// The actions before a step; refused ones changed nothing and are left out.
  private func stepsSoFar(upTo end: Int) -> [String] {
    plan.way(upTo: end, late: lateCommands)
  }
}

extension CommandOutcome {
  /// What a session file has against this outcome; nil if it is what every step promises.
  fileprivate var mismatchInFile: Mismatch? {
    if let mismatch { return mismatch }
    let difference: String
    switch status {
    case .succeeded, .quit: return nil
    case .refused: difference = "the step was refused"
    case .failed: difference = "the step failed"
    case .error, .notReproducible, .stopped: difference = "the step cannot be done at all"
    }
    return Mismatch(
      expected: "the step is accepted",
      actual: lines.map(SessionText.visible).joined(separator: "\n"), difference: difference)
  }
}
