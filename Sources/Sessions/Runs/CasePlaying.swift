import Simulator

/// Does the steps of one case for somebody who watches, and leaves the app as it is then.
@MainActor
package final class CasePlaying {
  private var run: CaseRun
  private let watcher: Watcher

  /// Begins a case on an app that is there.
  ///
  /// - Parameters:
  ///   - isLaunched: Whether the app was launched for the case, as its first step says.
  ///   - until: The line of the file behind which it stops; nil for the end.
  package init(_ plan: CasePlan, on interpreter: Interpreter, isLaunched: Bool, until: Int?) {
    watcher = Watcher()
    run = CaseRun(
      until.map { plan.upTo(line: $0) } ?? plan, on: interpreter, isLaunched: isLaunched,
      observers: [watcher])
  }

  /// The command of a step, if it is known before the run.
  package func command(of index: Int) -> Command? { run.command(of: index) }

  /// The app as the steps left it.
  package var interpreter: Interpreter { run.interpreter }

  package var stepCount: Int { run.stepCount }

  /// A step as it is written.
  package func text(of index: Int) -> String { run.text(of: index) }

  /// What the last step was and did; nil if nothing was done.
  package var record: StepRecord? { watcher.record }

  /// Does one step; they must be done in order.
  ///
  /// - Returns: What the file has against it.
  package func run(_ index: Int) -> CaseFailure? {
    watcher.record = nil
    return run.step(index)
  }

  private final class Watcher: CaseObserver {
    var record: StepRecord?

    func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
      self.record = record
    }
  }
}

extension CasePlan {
  /// The case without the steps behind a line of its file.
  fileprivate func upTo(line: Int) -> CasePlan {
    let kept = zip(steps, ownLines).prefix { $0.1 <= line }.map(\.0)
    return CasePlan(
      title: title, file: file, line: self.line, skipReason: skipReason, todoReason: todoReason,
      isExplicit: isExplicit, mode: mode, steps: kept)
  }
}
