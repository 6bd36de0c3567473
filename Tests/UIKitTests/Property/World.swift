@testable import UIKit

/// One app of the property test: a window with two tabs of one stack each, and all that random operations made.
@MainActor
final class World {
  let runtime: Runtime
  let window: UIWindow
  var random: SeededGenerator
  /// Every controller made, weakly, in the order of their making.
  private(set) var made: [Weak] = []
  /// What an app would hold itself, so that popped and dismissed instances come back.
  var held: [UIViewController] = []
  /// What was done and what was told, line by line.
  private(set) var journal: [String] = []
  /// What went against an invariant.
  private(set) var violations: [String] = []
  /// Operations to do inside a callback, by controller.
  var hooks: [ControllerID: Moment] = [:]
  var completions: [Completion] = []
  /// What the user is doing, inside which alone some delegates may be called.
  var taps = 0
  var alertsAnswered = 0
  /// What each stack's delegate has heard the beginning of and not the end.
  var announced: [ControllerID: Int] = [:]
  /// Stacks whose delegate may miss an end: under a finger, or turned round while they appeared.
  var mayMissEnds = Set<ControllerID>()

  private var lastEvent: [ControllerID: Moment] = [:]
  private var loads: [ControllerID: Int] = [:]
  private var depth = 0
  private var delegates: [AnyObject] = []
  private var lastNumber = 0
  private(set) var told = 0

  struct Weak {
    weak var controller: UIViewController?
  }

  struct Completion {
    let words: String
    /// Whether the call was seen to be accepted; a call that waits is judged later.
    var isAccepted: Bool
    var runs = 0
  }

  init(seed: UInt64) {
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    runtime.log.labeler = { $0.traceName }
    random = SeededGenerator(seed: seed)
    window = UIWindow(frame: .zero)
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  var alive: [UIViewController] { made.compactMap(\.controller) }

  var stacks: [UINavigationController] { alive.compactMap { $0 as? UINavigationController } }

  // MARK: making

  private func remember(_ controller: UIViewController) {
    made.append(Weak(controller: controller))
  }

  private func makeName(_ prefix: String) -> String {
    lastNumber += 1
    return "\(prefix)\(lastNumber)"
  }

  func makeScreen() -> UIViewController {
    let screen = Probe(makeName("C"), self)
    remember(screen)
    screen.hidesBottomBarWhenPushed = random.chance(20)
    screen.definesPresentationContext = random.chance(10)
    screen.isModalInPresentation = random.chance(10)
    chooseStyle(of: screen)
    if random.chance(20) { held.append(screen) }
    return screen
  }

  func makeStack() -> UINavigationController {
    let stack = ProbeStack(makeName("N"), self)
    remember(stack)
    let delegate = WorldStackDelegate(self)
    stack.delegate = delegate
    delegates.append(delegate)
    stack.viewControllers = [makeScreen()]
    chooseStyle(of: stack)
    return stack
  }

  func makeTabs() -> UITabBarController {
    let tabs = ProbeTabs(made.isEmpty ? "T" : makeName("T"), self)
    remember(tabs)
    let delegate = WorldTabDelegate(self)
    tabs.delegate = delegate
    delegates.append(delegate)
    tabs.viewControllers = [makeStack(), makeStack()]
    return tabs
  }

  func makeAlert() -> UIViewController {
    let alert = ProbeAlert(title: nil, message: nil, preferredStyle: .alert)
      .probing(makeName("Al"), self)
    remember(alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        guard let self else { return }
        check(alertsAnswered > 0, "9: an alert's handler ran without an answer")
        alertsAnswered -= 1
        tell("handler", from: nil, .dM)
      })
    return alert
  }

