/// Waits for flows whose roots are to be shown.
@MainActor
public enum Flows {
  /// When the roots of flows may be shown.
  public enum ExecuteStrategy: Hashable, Sendable {
    /// When each flow has carried out its first step, and the flows which that began have; at once if they have already.
    case ready
    /// At once.
    case created
  }

  /// Shows the roots of flows.
  ///
  /// - Parameters:
  ///   - flows: Any number.
  ///   - strategy: When. A flow that does not become ready is named in the log of events.
  ///   - block: Called once, with the roots in the order of the flows; owned until then.
  public static func use<each F: Flow>(
    _ flows: repeat each F, when strategy: ExecuteStrategy,
    block: @escaping @MainActor (repeat (each F).Root) -> Void
  ) {
    switch strategy {
    case .created:
      block(repeat (each flows).root)
    case .ready:
      var list: [any Flow] = []
      for flow in repeat each flows { list.append(flow) }
      FlowEngine.state.readiness.wait(for: list) { block(repeat (each flows).root) }
    }
  }

  /// Shows the roots of flows of which only a list is known.
  public static func use(
    _ flows: [any Flow], when strategy: ExecuteStrategy,
    block: @escaping @MainActor ([any Presentable]) -> Void
  ) {
    switch strategy {
    case .created: block(flows.map { $0.root })
    case .ready: FlowEngine.state.readiness.wait(for: flows) { block(flows.map { $0.root }) }
    }
  }
}
