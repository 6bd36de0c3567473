/// A step on its way through a flow.
@MainActor
public struct FlowNavigation {
  /// The flow that carries it out.
  public let flow: any Flow
  /// The step as adapted.
  public let step: any Step
}
