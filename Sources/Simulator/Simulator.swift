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

  /// The seed of everything random in this run.
  package let seed: UInt64
  /// What the app was launched with at first.
  package let launchParameters: [LaunchParameter]
  private let system: SystemVersion?
  var runtime: Runtime
  var window: UIWindow?
  var app: (any HeadlessApp)?
  var environment: AppEnvironment?
  var settings = ServiceSettings()
  /// What a person lets the app do; outlives a relaunch, as service settings do.
  var permissions: [String: PermissionState] = [:]
  /// Labels of every controller that was part of the tree, by serial number.
  var seenLabels: [Int32: String] = [:]
  /// Ways back to those that were seen in it.
  var seenControllers: [Int32: ControllerHandle] = [:]
  /// Names of every coordinator and watched object that ever lived.
  var seenNames: Set<String> = []
  /// Where serial numbers, joins and the log stood when labels were last noted.
  var lastSeenID: Int32 = 0
  var lastJoinCount = -1
  var labelMark = 0
  /// How many steps have been accepted since the launch.
  var stepCount: Int32 = 0
  /// Where the log stood when the running step began.
  var stepMark = 0
  /// The steps in which something left that may still be alive, by number.
  var steps: [Int32: StepRecord] = [:]
  /// How much an audit looks at.
  package var auditLimits = AuditLimits()
  // Rid of those that nobody can be blamed on any more when they have doubled since the last time.
  var mostSteps = 64
  /// Where the log stood when the last action began.
  var lastActionMark = 0
  /// Where the log stood when the last step ended; what came since is not printed yet.
  var printedMark = 0
  var warningMark = 0
  /// The tab bar as it was when the last step ended.
  var barBefore: BarState?
  private(set) var exception: String?

  /// Launches an app; what the launch does is part of no step.
  ///
  /// - Parameters:
  ///   - app: The app's type.
  ///   - parameters: Launch parameters; what is left out has the app's default.
  ///   - seed: The seed of everything random in the app.
  ///   - system: The version of iOS that is imitated; nil leaves it to the environment.
  public init(
    _ app: any HeadlessApp.Type, parameters: [LaunchParameter] = [], seed: UInt64 = 1,
    system: SystemVersion? = nil
  ) {
    appType = app
    self.seed = seed
    launchParameters = parameters
    self.system = system
    runtime = Runtime(isSimulated: true, departures: DepartureLog())
    start(parameters: parameters)
    _ = settleEverything()
    finishLaunch()
  }

  /// Ends the app and lets everything of it go.
  ///
  /// What uses UIKit afterwards in this process does so without a simulator.
  public func end() {
    endRun()
    if Runtime.current === runtime { Runtime.install(Runtime(isSimulated: false)) }
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
    runtime = Runtime(isSimulated: true, departures: DepartureLog())
    if let system { runtime.generation = system.generation }
    if isRelaunch { runtime.pasteboard.takeOver(from: earlier.pasteboard) }
    Runtime.install(runtime)
    runtime.departures?.step = stepCount
    steps = [:]
    runtime.log.level = .navigation
    runtime.log.labeler = { Label.of($0) }
    let log = runtime.log
    if isRelaunch { runtime.log.note("launched") }
    runtime.openExternally = { [weak log] in
      log?.note("opened externally \($0.absoluteString)")
    }
    seenLabels = [:]
    seenNames = []
    seenControllers = [:]
    lastSeenID = 0
    lastJoinCount = -1
    labelMark = 0
    exception = nil
    let services = ServiceSwitchboard(runtime: runtime, behaviors: settings)
    let environment = AppEnvironment(
      runtime: runtime, seed: seed, parameters: parameters, services: services,
      permissions: permissions)
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
    printedMark = 0
    warningMark = 0
    stepMark = 0
    barBefore = nil
    start(parameters: parameters, isRelaunch: true)
  }

  private func finishLaunch() {
    noteSeen()
    rememberBar()
    environment?.showQueuedToasts()
    runtime.log.removeAll()
    runtime.departures?.step = -1
    labelMark = 0
    lastActionMark = 0
    printedMark = 0
    warningMark = runtime.diagnostics.entries.count
  }

  /// Whether UIKit raised an exception, or a step found no end: nothing that follows can be trusted.
  package var hasFailed: Bool { exception != nil }

  /// Remembers an exception; the case is over.
  func remember(exception message: String) {
    if exception == nil { exception = message }
  }
}
