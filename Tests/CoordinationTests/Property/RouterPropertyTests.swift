import Coordination
import UIKit
import XCTest

/// Random calls of routers, of UIKit and fingers: each call completes once, in order, with what it has changed, and no
/// closure is lost or doubled.
@MainActor
final class RouterPropertyTests: XCTestCase {
  override func tearDown() async throws {
    PlantedRouterFault.plant(nil)
    Runtime.install(Runtime(isSimulated: true))
  }

  /// How many seeds are tried, more if the environment says so.
  private static let seeds =
    UInt64(
      ProcessInfo.processInfo.environment["NAVWRIGHT_ROUTER_SEEDS"] ?? "") ?? 300

  /// One call after the other, each alone: its outcome is the change of the tree, and a failure changes nothing.
  static func oneByOne(seed: UInt64) -> RouterWorld {
    let world = RouterWorld(seed: seed)
    world.makeRoot(withTabs: seed % 3 == 0)
    for _ in 0..<40 where world.violations.isEmpty {
      if world.random.chance(5) {
        world.bypass()
        for stack in world.stacks() { stack.finishSwipeBack() }
        world.modals().last?.finishDragDown()
        world.settle()
      }
      let before = world.units()
      let kept = closuresKept()
      guard let call = world.callSomething() else { continue }
      world.settle()
      let after = world.units()
      let change = RouterWorld.change(from: before, to: after)
      switch call.completions.first {
      case .success(let outcome)?:
        if outcome != change { world.fail("\(call.words): \(outcome) but the tree: \(change)") }
      case .failure(let error)?:
        if before.text != after.text { world.fail("\(call.words): \(error), yet the tree changed") }
        if kept != closuresKept() { world.fail("\(call.words): \(error), yet a closure was kept") }
      case nil: world.fail("\(call.words) did not complete")
      }
      world.checkAtRest()
    }
    world.end()
    return world
  }

  /// Several calls in one turn, some under a finger: together their outcomes are the change of the tree.
  static func inOneTurn(seed: UInt64) -> RouterWorld {
    let world = RouterWorld(seed: seed)
    world.makeRoot(withTabs: false)
    for _ in 0..<12 where world.violations.isEmpty {
      let before = world.units()
      let first = world.calls.count
      let swipes = world.random.chance(3) && world.stacks().first?.beginSwipeBack() ?? false
      for _ in 0..<(1 + world.random.below(6)) { world.callPlainly() }
      var gone = 0
      if swipes {
        gone = world.random.chance(2) ? 1 : 0
        if gone == 1 {
          world.stacks().first?.finishSwipeBack()
        } else {
          world.stacks().first?.cancelSwipeBack()
        }
      }
      world.settle()
      var sum = -gone
      for call in world.calls[first...] {
        guard let outcome = try? call.completions.first?.get() else { continue }
        sum += outcome.added - outcome.removed
      }
      let after = world.units()
      let change = RouterWorld.change(from: before, to: after)
      if change.added - change.removed != sum {
        world.fail("the calls say \(sum), the tree \(change)")
      }
      world.checkAtRest()
    }
    world.end()
    return world
  }

  /// Everything at once, also from callbacks, closures and completions.
  static func allAtOnce(seed: UInt64) -> RouterWorld {
    let world = RouterWorld(seed: seed)
    world.makeRoot(withTabs: seed % 2 == 0)
    world.nestedCalls = 20
    world.mayWait = true
    for _ in 0..<60 where world.violations.isEmpty {
      switch world.random.below(8) {
      case 0, 1, 2, 3: world.callSomething()
      case 4, 5: world.bypass()
      case 6: if world.runtime.loop.hasSettlingWork { world.runtime.loop.runNext() }
      default:
        for stack in world.stacks() { stack.cancelSwipeBack() }
        world.modals().last?.cancelDragDown()
        world.settle()
        world.checkAtRest()
      }
    }
    world.end()
    return world
  }

  /// Changes of a stack led by a finger, which lets some of them return: those say that nothing has changed.
  static func underAFinger(seed: UInt64) -> RouterWorld {
    let world = RouterWorld(seed: seed)
    world.makeRoot(withTabs: false)
    guard let stack = world.stacks().first else { return world }
    let router = Router(rootViewController: stack)
    for _ in 0..<20 where world.violations.isEmpty {
      let finger = Finger()
      stack.delegate = finger
      let before = world.units()
      let call = world.callStack(router)
      if world.random.chance(2) { finger.interactor.cancel() } else { finger.interactor.finish() }
      stack.delegate = nil
      world.settle()
      let change = RouterWorld.change(from: before, to: world.units())
      let outcome = try? call.completions.first?.get()
      if outcome ?? .unchanged != change {
        world.fail("\(call.words): \(call.completions) but the tree: \(change)")
      }
      world.checkAtRest()
    }
    world.end()
    return world
  }

  /// Pushes on a stack of the app's own that carries some of them out only in part: it does not push.
  static func withRefusals(seed: UInt64) -> RouterWorld {
    let world = RouterWorld(seed: seed)
    let stack = RouterWorld.MoodyStack(rootViewController: world.makeScreen())
    world.window.rootViewController = stack
    world.settle()
    let router = Router(rootViewController: stack)
    for _ in 0..<20 where world.violations.isEmpty {
      stack.refuses = world.random.chance(3)
      let kept = closuresKept()
      let before = world.units()
      let call = world.callStack(router)
      world.settle()
      stack.refuses = false
      let after = world.units()
      if case .failure(let error)? = call.completions.first {
        if before.text != after.text { world.fail("\(call.words): \(error), yet the tree changed") }
        if kept != closuresKept() { world.fail("\(call.words): \(error), yet a closure was kept") }
      }
      world.checkAtRest()
    }
    world.end()
    return world
  }

  private static func closuresKept() -> Int {
    Engine.state.liveRouters.reduce(0) { $0 + $1.registrations.count }
  }

  func test_oneCallAlone_saysWhatItHasChanged() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.oneByOne)
  }
  func test_callsInOneTurn_sayTogetherWhatHasChanged() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.inOneTurn)
  }
  func test_everythingAtOnce_losesAndDoublesNothing() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.allAtOnce)
  }

  func test_changesUnderAFinger_sayWhatCameOfThem() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.underAFinger)
  }
  func test_refusedPushes_leaveNothingBehind() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.withRefusals)
  }

  func test_plantedFaults_areFound() async throws {
    try XCTSkipUnless(PlantedRouterFault.canBePlanted, "this build has no planted faults")
    for fault in PlantedRouterFault.allCases {
      PlantedRouterFault.plant(fault)
      let isFound = (1...2000).contains { (seed: UInt64) in
        !Self.oneByOne(seed: seed).violations.isEmpty
          || !Self.inOneTurn(seed: seed).violations.isEmpty
          || !Self.underAFinger(seed: seed).violations.isEmpty
          || !Self.withRefusals(seed: seed).violations.isEmpty
          || !Self.allAtOnce(seed: seed).violations.isEmpty
      }
      XCTAssertTrue(isFound, "\(fault)")
      PlantedRouterFault.plant(nil)
    }
  }
}
