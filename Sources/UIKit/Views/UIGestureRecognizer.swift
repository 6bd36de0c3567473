/// A recogniser of touches; its switches decide whether a simulated gesture begins.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture may begin at all.
  open var isEnabled = true
  /// Asked before the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { isDelegateReplaced = true }
  }

  /// Whether an app has put a delegate, or nil, in the place of UIKit's own (GEST-09, GEST-10).
  package private(set) var isDelegateReplaced = false
  /// Where the gesture stands.
  open var state = State.possible
  /// The view whose touches are recognised; weak.
  open internal(set) weak var view: UIView?
  /// Whether the view's touches end when the gesture begins; stored only.
  open var cancelsTouchesInView = true
  /// The name of the recogniser.
  open var name: String?

  /// Where a gesture stands.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A gesture that is recognised at once.
    public static let recognized = State.ended
  }

  /// Creates a recogniser without a target.
  public override init() {
    super.init()
  }

  /// Creates a recogniser; there is no Objective-C runtime to send the action with.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  private final var targets: [(target: WeakTarget, action: Selector)] = []

  /// Names who is sent an action; stored only.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(target as AnyObject), action))
  }

  /// Takes who is sent an action back.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (target == nil || entry.target.object === target)
        && (action == nil || entry.action == action)
    }
  }

  /// Where the touches are; there are none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Whether the gesture may begin now.
  package var mayBegin: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// Decides whether a gesture may begin.
@preconcurrency
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; true when not implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on at once; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture has to fail first; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this gesture has to fail first; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Only one goes on.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Who is sent an action: never owned.
struct WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
