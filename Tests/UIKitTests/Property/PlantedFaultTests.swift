import UIKit
import XCTest

/// The net holds: each rule broken on purpose is found, by an invariant that is about it.
@MainActor
final class PlantedFaultTests: XCTestCase {
  private static let mostOperations = 10_000

  private struct Found {
    let seed: UInt64
    let operations: Int
    let violation: Violation
  }

  /// The invariants of catalogue 11.6 that a broken rule goes against.
  private func fittingInvariants(_ fault: PlantedFault) -> Set<Int> {
    switch fault {
    case .pushOfMember: [4, 6]
    case .setOfStack: [4, 6]
    case .popOfRoot: [4, 6]
    case .popToMiscounts: [4]
    case .popToStranger: [4, 6]
    case .setOfTwins: [4, 6]
    case .setForgetsLeavers: [4, 11]
    case .revertOfNothing: [4, 10]
    case .transitionUnmarked: [0, 1, 2, 8]
    case .transitionEndless: [0]
    case .presentationOfChild: [5, 6]
    case .presentationOfSecond: [2, 5, 7]
    case .presentationFromNowhere: [2]
    case .dismissalOfNothing: [6, 7]
    case .appearanceTwice: [1]
    // A cancelled gesture turns what was leaving and what was coming round, or never ends.
    case .appearanceOneWay, .disappearanceOneWay: [0, 1, 2, 10]
    case .barStaysHidden: [10, 13]
    case .barNeedsTwo: [13]
    case .barNotRestored: [10, 13]
    case .selectionUnseen: [2]
    case .selectionBeyondEnd: [6]
    case .selectionOfStranger: [6]
    }
  }

  private func find(_ fault: PlantedFault) -> Found? {
    var operations = 0
    var seed: UInt64 = 1
    PlantedFault.plant(fault)
    defer { PlantedFault.plant(nil) }
    while operations < Self.mostOperations {
      let run = PropertyRun(seed: seed)
      operations += run.operations
      if let violation = run.violation {
        return Found(seed: seed, operations: operations, violation: violation)
      }
      seed += 1
    }
    return nil
  }

  func test_plantedFaults_areFoundByAFittingInvariant() async throws {
    try XCTSkipUnless(PlantedFault.canBePlanted, "this build has no planted faults")
    var lastSeed: UInt64 = 0
    for fault in PlantedFault.allCases {
      guard let found = find(fault) else {
        XCTFail("\(fault) was not found in \(Self.mostOperations) operations")
        continue
      }
      XCTAssertTrue(
        fittingInvariants(fault).contains(found.violation.invariant),
        "\(fault) was found by \(found.violation)")
      XCTAssertLessThanOrEqual(found.operations, Self.mostOperations, "\(fault)")
      lastSeed = max(lastSeed, found.seed)
      if ProcessInfo.processInfo.environment["NAVWRIGHT_PROPERTY_TABLE"] != nil {
        print("| \(fault) | \(found.operations) | \(found.violation) |")
      }
    }
    // The seeds that found them find nothing when no rule is broken.
    for seed in 1...max(lastSeed, 1) {
      XCTAssertNil(PropertyRun(seed: seed).violation, "seed \(seed)")
    }
  }
}
