import Coordination
import UIKit
import XCTest

#if canImport(AllocationCount)
  import AllocationCount

  /// Work that is counted, not timed: it must not grow with what is there already.
  @MainActor
  final class WorkTests: CoordinationTestCase {
    /// What something asked of the allocator, and how many callbacks it led to.
    private struct Work: Equatable {
      var allocations = 0
      var bytes = 0
      var callbacks = 0
    }

    func test_work_aPairOnADeepStackIsThatOnAShallowOne() async throws {
      let shallow = try pair(depth: 10)
      XCTAssertEqual(try pair(depth: 10_000), shallow)
      XCTAssertEqual(shallow.callbacks, 11)
    }

    func test_work_aModalOverADeepStackIsThatOverAShallowOne() async throws {
      let shallow = try modal(depth: 10)
      XCTAssertEqual(try modal(depth: 10_000), shallow)
      XCTAssertEqual(shallow.callbacks, 6)
    }

    func test_work_popToRootGrowsNoFasterThanTheStack() async throws {
      let small = try popToRoot(depth: 100)
      let large = try popToRoot(depth: 10_000)
      XCTAssertLessThanOrEqual(large.allocations, 100 * small.allocations)
      XCTAssertLessThanOrEqual(large.bytes, 120 * small.bytes)
      XCTAssertEqual(large.callbacks, small.callbacks)
    }

    func test_work_aSwitchOfTheRootIsTheSameAfterMany() async throws {
      let app = NumberedApp(window: window)
      runtime.log.level = .off
      var number = 0
      func next() {
        number += 1
        app.show(number)
        settle()
      }
      for _ in 1...20 { next() }
      let early = try work(counted: next)
      for _ in 1...1_000 { next() }
      XCTAssertEqual(try work(counted: next), early)
      XCTAssertEqual(early.callbacks, 6)
    }

    private func pair(depth: Int) throws -> Work {
      let router = deepRouter(depth)
      return try work {
        router.push(Screen("X"), animated: false) { _ in }
        router.pop(animated: false)
      }
    }

    private func modal(depth: Int) throws -> Work {
      let router = deepRouter(depth)
      return try work {
        router.present(Screen("M"), animated: false) { _ in }
        settle()
        router.dismiss(animated: false)
        settle()
      }
    }

    private func popToRoot(depth: Int) throws -> Work {
      let router = deepRouter(1)
      let screens = (1..<depth).map { Screen("\($0)") }
      return try work(times: 1) {
        for screen in screens { router.push(screen, animated: false) { _ in } }
        runtime.log.removeAll()
      } counted: {
        router.popToRoot(animated: false)
      }
    }

    private func deepRouter(_ depth: Int) -> Router {
      let router = makeRouter("Root")
      runtime.log.level = .off
      for number in 1..<depth { router.push(Screen("\(number)"), animated: false) { _ in } }
      return router
    }

    /// Counts something that was done often enough before for tables to have their size.
    private func work(
      times: Int = 5, before: () -> Void = {}, counted body: () -> Void
    ) throws -> Work {
      for _ in 1..<times {
        before()
        body()
      }
      before()
      let start = allocations_so_far()
      body()
      let end = allocations_so_far()
      var work = Work(
        allocations: Int(end.count - start.count), bytes: Int(end.bytes - start.bytes))
      try XCTSkipIf(work.allocations == 0, "nobody counts allocations in this build")
      if times > 1 {
        runtime.log.level = .lifecycle
        body()
        work.callbacks = callbacks
        runtime.log.level = .off
        runtime.log.removeAll()
      }
      return work
    }

    private var callbacks: Int {
      var count = 0
      for entry in runtime.log.entries {
        if case .lifecycle = entry.kind { count += 1 }
      }
      return count
    }
  }

  /// Each number is a root.
  @MainActor
  private final class NumberedApp: RootCoordinator<Int> {
    override func makeRoot(_ root: Int) -> RootContent? { .screen(Screen("Root")) }
  }
#endif
