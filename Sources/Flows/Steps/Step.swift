/// Where a journey can go, as a value: a screen that is asked for, or something that has happened.
///
/// Mostly an enum of the app's own. What a step prints as is what the log of events and messages call it.
public protocol Step {}

/// The step that goes nowhere: a stepper that has no initial step has this one, and no flow is ever told of it.
public struct NoneStep: Step, Hashable, Sendable {
  /// Creates it.
  public init() {}
}

/// The step of a stepper that names none.
public enum FlowStep: Step, Hashable, Sendable {
  /// The beginning of a journey.
  case home
}
