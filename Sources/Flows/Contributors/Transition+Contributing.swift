public import Coordination

extension Transition {
  /// Contributes what a router's call shows, as long as the router shows it.
  ///
  /// A flow keeps what it contributes until that has gone. What the router refuses never comes: refused at once it is
  /// not contributed, refused when its turn comes it says that it has gone.
  ///
  /// - Parameters:
  ///   - presentable: What the call shows, or the flow whose root it is.
  ///   - stepper: What sends its steps.
  ///   - stepsWhenHidden: What becomes of them while the presentable is not on the screen.
  ///   - allowStepWhenDismissed: Whether they count after the presentable has gone.
  public func contributes(
    _ presentable: any Presentable, _ stepper: any Stepper, stepsWhenHidden: HiddenSteps = .drop,
    allowStepWhenDismissed: Bool = false
  ) -> FlowContributors {
    if case .failure? = result { return .none }
    whenComplete { result in
      if case .failure = result { presentable.presence.dismiss() }
    }
    return .one(
      flowContributor: .contribute(
        withNextPresentable: presentable, withNextStepper: stepper,
        stepsWhenHidden: stepsWhenHidden, allowStepWhenDismissed: allowStepWhenDismissed))
  }
}
