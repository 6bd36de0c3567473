import UIKit
import XCTest

/// What waits for the end of callbacks, and in which order it goes on.
@MainActor
final class DeliveryTests: XCTestCase {
  private final class Work: DeferredWork {
    let name: String
    var steps: Int
    var isReadyToContinue = true
    let run: (String) -> Void

    init(_ name: String, steps: Int = 1, run: @escaping (String) -> Void) {
      self.name = name
      self.steps = steps
      self.run = run
    }

    var hasDeferredWork: Bool { steps > 0 }

    func continueDeferred() {
      steps -= 1
      run(name)
    }

    func abandonDeferred() {
      steps = 0
      run("no \(name)")
    }
  }

  func test_delivery_abandonsWhatWaitsInItsOrder() async {
    let delivery = Delivery()
    var order: [String] = []
    delivery.enter()
    delivery.waitAbove(Work("b") { order.append($0) })
    delivery.wait(Work("a") { order.append($0) })
    delivery.abandonAll()
    delivery.leave()
    XCTAssertEqual(order, ["no a", "no b"])
    XCTAssertFalse(delivery.hasWaiting)
  }

  func test_delivery_waitingWorkGoesOnAfterTheOutermost() async {
    let delivery = Delivery()
    var order: [String] = []
    let (a, b) = (Work("a", steps: 2) { order.append($0) }, Work("b") { order.append($0) })
    delivery.enter()
    delivery.enter()
    XCTAssertFalse(delivery.isIdle)
    delivery.wait(a)
    delivery.wait(b)
    delivery.wait(a)
    delivery.leave()
    XCTAssertEqual(order, [])
    XCTAssertTrue(delivery.hasWaiting)
    delivery.leave()
    XCTAssertEqual(order, ["a", "a", "b"])
    XCTAssertTrue(delivery.isIdle)
    XCTAssertFalse(delivery.hasWaiting)
  }

  func test_delivery_whatIsNotReadyWaitsWithoutHoldingUpOthers() async {
    let delivery = Delivery()
    var order: [String] = []
    let (a, b) = (Work("a") { order.append($0) }, Work("b") { order.append($0) })
    a.isReadyToContinue = false
    delivery.enter()
    delivery.wait(a)
    delivery.wait(b)
    delivery.leave()
    XCTAssertEqual(order, ["b"])
    XCTAssertTrue(delivery.hasWaiting)
    a.isReadyToContinue = true
    delivery.enter()
    delivery.leave()
    XCTAssertEqual(order, ["b", "a"])
  }

  func test_delivery_linesOfTheLayerAboveComeLast() async {
    let delivery = Delivery()
    var order: [String] = []
    let (above, own) = (Work("above") { order.append($0) }, Work("own") { order.append($0) })
    delivery.enter()
    delivery.waitAbove(above)
    delivery.waitAbove(above)
    delivery.wait(own)
    delivery.leave()
    XCTAssertEqual(order, ["own", "above"])
    XCTAssertFalse(delivery.hasWaiting)
  }

  func test_delivery_aLineThatIsPassedOverIsAskedWhenItCountsAgain() async {
    let delivery = Delivery()
    var order: [String] = []
    delivery.enter()
    delivery.waitAbove(Work("line") { order.append($0) })
    delivery.numbers.mayGoOn -= 1
    delivery.leave()
    XCTAssertEqual(order, [])
    XCTAssertTrue(delivery.hasWaiting)
    delivery.enter()
    delivery.numbers.mayGoOn += 1
    delivery.leave()
    XCTAssertEqual(order, ["line"])
    XCTAssertFalse(delivery.hasWaiting)
  }

  func test_delivery_linesGoOnInTheOrderTheyBeganToWait() async {
    let delivery = Delivery()
    var order: [String] = []
    let lines = ["a", "b", "c"].map { Work($0) { order.append($0) } }
    lines[0].isReadyToContinue = false
    delivery.enter()
    for line in lines { delivery.waitAbove(line) }
    delivery.waitAbove(lines[2])
    delivery.leave()
    XCTAssertEqual(order, ["b", "c"])
    lines[0].isReadyToContinue = true
    delivery.enter()
    delivery.leave()
    XCTAssertEqual(order, ["b", "c", "a"])
    XCTAssertTrue(delivery.numbers.mayGoOn == 0)
  }

