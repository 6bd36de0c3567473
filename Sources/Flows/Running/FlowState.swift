import Coordination
import UIKit

/// What the flows of one run share: which live, which steps they know, and who waits.
@MainActor
final class FlowState {
  private struct WeakFlow {
    weak var flow: (any Flow)?
  }

  let readiness = FlowReadiness()
  let expected = ExpectedScreens()
  /// By the identity of the flow; taken out when the flow ends, while it still lives.
  @exclusivity(unchecked)
  private var nodes: [ObjectIdentifier: Faint<FlowNode>] = [:]
  /// How many flows have a root, by its identity.
  @exclusivity(unchecked)
  private var roots: [ObjectIdentifier: Int] = [:]
  /// Flows that have ended, to be dead soon.
  @exclusivity(unchecked)
  private var ended: [WeakFlow] = []
  private var mostEnded = 16
  /// By the name of a step, the name of the flow that took one first, with the step's type.
  private var takers: [String: Taker] = [:]

  struct Taker {
    let flow: String
    let type: String
  }

  init() {
    Engine.state.othersLeftBehind = { [weak self] in self?.leftBehind.map(\.name) ?? [] }
    Engine.state.keptScreens = { [weak self] in self?.keptScreens ?? [] }
  }

  /// How a flow runs; nil if it does not.
  func node(of flow: any Flow) -> FlowNode? { nodes[ObjectIdentifier(flow)]?.object }

  /// Takes note of a flow that begins.
  ///
  /// - Returns: Whether another that lives has the same root.
  func begin(_ flow: any Flow) -> Bool {
    let key = ObjectIdentifier(flow.root)
    let count = roots[key, default: 0]
    roots[key] = count + 1
    return count > 0
  }

  func add(_ node: FlowNode) {
    nodes[ObjectIdentifier(node.flow)] = Faint(node)
  }

  /// Takes note of a flow that has ended.
  func end(_ node: FlowNode, _ way: FlowEnd) {
    readiness.flowDidEnd(node)
    nodes[ObjectIdentifier(node.flow)] = nil
    let key = ObjectIdentifier(node.root)
    let count = roots[key, default: 1]
    roots[key] = count > 1 ? count - 1 : nil
    // Dictionaries keep their storage for ever.
    if nodes.isEmpty, nodes.capacity > 256 {
      nodes = [:]
      roots = [:]
    }
    if ended.count >= mostEnded {
      ended.removeAll { $0.flow == nil }
      mostEnded = max(16, ended.count * 2)
    }
    ended.append(WeakFlow(flow: node.flow))
    FlowEngine.note(way, of: node.flow)
  }

  /// Numbers of the roots of flows that live, and of what these contain: one that is hidden, such as a page that was
  /// turned away, stands nowhere and comes back.
  var keptScreens: [Int32] {
    let roots = nodes.values.compactMap(\.object).compactMap(\.rootController)
    return FlowEngine.numbersOfAll(in: roots)
  }

  /// Takes note of who takes a step, for the sake of suggestions.
  func remember(_ step: any Step, words: String, takenBy flow: String) {
    let name = StepName.of(words)
    if takers[name] == nil {
      takers[name] = Taker(flow: flow, type: String(describing: type(of: step)))
    }
  }

  /// Says that no flow takes a step.
  func tellUnhandled(_ step: any Step, asked: [String], _ coordinator: FlowCoordinator?) {
    let words = String(describing: step)
    tell(
      .unhandled(
        step: words, asked: asked,
        suggestion: StepName.suggestion(
          for: StepName.of(words), of: String(describing: type(of: step)), asked: asked,
          among: takers)), coordinator)
  }

  /// Says that something is wrong.
  func tell(_ problem: FlowProblem, _ coordinator: FlowCoordinator?) {
    if FlowEngine.takesNotes { Engine.note("ignored: \(problem)") }
    coordinator?.tell(problem)
  }
}

extension FlowState: FlowsOfRun {
  var leftBehind: [FlowListing] {
    var told: Set<ObjectIdentifier> = []
    return ended.compactMap { entry in
      guard let flow = entry.flow, node(of: flow) == nil else { return nil }
      // One that was begun again, and has ended again, is one.
      guard told.insert(ObjectIdentifier(flow)).inserted else { return nil }
      return FlowListing(flow, name: FlowEngine.name(of: type(of: flow)))
    }
  }

  var running: [FlowListing] {
    let coordinators = Engine.state.liveCoordinators.compactMap { $0 as? FlowCoordinator }
    return coordinators.flatMap(\.nodes).map { node in
      FlowListing(node.flow, name: node.name, parent: node.parent?.name ?? "FlowCoordinator")
    }
  }
}
