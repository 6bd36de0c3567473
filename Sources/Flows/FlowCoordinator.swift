public import Coordination

/// Runs flows: takes steps in, has flows navigate, and listens to what they contribute.
///
/// Steps are carried out at once, one after the other; a step that is sent while another is carried out comes after it.
/// Whoever makes a coordinator keeps it; its flows live as long, or until they end.
@MainActor
public final class FlowCoordinator: Coordinator {
  /// The coordinators that flows of this one have started, oldest first.
  @exclusivity(unchecked)
  public var childCoordinators: [any Coordinator] = [] {
    didSet { if childCoordinators.count < oldValue.count { childrenChanged() } }
  }
  /// Takes the steps that the outermost flow forwards to its parent, or that no flow takes. Owned by this coordinator.
  public var onForwardedStep: (@MainActor (any Step) -> Void)?

  let line = StepLine()
  private var outermost = OrderedSlots<FlowNode>()
  // Made on demand.
  private var willRelay: Relay<FlowNavigation>?
  private var didRelay: Relay<FlowNavigation>?
  private var problemRelay: Relay<FlowProblem>?

  /// Creates a coordinator without flows.
  public init() {
    Engine.state.add(self)
  }

  isolated deinit {
    endFlows(isTold: false)
  }

  /// Nothing: flows are begun by ``coordinate(flow:with:allowStepWhenDismissed:)``.
  public func start() {}

  /// Begins a flow; one that lives here hears the stepper too.
  ///
  /// - Parameters:
  ///   - flow: Owned until it ends or its root has gone.
  ///   - stepper: Sends its first steps; owned likewise.
  ///   - allowStepWhenDismissed: Whether it goes on after its root has gone.
  public func coordinate(
    flow: any Flow, with stepper: any Stepper = DefaultStepper(),
    allowStepWhenDismissed: Bool = false
  ) {
    if let node = FlowEngine.state.node(of: flow) {
      if node.parent == nil, node.coordinator === self { return node.listen(to: stepper) }
      FlowEngine.state.tell(
        .livesElsewhere(
          flow: node.name, parent: node.parent?.name ?? "another coordinator",
          requested: "a coordinator"), self)
      return
    }
    let node = FlowNode(flow, parent: nil, coordinator: self, outlives: allowStepWhenDismissed)
    outermost.append(node)
    node.listen(to: stepper)
  }

  /// Sends a step to every flow there is now, parents first, siblings in the order in which they were begun.
  ///
  /// Flows that this very step begins do not get it. It is an error if every flow says that it is another's.
  public func navigate(to step: any Step) {
    line.add(.broadcast(self, step))
  }

  /// Each step that any flow of this coordinator is about to carry out.
  public var willNavigate: Signal<FlowNavigation> {
    line.isWatched = true
    let relay = willRelay ?? Relay()
    willRelay = relay
    return relay.signal
  }

  /// Each step that any flow of this coordinator has been told of.
  public var didNavigate: Signal<FlowNavigation> {
    line.isWatched = true
    let relay = didRelay ?? Relay()
    didRelay = relay
    return relay.signal
  }

  /// What is wrong with the flows and steps of this coordinator; the log of events says it too.
  public var problems: Signal<FlowProblem> {
    let relay = problemRelay ?? Relay()
    problemRelay = relay
    return relay.signal
  }

  /// The outermost flows that live, oldest first.
  public var flows: [any Flow] { outermost.all.map(\.flow) }
}

// What its flows tell.
extension FlowCoordinator {
  func tellWillNavigate(_ navigation: FlowNavigation) { willRelay?.accept(navigation) }
  func tellDidNavigate(_ navigation: FlowNavigation) { didRelay?.accept(navigation) }
  func tell(_ problem: FlowProblem) { problemRelay?.accept(problem) }

  /// Hands a step to whoever takes those of the outermost flow.
  ///
  /// - Returns: Whether anybody does.
  func takeForwarded(_ step: any Step) -> Bool {
    onForwardedStep?(step)
    return onForwardedStep != nil
  }

  /// Lets an outermost flow go that has ended.
  ///
  /// - Parameter stays: Whether whoever ends it sees to the coordinator's own parent.
  func forget(_ node: FlowNode, stays: Bool) {
    outermost.remove(node)
    if !stays { leaveParentIfOver() }
  }

  /// Leaves the coordinator above if no flow is left.
  func leaveParentIfOver() {
    if outermost.isEmpty { leaveParent() }
  }

  /// Sends a step to all flows there are, now that its turn has come.
  func broadcast(_ step: any Step) {
    let nodes = nodes
    if nodes.isEmpty { return FlowEngine.state.tellUnhandled(step, asked: [], self) }
    let broadcast = Broadcast(step, to: nodes.count, of: self)
    let request = StepRequest(step: step, broadcast: broadcast)
    for node in nodes { node.take(request) }
  }

  /// The outermost flows.
  var roots: [FlowNode] { outermost.all }

  /// The flows that live, parents first.
  var nodes: [FlowNode] {
    var nodes: [FlowNode] = []
    var work: [FlowNode] = roots.reversed()
    while let node = work.popLast() {
      nodes.append(node)
      work += node.children.all.reversed()
    }
    return nodes
  }

  private func childrenChanged() {
    let left = childCoordinators
    for node in nodes where !node.started.isEmpty { node.coordinatorsChanged(to: left) }
  }
}

extension FlowCoordinator: CoordinatorOfScreens {
  package var listing: [CoordinatorListing] {
    var entries: [CoordinatorListing] = []
    var work = roots.reversed().map { (node: $0, depth: 1) }
    while let (node, depth) = work.popLast() {
      entries.append(CoordinatorListing(depth: depth, flow: node.name, remark: node.remark))
      for coordinator in node.started.map(\.coordinator) {
        entries.append(CoordinatorListing(depth: depth + 1, coordinator: coordinator))
      }
      for child in node.children.all.reversed() { work.append((child, depth + 1)) }
    }
    return entries
  }

  package func endSilently() { endFlows(isTold: true) }

  private func endFlows(isTold: Bool) {
    for node in roots {
      node.end(.letGo(by: "FlowCoordinator"), staysBelowParent: true, isTold: isTold)
    }
  }
}
