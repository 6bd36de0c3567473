/// Something that sends steps: a view model, a service, a flow's beginning.
@MainActor
public protocol Stepper: AnyObject {
  /// What the steps are sent into. Owned by the stepper, the same object each time.
  var steps: Steps { get }
  /// The step it begins with; none by default.
  var initialStep: any Step { get }
  /// Called once a flow listens, after the initial step; nothing by default. What is sent in it is not lost.
  func readyToEmitSteps()
}

extension Stepper {
  /// None.
  public var initialStep: any Step { NoneStep() }
  /// Nothing.
  public func readyToEmitSteps() {}
}
