import Coordination
import Flows
import UIKit

/// Rows about flows.
@MainActor
enum FlowRows {
  private static let units = 20_000

  /// One step that shows a screen with a stepper, one that takes it away.
  static func step(depth: Int, name: String) -> Row {
    let counter = Counter()
    let floor = FloorStack(depth: depth, counter: counter)
    let stage = FlowStage(depth: depth)
    let rounds = Rounds(
      units: units,
      floor: { Clock.measure { floor.pairs(units, counter) } },
      subject: {
        Runtime.install(stage.stage.runtime)
        return Clock.measure { stage.steps(units) }
      })
    return Row(
      name: "flow step at depth \(name)", value: rounds.value, unit: "ns", floor: rounds.floor,
      ratio: rounds.ratio, must: "≤ 25×", goal: "≤ 10×",
      inTheWay: "11,400 instructions: 2,850 count references, 900 make and free memory, 850 are "
        + "the flow's own casts of its steps")
  }

  /// A flow that is begun below another, and ends by itself, among many that live.
  static func flows(live: Int, name: String) -> Row {
    let few = FlowStage(depth: 10)
    let many = FlowStage(depth: 10, flows: live)
    let rounds = Rounds(
      units: units, floor: { opened(on: few) }, subject: { opened(on: many) })
    return Row(
      name: "flow begun and ended among \(name) (floor: alone)", value: rounds.value, unit: "ns",
      floor: rounds.floor, ratio: rounds.ratio, must: "≤ 1.5×", goal: "≤ 1.1×")
  }

  private static func opened(on stage: FlowStage) -> Double {
    Runtime.install(stage.stage.runtime)
    return Clock.measure { stage.openFlows(units) }
  }
}

/// A stage whose stack is moved by a flow.
@MainActor
final class FlowStage {
  let stage: Stage
  private let coordinator = FlowCoordinator()
  private let main = Model()
  private let flow: StackFlow

  init(depth: Int, flows: Int = 0) {
    stage = Stage(depth: depth)
    flow = StackFlow(stage.stack)
    coordinator.coordinate(flow: flow, with: main)
    for _ in 0..<flows { main.steps.accept(StageStep.keep) }
  }

  /// Shows a screen and takes it away.
  @inline(never)
  func steps(_ count: Int) {
    for _ in 0..<count {
      main.steps.accept(StageStep.push)
      main.steps.accept(StageStep.pop)
    }
  }

  /// Begins a flow that ends at once.
  @inline(never)
  func openFlows(_ count: Int) {
    for _ in 0..<count { main.steps.accept(StageStep.open) }
  }
}

enum StageStep: Step {
  case push
  case pop
  case open
  case keep
  case over
}

@MainActor
private final class Model: Stepper {
  let steps = Steps()
}

@MainActor
private final class StackFlow: Flow {
  let root: UINavigationController

  init(_ root: UINavigationController) {
    self.root = root
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? StageStep else { return .notMine }
    switch step {
    case .push:
      let screen = Screen()
      root.pushViewController(screen, animated: false)
      return .one(
        flowContributor: .contribute(withNextPresentable: screen, withNextStepper: Model()))
    case .pop:
      root.popViewController(animated: false)
      return .none
    case .open:
      return .one(
        flowContributor: .contribute(
          withNextPresentable: EndingFlow(), withNextStepper: OneStepper(withSingleStep: step)))
    case .keep:
      return .one(
        flowContributor: .contribute(
          withNextPresentable: EndingFlow(), withNextStepper: NoneStepper()))
    case .over:
      return .none
    }
  }
}

@MainActor
private final class EndingFlow: Flow {
  let root = Place()

  func navigate(to step: any Step) -> FlowContributors {
    .end(forwardToParentFlowWithStep: StageStep.over)
  }
}

@MainActor
private final class Place: Presentable {
  let presence = Presence()
}
