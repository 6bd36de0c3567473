public import Coordination

/// One thing that follows from a step: where further steps come from, or a step for some flow.
public enum FlowContributor {
  /// The flow listens to a stepper as long as a presentable is there; a presentable that is a flow is begun with it.
  ///
  /// - Parameters:
  ///   - withNextPresentable: What has been shown; owned by the flow until it has gone.
  ///   - withNextStepper: What sends steps; owned likewise.
  ///   - stepsWhenHidden: What becomes of its steps while the presentable is not on the screen; nothing for a flow.
  ///   - allowStepWhenDismissed: Whether its steps count after the presentable has gone, as long as the flow lives.
  case contribute(
    withNextPresentable: any Presentable, withNextStepper: any Stepper,
    stepsWhenHidden: HiddenSteps = .drop, allowStepWhenDismissed: Bool = false)
  /// The flow itself gets a step, in the next turn: after all contributions.
  case forwardToCurrentFlow(withStep: any Step)
  /// The flow above gets a step; the coordinator's ``FlowCoordinator/onForwardedStep`` if there is none.
  case forwardToParentFlow(withStep: any Step)
  /// The nearest flow above of this type gets a step, whatever lies between.
  case forwardToAncestor(any Flow.Type, withStep: any Step)
  /// A coordinator is begun, and is the flow's until it has finished; then the flow gets a step if there is one.
  case start(any Coordinator, stepWhenFinished: (any Step)? = nil)
}

extension FlowContributor {
  /// Contributes something that is presentable and stepper in one.
  public static func contribute(
    withNext next: any Presentable & Stepper, stepsWhenHidden: HiddenSteps = .drop,
    allowStepWhenDismissed: Bool = false
  ) -> FlowContributor {
    .contribute(
      withNextPresentable: next, withNextStepper: next, stepsWhenHidden: stepsWhenHidden,
      allowStepWhenDismissed: allowStepWhenDismissed)
  }

  /// Contributes as RxFlow spells it: steps of what is not presented are let through, or dropped.
  public static func contribute(
    withNextPresentable presentable: any Presentable, withNextStepper stepper: any Stepper,
    allowStepWhenNotPresented: Bool, allowStepWhenDismissed: Bool = false
  ) -> FlowContributor {
    .contribute(
      withNextPresentable: presentable, withNextStepper: stepper,
      stepsWhenHidden: allowStepWhenNotPresented ? .allow : .drop,
      allowStepWhenDismissed: allowStepWhenDismissed)
  }
}
