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
    return finishStep(failure)
  }

  /// Does an action and leaves its transition and its replies open.
  ///
  /// - Returns: What became of it; a refused action has changed nothing.
  public func begin(_ action: UserAction) -> StepResult {
    if let refusal = perform(action) { return StepResult(outcome: .refused(refusal)) }
    MainQueue.drain()
    var result = finishStep(nil)
    switch result.outcome {
    case .changed, .unchanged: result.outcome = .begun
    case .begun, .refused, .failed: break
    }
    return result
  }

  /// Finishes what is open.
  public func settle() -> StepResult {
    finishStep(settleEverything())
  }

  /// Moves the clock and runs what is due by then.
  ///
  /// - Parameter duration: How far; not negative.
  public func advance(by duration: Duration) -> StepResult {
    let end = runtime.loop.now + max(duration, .zero)
    var count = 0
    MainQueue.drain()
    while runtime.loop.runNext(until: end) {
      MainQueue.drain()
      count += 1
      if count >= Self.settleLimit { return finishStep(endlessWork()) }
    }
    runtime.loop.moveClock(to: end)
    return finishStep(nil)
  }

  /// Runs everything until nothing is left that settling waits for.
  ///
  /// - Returns: Nil, or why it was stopped.
  func settleEverything() -> String? {
    var count = 0
    MainQueue.drain()
    while runtime.loop.hasSettlingWork {
      runtime.loop.runNext()
      MainQueue.drain()
      count += 1
      if count >= Self.settleLimit { return endlessWork() }
    }
    return nil
  }

  private func endlessWork() -> String {
    let names = Set(runtime.loop.pending.map(\.name)).sorted().prefix(3)
    return "the step did not settle within \(Self.settleLimit) events; still coming: "
      + names.joined(separator: ", ")
  }

  /// Whether a push, pop, presentation or dismissal is under way.
  var isTransitionOpen: Bool {
    runtime.openStackTransitions > 0 || runtime.openPresentations > 0
  }

  /// Collects what happened since the last step ended.
  private func finishStep(_ failure: String?) -> StepResult {
    if !runtime.loop.hasSettlingWork { environment?.showQueuedToasts() }
    noteSeen()
    let sentences = sentences(from: printedMark) + (isTransitionOpen ? [] : barSentence())
    printedMark = runtime.log.entries.count
    var warnings: [String] = []
    var exception: String?
    for entry in runtime.diagnostics.entries[warningMark...] {
      switch entry.refusal.answer {
      case .silence: continue
      case .message, .warning: warnings.append(entry.refusal.message)
      case .exception: exception = exception ?? entry.refusal.message
      }
    }
    warningMark = runtime.diagnostics.entries.count
    if let reason = exception ?? failure {
      remember(exception: reason)
      return StepResult(outcome: .failed(reason), sentences: sentences, warnings: warnings)
    }
    return StepResult(
      outcome: sentences.isEmpty ? .unchanged : .changed, sentences: sentences,
      warnings: warnings)
  }
}
