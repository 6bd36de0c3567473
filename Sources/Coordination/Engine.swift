#if os(Linux) || os(macOS)
  import UIKit

  /// The only place of this module that reaches into the headless UIKit: ids, what left the tree, what is open.
  ///
  /// Everything else here uses nothing that Apple's UIKit does not have.
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

    /// Whether the screen stands in a container or is presented.
    @inline(__always)
    static func isInUse(_ screen: UIViewController) -> Bool {
      !screen.isUnused()
    }

    /// Whether the screen is a navigation controller.
    @inline(__always)
    static func isStack(_ screen: UIViewController) -> Bool { screen.isStack() }

    /// The outermost container of a controller.
    static func outermost(_ controller: UIViewController) -> UIViewController {
      controller.outermostContainer
    }

    /// What this very controller presents.
    static func presented(by controller: UIViewController) -> UIViewController? {
      controller.presented
    }

    /// Who presents this very controller.
    static func presenter(of controller: UIViewController) -> UIViewController? {
      controller.presenter
    }

    /// Whether the controller's view is on screen or on its way.
    static func isOnScreen(_ controller: UIViewController) -> Bool {
      controller.appearance != .disappeared
    }

    /// Whether the controller belongs to a window's tree.
    static func isInTree(_ controller: UIViewController) -> Bool { controller.isInTree }

    /// Says which way the stack's next change takes screens away.
    @inline(__always)
    static func announce(_ reason: RemovalReason, to stack: UINavigationController) {
      stack.nextCause =
        switch reason {
        case .replaced: .replaced
        case .removedFromMiddle: .removedFromMiddle
        case .finished: .finished
        case .backButton, .backMenu, .swipe, .pop, .popTo, .popToRoot, .tabRetapped, .stackSet,
          .dismissed, .pulledDown, .tappedOutside, .alertAnswered, .ancestorDismissed,
          .tabReplaced, .windowRootReplaced, .tornDown:
          .stackSet
        }
    }

    /// The name of a screen in messages.
    static func name(of screen: UIViewController) -> String { screen.nameInMessages }

    /// Writes a sentence into the log of events.
    static func note(_ sentence: String) {
      Runtime.current.log.note(sentence)
    }

    /// Whether the stack's window is busy: a transition is open in it or a callback runs.
    static func isBusy(_ window: UIWindow) -> Bool {
      if Runtime.isSettled() { return false }
      guard Runtime.current.delivery.isIdle else { return true }
      var next = window.rootViewController
      while let controller = next {
        if controller.isPresentationOpen || controller.hasOpenStackTransition { return true }
        next = controller.presented
      }
      return false
    }

    /// The window a controller belongs to.
    static func window(of controller: UIViewController) -> UIWindow? { controller.windowOfTree }

    /// The queue of transitions of a window, made on first use.
    static func queue(of window: UIWindow) -> TransitionQueue {
      if let queue = window.transitionQueue as? TransitionQueue { return queue }
      let queue = TransitionQueue(window: window)
      window.transitionQueue = queue
      return queue
    }

    /// Asks to be called when the window may have become free.
    static func wait(_ queue: TransitionQueue) {
      let delivery = Runtime.current.delivery
      delivery.waitAbove(queue)
      if delivery.isIdle { delivery.drain() }
    }

    /// Lets nothing that waits go on before ``release()``, so that what a call has begun can be told from what follows.
    @inline(__always)
    static func hold() { Runtime.hold() }

    /// Ends what ``hold()`` began.
    @inline(__always)
    static func release() { Runtime.release() }

    /// Whether a transition of this very stack is open.
    static func isOpen(_ stack: UINavigationController) -> Bool { stack.isInTransition }

    /// Whether this controller is presenting or dismissing something now.
    static func isOpen(presenter: UIViewController) -> Bool { presenter.isPresentationOpen }

    /// The router that wants to know when a screen has left.
    static func router(watching screen: UIViewController) -> (any Routing)? {
      screen.departureSink as? any Routing
    }

    /// What this module keeps for the run.
    package static var state: CoordinationState {
      let runtime = Runtime.current
      if let state = runtime.coordination as? CoordinationState { return state }
      let state = CoordinationState()
      runtime.coordination = state
      return state
    }

    /// A serial number for a coordinator, from the same count as controllers'.
    static func makeID() -> Int32 { Runtime.current.makeID().rawValue }

    static func register(_ type: AnyObject.Type, id: Int32) -> Int32 {
      LifetimeRegistry.shared.register(type, id: id, kind: .coordinator)
    }

    static func markStarted(_ slot: Int32) {
      LifetimeRegistry.shared.markInTree(slot)
    }

    nonisolated static func release(_ slot: Int32) {
      LifetimeRegistry.shared.release(slot)
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

  extension Routing {
    @inline(__always)
    package func controllerDidLeave(_ id: ControllerID, cause: DepartureCause) {
      screenDidLeave(ScreenID(id.rawValue), reason: Engine.reason(cause))
    }
  }

  extension TransitionQueue: DeferredWork {
    package var hasDeferredWork: Bool { hasWork }
    package var isReadyToContinue: Bool { isReady }
    package func continueDeferred() { runNext() }
    package func abandonDeferred() { abandon() }
  }
#endif
