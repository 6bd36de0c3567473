import UIKit
import XCTest

/// Random legal and illegal operations, from outside and from inside callbacks, against the invariants of
/// catalogue 11.6. Tests/README.md says how to run more of them and what to do with a failure.
@MainActor
final class PropertyTests: XCTestCase {
  func test_invariants_holdAfterAnySequenceOfOperations() async {
    let environment = ProcessInfo.processInfo.environment
    let wanted = Int(environment["NAVWRIGHT_PROPERTY_OPERATIONS"] ?? "") ?? 200_000
    var seed = UInt64(environment["NAVWRIGHT_PROPERTY_SEED"] ?? "") ?? 1
    var operations = 0
    while operations < wanted {
      let run = PropertyRun(seed: seed)
      operations += run.operations
      if run.violation != nil {
        XCTFail(run.report(seed: seed))
        break
      }
      seed += 1
    }
    XCTAssertGreaterThanOrEqual(operations, wanted)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).map(\.id), [])
  }

  func test_invariants_theSameScriptGivesTheSameJournal() async {
    for seed in UInt64(1)...100 {
      let made = PropertyRun(seed: seed, isJournaling: true)
      let replayed = PropertyRun(script: made.script, isJournaling: true)
      XCTAssertEqual(replayed.journal, made.journal, "seed \(seed)")
      XCTAssertEqual(replayed.operations, made.operations, "seed \(seed)")
    }
  }
}

/// Runs a script that once failed.
@MainActor
func expectInvariants(
  after script: [WorldOperation], file: StaticString = #filePath, line: UInt = #line
) {
  let run = PropertyRun(script: script, isJournaling: true)
  guard let violation = run.violation else { return }
  XCTFail("\(violation)\n\(run.journal.joined(separator: "\n"))", file: file, line: line)
}
