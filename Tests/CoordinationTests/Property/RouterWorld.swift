import Coordination
import UIKit

/// A window that is operated at random: routers, UIKit called directly, fingers, from outside and from callbacks.
@MainActor
final class RouterWorld: Walk {
  /// What is known of one call of a router.
  final class Call {
    let words: String
    /// Whether it stands in the window's line: not if its stack was in no window, nor if it waits for an alert.
    let isInLine: Bool
    var isOpenOnReturn = false
    /// The screens for which it brought a closure.
    var closures: [WalkRecord] = []
    var completions: [Transition.Completion] = []

    init(_ words: String, isInLine: Bool) {
      self.words = words
      self.isInLine = isInLine
    }
  }

  let runtime = Runtime(isSimulated: true)
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root: WindowRouter
  var random: SplitMix
  var journal: [String] = []
  private(set) var violations: [String] = []
  private(set) var records: [WalkRecord] = []
  private(set) var calls: [Call] = []
  private var completed: [Call] = []
  /// The call that is being put together.
  private var madeCall: Call?
  /// The screens that bring a closure to the next call.
  private var early: [WalkRecord] = []
  /// How many calls may still be made from callbacks.
  var nestedCalls = 0
  /// Whether presentations may wait for alerts.
  var mayWait = false
  /// Whether callbacks and closures do nothing any more.
  private(set) var isEnding = false

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    Runtime.install(runtime)
    window.makeKeyAndVisible()
    root = WindowRouter(window: window)
  }

  func makeRoot(withTabs: Bool) {
    let stacks = (0..<(withTabs ? 2 : 1)).map { _ in
      UINavigationController(rootViewController: makeScreen())
    }
    if withTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      window.rootViewController = tabs
    } else {
      window.rootViewController = stacks[0]
    }
    settle()
  }

  func fail(_ words: String) {
    if violations.count < 5 { violations.append(words) }
  }

  func settle() {
    var turns = 0
    while runtime.loop.hasSettlingWork {
      runtime.loop.runNext()
      turns += 1
      if turns > 5_000 { return fail("it does not settle") }
    }
  }

  // MARK: Screens and calls

  func makeScreen() -> WalkScreen {
    let record = WalkRecord("\(records.count)")
    records.append(record)
    let screen = WalkScreen(record)
    if nestedCalls > 0, random.chance(4) {
      nestedCalls -= 1
      screen.moment = random.below(5)
      screen.act = { [weak self] in self?.callSomething() }
    }
    return screen
  }

  func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  /// The closure of a screen; some do something when they run.
  ///
  /// - Parameter isEarly: Whether it is made before the call is put together.
  func closure(of screen: WalkScreen, isEarly: Bool = false) -> RemovalHandler? {
    if random.chance(5) { return nil }
    let record = screen.record
    if isEarly { early.append(record) } else { madeCall?.closures.append(record) }
    let acts = nestedCalls > 0 && random.chance(6)
    if acts { nestedCalls -= 1 }
    return { [weak self] _ in
      record.runs += 1
      if record.screen?.isInTree ?? false { self?.fail("closure of \(record.name) ran early") }
      if acts { self?.callSomething() }
    }
  }

  /// Takes note of a call and of what becomes of it.
  @discardableResult
  func call(_ words: String, isInLine: Bool = true, _ transition: () -> Transition) -> Call {
    let call = Call(words, isInLine: isInLine)
    calls.append(call)
    journal.append(words)
    let acts = nestedCalls > 0 && random.chance(8)
    if acts { nestedCalls -= 1 }
    call.closures = early
    early = []
    let outer = madeCall
    madeCall = call
    let made = transition()
    madeCall = outer
    call.isOpenOnReturn = made.result == nil
    made.whenComplete { [weak self] result in
      call.completions.append(result)
      if case .success = result { for record in call.closures { record.hasClosure = true } }
      self?.completed.append(call)
      if acts, call.completions.count == 1 { self?.callSomething() }
    }
    return call
  }

  // MARK: What must hold

  /// Checked whenever all is at rest.
  func checkAtRest() {
    for record in records {
      if record.runs > 1 { fail("closure of \(record.name) ran \(record.runs) times") }
      if record.runs > 0, !record.hasEntered { fail("closure of \(record.name) ran for nothing") }
      if record.runs > 0, !record.hasClosure { fail("closure of \(record.name), which is none") }
      // A stack that has left the window keeps its members as long as somebody keeps it.
      let isHeld = record.screen.map { $0.isInTree || $0.parent != nil || $0.presenter != nil }
      if record.runs == 0, record.hasClosure, record.hasEntered, isHeld != true {
        fail("closure of \(record.name) did not run")
      }
    }
    for call in calls where call.completions.count > 1 { fail("\(call.words) completed twice") }
  }

  /// Ends everything, then checks that nothing is owed.
  func end() {
    for stack in stacks() { random.chance(2) ? stack.cancelSwipeBack() : stack.finishSwipeBack() }
    for modal in modals() { modal.cancelDragDown() }
    settle()
    for old in window.strandedRoots { old.dismiss(animated: false) }
    settle()
    var rounds = 0
    // What UIKit was made to present on an alert keeps it there, and with it whoever waits for its end.
    while let alert = modals().last(where: { $0 is UIAlertController }) as? UIAlertController,
      rounds < 100
    {
      if alert.presented == nil {
        alert.choose(alert.actions[0])
      } else {
        alert.dismiss(animated: false)
      }
      settle()
      rounds += 1
    }
    checkAtRest()
    for call in calls where call.completions.count != 1 {
      fail("\(call.words) completed \(call.completions.count) times")
    }
    checkOrder()
    // What a closure does to a window that is being taken down is nobody's concern.
    isEnding = true
    window.tearDown()
    settle()
    for record in records where record.hasEntered && record.hasClosure && record.runs != 1 {
      fail("closure of \(record.name) ran \(record.runs) times")
    }
    let kept = Engine.state.liveRouters.flatMap(\.registrations)
    if !kept.isEmpty { fail("closures kept: \(kept.map { "\($0.id)" })") }
  }

  /// Calls that had to wait complete in the order in which they were made.
  private func checkOrder() {
    let waiting = calls.filter { $0.isOpenOnReturn && $0.isInLine }
    let ended = completed.filter { $0.isOpenOnReturn && $0.isInLine }
    guard !waiting.elementsEqual(ended, by: ===) else { return }
    fail("order: \(waiting.map(\.words)) ended as \(ended.map(\.words))")
  }

  // MARK: The tree

  func stacks() -> [UINavigationController] { window.allStacks }
  func modals() -> [UIViewController] { window.allModals }
}

extension UIWindow {
  /// The stacks of the window, those of modals last.
  var allStacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    var work = Array(([rootViewController].compactMap(\.self) + allModals).reversed())
    while let controller = work.popLast() {
      if let stack = controller as? UINavigationController { stacks.append(stack) }
      let children = (controller as? UITabBarController)?.viewControllers ?? controller.children
      work.append(contentsOf: children.reversed())
    }
    return stacks
  }

  /// The modals of the window, lowest first.
  var allModals: [UIViewController] {
    var modals: [UIViewController] = []
    var next = rootViewController?.presented
    while let modal = next {
      modals.append(modal)
      next = modal.presented
    }
    return modals
  }
}
