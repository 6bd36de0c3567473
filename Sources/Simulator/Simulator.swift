import Coordination
import Foundation
import UIKit

/// Runs one app, step by step, in virtual time and without a device.
///
/// One simulator runs in a process at a time: a new one takes over, as an app launched on a phone does.
@MainActor
public final class Simulator {
  /// The app's type, for its name and vocabulary.
  public let appType: any HeadlessApp.Type

  /// The app's words, asked for once.
  package let words: Vocabulary
  /// The schemes of the app's routes, in alphabetical order.
  private(set) lazy var schemes = Set(words.routes.compactMap(Simulator.scheme)).sorted()
  /// The seed of everything random in this run.
  package let seed: UInt64
  /// What the app was launched with at first.
  package let launchParameters: [LaunchParameter]
  private let system: SystemVersion?
  /// What the app has done outside of itself.
  public let outside: OutsideWorld
  @exclusivity(unchecked)
  var runtime: Runtime
  @exclusivity(unchecked)
  var window: UIWindow?
  @exclusivity(unchecked)
  var app: (any HeadlessApp)?
  @exclusivity(unchecked)
  var environment: AppEnvironment?
  @exclusivity(unchecked)
  var settings = ServiceSettings()
  /// What a person lets the app do; outlives a relaunch, as service settings do.
  @exclusivity(unchecked)
  var permissions: [String: PermissionState] = [:]
  /// What was part of the tree in this run.
  @exclusivity(unchecked)
  var seen = SeenScreens()
  /// How many steps have been accepted since the launch.
  @exclusivity(unchecked)
  var stepCount: Int32 = 0
  /// Where the log stood when the running step began.
  @exclusivity(unchecked)
  var stepMark = 0
  /// The steps in which something left that may still be alive, in their order.
  @exclusivity(unchecked)
  var steps = StepRecords()
  /// Whether notes are taken of who asked for what.
  @exclusivity(unchecked)
  package var keepsGrounds = false { didSet { Grounds.areKept = keepsGrounds } }
  /// The visible screen when the running step, or the last one, began.
  @exclusivity(unchecked)
  var receiver = ""
  /// Where the list of refused calls stood then.
  @exclusivity(unchecked)
  var refusalMark = 0
  /// How much an audit looks at.
  package var auditLimits = AuditLimits()
  /// Where the log stood when the last action began.
  @exclusivity(unchecked)
  var lastActionMark = 0
  /// Where the callbacks stood then.
  @exclusivity(unchecked)
  var lastCallbackMark = 0
  /// Whether the callbacks of screens are kept, from now on and in every run of the app that follows.
  @exclusivity(unchecked)
  package var keepsCallbacks = false {
    didSet { runtime.log.keepsCallbacks = keepsCallbacks }
  }
  /// How often the app was launched in this simulator.
  @exclusivity(unchecked)
  private(set) var runCount = 0
  /// Where the log stood when the last step ended; what came since is not printed yet.
  @exclusivity(unchecked)
  var printedMark = 0
  @exclusivity(unchecked)
  var warningMark = 0
  /// The tab bar as it was when the last step ended.
  @exclusivity(unchecked)
  var barBefore: BarState?
  @exclusivity(unchecked)
  private(set) var exception: String?
  @exclusivity(unchecked)
  var lastPushed = LastSentence()
  @exclusivity(unchecked)
  var lastPopped = LastSentence()

  /// Launches an app; what the launch does is part of no step.
  ///
  /// - Parameters:
  ///   - app: The app's type.
  ///   - parameters: Launch parameters; what is left out has the app's default.
  ///   - seed: The seed of everything random in the app.
  ///   - system: The version of iOS that is imitated; nil leaves it to the environment.
  public convenience init(
    _ app: any HeadlessApp.Type, parameters: [LaunchParameter] = [], seed: UInt64 = 1,
    system: SystemVersion? = nil
  ) {
    self.init(app, parameters: parameters, seed: seed, system: system, outside: OutsideWorld())
  }