  func test_delivery_aLineThatIsDoneRestsUntilAnotherTakesItsPlace() async {
    let delivery = Delivery()
    var order: [String] = []
    let (a, b) = (Work("a") { order.append($0) }, Work("b") { order.append($0) })
    func wait(_ lines: Work...) {
      delivery.enter()
      for line in lines {
        line.steps = 1
        delivery.waitAbove(line)
      }
      delivery.leave()
      XCTAssertFalse(delivery.hasWaiting)
      XCTAssertEqual(delivery.numbers.mayGoOn, 0)
    }
    wait(a)
    XCTAssertTrue(delivery.numbers.hasRestingLine)
    wait(a)
    wait(b)
    wait(a, b)
    wait(b, a)
    XCTAssertEqual(order, ["a", "a", "b", "a", "b", "b", "a"])
    delivery.abandonAll()
    XCTAssertFalse(delivery.numbers.hasRestingLine)
    XCTAssertEqual(order.count, 7)
  }

  func test_delivery_workThatDeliversIsNotInterrupted() async {
    let delivery = Delivery()
    var order: [String] = []
    let second = Work("second") { order.append($0) }
    let first = Work("first") { name in
      delivery.enter()
      delivery.wait(second)
      delivery.leave()
      order.append(name)
    }
    delivery.enter()
    delivery.wait(first)
    delivery.leave()
    XCTAssertEqual(order, ["first", "second"])
  }

  func test_delivery_aRequestFromACallbackRunsBeforeTheOutermostCallReturns() async {
    Runtime.install(Runtime(isSimulated: true))
    final class Pushing: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        navigationController?.pushViewController(UIViewController(), animated: false)
      }
    }
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(Pushing(), animated: false)
    XCTAssertEqual(
      stack.viewControllers.map(\.appearance), [.disappeared, .disappeared, .appeared])
    window.tearDown()
  }
}

/// Who is alive.
@MainActor
final class LifetimeRegistryTests: EngineTestCase {
  func test_lifetimes_areListedByNumberWithTheirType() async {
    let before = LifetimeRegistry.shared.count
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    let unused = UIViewController()
    let entries = LifetimeRegistry.shared.live(.controller)
    XCTAssertEqual(
      entries.map(\.typeName), ["UIViewController", "UINavigationController", "UIViewController"])
    XCTAssertEqual(entries.map(\.id), [a, stack, unused].map(\.id.rawValue))
    XCTAssertEqual(entries.map(\.wasInTree), [true, false, false])
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 0)
    XCTAssertEqual(LifetimeRegistry.shared.count, before + 3)
  }

  func test_lifetimes_aControllerMayBeReleasedOnAnotherThread() async {
    final class Box: @unchecked Sendable {
      var controller: UIViewController?
    }
    let before = LifetimeRegistry.shared.count
    let box = Box()
    for _ in 0..<100 {
      let container = UIViewController()
      container.addChild(UIViewController())
      _ = container.view
      box.controller = container
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          box.controller = nil
          continuation.resume()
        }
      }
    }
    XCTAssertEqual(LifetimeRegistry.shared.count, before)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller), [])
  }

  func test_lifetimes_slotsAreUsedAgain() async {
    let first = UIViewController()
    var ids: [Int32] = []
    for _ in 0..<3_000 { ids.append(UIViewController().id.rawValue) }
    XCTAssertEqual(Set(ids).count, 3_000)
    XCTAssertEqual(
      LifetimeRegistry.shared.live(.controller).map(\.id), [first.id.rawValue])
  }

  func test_runtime_idsCountFromOneInEachRun() async {
    XCTAssertEqual(UIViewController().id, ControllerID(1))
    XCTAssertEqual(UIViewController().id, ControllerID(2))
    Runtime.install(Runtime(isSimulated: true))
    XCTAssertEqual(UIViewController().id, ControllerID(1))
  }
}
