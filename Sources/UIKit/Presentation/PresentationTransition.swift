/// A presentation or dismissal that is open.
@MainActor
final class PresentationTransition {
  enum Direction {
    case present
    case dismiss
  }

  let direction: Direction
  let presenter: UIViewController
  /// What comes, or the lowest of what goes.
  let presented: UIViewController
  /// Everything that goes, lowest first; one for a presentation.
  let chain: [UIViewController]
  /// What becomes visible or covered below, if the style takes the presenter's view away.
  var uncovered: UIViewController?
  let isAnimated: Bool
  let cause: DepartureCause
  private(set) var coordinator: TransitionCoordinator?
  /// The app's own animation of it, if it has one.
  private(set) var context: TransitionContext?
  /// Owned until the transition ends; runs once, on success only.
  var completion: (() -> Void)?
  var isInteractive: Bool
  /// Whether nothing is in motion any more: only the next turn is waited for.
  var isDue = false
  /// The end that the main loop has scheduled; given up if the transition ends before it is due.
  var scheduledEnd: MainLoop.Work?

  init(
    direction: Direction, presenter: UIViewController, presented: UIViewController,
    chain: [UIViewController], uncovered: UIViewController?, isAnimated: Bool,
    cause: DepartureCause, isInteractive: Bool, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presenter = presenter
    self.presented = presented
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
        from: isComing ? presenter : chain.last, to: isComing ? presented : presenter,
        isAnimated: true, isInteractive: isInteractive,
        duration: TransitionDuration.presentation) : nil
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
