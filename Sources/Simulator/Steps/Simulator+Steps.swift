import Coordination
import Foundation
import UIKit

extension Simulator {
  /// How many events a step may take before it is stopped.
  package static let settleLimit = 100_000

  /// Does an action and settles.
  ///
  /// - Returns: What became of it; a refused action has changed nothing.
  public func step(_ action: UserAction) -> StepResult {
    if let refusal = perform(action) { return StepResult(outcome: .refused(refusal)) }
    let failure = settleEverything()
    return finishStep(.action(action), failure)
  }

  /// Does an action and leaves its transition and its replies open.
  ///
  /// - Returns: What became of it; a refused action has changed nothing.
  public func begin(_ action: UserAction) -> StepResult {
    if let refusal = perform(action) { return StepResult(outcome: .refused(refusal)) }
    var count = 0
    runQueuedWork(&count)
    var result = finishStep(.begun(action), count < Self.settleLimit ? nil : endlessWork())
    switch result.outcome {
    case .changed, .unchanged: result.outcome = .begun
    case .begun, .refused, .failed: break
    }
    return result
  }

  /// Finishes what is open.
  public func settle() -> StepResult {
    let mark = runtime.log.entryCount
    if keepsGrounds { beginGrounds(inFront, mark) }
    beginStep(mark)
    return finishStep(.settle, settleEverything())
  }

  /// Finishes what the launch has left open; it is no step of its own.
  package func settleLaunch() {
    _ = settle()
    takeStepBack()
    steps = StepRecords()
  }

  /// Moves the clock and runs what is due by then.
  ///
  /// - Parameter duration: How far; not negative.
  public func advance(by duration: Duration) -> StepResult {
    let mark = runtime.log.entryCount
    if keepsGrounds { beginGrounds(inFront, mark) }
    beginStep(mark)
    let end = runtime.loop.now + max(duration, .zero)
    var count = 0
    runQueuedWork(&count)
    while runtime.loop.runNext(until: end) {
      runQueuedWork(&count)
      if count >= Self.settleLimit { return finishStep(.advance(duration), endlessWork()) }
    }
    runtime.loop.moveClock(to: end)
    return finishStep(.advance(duration), nil)
  }

  /// Runs everything until nothing is left that settling waits for.
  ///
  /// - Returns: Nil, or why it was stopped.
  func settleEverything() -> String? {
    var count = 0
    runQueuedWork(&count)
    while runtime.loop.hasSettlingWork, count < Self.settleLimit {
      runtime.loop.runNext()
      runQueuedWork(&count)
    }
    return count < Self.settleLimit ? nil : endlessWork()
  }

  /// Runs what waits in the main queue, and what that puts there: it is all due now.
  private func runQueuedWork(_ count: inout Int) {
    let loop = runtime.loop
    var done: Int
    repeat {
      done = loop.queuedWorkDone
      MainQueue.drain()
      count += 1
    } while loop.hasQueuedWork && loop.queuedWorkDone != done && count < Self.settleLimit
  }

  private func endlessWork() -> String {
    var coming = Set(runtime.loop.pending.map(\.name))
    if runtime.loop.hasQueuedWork { coming.insert("work on the main queue") }
    let names = coming.sorted().prefix(3)
    return "the step did not settle within \(Self.settleLimit) events; still coming: "
      + names.joined(separator: ", ")
  }

  /// Whether a push, pop, presentation or dismissal is under way.
  var isTransitionOpen: Bool {
    runtime.openStackTransitions > 0 || runtime.openPresentations > 0
  }

  /// Collects what happened since the last step ended.
  private func finishStep(_ kind: StepKind, _ failure: String?) -> StepResult {
    endStep(kind)
    if !runtime.loop.hasSettlingWork { environment?.showQueuedToasts() }
    let log = runtime.log
    var sentences: [String]
    if let front = inFront {
      noteSeen(visible: front.visible)
      sentences = self.sentences(from: printedMark, in: log)
      if !isTransitionOpen, let sentence = barSentence(front.tabs) { sentences.append(sentence) }
    } else {
      noteSeen(visible: nil)
      sentences = self.sentences(from: printedMark, in: log)
      if !isTransitionOpen, let sentence = barSentence(nil) { sentences.append(sentence) }
    }
    printedMark = log.entryCount
    var result = StepResult(
      outcome: sentences.isEmpty ? .unchanged : .changed, sentences: sentences)
    if failure != nil || runtime.complaintCount > warningMark {
      add(runtime.diagnostics.entries[warningMark...], failure, to: &result)
    }
    return result
  }

  /// Adds what UIKit has complained about, and why the step has failed if it has.
  private func add(
    _ complaints: ArraySlice<Diagnostics.Entry>, _ failure: String?, to result: inout StepResult
  ) {
    var exception: String?
    for entry in complaints {
      switch entry.refusal.answer {
      case .silence: continue
      case .message, .warning: result.warnings.append(entry.refusal.message)
      case .exception: exception = exception ?? entry.refusal.message
      }
    }
    warningMark = complaints.endIndex
    guard let reason = exception ?? failure else { return }
    remember(exception: reason)
    result.outcome = .failed(reason)
    result.isEndless = exception == nil
  }
}