  private func chooseStyle(of controller: UIViewController) {
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .pageSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .popover,
    ]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .pageSheet
  }

  // MARK: being told

  func write(_ line: String) {
    journal.append(String(repeating: "  ", count: depth) + line)
  }

  func check(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds {
      violations.append(words())
      write("! " + words())
    }
  }

  func note(_ moment: Moment, _ controller: UIViewController) {
    switch moment {
    case .load:
      loads[controller.id, default: 0] += 1
      check(loads[controller.id] == 1, "3: \(controller.traceName) is loaded again")
    case .wM, .dM: break
    case .wA, .iA, .dA, .wD, .dD:
      let last = lastEvent[controller.id]
      check(
        World.mayFollow(moment, last),
        "1: \(controller.traceName).\(moment) after \(last.map { "\($0)" } ?? "nothing")")
      if moment == .wD, last != .dA {
        mayMissEnds.formUnion([controller.id, controller.parent?.id ?? controller.id])
      }
      lastEvent[controller.id] = moment
    }
    tell("\(controller.traceName).\(moment)", from: controller, moment)
  }

  func tell(_ words: String, from controller: UIViewController?, _ moment: Moment) {
    told += 1
    write(words)
    guard let controller, hooks[controller.id] == moment, depth < 3 else { return }
    hooks[controller.id] = nil
    perform(inCallback: true)
  }

  private static func mayFollow(_ moment: Moment, _ last: Moment?) -> Bool {
    switch moment {
    case .wA: last == nil || last == .dD || last == .wD
    case .iA: last == .wA
    case .dA: last == .wA || last == .iA
    case .wD: last == .dA || last == .wA || last == .iA
    case .dD: last == .wD
    case .load, .wM, .dM: true
    }
  }

  func lastEvent(of controller: UIViewController) -> Moment? { lastEvent[controller.id] }

  // MARK: doing

  /// Does one random operation, and checks that it changed nothing if it was refused.
  func perform(inCallback: Bool = false) {
    depth += 1
    defer { depth -= 1 }
    let operation = makeOperation()
    depth -= 1
    write("> " + operation.words)
    depth += 1
    if inCallback || operation.movesTime {
      operation.run()
      return
    }
    let before = snapshot()
    let toldBefore = told
    let refusedBefore = runtime.diagnostics.entries.count
    // What waits may go on with this operation, and be refused in its stead.
    let isJudged = !runtime.delivery.hasWaiting
    operation.run()
    let refused = runtime.diagnostics.entries[refusedBefore...].filter {
      $0.refusal.answer != .warning
    }
    if isJudged, !refused.isEmpty, told == toldBefore {
      check(refused.count == 1, "6: \(refused.count) refusals of \(operation.words)")
      check(snapshot() == before, "6: \(operation.words) was refused and changed something")
    }
  }

  func settle() {
    write("> settle")
    var turns = 0
    endGestures()
    while runtime.loop.hasSettlingWork, turns < 500 {
      runtime.loop.runNext()
      endGestures()
      turns += 1
    }
    check(turns < 500, "0: it does not settle")
    checkInvariants()
  }

  private func endGestures() {
    for controller in alive {
      let finishes = random.chance(50)
      if let stack = controller as? UINavigationController, stack.transition?.isInteractive == true
      {
        if finishes { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      }
      if controller.presenter?._extras?.presentationTransition?.isInteractive == true {
        if finishes { controller.finishDragDown() } else { controller.cancelDragDown() }
      }
    }
  }

  func end() {
    held = []
    window.tearDown()
    runtime.loop.removeAll()
  }
}

/// Checks that a stack's delegate hears pairs.
@MainActor
private final class WorldStackDelegate: NSObject, UINavigationControllerDelegate {
  weak var world: World?

  init(_ world: World) { self.world = world }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.announced[navigationController.id, default: 0] += 1
    world?.tell("willShow(\(viewController.traceName))", from: nil, .dM)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.announced[navigationController.id, default: 0] -= 1
    world?.tell("didShow(\(viewController.traceName))", from: nil, .dM)
  }
}

/// Checks that the tabs' delegate is called inside a user's tap only.
@MainActor
private final class WorldTabDelegate: NSObject, UITabBarControllerDelegate {
  weak var world: World?

  init(_ world: World) { self.world = world }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    world?.check(world?.taps != 0, "9: shouldSelect outside a tap")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    world?.check(world?.taps != 0, "9: didSelect outside a tap")
  }
}
