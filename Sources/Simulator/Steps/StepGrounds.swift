public import Coordination

/// On what grounds a step went as it did: who was asked, who took it, who refused it, and by what rule.
public struct StepGrounds: Hashable, Sendable {
  /// One thing that decided.
  public enum Ground: Hashable, Sendable {
    /// A router was asked for something about a screen, perhaps by a coordinator that said so.
    case asked(operation: String, screen: String?, coordinator: String?, at: CallSite)
    /// A router did not do what it was asked for.
    case refused(String)
    /// Somebody was asked to follow a step of a link.
    case link(step: String, coordinator: String, answer: LinkAnswer)
    /// UIKit did not do what it was asked for, or had something to say about it.
    case uikit(message: String, rule: String?)
    /// A sentence of the log that tells of a flow, a coordinator or something that was ignored.
    case told(String)
  }

  /// What became of a step of a link.
  public enum LinkAnswer: Hashable, Sendable {
    /// It was taken.
    case taken
    /// It was refused, in words of the app.
    case refused(String)
    /// The next above was asked.
    case notMine
  }

  /// The screen that was visible when the step began.
  public var screen: String
  /// What decided, in order, UIKit last.
  public var grounds: [Ground]

  /// Creates grounds.
  public init(screen: String, grounds: [Ground]) {
    self.screen = screen
    self.grounds = grounds
  }
}

extension StepGrounds.Ground {
  /// The ground in words.
  public var words: String {
    switch self {
    case .asked(let operation, let screen, let coordinator, let site):
      "asked a router: \(operation)\(screen.map { " \($0)" } ?? "")"
        + "\(coordinator.map { ", \($0)" } ?? ""), at \(site)"
    case .refused(let reason): "the router refused: \(reason)"
    case .link(let step, let coordinator, .taken): "link to \(step): \(coordinator) took it"
    case .link(let step, let coordinator, .refused(let reason)):
      "link to \(step): \(coordinator) refused it: \(reason)"
    case .link(let step, let coordinator, .notMine):
      "link to \(step): \(coordinator) was asked, and it is not its own"
    case .uikit(let message, let rule): "UIKit: \(message)\(rule.map { " (\($0))" } ?? "")"
    case .told(let sentence): sentence
    }
  }
}
