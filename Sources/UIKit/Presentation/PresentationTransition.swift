/// A presentation or dismissal that is open.
@MainActor
final class PresentationTransition: DueWork {
  enum Direction {
    case present
    case dismiss
  }

  /// Who carries it out, and what comes or goes.
  struct Ends {
    let presenter: UIViewController
    let chain: ModalRun
  }

  private(set) var direction = Direction.present
  // Nil from the moment it ends; one that is dropped or taken back keeps them.
  @exclusivity(unchecked)
  private(set) var ends: Ends?
  /// Whether it is the open one of its presenter.
  @exclusivity(unchecked)
  private(set) var isOpen = false
  /// What becomes visible or covered below, if the style takes the presenter's view away.
  @exclusivity(unchecked)
  var uncovered: UIViewController?
  private(set) var isAnimated = false
  private(set) var cause = DepartureCause.dismissed
  @exclusivity(unchecked)
  private(set) var coordinator: TransitionCoordinator?
  /// The app's own animation of it, if it has one.
  @exclusivity(unchecked)
  private(set) var context: TransitionContext?
  /// Owned until the transition ends; runs once, on success only.
  @exclusivity(unchecked)
  var completion: (() -> Void)?
  var isInteractive = false
  /// Told once when it is no longer the open one.
  @exclusivity(unchecked)
  var follower: (any ModalFollower)?
  /// Whether nothing is in motion any more: only the next turn is waited for.
  var isDue = false
  /// The end that the main loop has scheduled; given up if the transition ends before it is due.
  @exclusivity(unchecked)
  var scheduledEnd: MainLoop.Work?

  /// One that nobody uses any more, to serve again: making one costs as much as half of its work.
  @exclusivity(unchecked)
  private static var spare: PresentationTransition?

  private init() {}

  /// Begins a transition.
  ///
  /// - Parameter completion: Owned until the transition ends.
  static func make(
    direction: Direction, presenter: UIViewController, chain: ModalRun,
    uncovered: UIViewController?, isAnimated: Bool,
    cause: DepartureCause, isInteractive: Bool, completion: (() -> Void)?
  ) -> PresentationTransition {
    let made = spare.take() ?? PresentationTransition()
    made.direction = direction
    made.ends = Ends(presenter: presenter, chain: chain)
    made.isOpen = true
    if let uncovered { made.uncovered = uncovered }
    made.isAnimated = isAnimated
    made.cause = cause
    made.isInteractive = isInteractive
    if let completion { made.completion = completion }
    if isAnimated || isInteractive { made.coordinate() }
    return made
  }

  private func coordinate() {
    let isComing = direction == .present
    coordinator = TransitionCoordinator(
      from: isComing ? presenter : chain.top, to: isComing ? chain.lowest : presenter,
      isAnimated: true, isInteractive: isInteractive,
      duration: TransitionDuration.presentation)
  }

  /// Keeps a transition that has ended, if nobody else knows it any more.
  static func keep(_ ended: inout PresentationTransition?) {
    guard spare == nil, isKnownUniquelyReferenced(&ended), ended?.isOpen == false else { return }
    ended?.forget()
    swap(&spare, &ended)
  }

  /// Hands over whom it is about: it is about to be over.
  @inline(__always)
  func takeEnds() -> Ends? { ends.take() }

  /// Lets everything go.
  private func forget() {
    if ends != nil { ends = nil }
    if completion != nil { completion = nil }
    if uncovered != nil { uncovered = nil }
    if isDue {
      // The usual one has had nothing else.
      isDue = false
    } else {
      forgetMotion()
    }
  }

  private func forgetMotion() {
    coordinator = nil
    context = nil
  }

  /// It is no longer the open one of its presenter.
  @inline(__always)
  func close(_ presenter: UIViewController) {
    isOpen = false
    if let extras = presenter._extras { extras.presentationTransition = nil }
    tellEnd()
  }

  /// It will not end any more: its presenter is gone from the window for good.
  func drop() {
    isOpen = false
    tellEnd()
  }

  private var known: Ends {
    @inline(__always)
    get {
      guard let ends else { preconditionFailure("a transition that is over has no ends") }
      return ends
    }
  }

  /// Who carries it out.
  var presenter: UIViewController {
    @inline(__always)
    get { known.presenter }
  }

  /// Everything that goes, lowest first; one for a presentation.
  var chain: ModalRun {
    @inline(__always)
    get { known.chain }
  }

  /// What comes, or the lowest of what goes.
  var presented: UIViewController { chain.lowest }

  /// Tells that it is over.
  @inline(__always)
  private func tellEnd() {
    guard let follower = follower.take() else { return }
    if follower.modalDidEnd() { Runtime.numbers.mayGoOn += 1 }
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
  ///
  /// - Returns: Whether it has been passed over among what waits, and is to be asked again.
  func modalDidEnd() -> Bool
}
