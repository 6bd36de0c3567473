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
    set { use(newValue) }
  }
  // Nil at first: a static that begins with an object asks at each look whether it has been made.
  @exclusivity(unchecked)
  private static var installed: Runtime?

  private static func use(_ runtime: Runtime?) {
    replaced = installed
    installed = runtime
    installedNumbers = runtime?.delivery.numbers
    installedLoop = runtime?.loop
    installedState = runtime?.coordination
    installedFlows = runtime?.flows
    replaced = nil
  }
  // The old one goes when all of the new one is in place: what dies with it may ask for the running app.
  @exclusivity(unchecked)
  private static var replaced: Runtime?

  /// The numbers of the running app.
  package static var numbers: RunNumbers {
    @inline(__always)
    get { installedNumbers ?? makeFirst().delivery.numbers }
  }
  @exclusivity(unchecked)
  private static var installedNumbers: RunNumbers?

  /// The main loop of the running app, which need not be reached through the runtime.
  static var loop: MainLoop {
    @inline(__always)
    get { installedLoop ?? makeFirst().loop }
  }
  @exclusivity(unchecked)
  private static var installedLoop: MainLoop?

  @inline(never)
  private static func makeFirst() -> Runtime {
    let first = Runtime(isSimulated: false)
    use(first)
    return first
  }

  /// Virtual time and the work due in it.
  package let loop: MainLoop
  /// What happened, in order.
  package var log: EventLog {
    if let madeLog { return madeLog }
    let log = EventLog()
    madeLog = log
    return log
  }
  @exclusivity(unchecked)
  private var madeLog: EventLog?
  /// What UIKit complained about.
  package var diagnostics: Diagnostics {
    if let madeDiagnostics { return madeDiagnostics }
    let diagnostics = Diagnostics()
    madeDiagnostics = diagnostics
    return diagnostics
  }
  @exclusivity(unchecked)
  private var madeDiagnostics: Diagnostics?
  /// How often UIKit has complained.
  package var complaintCount: Int {
    @inline(never)
    get { madeDiagnostics?.entries.count ?? 0 }
  }
  /// Whether callbacks are being delivered, and which containers wait.
  package let delivery = Delivery()
  /// What has left, for the audit of lifetimes; nil where nobody audits.
  package let departures: DepartureLog?
  /// Which system version's behaviour the uncertain rules follow.
  @exclusivity(unchecked)
  package var generation = UIKitGeneration.chosen {
    didSet { delivery.numbers.automaticStyle = generation.automaticStyle }
  }
  /// The transactions that are open, outermost first.
  final var transactions: [Transaction] = []
  /// What storyboards make in this run.
  package private(set) lazy var storyboards = StoryboardRegistry()
  /// What the device is; changed through ``UIApplication`` once windows are shown.
  @exclusivity(unchecked)
  package var device = DeviceTraits.phone {
    didSet { delivery.numbers.isRegular = device.horizontalSizeClass == .regular }
  }
  /// Whether animations of views take time.
  package var areAnimationsEnabled = true
  /// Whether a simulator drives this run; an exception then fails the step, else it traps.
  package let isSimulated: Bool
  /// How many presentations and dismissals are open in all windows.
  package var openPresentations: Int {
    get { delivery.numbers.openPresentations }
    set { delivery.numbers.openPresentations = newValue }
  }
  /// How many stack transitions are open in all windows.
  package var openStackTransitions: Int {
    get { delivery.numbers.openStackTransitions }
    set { delivery.numbers.openStackTransitions = newValue }
  }
  /// The run's application object.
  package var application: UIApplication {
    if let madeApplication { return madeApplication }
    let application = UIApplication(windows: earlyWindows)
    earlyWindows = WindowList()
    madeApplication = application
    return application
  }
  /// The same if anybody has asked for it.
  @exclusivity(unchecked)
  private(set) var madeApplication: UIApplication?
  /// The windows until then.
  @exclusivity(unchecked)
  var earlyWindows = WindowList()
  /// The pasteboard as this run finds and leaves it.
  package var pasteboard: UIPasteboard {
    if let madePasteboard { return madePasteboard }
    let pasteboard = UIPasteboard()
    pasteboard.wasWritten = pasteboardWasWritten
    madePasteboard = pasteboard
    return pasteboard
  }
  @exclusivity(unchecked)
  private var madePasteboard: UIPasteboard?
  /// Called when the app of this run has put something on the pasteboard. Owned by the run; set by a simulator.
  @exclusivity(unchecked)
  package var pasteboardWasWritten: (() -> Void)? {
    didSet { madePasteboard?.wasWritten = pasteboardWasWritten }
  }
  /// What the layer of routers and coordinators keeps for this run.
  @exclusivity(unchecked)
  package var coordination: AnyObject? {
    didSet { if Self.installed === self { Self.installedState = coordination } }
  }
  @exclusivity(unchecked)
  private static var installedState: AnyObject?
  /// What the layer of flows keeps for this run.
  @exclusivity(unchecked)
  package var flows: AnyObject? {
    didSet { if Self.installed === self { Self.installedFlows = flows } }
  }
  @exclusivity(unchecked)
  private static var installedFlows: AnyObject?
  /// Asked and told by containers about what they do by themselves; owned.
  @exclusivity(unchecked)
  package var policy: (any NavigationPolicy)?
  /// Called with each URL the app hands to the system.
  @exclusivity(unchecked)
  package var openExternally: ((URL) -> Void)?

  package var lastID: Int32 { delivery.numbers.lastID }
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
    delivery.numbers.automaticStyle = generation.automaticStyle
    delivery.numbers.isRegular = device.horizontalSizeClass == .regular
  }

  /// Starts a run of its own; whatever belongs to an older one keeps working but is nobody's current run.
  package static func install(_ runtime: Runtime) {
    current = runtime
    if let log = runtime.madeLog { log.makeCurrent() } else { EventLog.followNothing() }
    DepartureLog.current = runtime.departures
    LifetimeRegistry.shared.beginRun()
  }

  /// Ends a run: if it is the current one, there is none until somebody asks.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  package static func uninstall(_ runtime: Runtime) -> Bool {
    guard installed === runtime else { return false }
    use(nil)
    EventLog.followNothing()
    DepartureLog.current = nil
    LifetimeRegistry.shared.beginRun()
    return true
  }

  /// Whether nothing is open, no callback runs and nothing waits, in any window of the running app.
  @inline(never)
  package static func isIdle() -> Bool {
    let numbers = numbers
    return numbers.isSettled && (numbers.mayGoOn == 0 || !current.delivery.hasWaiting)
  }

  /// Whether nothing is open and no callback runs; something may wait.
  @inline(never)
  package static func isSettled() -> Bool { numbers.isSettled }

  /// The next serial number, for what is no controller.
  @inline(never)
  package static func numberForOther() -> Int32 { numbers.makeID().rawValue }

  /// Begins a delivery of a caller from outside; ``release()`` must follow.
  @inline(never)
  package static func hold() { numbers.enter() }

  /// Ends what ``hold()`` began.
  @inline(never)
  package static func release() { numbers.leave() }

  /// Ends what ``hold()`` began; what waits is let go on by whoever delivers next.
  @inline(never)
  package static func releaseLater() { numbers.leaveLater() }

  /// Lists a line of the layer above; it is looked at now, or when the callback has ended.
  @inline(never)
  package static func wait(above line: any DeferredWork) {
    numbers.wait(above: line)
  }

  /// Lets a line of the layer above go on at once, as if it had been listed, if nothing is under way and nothing waits.
  ///
  /// - Returns: What the turn has to be ended at; nil if the line may not go on.
  @inline(never)
  package static func beginTurn(above line: any DeferredWork) -> Delivery? {
    guard numbers.isSettled else { return nil }
    let delivery = current.delivery
    return delivery.beginTurn(above: line) ? delivery : nil
  }

  // Not inlined into other modules, where the fields would be checked for exclusive access.
  /// Gives the layer of routers and coordinators a place for what it keeps, and its say in what containers do.
  @inline(never)
  package func keep(above state: AnyObject, policy: any NavigationPolicy) {
    coordination = state
    self.policy = policy
  }

  /// What the layer of routers and coordinators keeps for the running app.
  @inline(never)
  package static func stateAbove() -> AnyObject? { installedState }

  /// The same for those who look at it only, since it would be retained and released for that.
  @inline(never)
  package static func unretainedStateAbove() -> Unmanaged<AnyObject>? {
    if let installedState { .passUnretained(installedState) } else { nil }
  }

  /// What the layer of flows keeps for the running app.
  @inline(never)
  package static func stateOfFlows() -> AnyObject? { installedFlows }

  /// The next serial number.
  package func makeID() -> ControllerID { delivery.numbers.makeID() }

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
