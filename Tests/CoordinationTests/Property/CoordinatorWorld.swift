import Coordination
import UIKit

/// A window whose coordinators are operated at random: journeys that start, show, finish and are removed, tabs, roots,
/// links, screens that refuse to leave, fingers, and UIKit called directly.
@MainActor
final class CoordinatorWorld: Walk {
  /// What is known of one journey.
  final class JourneyRecord {
    let name: String
    weak var journey: WalkJourney?
    /// Whether a call has shown a screen of it.
    var hasShown = false
    var ends = 0

    init(_ name: String) {
      self.name = name
    }
  }

  /// What is known of one call.
  final class Call {
    let words: String
    var closures: [WalkRecord] = []
    /// Whose screen it shows.
    var journey: JourneyRecord?
    /// Whether its outcome is what changes of members, modals and the root.
    var isCounted = false
    var results: [String] = []
    var result: Transition.Completion?

    init(_ words: String) {
      self.words = words
    }
  }

  let runtime = Runtime(isSimulated: true)
  let window = UIWindow(frame: UIScreen.main.bounds)
  private(set) var app: WalkApp?
  private(set) var links: LinkQueue<Int>?
  var random: SplitMix
  var journal: [String] = []
  private(set) var violations: [String] = []
  private(set) var screens: [WalkRecord] = []
  private(set) var journeys: [JourneyRecord] = []
  var calls: [Call] = []
  /// What screens have refused, to be gone through with.
  var attempts: [LeaveAttempt] = []
  /// How many acts may still be done from callbacks.
  var nestedActs = 0
  /// Whether each act is alone, without any from callbacks.
  var isAlone = false
  /// Whether UIKit is called directly.
  var bypasses = false
  /// Whether fingers touch something.
  var touches = true
  /// Whether they may now.
  private(set) var mayTouch = true
  /// Whether screens may refuse to leave.
  var guards = true
  private(set) var isEnding = false

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    Runtime.install(runtime)
    window.makeKeyAndVisible()
  }

  func begin(inStack: Bool) {
    let app: WalkApp
    if inStack {
      let stack = UINavigationController()
      window.rootViewController = stack
      let router = Router(rootViewController: stack)
      app = WalkApp(router: router)
      app.router = router
    } else {
      app = WalkApp(window: window)
    }
    app.world = self
    self.app = app
    let links = LinkQueue(
      table: LinkTable<Int>(
        schemes: ["walk"],
        [
          LinkPattern(":id", .number("id", in: 0...99)) {
            $0
          } values: {
            $0
          }
        ]), window: window
    ) { LinkWay([$0], clearing: $0 % 2 == 0 ? .modals : .nothing) }
    links.follower = app
    self.links = links
    app.show(1)
    settle()
    links.becomeReady()
  }

  func fail(_ words: String) {
    if violations.count < 5 { violations.append(words) }
  }

  func settle() {
    var turns = 0
    while runtime.loop.hasSettlingWork {
      runtime.loop.runNext()
      turns += 1
      if turns > 20_000 { return fail("it does not settle") }
    }
  }

  /// Lifts the fingers, and waits for what is left.
  func rest() {
    mayTouch = false
    for stack in window.allStacks { stack.cancelSwipeBack() }
    window.allModals.last?.cancelDragDown()
    settle()
    mayTouch = true
  }

  // MARK: What is made

  func makeScreen() -> GuardedWalkScreen {
    let record = WalkRecord("s\(screens.count)")
    screens.append(record)
    let screen = GuardedWalkScreen(record, in: self)
    screen.isDirty = guards && random.chance(8)
    if nestedActs > 0, random.chance(5) {
      nestedActs -= 1
      screen.moment = 1 + random.below(4)
      screen.act = { [weak self] in self?.act() }
    }
    return screen
  }

  func makeJourney(on router: any RouterProtocol) -> WalkJourney {
    let record = JourneyRecord("j\(journeys.count)")
    journeys.append(record)
    let journey = WalkJourney(record, router, in: self)
    let acts = nestedActs > 0 && random.chance(5)
    if acts { nestedActs -= 1 }
    journey.onFinish = { [weak self] in
      record.ends += 1
      if acts { self?.act() }
    }
    return journey
  }

  /// The closure of a screen; some do something when they run.
  func closure(of screen: GuardedWalkScreen, in call: Call) -> RemovalHandler {
    let record = screen.record
    call.closures.append(record)
    let acts = nestedActs > 0 && random.chance(6)
    if acts { nestedActs -= 1 }
    return { [weak self] _ in
      record.runs += 1
      if record.screen?.isInTree ?? false { self?.fail("closure of \(record.name) ran early") }
      if acts { self?.act() }
    }
  }

  /// Takes note of a call and of what becomes of it.
  @discardableResult
  func call(_ words: String, _ make: (Call) -> Transition) -> Call {
    let call = Call(words)
    calls.append(call)
    journal.append(words)
    let acts = nestedActs > 0 && random.chance(10)
    if acts { nestedActs -= 1 }
    make(call).whenComplete { [weak self] result in
      call.results.append("\(result)")
      call.result = result
      if case .success(let outcome) = result {
        for record in call.closures { record.hasClosure = true }
        if outcome.added > 0 { call.journey?.hasShown = true }
      }
      if acts { self?.act() }
    }
    return call
  }

  func follow(link: LinkTransition, _ words: String) {
    let call = Call(words)
    calls.append(call)
    journal.append(words)
    link.whenComplete { call.results.append("\($0)") }
  }

  // MARK: What is there

  var liveJourneys: [WalkJourney] {
    journeys.compactMap(\.journey).filter { !$0.isFinished }
  }

  /// Whether every screen of a coordinator is in the window's tree: one that is not may leave its stack uncounted.
  var isAllInTree: Bool {
    var work: [any Coordinator] = liveJourneys
    if let app { work.append(app) }
    while let next = work.popLast() {
      if (next as? BaseCoordinator)?.shownScreens.allSatisfy(\.isInTree) == false { return false }
      work += next.childCoordinators
    }
    return true
  }

  var tabs: WalkTabs? { app?.shownCoordinator as? WalkTabs }

  /// The coordinators that may have children.
  var parents: [BaseCoordinator] {
    liveJourneys + [tabs, app].compactMap { $0 as BaseCoordinator? }.filter { !$0.isFinished }
  }

  /// Ends everything, then checks that nothing is owed.
  func end() {
    nestedActs = 0
    rest()
    mayTouch = false
    attempts = []
    links?.dropWaiting(because: "the walk is over")
    settle()
    checkAtRest()
    isEnding = true
    links = nil
    app = nil
    window.tearDown()
    settle()
    for record in screens where record.hasEntered && record.hasClosure && record.runs != 1 {
      fail("closure of \(record.name) ran \(record.runs) times, at last")
    }
    let kept = Engine.state.liveRouters.flatMap(\.registrations)
    if !kept.isEmpty { fail("closures kept: \(kept.map { "\($0.id)" })") }
  }
}
