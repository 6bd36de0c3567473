/// A presentation or dismissal that is open.
@MainActor
final class PresentationTransition: DueWork {
  enum Direction {
    case present
    case dismiss
  }

  let direction: Direction
  let presenter: UIViewController
  /// Everything that goes, lowest first; one for a presentation.
  let chain: ModalRun
  /// What becomes visible or covered below, if the style takes the presenter's view away.
  @exclusivity(unchecked)
  var uncovered: UIViewController?
  let isAnimated: Bool
  let cause: DepartureCause
  private(set) var coordinator: TransitionCoordinator?
  /// The app's own animation of it, if it has one.
  private(set) var context: TransitionContext?
  /// Owned until the transition ends; runs once, on success only.
  @exclusivity(unchecked)
  var completion: (() -> Void)?
  var isInteractive: Bool
  /// Told once when it is no longer the open one.
  @exclusivity(unchecked)
  var follower: (any ModalFollower)?
  /// Whether nothing is in motion any more: only the next turn is waited for.
  var isDue = false
  /// The end that the main loop has scheduled; given up if the transition ends before it is due.
  @exclusivity(unchecked)
  var scheduledEnd: MainLoop.Work?

  init(
    direction: Direction, presenter: UIViewController, chain: ModalRun,
    uncovered: UIViewController?, isAnimated: Bool,
    cause: DepartureCause, isInteractive: Bool, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presenter = presenter
    self.chain = chain
    self.uncovered = uncovered
    self.isAnimated = isAnimated
    self.cause = cause
    self.isInteractive = isInteractive
    self.completion = completion
    let isComing = direction == .present
    coordinator =
      isAnimated || isInteractive
      ? TransitionCoordinator(
        from: isComing ? presenter : chain.top, to: isComing ? chain.lowest : presenter,
        isAnimated: true, isInteractive: isInteractive,
        duration: TransitionDuration.presentation) : nil
  }

  /// What comes, or the lowest of what goes.
  var presented: UIViewController { chain.lowest }

  /// Tells that it is over.
  @inline(__always)
  func tellEnd() {
    guard let follower = follower.take() else { return }
    follower.modalDidEnd()
  }

  /// Hands the transition to the app's own animator, before anybody is told of it.
  func adopt(_ animation: CustomAnimation, from: UIViewController?, to: UIViewController?) {
    let made = TransitionContext(
      animation, from: from, to: to, style: presented.effectivePresentationStyle)
    context = made
    isInteractive = made.isInteractive
    coordinator = TransitionCoordinator(
      from: from, to: to, isAnimated: true, isInteractive: made.isInteractive,
      duration: made.duration)
  }
}

/// Who wants to know that a presentation or dismissal is over.
@MainActor
package protocol ModalFollower: AnyObject {
  /// Called before anybody else hears of the end.
  func modalDidEnd()
}
