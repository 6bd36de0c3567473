import Coordination
import UIKit

extension Simulator {
  /// Takes note of where a step begins, or would if it were not refused, for the sake of its grounds.
  ///
  /// - Parameter mark: Where the log of events stands.
  func beginGrounds(_ front: Front?, _ mark: Int) {
    Grounds.clear()
    stepMark = mark
    // No closure given to `map`, which would ask for its executor.
    if let front { receiver = Label.of(front.visible) } else { receiver = "none" }
    refusalMark = runtime.complaintCount
  }

  /// On what grounds the last step went as it did; empty unless notes are kept.
  package var grounds: StepGrounds {
    // What was refused was perhaps never seen.
    func label(_ id: Int32) -> String? {
      seen.label(of: id)
        ?? treeControllers.first { $0.id.rawValue == id }.map { Label.of($0) }
    }
    var grounds: [StepGrounds.Ground] = []
    var told = stepSentences.filter(Self.isAGround)
    for entry in Grounds.entries {
      switch entry {
      case .call(let operation, let screen, let owner, let site):
        grounds.append(
          .asked(
            operation: "\(operation)", screen: screen.flatMap(label),
            coordinator: owner.map { TypeNames.cachedName(of: $0) }, at: site))
      case .refused(let error):
        let words = "\(error)"
        told.removeAll { $0.hasPrefix("ignored: ") && $0.hasSuffix(", \(words)") }
        grounds.append(.refused(words))
      case .link(let step, let follower, let answer):
        grounds.append(
          .link(
            step: step, coordinator: TypeNames.cachedName(of: follower),
            answer: StepGrounds.LinkAnswer(answer)))
      }
    }
    grounds += told.map { .told($0) }
    let refusals = runtime.diagnostics.entries
    grounds += refusals[min(refusalMark, refusals.count)...].map {
      .uikit(message: $0.refusal.message, rule: $0.refusal.rule)
    }
    return StepGrounds(screen: receiver, grounds: grounds)
  }

  /// What happened in the last step, in words.
  private var stepSentences: [String] {
    sentences(from: min(stepMark, runtime.log.entryCount))
  }

  /// Whether a sentence tells who took something or did not, and not only what changed.
  private static func isAGround(_ sentence: String) -> Bool {
    ["step ", "dropped: ", "ignored: ", "flow "].contains { sentence.hasPrefix($0) }
  }
}

extension StepGrounds.LinkAnswer {
  fileprivate init(_ answer: Grounds.LinkAnswer) {
    switch answer {
    case .taken: self = .taken
    case .refused(let reason): self = .refused(reason)
    case .notMine: self = .notMine
    }
  }
}
