/// Something that is wrong with flows or steps; nothing has come of it.
public enum FlowProblem: Error, Hashable, Sendable {
  /// What to do about a step that no flow takes.
  public enum Suggestion: Hashable, Sendable {
    /// A flow that was not asked has taken such steps.
    case otherFlow(String)
    /// A step of the same name and another type has been taken by a flow.
    case otherType(String, flow: String)
    /// Steps of nearly the same name have been taken.
    case otherNames([String])
    /// Nothing is known that is near.
    case answerNone
  }

  /// No flow takes a step.
  case unhandled(step: String, asked: [String], suggestion: Suggestion)
  /// The outermost flow forwards a step, and nobody takes it.
  case noParent(step: String, flow: String)
  /// No flow above is of the type to which a step is forwarded.
  case noAncestor(step: String, flow: String, ancestor: String, ancestors: [String])
  /// A flow is contributed that lives below another.
  case livesElsewhere(flow: String, parent: String, requested: String)
  /// A stepper is contributed to a flow that listens to it already: its steps count once.
  case contributedTwice(stepper: String, flow: String)
  /// Each step leads to another before the call that sent the first returns.
  case endless(step: String, flow: String)
  /// A flow whose root is to be shown when it is ready was not begun.
  case neverBegun(flow: String)
  /// A flow whose root is to be shown when it is ready has carried out no step.
  case noFirstStep(flow: String)
  /// A flow whose root is to be shown when it is ready waits for others.
  case waits(flow: String, for: [String])
}

extension FlowProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .unhandled(let step, let asked, let suggestion):
      "step \(step), no flow takes it\(Self.list(" (asked ", asked)); \(suggestion)"
    case .noParent(let step, let flow):
      "step \(step), \(flow) has no flow above; set onForwardedStep of the coordinator"
    case .noAncestor(let step, let flow, let ancestor, let ancestors):
      "step \(step), no \(ancestor) is above \(flow)\(Self.list(" (above are ", ancestors))"
    case .livesElsewhere(let flow, let parent, let requested):
      "contribute \(flow) to \(requested), it lives below \(parent); make a new one"
    case .contributedTwice(let stepper, let flow):
      "contribute \(stepper) to \(flow) again, its steps count once"
    case .endless(let step, let flow):
      "what follows step \(step) to \(flow), steps lead to each other without end; break the circle"
    case .neverBegun(let flow):
      "wait for \(flow), it was not begun; contribute it"
    case .noFirstStep(let flow):
      "wait for \(flow), it has carried out no step; give its stepper an initial step"
    case .waits(let flow, let others):
      "wait for \(flow), it waits for \(others.joined(separator: ", "))"
    }
  }

  private static func list(_ opening: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\(opening)\(names.joined(separator: ", ")))"
  }
}

extension FlowProblem.Suggestion: CustomStringConvertible {
  /// The suggestion in words.
  public var description: String {
    switch self {
    case .otherFlow(let flow): "\(flow) takes it, send it with navigate(to:)"
    case .otherType(let step, let flow): "did you mean \(step), which \(flow) takes?"
    case .otherNames(let names): "did you mean \(names.joined(separator: ", "))?"
    case .answerNone: "answer .none where there is nothing to do"
    }
  }
}
