#if os(Linux) || os(macOS)
  import Coordination
  public import UIKit

  extension UIViewController: Presentable {}
  extension UIWindow: Presentable {}

  extension Presentable where Self: UIViewController {
    /// On the screen while its view is in a window; gone when it has left the tree, whichever way.
    public var presence: Presence { FlowEngine.presence(of: self) }
  }

  extension Presentable where Self: UIWindow {
    /// On the screen once it was made the key window; never gone.
    public var presence: Presence { FlowEngine.presence(of: self) }
  }

  /// The only place of this module that reaches into the headless UIKit: what becomes of screens, and the run's state.
  ///
  /// Everything else here uses nothing that Apple's UIKit does not have, but for ``Faint`` in place of weak references.
  @MainActor
  enum FlowEngine {
    /// What becomes of a controller; that of an earlier life is none once it stands somewhere again.
    static func presence(of controller: UIViewController) -> Presence {
      if let presence = controller.presenceSink as? Presence {
        if !presence.isDismissed || !isInUse(controller) { return presence }
      }
      return watch(controller)
    }

    /// What becomes of something that is contributed, which begins another life if it has gone.
    static func presenceOfNext(_ presentable: any Presentable) -> Presence {
      let presence = presentable.presence
      guard presence.isDismissed, let controller = controller(of: presentable) else {
        return presence
      }
      return watch(controller)
    }

    private static func watch(_ controller: UIViewController) -> Presence {
      let presence = Presence(isVisible: controller.isSeen())
      controller.watchPresence(presence)
      return presence
    }

    /// Says that a controller has gone which was refused where it should be shown; nothing if nobody watches it.
    static func dismissPresence(of controller: UIViewController) {
      (controller.presenceSink as? Presence)?.dismiss()
    }

    /// Lets a look come when everything has settled.
    static func wait(_ screens: ExpectedScreens) { Runtime.wait(above: screens) }

    static func presence(of window: UIWindow) -> Presence {
      if let presence = window.presence as? Presence { return presence }
      let presence = Presence(isVisible: window.isKeyWindow && !window.isHidden)
      window.presence = presence
      return presence
    }

    /// The controller that a presentable is, or that is the root of the flow that it is.
    static func controller(of presentable: any Presentable) -> UIViewController? {
      var next = presentable
      // A controller may be a flow, and its own root.
      while !(next is UIViewController), let flow = next as? any Flow { next = flow.root }
      return next as? UIViewController
    }

    /// Whether a controller only interrupts: it is no place in a journey.
    static func isAlert(_ controller: UIViewController) -> Bool { controller is UIAlertController }

    /// Whether a controller stands in a container or a window, or is presented.
    static func isInUse(_ controller: UIViewController) -> Bool { !controller.isUnused() }

    /// The numbers of controllers and of all that they contain.
    static func numbersOfAll(in controllers: [UIViewController]) -> [Int32] {
      var numbers: [Int32] = []
      var work = controllers
      while let controller = work.popLast() {
        numbers.append(controller.id.rawValue)
        work += controller.children
      }
      return numbers
    }

    /// The name of a screen in messages.
    static func name(of controller: UIViewController) -> String { controller.nameInMessages }

    /// Whether sentences are recorded, so that it is worth making them.
    static var takesNotes: Bool { EventLog.takesNotes() }

    /// The name of a type without its module.
    static func name(of type: AnyObject.Type) -> String { TypeNames.cachedName(of: type) }

    /// Counts a flow among what the run has made, so that listings know of it.
    static func countFlow() { _ = Runtime.current.makeID() }

    /// Takes note that a flow should die with what it owns.
    static func note(_ end: FlowEnd, of flow: any Flow) {
      guard let log = DepartureLog.current else { return }
      switch end {
      case .finished: log.add(flow, .finished)
      case .rootLeft(let reason), .screensLeft(let reason): log.add(flow, .left(cause(of: reason)))
      case .letGo(let parent): log.add(flow, .letGo(by: parent))
      }
    }

    private static func cause(of reason: RemovalReason) -> DepartureCause {
      DepartureCause.allCases.first { Engine.reason(ofCause: $0.rawValue) == reason } ?? .tornDown
    }

    /// Has a flow carry a step out, and tells it of the screens that it asks to be shown.
    static func navigate(_ node: FlowNode, to step: any Step) -> FlowContributors {
      let before = UIViewController.beginShowing(for: node)
      defer { UIViewController.endShowing(before) }
      return node.flow.navigate(to: step)
    }

    /// What this module keeps for the run.
    static var state: FlowState {
      // No other class stands in its place.
      if let state = Runtime.stateOfFlows() { return unsafeDowncast(state, to: FlowState.self) }
      let state = FlowState()
      Runtime.current.flows = state
      return state
    }

    /// Begins work at once, up to where it first waits.
    static func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
      MainThread.begin(work)
    }
  }

  /// What a controller and a window tell.
  extension Presence: PresenceSink {
    package func controllerDidAppear() { show() }
    package func controllerDidDisappear() { hide() }
    package func controllerDidLeave(_ id: ControllerID, cause: DepartureCause) {
      dismiss(Engine.reason(ofCause: cause.rawValue))
    }
  }

  extension ExpectedScreens: DeferredWork {
    package var hasDeferredWork: Bool { hasWork }
    package var isReadyToContinue: Bool { Runtime.isSettled() }
    package func continueDeferred() { look() }
    package func abandonDeferred() { abandon() }
  }

  /// What stacks and presenters tell.
  extension FlowNode: ShowSink {
    package func isToBeShown(_ screen: UIViewController, in stack: UINavigationController?) {
      asks(for: screen, in: stack)
    }
  }
#endif
