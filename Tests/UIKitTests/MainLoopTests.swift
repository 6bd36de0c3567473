import UIKit
import XCTest

/// Work in virtual time.
@MainActor
final class MainLoopTests: XCTestCase {
  private func schedule(
    _ loop: MainLoop, _ delays: [(String, Int)], kind: MainLoop.Kind = .transition,
    into order: @escaping (String) -> Void
  ) {
    for (name, milliseconds) in delays {
      loop.schedule(after: .milliseconds(milliseconds), kind: kind, name: name) { order(name) }
    }
  }

  func test_mainLoop_runsByDueTimeThenByOrder() async {
    let loop = MainLoop(isDriven: true)
    var order: [String] = []
    schedule(loop, [("c", 30), ("a", 10), ("d", 30), ("b", 10), ("now", 0), ("past", -5)]) {
      order.append("\($0)@\(loop.now.components.attoseconds / 1_000_000_000_000_000)")
    }
    XCTAssertEqual(loop.pending.map(\.name), ["now", "past", "a", "b", "c", "d"])
    XCTAssertEqual(loop.pending.first?.due, .zero)
    while loop.runNext() {}
    XCTAssertEqual(order, ["now@0", "past@0", "a@10", "b@10", "c@30", "d@30"])
    XCTAssertTrue(loop.pending.isEmpty)
    XCTAssertEqual(loop.now, .milliseconds(30))
  }

  func test_mainLoop_workScheduledInsideWorkTakesItsPlace() async {
    let loop = MainLoop(isDriven: true)
    var order: [String] = []
    loop.schedule(after: .milliseconds(10), kind: .turn, name: "a") {
      order.append("a")
      loop.schedule(after: .milliseconds(5), kind: .turn, name: "b") { order.append("b") }
      loop.schedule(after: .milliseconds(20), kind: .turn, name: "d") { order.append("d") }
    }
    loop.schedule(after: .milliseconds(20), kind: .turn, name: "c") { order.append("c") }
    while loop.runNext() {}
    XCTAssertEqual(order, ["a", "b", "c", "d"])
  }

  func test_mainLoop_manyEntriesStayInOrder() async {
    let loop = MainLoop(isDriven: true)
    var random = SeededGenerator(seed: 7)
    var order: [Int] = []
    for index in 0..<2_000 {
      let delay = Int.random(in: 0..<50, using: &random)
      loop.schedule(after: .milliseconds(delay), kind: .turn, name: "") {
        order.append(delay * 10_000 + index)
      }
    }
    while loop.runNext() {}
    XCTAssertEqual(order.count, 2_000)
    XCTAssertEqual(order, order.sorted())
  }

  func test_mainLoop_aLimitLeavesLaterWorkAlone() async {
    let loop = MainLoop(isDriven: true)
    var order: [String] = []
    schedule(loop, [("a", 10), ("b", 30)]) { order.append($0) }
    XCTAssertTrue(loop.runNext(until: .milliseconds(20)))
    XCTAssertFalse(loop.runNext(until: .milliseconds(20)))
    XCTAssertEqual(order, ["a"])
    loop.moveClock(to: .milliseconds(20))
    XCTAssertEqual(loop.now, .milliseconds(20))
    loop.moveClock(to: .milliseconds(5))
    XCTAssertEqual(loop.now, .milliseconds(20))
    schedule(loop, [("c", 5)]) { order.append($0) }
    while loop.runNext() {}
    XCTAssertEqual(order, ["a", "c", "b"])
  }

  func test_mainLoop_settlingDoesNotWaitForTimers() async {
    let loop = MainLoop(isDriven: true)
    schedule(loop, [("toast", 5_000)], kind: .timer) { _ in }
    XCTAssertFalse(loop.hasSettlingWork)
    for kind in [MainLoop.Kind.transition, .turn, .reply] {
      schedule(loop, [("work", 10)], kind: kind) { _ in }
      XCTAssertTrue(loop.hasSettlingWork)
      loop.runNext()
      XCTAssertFalse(loop.hasSettlingWork)
    }
    XCTAssertEqual(loop.pending.map(\.name), ["toast"])
  }

  func test_mainLoop_removeAllReleasesWorkUnseen() async {
    let loop = MainLoop(isDriven: true)
    weak var captured: UIView?
    do {
      let view = UIView()
      captured = view
      loop.schedule(after: .zero, kind: .reply, name: "reply") { _ = view }
    }
    XCTAssertNotNil(captured)
    loop.removeAll()
    XCTAssertNil(captured)
    XCTAssertFalse(loop.hasSettlingWork)
    XCTAssertFalse(loop.runNext())
  }

  func test_mainLoop_withoutASimulatorTheMainQueuePumpsIt() async {
    let loop = MainLoop(isDriven: false)
    var order: [String] = []
    let done = expectation(description: "the last has run")
    schedule(loop, [("b", 20), ("a", 10)]) { order.append($0) }
    loop.schedule(after: .seconds(1), kind: .timer, name: "last") { done.fulfill() }
    XCTAssertEqual(order, [])
    await fulfillment(of: [done], timeout: 10)
    XCTAssertEqual(order, ["a", "b"])
  }

