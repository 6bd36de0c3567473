/// The steps of one coordinator's flows that wait, carried out one after the other, never one within another.
@MainActor
final class StepLine {
  enum Entry {
    /// A step for a flow.
    case step(FlowNode, StepRequest)
    /// A step for every flow there is when its turn comes.
    case broadcast(FlowCoordinator, any Step)
    /// What a step has become of which the flow had to think.
    case adapted(FlowNode, Adaptation.Outcome)
  }

  private var entries: [Entry] = []
  /// How many of the entries are done; they are dropped when all are.
  private var done = 0
  private var isRunning = false

  init() {}

  /// Carries an entry out: now, or after those that came before.
  func add(_ entry: Entry) {
    if isRunning {
      entries.append(entry)
      return
    }
    isRunning = true
    carryOut(entry)
    while done < entries.count {
      let next = entries[done]
      done += 1
      // What is done would pile up where each step leads to another.
      if done == 1_024 {
        entries.removeFirst(done)
        done = 0
      }
      carryOut(next)
    }
    entries.removeAll(keepingCapacity: entries.capacity <= 64)
    done = 0
    isRunning = false
  }

  private func carryOut(_ entry: Entry) {
    switch entry {
    case .step(let node, let request): node.take(request)
    case .broadcast(let coordinator, let step): coordinator.broadcast(step)
    case .adapted(let node, let outcome): node.goOn(with: outcome)
    }
  }
}
