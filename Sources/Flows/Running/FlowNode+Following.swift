import Coordination

// What follows from a step.
extension FlowNode {
  // What is handed over need not be copied, which takes as long as all the rest.
  func follow(_ result: consuming FlowContributors) {
    switch consume result {
    case .none: becomeReady(after: [])
    case .notMine: return
    case .one(let contributor): follow(consume contributor)
    case .multiple(let contributors): follow(contributors)
    case .triggerParentFlow(let step):
      forward(step)
      becomeReady(after: [])
    case .end(let step, let keepingScreens): finish(with: step, keepingScreens: keepingScreens)
    }
  }

  private func follow(_ contributor: consuming FlowContributor) {
    send(contributor)
    if isEnded { return }
    let begun = add(consume contributor)
    if !isReady { becomeReady(after: [begun].compactMap(\.self)) }
  }

  /// Steps for flows first, then contributions, then readiness, which waits for the flows among them.
  private func follow(_ contributors: [FlowContributor]) {
    for contributor in contributors { send(contributor) }
    var begun: [FlowNode] = []
    for contributor in contributors {
      if isEnded { return }
      if let node = add(contributor) { begun.append(node) }
    }
    becomeReady(after: begun)
  }

  private func send(_ contributor: FlowContributor) {
    switch contributor {
    case .contribute, .start: return
    case .forwardToCurrentFlow(let step):
      Engine.inNextTurn("step for a flow") { [self] in accept(step) }
    case .forwardToParentFlow(let step): forward(step)
    case .forwardToAncestor(let type, let step): forward(step, to: type)
    }
  }

  private func add(_ contributor: consuming FlowContributor) -> FlowNode? {
    switch consume contributor {
    case .contribute(let presentable, let stepper, let hidden, let outlives):
      if let flow = FlowClasses.flow(presentable) {
        return begin(flow, stepper, outlives: outlives)
      }
      listen(to: stepper, for: presentable, hidden, outlives: outlives)
    case .start(let coordinator, let step): start(coordinator, then: step)
    case .forwardToCurrentFlow, .forwardToParentFlow, .forwardToAncestor: break
    }
    return nil
  }

  private func listen(
    to stepper: any Stepper, for presentable: any Presentable, _ hidden: HiddenSteps,
    outlives: Bool
  ) {
    let presence = FlowEngine.presenceOfNext(presentable)
    if presence.isDismissed, !outlives {
      drop(stepper.initialStep, .gone(presentable))
      return
    }
    hasShownScreens = true
    let share = Listening.Share(
      presentable: presentable, presence: presence, hidden: hidden, outlives: outlives)
    if let listening = stepper.steps.listening(of: self) {
      FlowEngine.state.tell(
        .contributedTwice(stepper: FlowEngine.name(of: type(of: stepper)), flow: name),
        coordinator)
      listening.add(share)
      return
    }
    let listening = Listening(stepper, of: self, isOfFlow: false)
    listenings.append(listening)
    listening.begin(with: share)
  }

  /// Begins a flow below this one, or lets one that lives hear another stepper.
  private func begin(_ flow: any Flow, _ stepper: any Stepper, outlives: Bool) -> FlowNode? {
    guard let coordinator else { return nil }
    if let node = FlowEngine.state.node(of: flow) {
      guard node.parent === self else {
        FlowEngine.state.tell(
          .livesElsewhere(
            flow: node.name, parent: node.parent?.name ?? "its coordinator", requested: name),
          coordinator)
        return nil
      }
      node.listen(to: stepper)
      return node
    }
    let node = FlowNode(flow, parent: self, coordinator: coordinator, outlives: outlives)
    children.append(node)
    node.listen(to: stepper)
    return node
  }

  /// Listens to a stepper of the flow's own: what it sends is heard whether the flow is on the screen or not.
  func listen(to stepper: any Stepper) {
    if stepper.steps.listening(of: self) != nil {
      FlowEngine.state.tell(
        .contributedTwice(stepper: FlowEngine.name(of: type(of: stepper)), flow: name),
        coordinator)
      return
    }
    let listening = Listening(stepper, of: self, isOfFlow: true)
    listenings.append(listening)
    listening.begin(with: nil)
  }

  /// Lets go of a stepper whose presentables have gone; a flow on another's stack is over when it has no other.
  func end(_ listening: Listening, _ reason: RemovalReason?) {
    listenings.remove(listening)
    listening.cancel()
    screenDidLeave(reason)
  }
}

// Steps for flows above.
extension FlowNode {
  /// Hands a step to the flow above, or to whoever takes those of the outermost.
  func forward(_ step: any Step) {
    if let parent {
      parent.accept(step)
    } else if coordinator?.takeForwarded(step) != true {
      FlowEngine.state.tell(
        .noParent(step: String(describing: step), flow: name), coordinator)
    }
  }

  private func forward(_ step: any Step, to type: any Flow.Type) {
    var names: [String] = []
    var next = parent
    while let node = next {
      if Self.isOne(node.flow, of: type) { return node.accept(step) }
      names.append(node.name)
      next = node.parent
    }
    FlowEngine.state.tell(
      .noAncestor(
        step: String(describing: step), flow: name, ancestor: FlowEngine.name(of: type),
        ancestors: names), coordinator)
  }

  private static func isOne<F: Flow>(_ flow: any Flow, of type: F.Type) -> Bool { flow is F }

  /// Asks the flow above about a step that is not this one's.
  func passOn(_ step: any Step, asked: [String]) {
    let asked = asked + [name]
    if let parent {
      line.add(.step(parent, StepRequest(step: step, asked: asked)))
    } else if coordinator?.takeForwarded(step) != true {
      FlowEngine.state.tellUnhandled(step, asked: asked, coordinator)
    }
  }
}

extension Relay {
  /// How a flow listens to this, if it does.
  func listening(of node: FlowNode) -> Listening? {
    receiver { ($0 as? Listening)?.isHearing(of: node) == true } as? Listening
  }
}
