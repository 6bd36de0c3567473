import Sessions
public import Simulator

/// A running app in a test: every action a user can do, each of which ends when nothing is left to wait for.
///
/// An action that is refused fails the test at the line that asked for it, unless it is expected by
/// ``expectRefused(_:_:file:line:)``.
@MainActor
public final class SimulatedApp {
  /// The simulator, for questions that have no method here.
  public let simulator: Simulator

  /// The actions done so far, as session commands.
  package private(set) var way: [String] = []
  /// Where failures go.
  package var failures = FailureSink.xctest
  /// Whether anything has failed.
  private var hasFailed = false

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Does an action and waits until the app has settled.
  ///
  /// - Returns: What became of it.
  @discardableResult
  public func perform(
    _ action: UserAction, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    let result = await outsideMainActorJob { [simulator] in simulator.step(action) }
    note(action.canonicalText, result, file, line)
    return result
  }

  /// Does an action and leaves its transition and its replies open; ``settle(file:line:)`` finishes them.
  @discardableResult
  public func begin(
    _ action: UserAction, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    let result = await outsideMainActorJob { [simulator] in simulator.begin(action) }
    note("begin \(action.canonicalText)", result, file, line)
    return result
  }

  /// Finishes what is open.
  @discardableResult
  public func settle(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    let result = await outsideMainActorJob { [simulator] in simulator.settle() }
    note("settle", result, file, line)
    return result
  }

  /// Moves the clock and runs what is due.
  @discardableResult
  public func advance(
    by duration: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    let result = await outsideMainActorJob { [simulator] in simulator.advance(by: duration) }
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    note("advance \(milliseconds)ms", result, file, line)
    return result
  }

  func finishLaunch() async {
    _ = await outsideMainActorJob { [simulator] in simulator.settleLaunch() }
  }

  private func note(
    _ command: String, _ result: StepResult, _ file: StaticString, _ line: UInt
  ) {
    switch result.outcome {
    case .changed, .unchanged, .begun:
      way.append(command)
    case .refused(let refusal):
      fail("\(command) was refused: \(refusal.message)", file, line)
    case .failed(let reason):
      way.append(command)
      fail("\(command) failed: \(reason)", file, line)
    }
  }

  /// Reports what should be gone at the end, unless the test has failed anyway.
  func checkLeaks(_ file: StaticString, _ line: UInt) {
    let survivors = simulator.survivors
    guard !survivors.isEmpty, !hasFailed else { return }
    let lines = ["alive at the end, and should be gone"] + Interpreter.accounts(of: survivors)
    fail(lines.joined(separator: "\n"), file, line)
  }

  /// Reports a failure with the way that led to it, ready to paste at the prompt.
  func fail(_ message: String, _ file: StaticString, _ line: UInt) {
    hasFailed = true
    let steps = way.isEmpty ? "none" : way.joined(separator: "; ")
    failures.report("\(message)\nsteps so far: \(steps)", file, line)
  }
}
