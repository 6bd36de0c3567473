/// Several steppers as one.
///
/// When a flow listens it sends their initial steps in the order of the list, then passes on what any of them sends,
/// and then tells each that it may send.
open class CompositeStepper: Stepper {
  /// What the steps of all are sent into.
  public let steps = Steps()

  private let steppers: [any Stepper]
  /// Owned as long as the composite lives.
  private var observations: [Observation] = []

  /// Creates a stepper.
  ///
  /// - Parameter steppers: In the order of their initial steps; owned.
  public init(steppers: [any Stepper]) {
    self.steppers = steppers
  }

  /// None; the one of a subclass comes before those in the list.
  open var initialStep: any Step { NoneStep() }

  open func readyToEmitSteps() {
    for stepper in steppers where !(stepper.initialStep is NoneStep) {
      steps.accept(stepper.initialStep)
    }
    observations = steppers.map { stepper in
      stepper.steps.signal.observe { [weak self] step in self?.steps.accept(step) }
    }
    for stepper in steppers { stepper.readyToEmitSteps() }
  }
}
