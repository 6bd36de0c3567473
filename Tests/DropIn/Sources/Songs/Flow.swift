import UIKit

protocol Step {}

/// Emits steps; whoever listens turns them into screens.
protocol Stepper: AnyObject {
  var onStep: ((Step) -> Void)? { get set }
  var initialStep: Step? { get }
}

extension Stepper {
  var initialStep: Step? { nil }
}

struct Contributor {
  let screen: UIViewController
  let steppers: [Stepper]
}

enum Contributors {
  case none
  case one(Contributor)
  case many([Contributor])
  case flow(Flow, Stepper)
  case end(forwarding: Step)
}

protocol Flow: AnyObject {
  var root: UIViewController { get }
  func navigate(to step: Step) -> Contributors
}

/// Listens to the steppers of a flow as long as their screens are there.
final class FlowCoordinator {
  private let flow: Flow
  private let onEnd: (Step) -> Void
  private var child: FlowCoordinator?
  private(set) var listening = 0

  init(flow: Flow, onEnd: @escaping (Step) -> Void = { _ in }) {
    self.flow = flow
    self.onEnd = onEnd
  }

  func coordinate(with stepper: Stepper) {
    listen(to: stepper, of: flow.root)
    if let step = stepper.initialStep { handle(step) }
  }

  private func handle(_ step: Step) {
    switch flow.navigate(to: step) {
    case .none:
      break
    case .one(let contributor):
      listen(to: contributor)
    case .many(let contributors):
      contributors.forEach(listen)
    case .flow(let next, let stepper):
      let child = FlowCoordinator(flow: next) { [weak self] step in
        self?.child = nil
        self?.handle(step)
      }
      self.child = child
      child.coordinate(with: stepper)
    case .end(let step):
      onEnd(step)
    }
  }

  private func listen(to contributor: Contributor) {
    for stepper in contributor.steppers {
      listen(to: stepper, of: contributor.screen)
    }
  }

  private func listen(to stepper: Stepper, of screen: UIViewController) {
    listening += 1
    stepper.onStep = { [weak self] step in self?.handle(step) }
    (screen as? SongScreen)?.presence.onDismissed = { [weak self, weak stepper] in
      stepper?.onStep = nil
      self?.listening -= 1
    }
  }
}
