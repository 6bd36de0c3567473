import Coordination

/// Who waits for flows to be ready.
@MainActor
final class FlowReadiness {
  private final class Wait {
    let flows: [any Flow]
    var open: Int
    /// Called once, then let go.
    var body: (@MainActor () -> Void)?
    /// Whether the log has named the flows that are not ready.
    var isNamed = false

    init(_ flows: [any Flow], open: Int, _ body: @escaping @MainActor () -> Void) {
      self.flows = flows
      self.open = open
      self.body = body
    }
  }

  private var waits: [Wait] = []
  private var isLookDue = false

  init() {}

  /// Calls a closure when all flows are ready: at once if they are.
  ///
  /// - Parameter body: Owned until then, with the flows, or until one of them has ended.
  func wait(for flows: [any Flow], _ body: @escaping @MainActor () -> Void) {
    let state = FlowEngine.state
    // One that is named twice is waited for once.
    var different: [any Flow] = []
    for flow in flows where !different.contains(where: { $0 === flow }) { different.append(flow) }
    let open = different.filter { state.node(of: $0)?.isReady != true }
    if open.isEmpty { return body() }
    waits.append(Wait(open, open: open.count, body))
    lookLater()
  }

  /// Has it looked in the next turn which flows nothing will make ready.
  func lookLater() {
    if waits.isEmpty || isLookDue { return }
    isLookDue = true
    Engine.inNextTurn("look for flows that are not ready") { [self] in look() }
  }

  /// Takes note of a flow that is ready.
  func flowIsReady(_ node: FlowNode) {
    if waits.isEmpty { return }
    var due: [Wait] = []
    for wait in waits where wait.flows.contains(where: { $0 === node.flow }) {
      wait.open -= 1
      if wait.open == 0 { due.append(wait) }
    }
    waits.removeAll { $0.open == 0 }
    for wait in due {
      let body = wait.body
      wait.body = nil
      body?()
    }
  }

  /// Forgets who waits for a flow that has ended before it was ready.
  func flowDidEnd(_ node: FlowNode) {
    if waits.isEmpty || node.isReady { return }
    waits.removeAll { wait in wait.flows.contains { $0 === node.flow } }
  }

  /// Names the flows that nothing will make ready as things stand.
  private func look() {
    isLookDue = false
    // One that thinks may become ready yet; it has it looked again.
    let new = waits.filter { !$0.isNamed && !$0.flows.contains(where: isThinking) }
    for wait in new { wait.isNamed = true }
    for flow in new.flatMap(\.flows) {
      guard let node = FlowEngine.state.node(of: flow) else {
        FlowEngine.state.tell(.neverBegun(flow: FlowEngine.name(of: type(of: flow))), nil)
        continue
      }
      if !node.isReady { tellUnready(node) }
    }
  }

  /// Whether a flow, or one for which it waits, thinks about a step.
  private func isThinking(_ flow: any Flow) -> Bool {
    var work = [FlowEngine.state.node(of: flow)].compactMap(\.self)
    while let node = work.popLast() {
      if node.isThinking { return true }
      work += node.unready
    }
    return false
  }

  private func tellUnready(_ node: FlowNode) {
    let waits = node.unready.map(\.name)
    let problem: FlowProblem =
      waits.isEmpty ? .noFirstStep(flow: node.name) : .waits(flow: node.name, for: waits)
    FlowEngine.state.tell(problem, node.coordinator)
  }
}
