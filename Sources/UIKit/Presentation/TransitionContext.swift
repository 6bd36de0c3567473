/// An app's own animator, and who leads it by a finger.
struct CustomAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether it begins under a finger.
  @MainActor var isInteractive: Bool { interactor?.wantsInteractiveStart ?? false }
}

/// A transition that an app's own animator carries out; it lasts until the animator says that it is done.
///
/// What runs at its end is owned until then and must not own the transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView(frame: UIScreen.main.bounds)
  let isAnimated = true
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  /// How far a finger has moved it.
  private(set) var percent: CGFloat = 0
  private let animation: CustomAnimation
  private let from: UIViewController?
  private let to: UIViewController?
  private var isAnimationOver = false
  private var onFingerUp: ((_ isCancelled: Bool) -> Void)?
  private var onEnd: ((_ isCompleted: Bool) -> Void)?

  init(
    _ animation: CustomAnimation, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none
  ) {
    self.animation = animation
    self.from = from
    self.to = to
    presentationStyle = style
    isInteractive = animation.isInteractive
    super.init()
  }

  var duration: Duration {
    .seconds(animation.animator.transitionDuration(using: self))
  }

  /// Begins the animation.
  ///
  /// - Parameters:
  ///   - onFingerUp: Runs when a finger that led it has left the screen.
  ///   - onEnd: Runs once, when it is over.
  func start(
    onFingerUp: @escaping (_ isCancelled: Bool) -> Void,
    onEnd: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.onFingerUp = onFingerUp
    self.onEnd = onEnd
    if isInteractive, let interactor = animation.interactor {
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  func animate() {
    animation.animator.animateTransition(using: self)
  }

  /// The transition was ended from outside: the animator is told, and heard no more.
  func end(isCompleted: Bool) {
    onFingerUp = nil
    onEnd = nil
    isInteractive = false
    animation.animator.animationEnded(isCompleted)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    percent = percentComplete
  }

  func finishInteractiveTransition() {
    liftFinger(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    liftFinger(isCancelled: true)
  }

  func pauseInteractiveTransition() {}

  // An animation without a clock may be over before the finger has left: it is counted then, and a cancelled
  // transition is never a completed one.
  func completeTransition(_ didComplete: Bool) {
    isAnimationOver = true
    if !isInteractive { complete(didComplete && !transitionWasCancelled) }
  }

  private func liftFinger(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    onFingerUp?(isCancelled)
    onFingerUp = nil
    if isAnimationOver { complete(!isCancelled) }
  }

  private func complete(_ isCompleted: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    onEnd(isCompleted)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.view : key == .to ? to?.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? UIScreen.main.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? UIScreen.main.bounds : .zero
  }
}
