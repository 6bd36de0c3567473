/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen that is left.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The screen that is shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// What is known of a running transition.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it is under a finger now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds of virtual time.
  var transitionDuration: TimeInterval { get }
  /// The screen that is left or shown.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets code run along with a transition and at its end (NAV-43).
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure now and one when the transition has ended; both are owned until then.
  ///
  /// - Returns: Whether they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when the finger leaves the screen, before the callbacks that follow (GEST-06).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure now; owned until the transition ends.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
