/// One part of an app's navigation: says for each step what is shown, and shows it.
///
/// It is as visible as its root, and has gone when its root has.
@MainActor
public protocol Flow<Root>: Presentable {
  /// What the flow's screens are shown in.
  associatedtype Root: Presentable

  /// What the flow's screens are shown in; the same object each time.
  var root: Root { get }

  /// Lets a step pass, puts another in its place, or forbids it, before the flow is told of it.
  ///
  /// Steps of one flow are adapted one after the other. By default each passes.
  ///
  /// - Returns: The step to navigate to; ``NoneStep`` if there is none.
  /// - Throws: Anything, to forbid the step; the log of events says so.
  func adapt(step: any Step) async throws -> any Step

  /// Shows what a step asks for.
  ///
  /// - Returns: Where further steps come from; ``FlowContributors/notMine`` for a step that is another flow's.
  func navigate(to step: any Step) -> FlowContributors
}

extension Flow {
  /// The root's.
  public var presence: Presence { root.presence }

  /// The same step.
  public func adapt(step: any Step) async throws -> any Step {
    Adaptation.isByDefault(type(of: self))
    return step
  }
}
