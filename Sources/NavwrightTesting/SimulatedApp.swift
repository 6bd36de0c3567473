import Sessions
public import Simulator

/// A running app in a test: every action a user can do, each of which ends when nothing is left to wait for.
///
/// An action that is refused fails the test at the line that asked for it, unless it is expected by
/// ``expectRefused(_:_:file:line:)-(UserAction,_,_,_)``.
@MainActor
public final class SimulatedApp {
  /// The simulator, for questions that have no method here.
  public let simulator: Simulator

  /// The actions done so far, as session commands.
  package private(set) var way: [String] = []
  /// Where failures go.
  package var failures = FailureSink.running

  private let interpreter: Interpreter
  private let mode: EventMode
  private var claims: ClaimLedger
  /// What events and warnings come from, the launch first.
  private var sources: [(text: String, place: FailurePlace)]
  private var hasFailed = false

  init(_ simulator: Simulator, mode: EventMode, _ place: FailurePlace) {
    self.simulator = simulator
    self.mode = mode
    interpreter = Interpreter(simulator: simulator)
    claims = ClaimLedger(isExhaustive: mode == .exhaustive)
    sources = [("the launch", place)]
  }

  func finishLaunch() async {
    _ = await outsideMainActorJob { [simulator] in simulator.settleLaunch() }
    if mode == .exhaustive { claims.add(warnings: simulator.warnings, at: 0) }
  }

  // MARK: steps

  /// Does an action and waits until the app has settled.
  ///
  /// - Returns: What became of it.
  @discardableResult
  public func perform(
    _ action: UserAction, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await step(.act(action), FailurePlace(file, line))
  }

  /// Does an action and leaves its transition and its replies open; ``settle(file:line:)`` finishes them.
  @discardableResult
  public func begin(
    _ action: UserAction, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await step(.begin(action), FailurePlace(file, line))
  }

  /// Finishes what is open.
  @discardableResult
  public func settle(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await step(.settle, FailurePlace(file, line))
  }

  /// Moves the clock and runs what is due.
  @discardableResult
  public func advance(
    by duration: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await step(.advance(duration), FailurePlace(file, line))
  }

  private func step(_ instruction: Instruction, _ place: FailurePlace) async -> StepResult {
    let command = Command(instruction)
    let outcome = await execute(command, place)
    report(command.canonicalText, outcome, place)
    if let step = outcome.step { return step }
    if case .act(.open(let url)) = instruction {
      return StepResult(outcome: .refused(.malformedURL(url)))
    }
    return StepResult(outcome: .failed(outcome.lines.joined(separator: "\n")))
  }

  // MARK: commands

  /// Does a command and takes note of what it says about events.
  ///
  /// - Parameter lists: Whether the test has a list of all that it prints.
  func execute(
    _ command: Command, _ place: FailurePlace, lists: Bool = false
  ) async -> CommandOutcome {
    if command.instruction.movesApp { checkEvents() }
    let outcome = await outsideMainActorJob { [interpreter] in interpreter.run(command) }
    if let step = outcome.step, !step.isRefused { note(command, step, place, lists: lists) }
    if case .expect(let expectation) = command.instruction, outcome.status == .succeeded {
      claim(expectation)
    }
    return outcome
  }

  private func note(_ command: Command, _ step: StepResult, _ place: FailurePlace, lists: Bool) {
    var done = command
    done.mustBeRefused = false
    way.append(done.shownText)
    sources.append((done.shownText, place))
    guard mode == .exhaustive else { return }
    let index = sources.count - 1
    if !lists { claims.add(warnings: step.warnings, at: index) }
    claims.set(events: lists ? [] : step.sentences, at: index)
  }

  /// Takes note that a line could not even be read.
  func noteError() { interpreter.noteError() }

  /// An expectation that held has asked for what it spoke of.
  func claim(_ expectation: Expectation) { claims.claim(expectation) }

  /// Fails if a command did not do what every command promises.
  func report(_ text: String, _ outcome: CommandOutcome, _ place: FailurePlace) {
    if let mismatch = outcome.mismatch { return fail(text, mismatch, place) }
    switch outcome.step?.outcome {
    case .changed, .unchanged, .begun: return
    case .refused(let refusal):
      if outcome.status != .succeeded { fail("\(text) was refused: \(refusal.message)", place) }
      return
    case .failed(let reason): return fail("\(text) failed: \(reason)", place)
    case nil: break
    }
    switch outcome.status {
    case .succeeded, .quit: return
    case .refused, .failed, .error, .notReproducible, .stopped:
      fail("\(text): \(outcome.lines.joined(separator: "\n"))", place)
    }
  }

  // MARK: the end

  /// Reports what has not been asked for, and what should be gone unless the test has failed anyway.
  func finish(checksLeaks: Bool, _ place: FailurePlace) {
    checkEvents()
    if let left = claims.unclaimed {
      var mismatch = left.mismatch
      mismatch.expected = "no warning that nothing asks for"
      mismatch.difference = "neither expectWarning nor prints asks for it"
      fail("\(sources[left.step].text) left a warning", mismatch, sources[left.step].place)
    }
    let survivors = checksLeaks && !hasFailed ? simulator.survivors : []
    guard !survivors.isEmpty else { return }
    let lines = ["alive at the end, and should be gone"] + Interpreter.accounts(of: survivors)
    fail(lines.joined(separator: "\n"), place)
  }

  private func checkEvents() {
    guard let left = claims.unclaimedEvents else { return }
    claims.set(events: [], at: left.step)
    var mismatch = left.mismatch
    mismatch.expected = "every event claimed by expectEvents, expectEvent or prints"
    fail("\(sources[left.step].text) left an event", mismatch, sources[left.step].place)
  }

  // MARK: failures

  /// Reports both sides of something that did not hold.
  func fail(_ title: String, _ mismatch: Mismatch, _ place: FailurePlace) {
    let lines = mismatch.detailLines.map { String($0.dropFirst()) }
    fail(([title] + lines).joined(separator: "\n"), place)
  }

  /// Reports a failure with the way that led to it, ready to paste at the prompt.
  func fail(_ message: String, _ place: FailurePlace) {
    hasFailed = true
    let steps = way.isEmpty ? "none" : way.joined(separator: "; ")
    failures.report("\(message)\nsteps so far: \(steps)", place)
  }
}
