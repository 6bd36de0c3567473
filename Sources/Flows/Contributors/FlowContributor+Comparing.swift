extension FlowContributor: Equatable {
  /// Whether two are the same: objects by identity, steps by value.
  public static func == (left: FlowContributor, right: FlowContributor) -> Bool {
    switch (left, right) {
    case (
      .contribute(let presentable, let stepper, let hidden, let outlives),
      .contribute(let otherPresentable, let otherStepper, let otherHidden, let otherOutlives)
    ):
      presentable === otherPresentable && stepper === otherStepper && hidden == otherHidden
        && outlives == otherOutlives
    case (.forwardToCurrentFlow(let step), .forwardToCurrentFlow(let other)),
      (.forwardToParentFlow(let step), .forwardToParentFlow(let other)):
      StepComparison.areEqual(step, other)
    case (.forwardToAncestor(let type, let step), .forwardToAncestor(let otherType, let other)):
      type == otherType && StepComparison.areEqual(step, other)
    case (.start(let coordinator, let step), .start(let otherCoordinator, let other)):
      coordinator === otherCoordinator && StepComparison.areEqual(step, other)
    case (.contribute, _), (.forwardToCurrentFlow, _), (.forwardToParentFlow, _),
      (.forwardToAncestor, _), (.start, _):
      false
    }
  }
}

extension FlowContributors: Equatable {
  /// Whether two have the same effect: a list of one is that one.
  public static func == (left: FlowContributors, right: FlowContributors) -> Bool {
    switch (left, right) {
    case (.none, .none), (.notMine, .notMine): true
    case (.end(let step, let keeps), .end(let other, let otherKeeps)):
      keeps == otherKeeps && StepComparison.areEqual(step, other)
    case (.one, _), (.multiple, _), (.triggerParentFlow, _):
      right.hasContributors && left.contributors == right.contributors
    case (.none, _), (.notMine, _), (.end, _): false
    }
  }

  /// What follows, one by one; empty for what contributes nothing.
  public var contributors: [FlowContributor] {
    switch self {
    case .one(let contributor): [contributor]
    case .multiple(let contributors): contributors
    case .triggerParentFlow(let step): [.forwardToParentFlow(withStep: step)]
    case .end, .none, .notMine: []
    }
  }

  private var hasContributors: Bool {
    switch self {
    case .one, .multiple, .triggerParentFlow: true
    case .end, .none, .notMine: false
    }
  }
}

/// Whether steps of unknown types are equal: by their own word if they have one, else by what they print as.
enum StepComparison {
  static func areEqual(_ left: any Step, _ right: any Step) -> Bool {
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    return type(of: left) == type(of: right)
      && String(describing: left) == String(describing: right)
  }

  static func areEqual(_ left: (any Step)?, _ right: (any Step)?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): areEqual(left, right)
    case (nil, _), (_, nil): false
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
