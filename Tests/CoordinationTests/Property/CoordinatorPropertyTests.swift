import Coordination
import UIKit
import XCTest

/// Random journeys, tabs, roots, links and touches: each call completes once, each closure runs once, and nobody goes
/// on without a screen.
@MainActor
final class CoordinatorPropertyTests: XCTestCase {
  override func tearDown() async throws {
    Runtime.install(Runtime(isSimulated: true))
  }

  /// How many seeds are tried, more if the environment says so.
  private static let seeds =
    UInt64(ProcessInfo.processInfo.environment["NAVWRIGHT_ROUTER_SEEDS"] ?? "") ?? 200

  /// One act after the other, each alone: a call that fails has changed nothing.
  static func oneByOne(seed: UInt64) -> CoordinatorWorld {
    let world = CoordinatorWorld(seed: seed)
    world.isAlone = true
    world.begin(inStack: seed % 3 == 0)
    for _ in 0..<60 where world.violations.isEmpty {
      let before = world.state
      let units = RouterWorld.Units(of: world.window)
      let kept = closuresKept()
      let call = world.act()
      world.settle()
      let change = RouterWorld.change(from: units, to: RouterWorld.Units(of: world.window))
      if let call, case .success(let outcome)? = call.result, call.isCounted, outcome != change {
        world.fail("\(call.words): \(outcome) but the tree: \(change)\n\(before)\n\(world.state)")
      }
      if let call, case .failure(let error)? = call.result {
        if world.state != before {
          world.fail("\(call.words): \(error), yet something changed\n\(before)\n\(world.state)")
        }
        if kept != closuresKept() { world.fail("\(call.words): \(error), yet a closure was kept") }
      }
      world.rest()
      world.checkAtRest()
    }
    world.end()
    return world
  }

  /// Everything at once, also from callbacks, closures and completions.
  static func allAtOnce(seed: UInt64) -> CoordinatorWorld {
    let world = CoordinatorWorld(seed: seed)
    world.bypasses = seed % 4 == 3
    world.touches = seed % 5 < 3
    world.guards = seed % 2 == 0
    world.nestedActs = 30
    world.begin(inStack: seed % 3 == 0)
    for _ in 0..<80 where world.violations.isEmpty {
      switch world.random.below(8) {
      case 0, 1, 2, 3, 4: world.act()
      case 5, 6: if world.runtime.loop.hasSettlingWork { world.runtime.loop.runNext() }
      default:
        world.rest()
        world.checkAtRest()
      }
    }
    world.end()
    return world
  }

  private static func closuresKept() -> Int {
    Engine.state.liveRouters.reduce(0) { $0 + $1.registrations.count }
  }

  func test_oneActAlone_isWhole() async { expectNoViolation(ofSeeds: Self.seeds, Self.oneByOne) }
  func test_everythingAtOnce_losesAndDoublesNothing() async {
    expectNoViolation(ofSeeds: Self.seeds, Self.allAtOnce)
  }
}
