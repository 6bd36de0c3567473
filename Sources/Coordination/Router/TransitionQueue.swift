import UIKit

/// The transitions of one window that wait for their turn.
///
/// A call made while a transition is open, or from inside a callback, is carried out afterwards, in order, never
/// inside another. A stack that is in no window yet, or that UIKit keeps from changing for a reason of its own, has a
/// line for each call that waits for it.
@MainActor
package final class TransitionQueue {
  private struct Request {
    let pending: PendingTransition
    /// Owned until its turn.
    let run: @MainActor () -> Transition
  }

  /// What has to be free, or there, for the line to go on.
  private enum Place {
    case window
    case stack
    case windowOfStack
  }

  private let place: Place
  // Neither is a weak reference, which would slow them down.
  private let windowReference: Faint<UIWindow>?
  private let stackReference: Faint<UINavigationController>?
  @exclusivity(unchecked)
  private var requests: [Request] = []
  @exclusivity(unchecked)
  private var running: (pending: PendingTransition, outcome: TransitionOutcome)?
  /// A promise that has been kept and that nobody looks at any more, to serve again.
  @exclusivity(unchecked)
  private var spare: PendingTransition?
  /// Whether what is under way is a change of a modal that has not ended: then the line need not be asked whether it may
  /// go on.
  @exclusivity(unchecked)
  var isHeldByModal = false
  /// Where the next call stands in line while several are carried out as one; nil otherwise.
  @exclusivity(unchecked)
  private var nextPlace: Int?
  /// Animations of the whole window that are under way.
  @exclusivity(unchecked)
  var openAnimations = 0

  init(window: UIWindow) {
    place = .window
    windowReference = Faint(window)
    stackReference = nil
  }

  /// A line for a call that has to wait until a stack may be changed.
  init(waitingFor stack: UINavigationController) {
    place = .stack
    windowReference = nil
    stackReference = Faint(stack)
  }

  /// A line for a call that needs a window: it waits until the stack is in one, or nothing is under way any more that
  /// could bring it there.
  init(waitingForWindowOf stack: UINavigationController) {
    place = .windowOfStack
    windowReference = nil
    stackReference = Faint(stack)
  }

  private var stack: UINavigationController? { stackReference?.object }

  /// Whether this is a window's line.
  var isOfWindow: Bool { place == .window }

  /// Whether anything waits or is under way.
  var hasWork: Bool { running != nil || !requests.isEmpty }

  /// Whether the next step may be taken.
  var isReady: Bool {
    switch place {
    case .window:
      if Engine.isSettled { return true }
      if isHeldByModal { return false }
      guard let window = windowReference?.object else { return true }
      return !Engine.isBusy(window)
    case .stack:
      return stack.map(Engine.isFree) ?? true
    case .windowOfStack:
      guard let stack, Engine.window(of: stack) == nil else { return true }
      return !Engine.isAnythingUnderWay
    }
  }

  /// Gives a call its turn at once if nothing is in its way: it need not stand in line.
  ///
  /// - Returns: The turn, which has to be ended; nil if the call has to wait.
  func beginTurn() -> Engine.Turn? {
    guard isOfWindow, requests.isEmpty, running == nil, nextPlace == nil,
      !PlantedRouterFault.callLost.isPlanted
    else { return nil }
    return Engine.beginTurn(of: self)
  }

  /// Ends such a turn, and lets go on what waits.
  func end(_ turn: Engine.Turn) { Engine.end(turn, of: self) }

  /// Carries a call out when its turn has come, which is at the end of the line.
  func enqueue(_ run: @escaping @MainActor () -> Transition) -> Transition {
    if let turn = beginTurn() {
      let transition = run()
      end(turn)
      return transition
    }
    let pending = PendingTransition()
    let request = Request(pending: pending, run: Engine.keepingSink(Leaving.keepingForce(run)))
    if let nextPlace {
      requests.insert(request, at: nextPlace)
      self.nextPlace = nextPlace + 1
    } else {
      let isFirst = PlantedRouterFault.lastComesFirst.isPlanted
      requests.insert(request, at: isFirst ? 0 : requests.count)
    }
    Engine.wait(self)
    return Transition(.pending(pending))
  }

  /// Whether calls are being carried out as one: none of them waits for what waited before.
  var isCarryingOutAsOne: Bool { nextPlace != nil }

  /// Carries several calls out as one; the result comes when all of them have ended.
  ///
  /// - Parameter body: Makes the calls in the turn of this one, and returns what tells the result in the end.
  func asOne(_ body: () -> @MainActor () -> Transition.Completion) -> Transition {
    guard beginAsOne() else { return Transition(.done(body()())) }
    let result = body()
    guard let place = endAsOne() else { return Transition(.done(result())) }
    return tell(at: place, result)
  }

  /// Begins to carry several calls out as one; ``endAsOne()`` must follow.
  ///
  /// - Returns: False inside another such operation, of which they are a part.
  func beginAsOne() -> Bool {
    guard nextPlace == nil else { return false }
    nextPlace = 0
    return true
  }

  /// - Returns: Where in line stands what tells the result; nil if all calls have ended.
  func endAsOne() -> Int? {
    let end = nextPlace ?? 0
    nextPlace = nil
    return running == nil && end == 0 && isReady ? nil : end
  }

  /// Tells a result when its turn has come.
  ///
  /// - Parameter place: Where in line it stands.
  func tell(at place: Int, _ result: @escaping @MainActor () -> Transition.Completion)
    -> Transition
  {
    let pending = PendingTransition()
    requests.insert(Request(pending: pending) { Transition(.done(result())) }, at: place)
    Engine.wait(self)
    return Transition(.pending(pending))
  }

  /// Puts a call that belongs to the running one before all others.
  func enqueueNext(_ pending: PendingTransition, _ run: @escaping @MainActor () -> Transition) {
    requests.insert(Request(pending: pending, run: run), at: 0)
    if let nextPlace { self.nextPlace = nextPlace + 1 }
    Engine.wait(self)
  }

  /// Takes note of a transition that has begun, to complete it when the window is free again.
  ///
  /// - Parameter coordinator: Tells whether a transition under a finger was cancelled: nothing has changed then.
  func follow(
    _ outcome: TransitionOutcome,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> Transition {
    let pending = run(outcome, coordinator)
    Engine.wait(self)
    return Transition(.pending(pending))
  }

  // Apart, since a presenter that may be none would be retained.
  /// The same of a change of a modal.
  ///
  /// - Parameter presenter: Who carries it out. Nothing goes on before the call that made it returns, so that it still is
  ///   the one under way.
  func follow(
    _ outcome: TransitionOutcome,
    coordinator: (any UIViewControllerTransitionCoordinator)?, by presenter: UIViewController
  ) -> Transition {
    let pending = run(outcome, coordinator)
    Engine.waitForModal(of: presenter, self)
    return Transition(.pending(pending))
  }

  @inline(__always)
  private func run(
    _ outcome: TransitionOutcome, _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> PendingTransition {
    let pending = spare.take() ?? PendingTransition()
    running = (pending, outcome)
    if let coordinator, coordinator.initiallyInteractive {
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.nothingCame(of: pending) }
      }
    }
    return pending
  }

  private func nothingCame(of pending: PendingTransition) {
    if PlantedRouterFault.cancelUnseen.isPlanted { return }
    if running?.pending === pending { running?.outcome = .unchanged }
  }

  /// Fails everything that is under way or waits: the app has ended, and each transition completes exactly once.
  func abandon() {
    let promised = [running?.pending].compactMap(\.self) + requests.map(\.pending)
    running = nil
    requests = []
    isHeldByModal = false
    for pending in promised { pending.complete(.failure(.routerDetached)) }
  }

  /// Completes the transition that has ended, or begins the next.
  func runNext() {
    if var ended = running.take() {
      ended.pending.complete(.success(ended.outcome))
      if isKnownUniquelyReferenced(&ended.pending) {
        ended.pending.progress = PendingProgress()
        spare = ended.pending
      }
      return
    }
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    if PlantedRouterFault.callLost.isPlanted { return }
    request.pending.follow(request.run())
  }
}
