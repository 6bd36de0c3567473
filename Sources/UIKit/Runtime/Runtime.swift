/// Everything one run of an app shares: ids, clock, log, complaints and who is alive.
///
/// One app runs in a process at a time. A simulator installs a fresh runtime for each run; without one the first
/// runtime serves the whole process and its loop is pumped from the main queue.
@MainActor
package final class Runtime {
  /// The runtime of the running app.
  package static var current: Runtime {
    @inline(__always)
    get { installed ?? makeFirst() }
    set { installed = newValue }
  }
  // Nil at first: a static that begins with an object asks at each look whether it has been made.
  @exclusivity(unchecked)
  private static var installed: Runtime?

  @inline(never)
  private static func makeFirst() -> Runtime {
    let first = Runtime(isSimulated: false)
    installed = first
    return first
  }

  /// Virtual time and the work due in it.
  package let loop: MainLoop
  /// What happened, in order.
  package let log = EventLog()
  /// What UIKit complained about.
  package let diagnostics = Diagnostics()
  /// Whether callbacks are being delivered, and which containers wait.
  package let delivery = Delivery()
  /// What has left, for the audit of lifetimes; nil where nobody audits.
  package let departures: DepartureLog?
  /// Which system version's behaviour the uncertain rules follow.
  @exclusivity(unchecked)
  package var generation = UIKitGeneration.chosen
  /// The transactions that are open, outermost first.
  final var transactions: [Transaction] = []
  /// What storyboards make in this run.
  package private(set) lazy var storyboards = StoryboardRegistry()
  /// What the device is; changed through ``UIApplication`` once windows are shown.
  @exclusivity(unchecked)
  package var device = DeviceTraits.phone
  /// Whether animations of views take time.
  package var areAnimationsEnabled = true
  /// Whether a simulator drives this run; an exception then fails the step, else it traps.
  package let isSimulated: Bool
  /// How many presentations and dismissals are open in all windows.
  @exclusivity(unchecked)
  package var openPresentations = 0
  /// How many stack transitions are open in all windows.
  @exclusivity(unchecked)
  package var openStackTransitions = 0
  /// The run's application object.
  package private(set) lazy var application = UIApplication()
  /// The pasteboard as this run finds and leaves it.
  package private(set) lazy var pasteboard = UIPasteboard()
  /// What the layer of routers and coordinators keeps for this run.
  @exclusivity(unchecked)
  package var coordination: AnyObject?
  /// What the layer of flows keeps for this run.
  package var flows: AnyObject?
  /// Asked and told by containers about what they do by themselves; owned.
  package var policy: (any NavigationPolicy)?
  /// Called with each URL the app hands to the system.
  package var openExternally: ((URL) -> Void)?

  @exclusivity(unchecked)
  package private(set) var lastID: Int32 = 0
  private var lastDetent = 0

  /// Creates a runtime.
  ///
  /// - Parameters:
  ///   - isSimulated: Whether a simulator drives it.
  ///   - departures: What takes note of departures, if anything does.
  package init(isSimulated: Bool, departures: DepartureLog? = nil) {
    self.isSimulated = isSimulated
    self.departures = departures
    loop = MainLoop(isDriven: isSimulated)
  }

  /// Starts a run of its own; whatever belongs to an older one keeps working but is nobody's current run.
  package static func install(_ runtime: Runtime) {
    current = runtime
    runtime.log.makeCurrent()
    DepartureLog.current = runtime.departures
    LifetimeRegistry.shared.beginRun()
  }

  /// Whether nothing is open, no callback runs and nothing waits, in any window of the running app.
  @inline(never)
  package static func isIdle() -> Bool {
    let runtime = current
    return runtime.openStackTransitions == 0 && runtime.openPresentations == 0
      && runtime.delivery.isIdle && !runtime.delivery.hasWaiting
  }

  /// Whether nothing is open and no callback runs; something may wait.
  @inline(never)
  package static func isSettled() -> Bool {
    let runtime = current
    return runtime.openStackTransitions == 0 && runtime.openPresentations == 0
      && runtime.delivery.isIdle
  }

  /// Begins a delivery of a caller from outside; ``release()`` must follow.
  @inline(never)
  package static func hold() { current.delivery.enter() }

  /// Ends what ``hold()`` began.
  @inline(never)
  package static func release() { current.delivery.leave() }

  /// Ends what ``hold()`` began; what waits is let go on by whoever delivers next.
  @inline(never)
  package static func releaseLater() { current.delivery.leaveLater() }

  /// Lists a line of the layer above; it is looked at now, or when the callback has ended.
  @inline(never)
  package static func wait(above line: any DeferredWork) {
    let delivery = current.delivery
    delivery.waitAbove(line)
    if delivery.isIdle { delivery.drain() }
  }

  // Not inlined into other modules, where the field would be checked for exclusive access.
  /// What the layer of routers and coordinators keeps for the running app.
  @inline(never)
  package static func stateAbove() -> AnyObject? { current.coordination }

  /// The next serial number.
  @inline(__always)
  package func makeID() -> ControllerID {
    lastID += 1
    return ControllerID(lastID)
  }

  /// A name for a height of a sheet that was given none.
  final func makeDetentIdentifier() -> UISheetPresentationController.Detent.Identifier {
    lastDetent += 1
    return UISheetPresentationController.Detent.Identifier("detent \(lastDetent)")
  }

  /// What keeps the values that an app has associated with objects of its own classes.
  package var associations: AssociationTable { .shared }

  /// Records a call that UIKit does not carry out; without a simulator it says so where UIKit does, on the console.
  ///
  /// - Parameters:
  ///   - refusal: What was wrong.
  ///   - controller: The receiver of the call.
  package func refuse(_ refusal: UIKitRefusal, by controller: UIViewController?) {
    if isSimulated {
      diagnostics.record(refusal, by: controller?.id)
      return
    }
    switch refusal.answer {
    case .silence: break
    case .message, .warning: diagnostics.console(refusal.message)
    case .exception: preconditionFailure(refusal.message)
    }
  }
}
