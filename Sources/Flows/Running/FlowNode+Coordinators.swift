import Coordination

/// A coordinator that a flow has started.
struct StartedCoordinator {
  let coordinator: any Coordinator
  /// What the flow gets when it has finished.
  let stepWhenFinished: (any Step)?
}

extension FlowNode {
  /// Starts a coordinator, which is the flow's until it has finished.
  func start(_ coordinator: any Coordinator, then step: (any Step)?) {
    guard let owner = self.coordinator else { return }
    started.append(StartedCoordinator(coordinator: coordinator, stepWhenFinished: step))
    hasShownScreens = true
    if owner.adopt(coordinator) != nil {
      started.removeAll { $0.coordinator === coordinator }
      considerEnd()
    }
  }

  /// Takes note of coordinators that have finished.
  func coordinatorsChanged(to left: [any Coordinator]) {
    let finished = started.filter { entry in !left.contains { $0 === entry.coordinator } }
    guard !finished.isEmpty else { return }
    started.removeAll { entry in finished.contains { $0.coordinator === entry.coordinator } }
    for entry in finished {
      if let step = entry.stepWhenFinished { accept(step) }
    }
    screenDidLeave(.finished)
  }

  /// Ends the coordinators with the flow; their screens are the flow's to take away.
  func endStarted() {
    let ended = started
    started = []
    for coordinator in ended.map(\.coordinator) {
      if let base = coordinator as? BaseCoordinator {
        base.finish(keepingScreens: true)
      } else {
        coordinator.ofScreens?.endSilently()
        self.coordinator?.childCoordinators.removeAll { $0 === coordinator }
      }
    }
  }
}
