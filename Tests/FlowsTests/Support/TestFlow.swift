import Flows
import UIKit

/// The steps of the tests.
enum TestStep: Step, Hashable {
  case one
  case two
  case three
  case multiple
  case unauthorized
  case over
  case detail(Int)
}

/// Steps of another type, one of the same name.
enum OtherStep: Step, Hashable {
  case one
  case won
}

/// How many flows are alive.
@MainActor
enum LiveFlows {
  static var count = 0
}

/// A flow that notes its steps and answers as the test says.
@MainActor
class TestFlow<Root: Presentable>: Flow {
  typealias Answer = @MainActor (_ step: TestStep) -> FlowContributors

  let root: Root
  private(set) var seen: [String] = []
  var answer: Answer
  private let life = FlowLife()

  init(_ root: Root, _ answer: @escaping Answer = { _ in .none }) {
    self.root = root
    self.answer = answer
  }

  func navigate(to step: any Step) -> FlowContributors {
    seen.append("\(step)")
    guard let step = step as? TestStep else { return .notMine }
    return answer(step)
  }
}

/// Counts a flow as long as it lives.
@MainActor
final class FlowLife {
  init() { LiveFlows.count += 1 }
  isolated deinit { LiveFlows.count -= 1 }
}

final class AppFlow: TestFlow<UINavigationController> {}
final class ShopFlow: TestFlow<UINavigationController> {}
final class CartFlow: TestFlow<UINavigationController> {}
final class PayFlow: TestFlow<UINavigationController> {}
final class TabsFlow: TestFlow<UITabBarController> {}
final class WindowFlow: TestFlow<UIWindow> {}
final class FakeFlow: TestFlow<FakeRoot> {
  convenience init(_ answer: @escaping Answer = { _ in .none }) {
    self.init(FakeRoot(), answer)
  }
}

/// A flow that thinks about each step.
@MainActor
final class ThinkingFlow: Flow {
  let root = FakeRoot()
  private(set) var seen: [String] = []
  private(set) var wasOnMain: [Bool] = []
  let think: @MainActor (any Step) async throws -> any Step
  var answer: @MainActor (TestStep) -> FlowContributors = { _ in .none }
  private let life = FlowLife()

  init(_ think: @escaping @MainActor (any Step) async throws -> any Step) {
    self.think = think
  }

  func adapt(step: any Step) async throws -> any Step {
    try await think(step)
  }

  func navigate(to step: any Step) -> FlowContributors {
    seen.append("\(step)")
    wasOnMain.append(Thread.isMainThread)
    guard let step = step as? TestStep else { return .notMine }
    return answer(step)
  }
}

/// A presentable of the test's own.
@MainActor
final class FakeRoot: Presentable {
  let presence: Presence

  init(isVisible: Bool = false) {
    presence = Presence(isVisible: isVisible)
  }
}

/// A screen with a name.
final class Screen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A view model.
@MainActor
final class Model: Stepper {
  let steps = Steps()
  let initialStep: any Step
  var whenReady: @MainActor (Model) -> Void

  init(
    _ initialStep: any Step = NoneStep(), whenReady: @escaping @MainActor (Model) -> Void = { _ in }
  ) {
    self.initialStep = initialStep
    self.whenReady = whenReady
  }

  func readyToEmitSteps() { whenReady(self) }
  func send(_ step: any Step) { steps.accept(step) }
}

extension FlowContributors {
  /// One contribution, in short.
  @MainActor
  static func next(
    _ presentable: any Presentable, _ stepper: any Stepper, hidden: HiddenSteps = .drop,
    outlives: Bool = false
  ) -> FlowContributors {
    .one(flowContributor: .next(presentable, stepper, hidden: hidden, outlives: outlives))
  }
}

extension FlowContributor {
  /// A contribution, in short.
  @MainActor
  static func next(
    _ presentable: any Presentable, _ stepper: any Stepper, hidden: HiddenSteps = .drop,
    outlives: Bool = false
  ) -> FlowContributor {
    .contribute(
      withNextPresentable: presentable, withNextStepper: stepper, stepsWhenHidden: hidden,
      allowStepWhenDismissed: outlives)
  }
}

/// A stepper with one step, in short.
@MainActor
func one(_ step: any Step) -> OneStepper { OneStepper(withSingleStep: step) }
