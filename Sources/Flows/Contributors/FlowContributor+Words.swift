extension FlowContributor: CustomStringConvertible {
  /// What it is in words, objects by the names of their classes.
  public var description: String {
    switch self {
    case .contribute(let presentable, let stepper, let hidden, let outlives):
      "contribute \(type(of: presentable)) with \(type(of: stepper))"
        + hidden.words + (outlives ? ", steps count after it has gone" : "")
    case .forwardToCurrentFlow(let step): "forward \(step) to this flow"
    case .forwardToParentFlow(let step): "forward \(step) to the parent flow"
    case .forwardToAncestor(let type, let step): "forward \(step) to \(type)"
    case .start(let coordinator, let step?): "start \(type(of: coordinator)), then \(step)"
    case .start(let coordinator, nil): "start \(type(of: coordinator))"
    }
  }
}

extension FlowContributors: CustomStringConvertible {
  /// What it is in words.
  public var description: String {
    switch self {
    case .none: "none"
    case .notMine: "not mine"
    case .end(let step, let keepingScreens):
      "end" + (step is NoneStep ? "" : ", then \(step) to the parent flow")
        + (keepingScreens ? ", keeping screens" : "")
    case .one, .multiple, .triggerParentFlow:
      contributors.map(\.description).joined(separator: "; ")
    }
  }
}

extension HiddenSteps {
  fileprivate var words: String {
    switch self {
    case .drop: ""
    case .buffer: ", steps wait while it is hidden"
    case .allow: ", steps count while it is hidden"
    }
  }
}
