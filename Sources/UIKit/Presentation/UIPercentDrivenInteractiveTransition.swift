/// Leads an animator by how far a finger has moved.
@preconcurrency
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the finger has moved it, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on by itself; stored only.
  open var completionSpeed: CGFloat = 1
  /// How it slows down by itself; stored only.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger leads from the beginning.
  open var wantsInteractiveStart = true
  /// The transition that is led; it owns itself.
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates one that leads nothing yet.
  public override init() {
    super.init()
  }

  /// Begins the animation, which waits for the finger.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? TransitionContext)?.animate()
  }

  /// Moves the transition.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds the transition; headless nothing comes of it.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Lets everything return.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Lets the transition go on.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
