import UIKit
import XCTest

/// The table behind the registry: it grows, shrinks, and takes slots back from other threads.
@MainActor
final class RegistryTableTests: XCTestCase {
  private final class Watched {}

  private let registry = LifetimeRegistry.shared

  override func setUp() async throws {
    Runtime.install(Runtime(isSimulated: true))
  }

  private func register(_ count: Int, from first: Int32 = 1) -> [Int32] {
    (0..<Int32(count)).map { registry.register(Watched.self, id: first + $0, kind: .coordinator) }
  }

  private var liveIDs: [Int32] { registry.live(.coordinator).map(\.id) }

  func test_live_isInTheOrderOfIds() async {
    let slots = [3, 1, 2].map { registry.register(Watched.self, id: $0, kind: .coordinator) }
    XCTAssertEqual(liveIDs, [1, 2, 3])
    XCTAssertEqual(registry.live(.coordinator).map(\.typeName), ["Watched", "Watched", "Watched"])
    XCTAssertEqual(registry.live(.controller), [])
    for slot in slots { registry.release(slot) }
    XCTAssertEqual(liveIDs, [])
  }

  func test_live_listsTheCurrentRunOnly() async {
    let slots = register(1)
    Runtime.install(Runtime(isSimulated: true))
    XCTAssertEqual(liveIDs, [])
    for slot in slots { registry.release(slot) }
  }

  func test_markInTree_isRemembered() async {
    let slots = register(2)
    registry.markInTree(slots[1])
    XCTAssertEqual(registry.live(.coordinator).map(\.wasInTree), [false, true])
    for slot in slots { registry.release(slot) }
  }

  func test_massRelease_inAnyOrder_keepsWhatLives() async {
    let before = registry.count
    let orders: [([Int32]) -> [Int32]] = [
      { $0 }, { $0.reversed() },
      { slots in (0..<2).flatMap { odd in slots.indices.filter { $0 % 2 == odd }.map { slots[$0] } }
      },
    ]
    for order in orders {
      var slots = register(50_000)
      let kept = [0, 25_000, 49_999]
      let keptSlots = kept.map { slots[$0] }
      for place in kept.reversed() { slots.remove(at: place) }
      for slot in order(slots) { registry.release(slot) }
      XCTAssertEqual(liveIDs, kept.map { Int32($0 + 1) })
      XCTAssertEqual(registry.count, before + 3)
      // Free slots are handed out again, each once.
      let again = register(5_000, from: 100_000)
      XCTAssertEqual(Set(again).count, 5_000)
      XCTAssertEqual(liveIDs.count, 5_003)
      for slot in again + keptSlots { registry.release(slot) }
      XCTAssertEqual(registry.count, before)
    }
  }

  func test_releaseOnOtherThreads_isCountedOnce() async {
    let before = registry.count
    let slots = register(1_000)
    let registry = registry
    await withTaskGroup(of: Void.self) { group in
      for slot in slots { group.addTask { registry.release(slot) } }
    }
    XCTAssertEqual(registry.count, before)
    XCTAssertEqual(liveIDs, [])
  }
}
