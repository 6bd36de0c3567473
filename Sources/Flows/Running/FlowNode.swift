import Coordination
import UIKit

/// One flow that runs: takes its steps, has it navigate, and owns what it has contributed.
@MainActor
final class FlowNode: SlotMember {
  var place = -1
  let flow: any Flow
  /// What the flow's screens are shown in, as it was in the beginning.
  let root: any Presentable
  /// The controller that is the root; nil if a window is.
  let rootController: UIViewController?
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
  private var waiting = WaitingLine<StepRequest>()
  /// Whether the flow is known to let each step pass.
  private var letsPass = false
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
  /// What it has shown outside its own root; made on demand.
  var shown: ShownScreens?
  /// What it has asked to be shown while it carries out a step.
  var asked: [UIViewController] = []
  /// Whether it carries out a step.
  var isNavigating = false
  /// Which way the latest of its screens has left.
  var lastReason = RemovalReason.finished
  /// How many flows below have ended, whose last step is on its way here.
  var openEnds = 0
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
    rootController = FlowEngine.controller(of: root)
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
    if isEnded { return drop(request) }
    if adapting != nil {
      waiting.append(request)
      return
    }
    if letsPass { return carryOut(request.step, request) }
    letsPass = Adaptation.letsPass(flow)
    if letsPass { return carryOut(request.step, request) }
    current = request
    let answer = Adaptation.ask(flow, about: request.step) { [weak self] outcome in
      guard let self else { return }
      line.add(.adapted(self, outcome))
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
  private func drop(_ request: StepRequest) {
    request.broadcast?.answered(isTaken: false)
    if request.broadcast == nil { drop(request.step, .ended) }
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
    guard let result = navigate(to: step) else { return drop(request) }
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
  ///
  /// - Returns: Nil if whoever was told has ended the flow.
  private func navigate(to step: any Step) -> FlowContributors? {
    let navigation = FlowNavigation(flow: flow, step: step)
    coordinator?.tellWillNavigate(navigation)
    if isEnded { return nil }
    let result = carryOut(step)
    if FlowEngine.takesNotes { noteNavigation(to: step, result) }
    coordinator?.tellDidNavigate(navigation)
    return result
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
    for request in dropped { drop(request) }
    endStarted()
    FlowEngine.state.end(self, way)
  }
}

extension FlowNode: PresenceObserver {
  func presenceDidChange(_ presence: Presence) {}

  func presenceDidEnd(_ presence: Presence) {
    end(.rootLeft(presence.reason ?? .dismissed))
  }
}
