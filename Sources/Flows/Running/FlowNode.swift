import Coordination

/// One flow that runs: takes its steps, has it navigate, and owns what it has contributed.
@MainActor
final class FlowNode: SlotMember {
  var place = -1
  let flow: any Flow
  /// What the flow's screens are shown in, as it was in the beginning.
  let root: any Presentable
  let presence: Presence
  private(set) weak var coordinator: FlowCoordinator?
  /// The flow above; it owns this one.
  private(set) weak var parent: FlowNode?
  let line: StepLine
  /// Whether another flow that lived when this one began has the same root: then the root is not its own.
  let sharesRoot: Bool
  /// Whether it goes on after its root has gone.
  private let outlives: Bool

  var children = OrderedSlots<FlowNode>()
  var listenings = OrderedSlots<Listening>()
  /// The coordinators that it has started.
  var started: [StartedCoordinator] = []
  private(set) var isEnded = false

  /// What the flow thinks about; steps that come meanwhile wait.
  private var adapting: Task<Void, Never>?
  private var waiting: [StepRequest] = []
  /// What the flow carries out or thinks about.
  private var current: StepRequest?

  /// Whether it has carried out its first step, and those it began then theirs.
  var isReady = false
  /// How many of the flows below it waits for to be ready.
  var unreadyCount = 0
  /// Whether the flow above waits for this one to be ready.
  var isAwaited = false
  /// Whether it has shown a screen of its own, and is over when none is left.
  var hasShownScreens = false
  /// Whether it waits for the look that decides whether it is over.
  var isEndDue = false

  init(
    _ flow: any Flow, parent: FlowNode?, coordinator: FlowCoordinator, outlives: Bool
  ) {
    self.flow = flow
    self.parent = parent
    self.coordinator = coordinator
    self.outlives = outlives
    line = coordinator.line
    presence = FlowEngine.presenceOfNext(flow)
    root = flow.root
    sharesRoot = FlowEngine.state.begin(flow)
    FlowEngine.state.add(self)
    FlowEngine.countFlow()
    if !outlives { presence.add(self) }
  }

  /// Whether the flow thinks about a step.
  var isThinking: Bool { adapting != nil }

  /// The name of the flow's class.
  var name: String { FlowEngine.name(of: type(of: flow)) }

  /// Lets the flow take a step when its turn comes.
  func accept(_ step: any Step) {
    line.add(.step(self, StepRequest(step: step)))
  }

  /// Takes a step whose turn has come.
  func take(_ request: StepRequest) {
    if isEnded {
      request.broadcast?.answered(isTaken: false)
      if request.broadcast == nil { drop(request.step, .ended) }
      return
    }
    if adapting != nil {
      waiting.append(request)
      return
    }
    if Adaptation.letsPass(flow) { return carryOut(request.step, request) }
    current = request
    let answer = Adaptation.ask(flow, about: request.step) { [weak self] outcome in
      guard let self else { return }
      line.add(.adapted(self, outcome))
    }
    adapting = answer.task
    if let outcome = answer.outcome { follow(outcome, request) }
  }

  /// Goes on with the step that was thought about, then with those that have come meanwhile.
  func goOn(with outcome: Adaptation.Outcome) {
    guard let request = current else { return }
    adapting = nil
    current = nil
    if isEnded { return drop(request.step, .ended) }
    follow(outcome, request)
    while adapting == nil, !isEnded, !waiting.isEmpty { take(waiting.removeFirst()) }
  }

  private func follow(_ outcome: Adaptation.Outcome, _ request: StepRequest) {
    switch outcome {
    case .navigate(let step):
      carryOut(step, request)
    case .forbidden(let step, let error):
      request.broadcast?.answered(isTaken: true)
      drop(step, .forbidden(error))
    }
  }

  private func carryOut(_ step: any Step, _ request: StepRequest) {
    let result = navigate(to: step)
    switch result {
    case .notMine:
      if let broadcast = request.broadcast {
        broadcast.asked.append(name)
        broadcast.answered(isTaken: false)
      } else {
        passOn(step, asked: request.asked)
      }
    case .none, .one, .multiple, .end, .triggerParentFlow:
      request.broadcast?.answered(isTaken: true)
      follow(result)
    }
  }

  /// Has the flow carry a step out, and tells who watches.
  func navigate(to step: any Step) -> FlowContributors {
    let navigation = FlowNavigation(flow: flow, step: step)
    coordinator?.tellWillNavigate(navigation)
    let result = flow.navigate(to: step)
    if FlowEngine.takesNotes { noteNavigation(to: step, result) }
    coordinator?.tellDidNavigate(navigation)
    return result
  }

  /// Ends the flow and all below it: nothing is heard of them any more, and nothing of them is kept.
  ///
  /// - Parameter staysBelowParent: Whether the coordinator stays its parent's child, for the caller to see to.
  /// - Complexity: O(*n*) in the flows and contributions concerned, without recursion.
  func end(staysBelowParent: Bool = false) {
    guard !isEnded else { return }
    let parent = parent
    var work = [self]
    while let node = work.popLast() {
      work += node.children.all
      node.stop()
    }
    if let parent {
      parent.children.remove(self)
      parent.childDidEnd(self)
    } else {
      coordinator?.forget(self, stays: staysBelowParent)
    }
  }

  private func stop() {
    isEnded = true
    adapting?.cancel()
    presence.remove(self)
    for listening in listenings.all { listening.cancel() }
    listenings.removeAll()
    children.removeAll()
    let dropped = waiting
    waiting = []
    for request in dropped { drop(request.step, .ended) }
    endStarted()
    FlowEngine.state.end(self)
  }
}

extension FlowNode: PresenceObserver {
  func presenceDidChange(_ presence: Presence) {}

  func presenceDidEnd(_ presence: Presence) {
    if FlowEngine.takesNotes { Engine.note("flow \(name) ended: its root has gone") }
    end()
  }
}
