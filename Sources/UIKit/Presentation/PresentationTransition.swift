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
  let uncovered: UIViewController?
  let isAnimated: Bool
  let cause: DepartureCause
  let coordinator: TransitionCoordinator?
  /// Owned until the transition ends; runs once, on success only.
  var completion: (() -> Void)?
  var isInteractive: Bool

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
}
