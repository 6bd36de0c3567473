public import Coordination

/// A watched object that is alive, with the reasons that are known.
public struct Survivor: Hashable, Sendable {
  /// What is watched.
  public enum Kind: Hashable, Sendable {
    /// A screen or a container of screens.
    case screen
    /// A coordinator.
    case coordinator
    /// A flow.
    case flow
    /// What the app has asked to watch.
    case watched
  }

  /// What is watched.
  public var kind: Kind
  /// The label of the screen, the class name of the coordinator or flow, or the name the app gave.
  public var label: String
  /// The name of its class.
  public var typeName: String
  /// The serial number of a screen, as `closures` shows it.
  public var id: Int?
  /// Why it may be alive; nil if it should be gone.
  public var permission: LifePermission?
  /// When it left; nil if nobody saw it.
  public var departure: Departure?
  /// What holds it, as far as that is known, in the order in which it was found.
  public var holders: [Holder]
  /// Whether there was more to look at than an audit looks at.
  public var isIncomplete: Bool

  /// Creates an account; what is left out is not known.
  public init(
    kind: Kind, label: String, typeName: String, id: Int? = nil,
    permission: LifePermission? = nil, departure: Departure? = nil, holders: [Holder] = [],
    isIncomplete: Bool = false
  ) {
    self.kind = kind
    self.label = label
    self.typeName = typeName
    self.id = id
    self.permission = permission
    self.departure = departure
    self.holders = holders
    self.isIncomplete = isIncomplete
  }
}

/// Why a watched object may be alive.
public enum LifePermission: Hashable, Sendable {
  /// It is part of the window's tree, or a transition that is open holds it.
  case inTree
  /// It is a child of the coordinator or flow of this class.
  case child(of: String)
  /// Nobody has ended its journey.
  case notEnded
  /// The app has not said what it belongs to.
  case notToldWhen
}

/// When and which way a watched object left, after which it should have died.
public struct Departure: Hashable, Sendable {
  /// Which way it left.
  public enum Way: Hashable, Sendable {
    /// A screen left the tree, or the last screen of a flow.
    case left(RemovalReason)
    /// A coordinator finished, or a flow.
    case finished
    /// A coordinator was let go by its parent, of this class.
    case letGo(by: String)

    /// The way in words, such as `reason backButton`.
    public var words: String {
      switch self {
      case .left(let reason): "reason \(reason.rawValue)"
      case .finished: "finished"
      case .letGo(let parent): "let go by \(parent)"
      }
    }
  }

  /// Which way it left.
  public var way: Way
  /// How many steps had been accepted since the launch, this one included; 0 is the launch.
  public var step: Int
  /// What the step was; nil if code of a test did it after the step.
  public var action: StepKind?
  /// The sentence of the log about it, such as `popped Detail(3)`.
  public var sentence: String?

  /// Creates a departure.
  public init(way: Way, step: Int, action: StepKind?, sentence: String? = nil) {
    self.way = way
    self.step = step
    self.action = action
    self.sentence = sentence
  }
}

/// What a step was.
public enum StepKind: Hashable, Sendable {
  /// The launch of the app.
  case launch
  /// An action, and what followed from it.
  case action(UserAction)
  /// An action whose consequences were left open.
  case begun(UserAction)
  /// The end of what was open.
  case settle
  /// A move of the clock.
  case advance(Duration)
}

/// What holds a watched object.
public struct Holder: Hashable, Sendable {
  /// How it holds it.
  public enum Link: Hashable, Sendable {
    /// By a strong property, or an entry of one.
    case property
    /// By a closure that captures it.
    case closure
    /// Perhaps by a closure, of which only a part can be read.
    case unreadableClosure
  }

  /// The way to the reference through properties, from a screen of the tree, a coordinator or another known root.
  ///
  /// An arrow stands between a closure and what it captures.
  public var path: String
  /// How it holds it.
  public var link: Link
  /// Whether the path is the name of a closure that UIKit, a router or a service keeps.
  public var isNamed: Bool
  /// What keeps a removal closure's router alive.
  public var keeper: String?
  /// Whether the path begins at the object itself.
  public var isItself: Bool
  /// The object at which the path begins, if that should be gone too.
  public var leftOver: String?

  /// Creates a holder; what is left out does not apply.
  public init(
    path: String, link: Link, isNamed: Bool = false, keeper: String? = nil,
    isItself: Bool = false, leftOver: String? = nil
  ) {
    self.path = path
    self.link = link
    self.isNamed = isNamed
    self.keeper = keeper
    self.isItself = isItself
    self.leftOver = leftOver
  }
}