  private init(
    _ app: any HeadlessApp.Type, parameters: [LaunchParameter], seed: UInt64,
    system: SystemVersion?, outside: OutsideWorld, keepsGrounds: Bool = false,
    keepsCallbacks: Bool = false
  ) {
    self.outside = outside
    self.keepsGrounds = keepsGrounds
    self.keepsCallbacks = keepsCallbacks
    appType = app
    words = app.vocabulary
    self.seed = seed
    launchParameters = parameters
    self.system = system
    runtime = Runtime(isSimulated: true, departures: DepartureLog())
    start(parameters: parameters)
    _ = settleEverything()
    finishLaunch()
  }

  /// Ends the app and launches it afresh.
  ///
  /// - Parameter isRepeated: Whether its steps are played again; then what it does outside is muted from the launch on.
  package func launchedAgain(
    parameters: [LaunchParameter], seed: UInt64, isRepeated: Bool
  ) -> Simulator {
    end()
    outside.rewind(isRepeated: isRepeated)
    let simulator = Simulator(
      appType, parameters: parameters, seed: seed, system: system, outside: outside,
      keepsGrounds: keepsGrounds, keepsCallbacks: keepsCallbacks)
    simulator.auditLimits = auditLimits
    return simulator
  }

  /// Ends the app and lets everything of it go.
  ///
  /// What uses UIKit afterwards in this process does so without a simulator.
  public func end() {
    endRun()
    if Runtime.uninstall(runtime) { Grounds.areKept = false }
  }

  /// Ends the app; what comes next belongs to this simulator too.
  func endRun() {
    app = nil
    environment = nil
    let windows = runtime.application.windows
    runtime.application.letGo()
    for each in windows { each.tearDown() }
    window = nil
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
  }

  /// Whether the app has been launched and not terminated.
  var isRunning: Bool { app != nil }

  /// Begins a run of the app with fresh ids, clock and log.
  func start(parameters: [LaunchParameter], isRelaunch: Bool = false) {
    let earlier = runtime
    // The first run has a fresh one.
    if isRelaunch { runtime = Runtime(isSimulated: true, departures: DepartureLog()) }
    if let system { runtime.generation = system.generation }
    if isRelaunch {
      runtime.pasteboard.takeOver(from: earlier.pasteboard)
      // The app is another, the device is not.
      runtime.device = earlier.device
    }
    Runtime.install(runtime)
    runtime.departures?.step = stepCount
    steps = StepRecords()
    runtime.log.level = .navigation
    runtime.log.keepsCallbacks = keepsCallbacks
    runCount += 1
    if isRelaunch { seen = SeenScreens() }
    runtime.log.labeler = { [seen] in seen.labelForLog(of: $0) }
    if isRelaunch { runtime.log.note("launched") }
    runtime.pasteboardWasWritten = { [outside] in outside.notePasteboardWrite() }
    Grounds.areKept = keepsGrounds
    // Called for the running app only, whose log need not be held: a weak reference would slow it down for good.
    runtime.openExternally = { [outside] in
      outside.noteOpenedURL()
      Runtime.current.log.note("opened externally \($0.absoluteString)")
    }
    exception = nil
    let services = ServiceSwitchboard(runtime: runtime, behaviors: settings, outside: outside)
    let environment = AppEnvironment(
      runtime: runtime, seed: seed, parameters: parameters, services: services,
      permissions: permissions, outside: outside)
    self.environment = environment
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.makeKeyAndVisible()
    let app = appType.init(environment: environment)
    self.app = app
    app.start(in: window)
  }

  /// Ends the run and begins another, as a person does who closes and reopens the app.
  func relaunch(parameters: [LaunchParameter]) {
    endRun()
    lastActionMark = 0
    lastCallbackMark = 0
    printedMark = 0
    warningMark = 0
    stepMark = 0
    refusalMark = 0
    barBefore = nil
    start(parameters: parameters, isRelaunch: true)
  }

  private func finishLaunch() {
    let front = inFront
    noteSeen(visible: front?.visible)
    rememberBar(front?.tabs)
    environment?.showQueuedToasts()
    runtime.log.removeAll()
    runtime.departures?.step = -1
    seen.forgetLog()
    lastActionMark = 0
    lastCallbackMark = 0
    printedMark = 0
    warningMark = runtime.complaintCount
  }

  /// Whether UIKit raised an exception, or a step found no end: nothing that follows can be trusted.
  package var hasFailed: Bool { exception != nil }

  /// Remembers an exception; the case is over.
  func remember(exception message: String) {
    if exception == nil { exception = message }
  }
}
