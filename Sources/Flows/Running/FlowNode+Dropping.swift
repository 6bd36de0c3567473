import Coordination

/// Why a step is dropped.
enum DropReason {
  /// The presentable for which its stepper was contributed is not on the screen.
  case hidden(share: (any Presentable)?)
  /// The presentable has gone.
  case gone((any Presentable)?)
  /// The flow has ended.
  case ended
  /// The flow does not let it pass, for a reason if it tells one.
  case forbidden((any Error)?)
}

// What the log of events says of flows.
extension FlowNode {
  /// Takes note of a step that nothing comes of.
  func drop(_ step: any Step, _ reason: DropReason) {
    guard type(of: step) != NoneStep.self, FlowEngine.takesNotes else { return }
    Engine.note("dropped: step \(step) to \(name), \(words(reason))")
  }

  private func words(_ reason: DropReason) -> String {
    switch reason {
    case .hidden(let presentable): "\(label(presentable)) is not on the screen"
    case .gone(let presentable): "\(label(presentable)) has gone"
    case .ended: "it has ended"
    case .forbidden(let error?): "it forbids it: \(error)"
    case .forbidden(nil): "it forbids it"
    }
  }

  private func label(_ presentable: (any Presentable)?) -> String {
    guard let presentable else { return "its screen" }
    if let controller = FlowEngine.controller(of: presentable) {
      return FlowEngine.name(of: controller)
    }
    return FlowEngine.name(of: type(of: presentable))
  }

  /// Takes note of a step that the flow was told of.
  func noteNavigation(to step: any Step, _ result: FlowContributors) {
    let words = String(describing: step)
    switch result {
    case .notMine: return
    case .none, .one, .multiple, .end, .triggerParentFlow:
      FlowEngine.state.remember(step, words: words, takenBy: name)
      Engine.note("step \(words) to \(name)")
    }
  }

  /// What lists say of the flow beside its name: what it waits for.
  var remark: String {
    if isThinking { return "thinking" }
    return isReady ? "" : "not ready"
  }
}

/// What the log says of steps that reach no flow.
@MainActor
enum StepWords {
  /// Takes note of a step to whose stepper no flow listens, or none any more.
  static func noteUnheard(_ step: any Step) {
    guard type(of: step) != NoneStep.self, FlowEngine.takesNotes else { return }
    Engine.note("dropped: step \(step), no flow listens to its stepper")
  }
}
