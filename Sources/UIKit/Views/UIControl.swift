/// A view that the user operates.
@preconcurrency
@MainActor
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger leaves the screen above it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch ends for another reason.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action is asked for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text is being changed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is changed no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Its text is changed no more, by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any change of a text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be touched.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// What the next thing done goes to.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Whether it can be touched.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false

  // Owned by the control until they are taken away.
  private final var actions: [(action: UIAction, events: Event)] = []
  private final var targets: [(target: WeakTarget, action: Selector, events: Event)] = []

  /// Creates a control that runs an action when its main action is asked for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How the control stands.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Names who is sent an action; stored only, there is no Objective-C runtime to send it with.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((WeakTarget(target.map { $0 as AnyObject }), action, controlEvents))
  }

  /// Takes who is sent an action back.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (target == nil || entry.target.object === target)
        && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Adds what is run when something happens.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// Takes away what is run when something happens.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Runs what was added for something that happens.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.run() }
  }

  /// The targets that were named.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target.object as? NSObject).map { AnyHashable($0) } })
  }
}
