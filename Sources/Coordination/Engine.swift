#if os(Linux) || os(macOS)
  import UIKit

  /// The only place of this module that reaches into the headless UIKit, with Engine+Callbacks.swift: ids, what left
  /// the tree, what is open.
  ///
  /// Everything else here uses nothing that Apple's UIKit does not have, but for ``Faint`` in place of weak references.
  @MainActor
  package enum Engine {
    /// Whether nothing is open and no callback runs, in any window.
    @inline(__always)
    static var isIdle: Bool { Runtime.isIdle() }

    /// Whether nothing is open and no callback runs, in any window; something may wait.
    static var isSettled: Bool { Runtime.isSettled() }

    /// The controller's serial number.
    @inline(__always)
    static func id(of screen: UIViewController) -> ScreenID {
      ScreenID(screen.id.rawValue)
    }

    /// Whether the screen is a child of this stack.
    @inline(__always)
    static func isMember(_ screen: UIViewController, of stack: UINavigationController) -> Bool {
      screen.isMember(of: stack)
    }

    /// How many screens are on this stack.
    @inline(__always)
    static func count(of stack: UINavigationController) -> Int { stack.countOfMembers() }

    /// Whether the screen stands in a container or is presented.
    @inline(__always)
    static func isInUse(_ screen: UIViewController) -> Bool {
      !screen.isUnused()
    }

    /// Whether the screen is a navigation controller.
    @inline(__always)
    static func isStack(_ screen: UIViewController) -> Bool { screen.isStack() }

    /// A controller as the navigation controller that it is; nil if it is none.
    @inline(__always)
    static func asStack(_ controller: UIViewController) -> UINavigationController? {
      controller.isStack() ? unsafeDowncast(controller, to: UINavigationController.self) : nil
    }

    /// What a controller stands in, without the virtual call.
    static func container(of controller: UIViewController) -> UIViewController? {
      controller.container
    }

    /// The outermost container of a controller.
    static func outermost(_ controller: UIViewController) -> UIViewController {
      controller.outermostContainer
    }

    /// What this very controller presents.
    static func presented(by controller: UIViewController) -> UIViewController? {
      controller.presented
    }

    /// Whether this very controller presents something.
    @inline(__always)
    static func isPresenting(_ controller: UIViewController) -> Bool { controller.isPresenting() }

    /// Who presents this very controller.
    static func presenter(of controller: UIViewController) -> UIViewController? {
      controller.presenter
    }

    /// Whether the controller's view is on screen or on its way.
    static func isOnScreen(_ controller: UIViewController) -> Bool { controller.isSeen() }

    /// Whether the controller belongs to a window's tree.
    static func isInTree(_ controller: UIViewController) -> Bool { controller.isInTree }

    /// Says which way the stack's next change takes screens away.
    @inline(__always)
    static func announce(_ reason: RemovalReason, to stack: UINavigationController) {
      switch reason {
      case .replaced: stack.announce(.replaced)
      case .removedFromMiddle: stack.announce(.removedFromMiddle)
      case .finished: stack.announce(.finished)
      case .backButton, .backMenu, .swipe, .pop, .popTo, .popToRoot, .tabRetapped, .stackSet,
        .dismissed, .pulledDown, .tappedOutside, .alertAnswered, .ancestorDismissed,
        .tabReplaced, .windowRootReplaced, .tornDown:
        stack.announce(.stackSet)
      }
    }

    /// The name of a screen in messages.
    static func name(of screen: UIViewController) -> String { screen.nameInMessages }

    /// Writes a sentence into the log of events.
    package static func note(_ sentence: String) {
      Runtime.current.log.note(sentence)
    }

    /// Whether a window is busy: a transition is open anywhere in it or a callback runs.
    static func isBusy(_ window: UIWindow) -> Bool {
      if Runtime.isSettled() { return false }
      return !Runtime.current.delivery.isIdle || hasOpenTransition(window)
    }

    /// The number of what this very controller presents; nil if it presents nothing.
    @inline(__always)
    static func numberOfPresented(by controller: UIViewController) -> Int32? {
      controller.numberOfPresented()
    }

    /// Whether this very controller presents one modal, and stands in no container.
    @inline(__always)
    static func isUsualPresenter(_ controller: UIViewController) -> Bool {
      controller.isUsualPresenter()
    }

    /// Whether a controller, or what it stands in, presents something.
    @inline(__always)
    static func isBelowModal(_ controller: UIViewController) -> Bool { controller.isBelowModal() }

    /// Lets a line wait for the end of the presentation or dismissal that this very controller carries out.
    ///
    /// The line stands in the list of what waits, which need not ask it before that end.
    @inline(__always)
    static func waitForModal(of presenter: UIViewController, _ queue: TransitionQueue) {
      let isPassedOver = queue.isHeldByModal
      queue.isHeldByModal = true
      presenter.holdBack(queue, isPassedOver: isPassedOver)
    }

    /// Whether a controller presents this very screen.
    @inline(__always)
    static func isPresented(_ screen: UIViewController, by presenter: UIViewController) -> Bool {
      screen.isPresented(by: presenter)
    }

    /// Whether a transition is open anywhere in a window, or in what is presented there.
    static func hasOpenTransition(_ window: UIWindow) -> Bool {
      if queue(of: window).openAnimations > 0 { return true }
      // An old root is out of the window, but what it presents is not (WIN-03).
      var work = window.strandedRoots
      if let root = window.rootViewController { work.append(root) }
      while let controller = work.popLast() {
        if controller.hasOpenTransition { return true }
        if let modal = controller.presented { work.append(modal) }
        work.append(contentsOf: controller.children)
      }
      return false
    }

    /// A call that has to wait, of whose screens whoever hears now of what is shown hears then too.
    static func keepingSink(
      _ run: @escaping @MainActor () -> Transition
    ) -> @MainActor () -> Transition {
      guard let sink = UIViewController.showSink else { return run }
      return { [weak sink] in UIViewController.showing(for: sink, run) }
    }

    /// Whether nothing keeps UIKit from changing this stack at once.
    static func isFree(_ stack: UINavigationController) -> Bool {
      stack.isReadyToContinue && !stack.hasDeferredWork
    }

    /// Whether a transition is open, or a window's line has something to do.
    static var isAnythingUnderWay: Bool {
      !Runtime.isSettled()
        || Runtime.current.delivery.waitsAbove { ($0 as? TransitionQueue)?.isOfWindow ?? false }
    }

    /// Whether UIKit has put a change of this stack off.
    static func isHoldingBack(_ stack: UINavigationController) -> Bool { stack.hasDeferredWork }

    /// Which run of an app this is.
    static var run: UInt32 { LifetimeRegistry.shared.run }

    /// The window a controller belongs to.
    static func window(of controller: UIViewController) -> UIWindow? { controller.windowOfTree }

    /// The queue of transitions of a window, made on first use.
    static func queue(of window: UIWindow) -> TransitionQueue {
      // No other class stands in its place.
      if let queue = window.lineOfTransitions() {
        return unsafeDowncast(queue, to: TransitionQueue.self)
      }
      let queue = TransitionQueue(window: window)
      window.transitionQueue = queue
      return queue
    }

    /// The queue of transitions of the window a controller belongs to; nil without a window.
    static func queue(around controller: UIViewController) -> TransitionQueue? {
      // The window itself need not be looked at but for the first time.
      // No other class stands in its place.
      if let queue = controller.lineOfTransitions() {
        return unsafeDowncast(queue, to: TransitionQueue.self)
      }
      return controller.windowOfTree.map(queue(of:))
    }

    /// Asks to be called when the window may have become free.
    static func wait(_ queue: TransitionQueue) {
      Runtime.wait(above: queue)
    }

    /// What keeps the turns of one run.
    typealias Turn = Delivery

    /// Lets a line go on at once, as it does when it has waited, if nothing is under way and nothing waits.
    ///
    /// - Returns: The turn, which has to be ended; nil if it may not.
    static func beginTurn(of queue: TransitionQueue) -> Turn? { Runtime.beginTurn(above: queue) }

    /// Ends such a turn, and lets go on what has come to wait in it.
    static func end(_ turn: Turn, of queue: TransitionQueue) { turn.endTurn(above: queue) }

    /// Asks to be called before each step of a container that UIKit has let wait.
    static func wait(_ change: PutOffChange) {
      let delivery = Runtime.current.delivery
      delivery.wait(change)
      if delivery.isIdle { delivery.drain() }
    }

    /// Asks to be called when nothing is open and no callback runs.
    static func wait(_ orphans: Orphans) {
      Runtime.wait(above: orphans)
    }

    /// Runs work in the next turn of the main queue, which settling waits for.
    ///
    /// - Parameters:
    ///   - name: What a list of pending work calls it.
    ///   - work: Owned until then.
    package static func inNextTurn(_ name: String, _ work: @escaping @MainActor () -> Void) {
      Runtime.current.loop.schedule(after: .zero, kind: .turn, name: name, work)
    }

    /// Whether this is the thread that runs are made on.
    nonisolated static var isOnMainThread: Bool { LifetimeRegistry.shared.isOnItsThread }

    /// Runs work on the main actor: now if this is its thread, else when that is free.
    package nonisolated static func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
      if LifetimeRegistry.shared.isOnItsThread {
        MainActor.assumeIsolated(work)
      } else {
        Task { @MainActor in work() }
      }
    }

    /// Lets nothing that waits go on before ``release()``, so that what a call has begun can be told from what follows.
    @inline(__always)
    static func hold() { Runtime.hold() }

    /// Ends what ``hold()`` began.
    @inline(__always)
    static func release() { Runtime.release() }

    /// Ends what ``hold()`` began, and leaves it to the next who does so to let go on what waits.
    static func releaseLater() { Runtime.releaseLater() }

    /// Whether a member of a stack leaves that one only, and stays what it is: the controller of a tab.
    static func isLent(_ member: UIViewController, to stack: UINavigationController) -> Bool {
      stack.isLent(member)
    }

    /// The controller as one that says which bars are there; nil if it says nothing.
    static func barDeclaring(_ controller: UIViewController) -> (any BarDeclaring)? {
      guard controller.declaresBars,
        let found = barClasses.answer(for: type(of: controller), { $0 as? any BarDeclaring.Type })
      else { return nil }
      return opened(controller, as: found)
    }

    // Opens what the class was found to be, where a cast would search for it.
    private static func opened<Screen: BarDeclaring>(
      _ controller: UIViewController, as type: Screen.Type
    ) -> any BarDeclaring {
      unsafeDowncast(controller, to: type)
    }

    @exclusivity(unchecked)
    private static var barClasses = ClassAnswers<any BarDeclaring.Type>()

    /// What is kept about bars of a stack that follow from its top.
    static func ownBars(of stack: UINavigationController) -> OwnBars? {
      // No other class stands in its place.
      if let bars = stack.derivedBars { unsafeDowncast(bars, to: OwnBars.self) } else { nil }
    }

    /// Keeps that with the stack.
    static func keep(_ bars: OwnBars?, of stack: UINavigationController) {
      stack.derivedBars = bars
    }

    /// Whether a transition of this very stack is open.
    static func isOpen(_ stack: UINavigationController) -> Bool { stack.isInTransition }

    /// Whether this controller is presenting or dismissing something now.
    @inline(__always)
    static func isOpen(presenter: UIViewController) -> Bool { presenter.hasOpenPresentation() }

    /// The router that wants to know when a screen has left.
    static func router(watching screen: UIViewController) -> (any Routing)? {
      screen.sinkOfDeparture() as? any Routing
    }

    /// What this module keeps for the run.
    package static var state: CoordinationState {
      // No other class stands in its place.
      if let state = Runtime.stateAbove() {
        return unsafeDowncast(state, to: CoordinationState.self)
      }
      return makeState()
    }

    // Not by `state`, which would be retained for each new router and coordinator.
    /// Lists the closures of a new router.
    static func list(_ closures: RemovalClosures) {
      if let state = Runtime.unretainedStateAbove() {
        add(closures, to: state)
      } else {
        makeState().add(closures)
      }
    }

    /// Lists a new coordinator.
    static func list(_ coordinator: BaseCoordinator) {
      if let state = Runtime.unretainedStateAbove() {
        add(coordinator, to: state)
      } else {
        makeState().add(coordinator)
      }
    }

    // Not on the main actor, as far as the compiler is concerned: the closures would ask for its executor.
    private nonisolated static func add(
      _ closures: RemovalClosures, to state: Unmanaged<AnyObject>
    ) {
      state._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: CoordinationState.self).add(closures)
      }
    }

    private nonisolated static func add(
      _ coordinator: BaseCoordinator, to state: Unmanaged<AnyObject>
    ) {
      state._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: CoordinationState.self).add(coordinator)
      }
    }

    @inline(never)
    private static func makeState() -> CoordinationState {
      let runtime = Runtime.current
      let state = CoordinationState()
      runtime.keep(above: state, policy: Policy.shared)
      if !ControllerClasses.areClassified { classify() }
      // What was on screen before nobody has followed.
      if ControllerClasses.hasBarDeclaring { runtime.application.deriveBars() }
      return state
    }

    private static func classify() {
      let barDeclaring = Conformers(of: (any BarDeclaring).self)
      ControllerClasses.classify { type in
        GuardingClasses.meet(type)
        return barDeclaring.include(type) { type is any BarDeclaring.Type }
      }
    }

    /// A serial number for a coordinator, from the same count as controllers'.
    static func makeID() -> Int32 { Runtime.numberForOther() }

    static func register(_ type: AnyObject.Type, id: Int32) -> Int32 {
      LifetimeRegistry.shared.register(type, id: id, kind: .coordinator)
    }

    static func markStarted(_ slot: Int32) {
      LifetimeRegistry.shared.markInTree(slot)
      starts &+= 1
    }

    /// How often a coordinator has been marked as started; the count of what joins the tree counts them too.
    package static var startCount: Int {
      @inline(never)
      get { starts }
    }
    @exclusivity(unchecked)
    private static var starts = 0

    nonisolated static func release(_ slot: Int32) {
      LifetimeRegistry.shared.release(slot)
    }

    /// Takes note that a coordinator should die with whatever its journey owns.
    static func noteFinished(_ coordinator: any Coordinator) {
      DepartureLog.ofRun()?.add(coordinator, .finished)
    }

    /// Takes note that nobody owns a coordinator any more.
    static func noteLetGo(_ coordinator: any Coordinator, by parent: any Coordinator) {
      guard let log = DepartureLog.ofRun() else { return }
      log.add(coordinator, .letGo(by: CoordinationState.name(of: parent)))
    }

    /// The reason in the words of this module, for whoever takes notes of departures.
    ///
    /// - Parameter number: What the headless UIKit counts the cause as. It does not stand here as the type that it is,
    ///   for the reason that ``Policy`` gives.
    package static func reason(ofCause number: UInt8) -> RemovalReason {
      DepartureCause(rawValue: number).map(reason) ?? .tornDown
    }

    /// The reason in the words of this module.
    static func reason(_ cause: DepartureCause) -> RemovalReason {
      switch cause {
      case .backButton: .backButton
      case .backMenu: .backMenu
      case .swipe: .swipe
      case .pop: .pop
      case .popTo: .popTo
      case .popToRoot: .popToRoot
      case .tabRetapped: .tabRetapped
      case .stackSet: .stackSet
      case .replaced: .replaced
      case .removedFromMiddle: .removedFromMiddle
      case .dismissed: .dismissed
      case .pulledDown: .pulledDown
      case .tappedOutside: .tappedOutside
      case .alertAnswered: .alertAnswered
      case .ancestorDismissed: .ancestorDismissed
      case .tabReplaced: .tabReplaced
      case .windowRootReplaced: .windowRootReplaced
      case .finished: .finished
      case .tornDown: .tornDown
      }
    }
  }
#endif
