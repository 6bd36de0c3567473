import UIKit
import XCTest

/// Random legal and illegal operations, from outside and from inside callbacks, against the invariants of
/// catalogue 11.6.
@MainActor
final class PropertyTests: XCTestCase {
  private struct Outcome {
    let journal: [String]
    let violations: [String]
  }

  private func run(seed: UInt64, operations: Int = 60) -> Outcome {
    let world = World(seed: seed)
    for _ in 0..<operations where world.violations.isEmpty {
      world.perform()
      if world.random.chance(15) { world.settle() }
    }
    if world.violations.isEmpty { world.settle() }
    world.end()
    return Outcome(journal: world.journal, violations: world.violations)
  }

  private func expectNoViolation(seed: UInt64, file: StaticString = #filePath, line: UInt = #line)
    -> Bool
  {
    let outcome = run(seed: seed)
    guard let first = outcome.violations.first else { return true }
    XCTFail(
      "seed \(seed): \(first)\n" + outcome.journal.joined(separator: "\n"), file: file, line: line)
    return false
  }

  func test_invariants_holdAfterAnySequenceOfOperations() async {
    let runs = Int(ProcessInfo.processInfo.environment["NAVWRIGHT_PROPERTY_RUNS"] ?? "") ?? 340
    let first = UInt64(ProcessInfo.processInfo.environment["NAVWRIGHT_PROPERTY_SEED"] ?? "") ?? 1
    for seed in first..<first + UInt64(runs) {
      guard expectNoViolation(seed: seed) else { break }
    }
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).map(\.id), [])
  }

  func test_invariants_theSameSeedGivesTheSameJournal() async {
    for seed in UInt64(1)...20 {
      XCTAssertEqual(run(seed: seed).journal, run(seed: seed).journal)
    }
  }
}
