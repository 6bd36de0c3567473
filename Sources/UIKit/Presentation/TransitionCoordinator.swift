/// The coordinator of one animated transition; lives until its end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let from: UIViewController?
  private let to: UIViewController?
  private let duration: Duration
  let isAnimated: Bool
  let initiallyInteractive: Bool
  @exclusivity(unchecked)
  private(set) var isInteractive: Bool
  @exclusivity(unchecked)
  private(set) var isCancelled = false
  // Owned until the transition ends (LIFE-15).
  @exclusivity(unchecked)
  private var completions: [Handler] = []
  @exclusivity(unchecked)
  private var interactionHandlers: [Handler] = []
  @exclusivity(unchecked)
  private var isOver = false
  private let transactions: TransactionShare?

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool,
    duration: Duration
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.duration = duration
    transactions = TransactionShare.ofOpenTransactions()
    super.init()
  }

  var transitionDuration: TimeInterval {
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    // The key is an open set of texts, as Apple's is.
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    animation?(self)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isOver else { return }
    interactionHandlers.append(handler)
  }

  /// The finger has left the screen.
  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// The transition is over: everything registered runs once and is let go.
  func complete() {
    isOver = true
    let handlers = completions
    completions = []
    interactionHandlers = []
    for handler in handlers { handler(self) }
    transactions?.end()
  }
}
