package import Simulator

/// Told while an app is taken back or forth in time.
@MainActor
package protocol TravelObserver: AnyObject {
  /// So many steps are undone; the app is as it was before them.
  func didGoBack(by count: Int, now interpreter: Interpreter)
  /// A step was done again behind that place.
  func didDoAgain(_ step: PastStep, _ outcome: CommandOutcome)
}

/// Keeps what was done since the launch, and takes the app back to any place in it.
///
/// Coordinators and controllers cannot be copied, so going back means launching the app afresh and doing the steps
/// before again, with the same seed and clock. Each step must end as it did; one that does not is told, and the app stays
/// where it was met. What the app does outside of itself is not done again.
@MainActor
package final class TimeTravel {
  /// Runs the steps; its simulator is another one after going back.
  package let interpreter: Interpreter
  /// The steps, those that were undone included.
  private(set) var line: TimeLine
  /// How many steps lie behind.
  package private(set) var position = 0
  private(set) var marks: [String: Mark] = [:]
  /// What was tried last and refused; nil once something was done.
  private(set) var lastRefused: (command: Command, lines: [String], grounds: StepGrounds)?

  /// What the steps did that were done again behind the place where the app was.
  private(set) var redone: [StepResult] = []

  /// Asked between two steps whether a person wants to stop. Owned by this object.
  package var shouldStop: @MainActor () -> Bool = { false }
  /// Told of what is undone and done again.
  package weak var observer: (any TravelObserver)?

  /// A place in time that has a name.
  struct Mark {
    var line: TimeLine
    var position: Int
    /// What had happened by then.
    var moment: EventMoment
  }

  /// How many of the last steps are known with all that they printed.
  static let mostDetails = 1_000

  /// Begins with an app that was just launched.
  package init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    line = TimeLine(interpreter.simulator)
  }

  /// How many steps there are, those that were undone included.
  package var stepCount: Int { line.steps.count }

  /// The names of the marks, in order.
  package var markNames: [String] { marks.keys.sorted() }

  /// The commands of all steps, as they are shown.
  package func text(ofStep number: Int) -> String { line.steps[number - 1].command.shownText }

  /// What is done again by `again`; nil at the launch.
  package var lastCommand: Command? { position == 0 ? nil : line.steps[position - 1].command }

  /// Whether nothing was done since such a launch.
  package func isAtLaunch(_ launch: [LaunchParameter], seed: UInt64) -> Bool {
    position == 0 && line.launch == launch && line.seed == seed
  }

  /// The steps behind which the app is.
  package var steps: ArraySlice<PastStep> { line.steps[..<position] }

  // MARK: steps

  /// Takes note, before a command runs, of what the launch ended with: to look at all of that takes a while, and many leave
  /// before they do anything.
  package func willRun(_ command: Command) {
    switch command.instruction {
    case .help, .version, .quit: return
    case .act, .begin, .settle, .advance, .look, .expect, .include, .bind, .record, .prompt:
      noteStart()
    }
  }

  /// Takes note of what the launch ended with, if nothing has been done since.
  func noteStart() {
    guard line.start == nil, line.steps.isEmpty else { return }
    line.start = StepCheck([], on: interpreter.simulator)
  }

  /// Takes note of a command that has run: steps that were undone cannot be redone behind a new one.
  package func take(
    _ command: Command, typed: String, draft: SessionRecorder.Draft, _ outcome: CommandOutcome
  ) {
    guard let step = outcome.step else { return }
    let grounds = interpreter.simulator.grounds
    guard !step.isRefused else {
      lastRefused = (command, outcome.lines, grounds)
      return
    }
    lastRefused = nil
    line.steps.removeSubrange(position...)
    line.steps.append(
      PastStep(
        command, typed: typed, draft: draft,
        check: StepCheck(outcome.lines, on: interpreter.simulator),
        detail: PastStep.Detail(lines: outcome.lines, grounds: grounds)))
    position += 1
    forgetOldDetail()
  }

  private func forgetOldDetail() {
    let old = position - Self.mostDetails - 1
    if old >= 0 { line.steps[old].detail = nil }
  }

  // MARK: going

  /// How a journey ended.
  enum Ending {
    case arrived
    /// A person has stopped it on the way to behind a step.
    case stopped(target: Int)
    /// A step, or with the number 0 the launch, ended otherwise.
    case differs(step: Int, Mismatch)
  }

  /// Goes to behind a step of this line.
  ///
  /// - Parameter visit: Called behind each step that is done again.
  func go(to target: Int, visit: (Int, CommandOutcome?) -> Void = { _, _ in }) -> Ending {
    go(to: target, from: target < position ? nil : position, keeping: min(target, position), visit)
  }

  /// Launches the app afresh and comes back to where it is.
  func goRound(visit: (Int, CommandOutcome?) -> Void) -> Ending {
    go(to: position, from: nil, keeping: position, visit)
  }

  /// Goes to a place of another line.
  func go(to mark: Mark) -> Ending {
    let shared = line.shared(with: mark.line, upTo: mark.position)
    if shared == mark.position { return go(to: mark.position) }
    line = mark.line
    interpreter.simulator.outside.replies = mark.line.replies
    let kept = min(max(shared, 0), position)
    return go(
      to: mark.position, from: shared >= position ? position : nil, keeping: kept,
      isOther: shared < 0)
  }

  /// - Parameters:
  ///   - start: Where the app is on the way; nil launches it.
  ///   - kept: How many of the steps behind which the app was stay what they are.
  ///   - isOther: Whether the app is launched in another way.
  private func go(
    to target: Int, from start: Int?, keeping kept: Int, isOther: Bool = false,
    _ visit: (Int, CommandOutcome?) -> Void = { _, _ in }
  ) -> Ending {
    let old = position
    // The recording hears once how far it went back, when the app is there.
    var isTold = false
    func tell() {
      guard !isTold, position == kept else { return }
      isTold = true
      if old > kept || isOther {
        observer?.didGoBack(by: isOther ? .max : old - kept, now: interpreter)
      }
    }
    interpreter.simulator.outside.isMuted = true
    defer {
      interpreter.simulator.outside.isMuted = false
      lastRefused = nil
      if !isTold { observer?.didGoBack(by: max(0, old - position), now: interpreter) }
    }
    if start == nil {
      if let mismatch = launchAgain() { return .differs(step: 0, mismatch) }
      visit(0, nil)
    }
    tell()
    while position < target {
      if shouldStop() { return .stopped(target: target) }
      let (outcome, mismatch) = doAgain()
      if position > kept {
        if let step = outcome.step { redone.append(step) }
        observer?.didDoAgain(line.steps[position - 1], outcome)
      }
      if let mismatch { return .differs(step: position, mismatch) }
      visit(position, outcome)
      tell()
    }
    return .arrived
  }

  private func launchAgain() -> Mismatch? {
    interpreter.replace(
      with: interpreter.simulator.launchedAgain(
        parameters: line.launch, seed: line.seed, isRepeated: true))
    position = 0
    let check = StepCheck([], on: interpreter.simulator)
    let known = line.start
    line.start = check
    guard let old = known, check != old else { return nil }
    return Mismatch(
      expected: "state \(old.text)", actual: "state \(check.text)",
      difference: "the app shows something else, or owns something else")
  }

  private func doAgain() -> (CommandOutcome, Mismatch?) {
    let step = line.steps[position]
    let outcome = interpreter.run(step.command)
    position += 1
    let old = (check: step.check, lines: step.detail?.lines)
    step.check = StepCheck(outcome.lines, on: interpreter.simulator)
    step.detail = PastStep.Detail(lines: outcome.lines, grounds: interpreter.simulator.grounds)
    forgetOldDetail()
    guard step.check != old.check else { return (outcome, nil) }
    if let lines = old.lines, lines != outcome.lines {
      return (
        outcome,
        Mismatch(
          expected: lines.joined(separator: "\n"), actual: outcome.lines.joined(separator: "\n"),
          difference: Difference.between(lists: lines, outcome.lines))
      )
    }
    let known = old.lines == nil ? "" : "it prints the same, and "
    return (
      outcome,
      Mismatch(
        expected: "state \(old.check.text)", actual: "state \(step.check.text)",
        difference: "\(known)the app shows something else, or owns something else")
    )
  }

  func forgetRedone() { redone = [] }

  // MARK: places

  /// Names where the app is.
  func setMark(_ name: String) {
    line.replies = interpreter.simulator.outside.replies
    marks[name] = Mark(
      line: line, position: position, moment: interpreter.simulator.eventMoment)
  }

  /// Takes note of what had happened by a mark, with more of it known than when the mark was set.
  func setMoment(_ moment: EventMoment, of name: String) { marks[name]?.moment = moment }

  /// Goes on with an app that was launched in another way, without any step.
  package func begin(launch: [LaunchParameter], seed: UInt64) {
    noteStart()
    setMark(Self.jump)
    interpreter.replace(
      with: interpreter.simulator.launchedAgain(
        parameters: launch, seed: seed, isRepeated: false))
    line = TimeLine(interpreter.simulator)
    position = 0
    lastRefused = nil
    observer?.didGoBack(by: .max, now: interpreter)
  }

  /// The mark of where the last jump began.
  nonisolated static let jump = "-"
}
