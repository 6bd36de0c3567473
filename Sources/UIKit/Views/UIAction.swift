/// A titled closure for a control or a menu.
@preconcurrency
@MainActor
open class UIAction: NSObject {
  /// The closure of an action.
  public typealias Handler = @MainActor (_ action: UIAction) -> Void

  /// What the control or menu shows.
  open var title: String
  /// The image beside the title; stored only.
  @exclusivity(unchecked)
  open var image: UIImage?
  /// What tells the action from others.
  open private(set) var identifier: Identifier
  /// Who sent the action; nobody.
  open private(set) weak var sender: AnyObject?
  /// Owned by the action for its life.
  private let handler: Handler

  /// What tells an action from others.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action stands for, as bits; stored only.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an action is chosen; stored only.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// What the action stands for; stored only.
  @exclusivity(unchecked)
  open var attributes: Attributes = []
  /// Whether the action is chosen; stored only.
  @exclusivity(unchecked)
  open var state = State.off
  /// What is said about the action; stored only.
  @exclusivity(unchecked)
  open var discoverabilityTitle: String?

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(title)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
  }

  /// Runs the closure, as a touch does.
  package func run() {
    handler(self)
  }
}
