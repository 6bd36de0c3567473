/// Why a link did not lead to its place.
public enum LinkFailure: Error, Hashable, Sendable {
  /// A step of a link, as it stands in messages.
  public struct Step: Hashable, Sendable {
    /// The route in words.
    public let name: String
    /// Which step it is, from 1.
    public let number: Int
    /// How many steps the link has.
    public let count: Int

    /// Creates a step.
    public init(name: String, number: Int, count: Int) {
      self.name = name
      self.number = number
      self.count = count
    }
  }

  /// The text is no link of the app.
  case unreadable(LinkError)
  /// What came from outside holds no link.
  case noLink
  /// The app takes no links now, and does not keep them.
  case notReady(String)
  /// The app keeps one link, and a newer one came.
  case replaced(by: String)
  /// A modal stays, and drops links.
  case blocked(by: String)
  /// What lies in the way could not be taken away.
  case notCleared(RouterError)
  /// The router did not carry out a step.
  case step(Step, RouterError)
  /// Whoever was to carry out a step refused it, for this reason.
  case refused(Step, String)
  /// A step is nobody's; those that were asked are named, the first asked first.
  case unclaimed(Step, asked: [String])
  /// Whoever was to carry out a step has left meanwhile.
  case followerGone(Step)
  /// The link was under way when the app stopped taking links, for this reason.
  case interrupted(Step?, String)
  /// The app let go of the links that waited, for this reason.
  case dropped(String)
  /// The window, the queue, or its follower is gone.
  case detached
}

extension LinkFailure: CustomStringConvertible {
  /// The failure in words.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .noLink: "there is no link in it"
    case .notReady(let reason): reason
    case .replaced(let link): "\(link) came after it"
    case .blocked(let modal): "\(modal) lets no link through"
    case .notCleared(let error): "its way is not free: \(error)"
    case .step(let step, let error): "\(step): \(error)"
    case .refused(let step, let reason): "\(step): \(reason)"
    case .unclaimed(let step, let asked):
      asked.isEmpty
        ? "\(step): nobody follows it"
        : "\(step): nobody follows it; asked: \(asked.joined(separator: ", "))"
    case .followerGone(let step): "\(step): who was to follow it is gone"
    case .interrupted(let step, let reason): step.map { "\($0): \(reason)" } ?? reason
    case .dropped(let reason): reason
    case .detached: "its window or its queue is gone"
    }
  }
}

extension LinkFailure.Step: CustomStringConvertible {
  /// The step in words, such as `step 2 of 3, tab(timer)`.
  public var description: String { "step \(number) of \(count), \(name)" }
}
