import Coordination
import UIKit

/// One flow that runs: takes its steps, has it navigate, and owns what it has contributed.
@MainActor
final class FlowNode: SlotMember {
  @exclusivity(unchecked)
  var place = -1
  let flow: any Flow
  /// What the flow's screens are shown in, as it was in the beginning.
  let root: any Presentable
  /// The controller that is the root; nil if a window is.
  let rootController: UIViewController?
  let presence: Presence
  // Neither is a weak reference, which would slow them down.
  private let coordinatorReference: Faint<FlowCoordinator>
  private let parentReference: Faint<FlowNode>?
  let line: StepLine
  /// Whether another flow that lived when this one began has the same root: then the root is not its own.
  let sharesRoot: Bool
  /// Whether it goes on after its root has gone.
  private let outlives: Bool

  @exclusivity(unchecked)
  var children = OrderedSlots<FlowNode>()
  @exclusivity(unchecked)
  var listenings = OrderedSlots<Listening>()
  /// The coordinators that it has started.
  @exclusivity(unchecked)
  var started: [StartedCoordinator] = []
  @exclusivity(unchecked)
  private(set) var isEnded = false

  /// What the flow thinks about; steps that come meanwhile wait.
  @exclusivity(unchecked)
  private var adapting: Task<Void, Never>?
  @exclusivity(unchecked)
  private var waiting = WaitingLine<StepRequest>()
  /// Whether the flow is known to let each step pass.
  @exclusivity(unchecked)
  private var letsPass = false
  /// What the flow carries out or thinks about.
  @exclusivity(unchecked)
  private var current: StepRequest?

  /// Whether it has carried out its first step, and those it began then theirs.
  @exclusivity(unchecked)
  var isReady = false
  /// How many of the flows below it waits for to be ready.
  @exclusivity(unchecked)
  var unreadyCount = 0
  /// Whether the flow above waits for this one to be ready.
  @exclusivity(unchecked)
  var isAwaited = false
  /// Whether it has shown a screen of its own, and is over when none is left.
  @exclusivity(unchecked)
  var hasShownScreens = false
  /// What it has shown outside its own root; made on demand.
  @exclusivity(unchecked)
  var shown: ShownScreens?
  /// What it has asked to be shown while it carries out a step.
  @exclusivity(unchecked)
  var asked: [UIViewController] = []
  /// Whether it carries out a step.
  @exclusivity(unchecked)
  var isNavigating = false
  /// Which way the latest of its screens has left.
  @exclusivity(unchecked)
  var lastReason = RemovalReason.finished
  /// How many flows below have ended, whose last step is on its way here.
  @exclusivity(unchecked)
  var openEnds = 0
  /// Whether it waits for the look that decides whether it is over.
  @exclusivity(unchecked)
  var isEndDue = false

  init(
    _ flow: any Flow, parent: FlowNode?, coordinator: FlowCoordinator, outlives: Bool
  ) {
    self.flow = flow
    if let parent { parentReference = Faint(parent) } else { parentReference = nil }
    coordinatorReference = Faint(coordinator)
    self.outlives = outlives
    line = coordinator.line
    presence = FlowEngine.presenceOfNext(flow)
    root = flow.root
    rootController = FlowEngine.controller(of: root)
    sharesRoot = FlowEngine.state.begin(flow)
    FlowEngine.state.add(self)
    FlowEngine.countFlow()
    if !outlives { presence.add(.flow(Faint(self))) }
  }

  var coordinator: FlowCoordinator? { coordinatorReference.object }

  /// The flow above; it owns this one.
  var parent: FlowNode? { parentReference?.object }

  /// Whether the flow thinks about a step.
  var isThinking: Bool { adapting != nil }

  /// The name of the flow's class.
  var name: String { FlowEngine.name(of: type(of: flow)) }

  /// Lets the flow take a step when its turn comes.
  func accept(_ step: any Step) {
    line.add(step, for: self)
  }

  /// Takes a step whose turn has come.
  func take(_ request: StepRequest) {
    take(request.step, asked: request.asked, request.broadcast)
  }

