/// What a custom transition is told about itself.
@preconcurrency
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both screens stand in.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether it is under a finger.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the controller that comes or goes covers the screen.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the content is turned along with it.
  var targetTransform: CGAffineTransform { get }
  /// Says how far the finger is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has let go past the threshold.
  func finishInteractiveTransition()
  /// Says that the finger has let go before the threshold.
  func cancelInteractiveTransition()
  /// Says that the finger rests.
  func pauseInteractiveTransition()
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The screen that is left or shown.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is left or shown.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a screen stands at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a screen stands at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is left.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Animates a transition in the app's own way (H-TRANS).
@preconcurrency
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Runs it; `completeTransition(_:)` must follow.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What leads a custom transition by a finger.
@preconcurrency
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins it.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when the finger lets go.
  var completionSpeed: CGFloat { get }
  /// How it slows down when the finger lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger leads it from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as usual.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

extension UIView {
  /// How an animation speeds up and slows down; without effect.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
