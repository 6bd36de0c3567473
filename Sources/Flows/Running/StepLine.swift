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

  /// How many steps may lead to each other within one call: flows below flows need one each.
  static let longestChain = 100_000
  /// How many steps may wait for each other.
  static let mostWaiting = 1_000_000

  @exclusivity(unchecked)
  private var entries = WaitingLine<(entry: Entry, depth: Int)>()
  /// How many steps have led to the running one.
  @exclusivity(unchecked)
  private var depth = 0
  @exclusivity(unchecked)
  private var isRunning = false
  /// Whether anybody has asked to be told of the steps that flows carry out.
  @exclusivity(unchecked)
  var isWatched = false

  init() {}

  /// Carries an entry out: now, or after those that came before.
  func add(_ entry: Entry) {
    if isRunning {
      entries.append((entry, depth + 1))
      return
    }
    isRunning = true
    carryOut(entry)
    carryOutRest()
  }

  /// Has a flow take a step: now, or after those that came before.
  func add(_ step: any Step, for node: FlowNode) {
    if isRunning {
      entries.append((.step(node, StepRequest(step: step)), depth + 1))
      return
    }
    isRunning = true
    node.take(step)
    carryOutRest()
  }

  private func carryOutRest() {
    while let next = entries.popFirst() {
      depth = next.depth
      carryOut(next.entry)
      if depth > Self.longestChain || entries.count > Self.mostWaiting { giveUp(next.entry) }
    }
    depth = 0
    isRunning = false
  }

  private func carryOut(_ entry: Entry) {
    switch entry {
    case .step(let node, let request): node.take(request)
    case .broadcast(let coordinator, let step): coordinator.broadcast(step)
    case .adapted(let node, let outcome): node.goOn(with: outcome)
    }
  }

  /// Drops what waits: the call would never return.
  private func giveUp(_ last: Entry) {
    _ = entries.removeAll()
    switch last {
    case .step(let node, let request): tell(request.step, node.name, node.coordinator)
    case .broadcast(let coordinator, let step): tell(step, "every flow", coordinator)
    case .adapted(let node, .navigate(let step)), .adapted(let node, .forbidden(let step, _)):
      tell(step, node.name, node.coordinator)
    }
  }

  private func tell(_ step: any Step, _ flow: String, _ coordinator: FlowCoordinator?) {
    FlowEngine.state.tell(.endless(step: String(describing: step), flow: flow), coordinator)
  }
}