  /// The same by the parts, which most steps need not be put together of.
  func take(_ step: any Step, asked: [String] = [], _ broadcast: Broadcast? = nil) {
    if isEnded { return drop(step, broadcast) }
    if adapting != nil {
      waiting.append(StepRequest(step: step, asked: asked, broadcast: broadcast))
      return
    }
    if !letsPass { letsPass = Adaptation.letsPass(flow) }
    if letsPass { return carryOut(step, asked, broadcast) }
    let request = StepRequest(step: step, asked: asked, broadcast: broadcast)
    current = request
    let reference = Faint(self)
    let answer = Adaptation.ask(flow, about: step) { outcome in
      guard let node = reference.object else { return }
      node.line.add(.adapted(node, outcome))
    }
    // Thinking it may have lost its root.
    if isEnded {
      answer.task?.cancel()
      return
    }
    adapting = answer.task
    guard let outcome = answer.outcome else { return }
    current = nil
    follow(outcome, request)
  }

  /// Goes on with the step that was thought about, then with those that have come meanwhile.
  func goOn(with outcome: Adaptation.Outcome) {
    guard let request = current else { return }
    adapting = nil
    current = nil
    follow(outcome, request)
    while adapting == nil, !isEnded, let next = waiting.popFirst() { take(next) }
    if adapting != nil { return }
    considerEnd()
    if !isReady { FlowEngine.state.readiness.lookLater() }
  }

  /// Takes note of a step that comes too late.
  private func drop(_ step: any Step, _ broadcast: Broadcast?) {
    guard let broadcast else { return drop(step, .ended) }
    broadcast.answered(isTaken: false)
  }

  private func follow(_ outcome: Adaptation.Outcome, _ request: StepRequest) {
    switch outcome {
    case .navigate(let step):
      carryOut(step, request.asked, request.broadcast)
    case .forbidden(let step, let error):
      request.broadcast?.answered(isTaken: true)
      drop(step, .forbidden(error))
    }
  }

  private func carryOut(_ step: any Step, _ asked: [String], _ broadcast: Broadcast?) {
    guard let result = navigate(to: step) else { return drop(step, broadcast) }
    if result.isNotMine {
      guard let broadcast else { return passOn(step, asked: asked) }
      broadcast.asked.append(name)
      broadcast.answered(isTaken: false)
      return
    }
    broadcast?.answered(isTaken: true)
    follow(consume result)
  }

  /// Has the flow carry a step out, and tells who watches.
  ///
  /// - Returns: Nil if whoever was told has ended the flow.
  private func navigate(to step: any Step) -> FlowContributors? {
    if line.isWatched {
      coordinator?.tellWillNavigate(FlowNavigation(flow: flow, step: step))
      if isEnded { return nil }
    }
    let result = carryOut(step)
    if FlowEngine.takesNotes { noteNavigation(to: step, result) }
    if line.isWatched {
      coordinator?.tellDidNavigate(FlowNavigation(flow: flow, step: step))
    }
    return consume result
  }

  /// Ends the flow and all below it: nothing is heard of them any more, and nothing of them is kept.
  ///
  /// - Parameters:
  ///   - way: Which way it ends.
  ///   - staysBelowParent: Whether the coordinator stays its parent's child, for the caller to see to.
  ///   - isTold: Whether the log of events says so.
  /// - Complexity: O(*n*) in the flows and contributions concerned, without recursion.
  func end(_ way: FlowEnd, staysBelowParent: Bool = false, isTold: Bool = true) {
    guard !isEnded else { return }
    let parent = parent
    var work = [(node: self, way: way)]
    while let (node, way) = work.popLast() {
      for child in node.children.all.reversed() { work.append((child, .letGo(by: node.name))) }
      node.stop(way, isTold: isTold)
    }
    if let parent {
      parent.children.remove(self)
      parent.lastReason = way.reason
      parent.childDidEnd(self)
    } else {
      coordinator?.forget(self, stays: staysBelowParent)
    }
  }

  private func stop(_ way: FlowEnd, isTold: Bool) {
    isEnded = true
    if isTold, FlowEngine.takesNotes { Engine.note(way.sentence(of: name)) }
    adapting?.cancel()
    adapting = nil
    presence.remove(self)
    for listening in listenings.all { listening.cancel() }
    listenings.removeAll()
    children.removeAll()
    let dropped = [current].compactMap(\.self) + waiting.removeAll()
    current = nil
    for request in dropped { drop(request.step, request.broadcast) }
    endStarted()
    FlowEngine.state.end(self, way)
  }
}

// What its root tells.
extension FlowNode {
  func presenceDidEnd(_ presence: Presence) {
    end(.rootLeft(presence.reason ?? .dismissed))
  }
}
