/// What follows from a step: a flow's answer, which may be read and compared without carrying it out.
public enum FlowContributors {
  /// Several things, in this order: steps for other flows first, then readiness, then contributions.
  case multiple(flowContributors: [FlowContributor])
  /// One thing.
  case one(flowContributor: FlowContributor)
  /// The flow is over: its screens leave, then the flow above gets a step.
  ///
  /// - Parameters:
  ///   - forwardToParentFlowWithStep: ``NoneStep`` if there is none.
  ///   - keepingScreens: Whether the screens stay, for the flow above to take away; it gets the step at once then.
  case end(forwardToParentFlowWithStep: any Step, keepingScreens: Bool = false)
  /// Nothing more: the step was carried out, or there was nothing to do.
  case none
  /// The step is another flow's: the flow above is asked. It is an error if no flow takes it.
  case notMine
  /// The flow above gets a step.
  @available(*, deprecated, renamed: "FlowContributor.forwardToParentFlow(withStep:)")
  case triggerParentFlow(withStep: any Step)
}

extension FlowContributors {
  /// Whether the step is another flow's.
  var isNotMine: Bool {
    switch self {
    case .notMine: true
    case .none, .one, .multiple, .end, .triggerParentFlow: false
    }
  }
}
