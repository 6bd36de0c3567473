import Dispatch
import Synchronization
import UIKit
import XCTest

/// References that keep nothing alive and slow nothing down.
@MainActor
final class FaintTests: XCTestCase {
  private final class Thing {
    let atDeath: () -> Void

    init(atDeath: @escaping () -> Void = {}) {
      self.atDeath = atDeath
    }

    deinit { atDeath() }
  }

  private final class Holder {
    var reference: Faint<Holder>?
    let tell: (Bool) -> Void

    init(tell: @escaping (Bool) -> Void) {
      self.tell = tell
    }

    deinit { tell(reference?.isLive ?? false) }
  }

  func test_faint_findsTheObjectWhileItLives() async {
    let thing = Thing()
    let reference = Faint(thing)
    XCTAssertTrue(reference.object === thing)
    XCTAssertTrue(reference.isLive)
  }

  func test_faint_keepsNothingAlive() async {
    var deaths = 0
    var thing: Thing? = Thing { deaths += 1 }
    let reference = thing.map(Faint.init)
    thing = nil
    XCTAssertEqual(deaths, 1)
    XCTAssertNil(reference?.object)
    // Asking does not bring it back, however often.
    for _ in 0..<100 where reference?.isLive == true { XCTFail("it is dead") }
    XCTAssertEqual(deaths, 1)
  }

  func test_faint_findsNothingInADyingObject() async {
    var wasLive: Bool?
    var holder: Holder? = Holder { wasLive = $0 }
    holder?.reference = holder.map(Faint.init)
    holder = nil
    XCTAssertEqual(wasLive, false)
  }

  func test_faint_copiesReferToTheSameObject() async {
    var thing: Thing? = Thing()
    let references = thing.map { [Faint($0), Faint($0)] } ?? []
    let copies = references + references
    XCTAssertEqual(copies.filter(\.isLive).count, 4)
    thing = nil
    XCTAssertEqual(copies.filter(\.isLive).count, 0)
  }

  func test_faint_worksBesideWeakReferences() async {
    var thing: Thing? = Thing()
    weak let before = thing
    let reference = thing.map(Faint.init)
    weak let after = thing
    XCTAssertTrue(reference?.isLive == true && before != nil && after != nil)
    thing = nil
    XCTAssertTrue(reference?.isLive == false && before == nil && after == nil)
  }

  func test_faint_mayBeAskedWhileTheObjectDiesOnAnotherThread() async {
    let latest = Mutex<Faint<Mortal>?>(nil)
    let deaths = Mutex(0)
    let rounds = 5_000
    DispatchQueue.concurrentPerform(iterations: 3) { worker in
      for _ in 0..<rounds {
        if worker == 0 {
          let mortal = Mortal { deaths.withLock { $0 += 1 } }
          latest.withLock { $0 = Faint(mortal) }
        } else {
          latest.withLock { $0?.object?.touch() }
        }
      }
    }
    XCTAssertEqual(deaths.withLock { $0 }, rounds)
    XCTAssertNil(latest.withLock { $0?.isLive == true ? "alive" : nil })
  }
}

/// An object that tells of its death, wherever that is.
private final class Mortal: Sendable {
  private let atDeath: @Sendable () -> Void

  init(atDeath: @escaping @Sendable () -> Void) {
    self.atDeath = atDeath
  }

  func touch() {}

  deinit { atDeath() }
}