  func test_mainLoop_withoutASimulatorTransitionsEndByThemselves() async {
    let runtime = Runtime(isSimulated: false)
    Runtime.install(runtime)
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let pushed = UIViewController()
    stack.pushViewController(pushed, animated: true)
    XCTAssertEqual(pushed.appearance, .appearing)
    let done = expectation(description: "the transition has ended")
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done.fulfill() }
    await fulfillment(of: [done], timeout: 10)
    XCTAssertEqual(pushed.appearance, .appeared)
    window.tearDown()
  }

  func test_mainLoop_withoutASimulatorALongChainOfCompletionsDoesNotFillTheStack() async {
    Runtime.install(Runtime(isSimulated: false))
    let window = UIWindow(frame: .zero)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let isOver = expectation(description: "the last completion has run")
    var rounds = 0
    func again() {
      rounds += 1
      if rounds == 10_000 { return isOver.fulfill() }
      root.present(UIViewController(), animated: false) {
        root.dismiss(animated: false) { again() }
      }
    }
    again()
    await fulfillment(of: [isOver], timeout: 60)
    XCTAssertNil(root.presented)
    window.tearDown()
  }

  func test_mainLoop_cancelledWorkGoesAtOnceWithWhatItOwns() async {
    let loop = MainLoop(isDriven: true)
    var owned: NSObject? = NSObject()
    weak let watched = owned
    let work = loop.schedule(after: .seconds(1), kind: .transition, name: "a") { [owned] in
      XCTFail("\(owned.debugDescription) ran")
    }
    owned = nil
    XCTAssertNotNil(watched)
    loop.cancel(work)
    XCTAssertNil(watched)
    XCTAssertTrue(loop.pending.isEmpty)
    XCTAssertFalse(loop.hasSettlingWork)
    loop.cancel(work)
    XCTAssertFalse(loop.runNext())
  }

  func test_mainLoop_cancellingKeepsTheOthersInOrder() async {
    let loop = MainLoop(isDriven: true)
    var random = SeededGenerator(seed: 11)
    var order: [Int] = []
    var expected: [Int] = []
    var works: [(work: MainLoop.Work, key: Int)] = []
    for index in 0..<500 {
      let key = Int.random(in: 0..<50, using: &random) * 10_000 + index
      let work = loop.schedule(after: .milliseconds(key / 10_000), kind: .turn, name: "") {
        order.append(key)
      }
      works.append((work, key))
    }
    for (work, key) in works {
      if Bool.random(using: &random) { loop.cancel(work) } else { expected.append(key) }
    }
    while loop.runNext() {}
    XCTAssertEqual(order, expected.sorted())
    XCTAssertFalse(loop.hasSettlingWork)
  }

  func test_mainLoop_whatIsDroppedMayScheduleMore() async {
    let loop = MainLoop(isDriven: true)
    for number in 1...3 {
      let last = LastWords { loop.schedule(after: .zero, kind: .turn, name: "more \(number)") {} }
      loop.schedule(after: .seconds(number), kind: .turn, name: "work") { [last] in
        XCTFail("\(last) was kept")
      }
    }
    loop.removeAll()
    XCTAssertEqual(loop.pending.map(\.name).sorted(), ["more 1", "more 2", "more 3"])
  }

  func test_mainLoop_keepsWorkUntilItDiesItself() async {
    var loop: MainLoop? = MainLoop(isDriven: true)
    weak var watched: NSObject?
    for _ in 0..<40 {
      let owned = NSObject()
      watched = owned
      loop?.schedule(after: .seconds(1), kind: .turn, name: "work") { XCTFail("\(owned) was kept") }
    }
    XCTAssertNotNil(watched)
    loop = nil
    XCTAssertNil(watched)
  }

  func test_timer_invalidatedIsNotPendingAndReleasesItsBlock() async {
    Runtime.install(Runtime(isSimulated: true))
    let loop = Runtime.current.loop
    var owned: UIViewController? = UIViewController()
    weak let watched = owned
    let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [owned] _ in
      XCTAssertNil(owned)
    }
    owned = nil
    XCTAssertEqual(loop.pending.map(\.name), ["timer"])
    timer.invalidate()
    XCTAssertTrue(loop.pending.isEmpty)
    XCTAssertNil(watched)
  }

  func test_timer_invalidatedByItsOwnBlockStops() async {
    Runtime.install(Runtime(isSimulated: true))
    let loop = Runtime.current.loop
    nonisolated(unsafe) var runs = 0
    nonisolated(unsafe) weak var timer: Timer?
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      runs += 1
      if runs == 2 { timer?.invalidate() }
    }
    while loop.runNext() {}
    XCTAssertEqual(runs, 2)
    XCTAssertTrue(loop.pending.isEmpty)
  }

  func test_transition_thatEndsEarlyIsNotPending() async {
    Runtime.install(Runtime(isSimulated: true))
    let loop = Runtime.current.loop
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    stack.pushViewController(UIViewController(), animated: true)
    XCTAssertEqual(loop.pending.map(\.kind), [.transition])
    tabs.selectedIndex = 1
    XCTAssertTrue(loop.pending.isEmpty)
    window.tearDown()
  }
}

/// Does something as it dies.
private final class LastWords {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  deinit {
    let body = body
    MainActor.assumeIsolated { body() }
  }
}
