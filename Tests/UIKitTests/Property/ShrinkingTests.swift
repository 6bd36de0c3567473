import UIKit
import XCTest

/// A failure is reported as the shortest script that still fails.
@MainActor
final class ShrinkingTests: XCTestCase {
  func test_shrink_leavesOutWhateverIsNotNeeded() async {
    let all = Array(1...100)
    XCTAssertEqual(shrink(all) { $0.contains(17) && $0.contains(63) }, [17, 63])
    XCTAssertEqual(shrink(all) { $0.count > 2 }.count, 3)
    XCTAssertEqual(shrink(all) { _ in true }, [])
    XCTAssertEqual(shrink(all) { $0 == all }, all)
  }

  func test_shrink_keepsTheOrder() async {
    let isFailing = { (list: [Int]) in
      guard let high = list.firstIndex(of: 9), let low = list.firstIndex(of: 1) else {
        return false
      }
      return high < low
    }
    XCTAssertEqual(shrink([3, 9, 4, 4, 1, 9], while: isFailing), [9, 1])
  }

  func test_report_isAScriptToPaste() async throws {
    try XCTSkipUnless(PlantedFault.canBePlanted, "this build has no planted faults")
    PlantedFault.plant(.popToMiscounts)
    defer { PlantedFault.plant(nil) }
    let script: [WorldOperation] = [
      .setRoot("N1-hides"), .system(.iOS18), .push("C2-full-kept", on: "N1-hides", animated: true),
      .settle(finishing: true), .present("A3", from: "C2-full-kept", animated: true),
      .inside(nil, .completion, .popToRoot("N1-hides", animated: true)), .settle(finishing: false),
    ]
    XCTAssertEqual(
      PropertyRun(script: script).report(seed: 7),
      """
      invariant 4: N1 counts 0 of 1 members
      seed 7, shrunk from 7 operations to 4:
      expectInvariants(after: [
        .setRoot("N1"),
        .push("C2", on: "N1", animated: false),
        .present("A3", from: "C2", animated: false),
        .inside(nil, .completion, .popToRoot("N1", animated: false)),
      ])
      which tells:
      \(journal)
      """)
  }

  private let journal = """
    > .setRoot("N1")
    N1.0.wM
    N1.0.dM
    N1.load
    N1.wA
    N1.0.load
    N1.0.wA
    N1.0.willShow
    N1.iA
    N1.0.iA
    N1.dA
    N1.0.didShow
    N1.0.dA
    > .push("C2", on: "N1", animated: false)
    C2.wM
    C2.load
    N1.0.wD
    C2.wA
    C2.willShow
    C2.iA
    N1.0.dD
    C2.dA
    C2.dM
    C2.didShow
    > .present("A3", from: "C2", animated: false)
    A3.load
    A3.wA
    A3.iA
    > .inside(nil, .completion, nil)
    A3.dA
    A3.completion
      > .popToRoot("N1", animated: false)
      C2.wM
      C2.wD
      N1.0.wA
      N1.0.willShow
      N1.0.iA
      C2.dD
      N1.0.dA
      C2.dM
      N1.0.didShow
    ! invariant 4: N1 counts 0 of 1 members
    """
}
