/// A stepper that has an initial step and sends no other by itself.
open class OneStepper: Stepper {
  /// What steps are sent into, by others.
  public let steps = Steps()
  /// Its one step.
  public let initialStep: any Step

  /// Creates a stepper.
  ///
  /// - Parameter step: Sent as soon as a flow listens.
  public init(withSingleStep step: any Step) {
    initialStep = step
  }
}

/// A stepper that begins with ``FlowStep/home``.
public final class DefaultStepper: OneStepper {
  /// Creates a stepper.
  public init() {
    super.init(withSingleStep: FlowStep.home)
  }
}

/// A stepper that sends nothing: for a presentable that leads nowhere.
public final class NoneStepper: OneStepper {
  /// Creates a stepper.
  public init() {
    super.init(withSingleStep: NoneStep())
  }
}
