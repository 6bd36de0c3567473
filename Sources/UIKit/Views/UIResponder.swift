/// An object that takes part in the responder chain.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder of the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Leaves what is shown, as two fingers that scrub do; an override answers whether it did (BAR-17).
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether the responder may take the keyboard; most may not.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give the keyboard away.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder has the keyboard.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Takes the keyboard.
  ///
  /// - Returns: Whether the responder has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = UIApplication.shared.firstResponder {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives the keyboard away.
  ///
  /// - Returns: Whether the responder has it no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Whether the responder has a method for a command; without an Objective-C runtime the base class has none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Who performs a command: the first in the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  /// The view that stands for the keyboard while this responder has it; nil is the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder has it.
  open var inputAccessoryView: UIView? { nil }
  /// What can be undone here; the next responder's by default.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the user does here, to go on with elsewhere.
  open var userActivity: NSUserActivity? {
    get { UserActivities.shared[self] }
    set { UserActivities.shared[self] = newValue }
  }

  /// Called when the activity is to be brought up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called with an activity to go on with here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The type's name; never an address, so that output is the same in every run.
  open nonisolated override var description: String {
    TypeNames.name(of: type(of: self))
  }
}

// `String(describing:)` would give the same names, but asks first whether the metatype describes itself: for each type
// that is searched through all conformances of the program, which is a third of the time that launching an app takes.
/// Names of types, looked up once each: asking the runtime takes half a microsecond.
package enum TypeNames {
  @exclusivity(unchecked)
  @MainActor private static var cache: [TypeKey: String] = [:]

  /// The name of a type without its module.
  package static func name(of type: Any.Type) -> String {
    _typeName(type, qualified: false)
  }

  /// The name of a type without its module, from the cache.
  @MainActor
  package static func cachedName(of type: AnyObject.Type) -> String {
    let key = TypeKey(type)
    if let name = cache[key] { return name }
    let name = name(of: type)
    cache[key] = name
    return name
  }
}

/// A type as the key of a dictionary that is asked at each step.
package struct TypeKey: Hashable {
  private let address: Int

  package init(_ type: AnyObject.Type) {
    address = unsafeBitCast(type, to: Int.self)
  }

  // Addresses of types need no strong hash: one multiplication spreads them, at a tenth of the cost.
  package func _rawHashValue(seed: Int) -> Int { ((address >> 4) &* 0x1E37_79B9_7F4A_7C15) ^ seed }
}
