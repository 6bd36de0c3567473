import Airports
import Clip
import Foundation
import Memo
import Sessions
import Simulator
import XCTest

/// No session file of the samples ends with something that should be gone, and their random walks, which check the same
/// at their ends, do not either: the audit raises no false alarm.
@MainActor
final class SessionAuditTests: XCTestCase {
  func test_F_58_atTheEndOfEverySession_theAuditIsSilent() async {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../Sessions"
    let planner = SessionPlanner(
      apps: [ClipApp.self, MemoApp.self, AirportsApp.self], files: DiskFiles())
    var runner = SessionRunner()
    var apps: Set<String> = []
    var count = 0
    runner.atEnd = { plan, simulator in
      _ = simulator.settle()
      count += 1
      apps.insert(simulator.appType.name)
      XCTAssertEqual(simulator.survivors, [], "\(plan.file): \(plan.title)")
      XCTAssertEqual(simulator.leaks, [], "\(plan.file): \(plan.title)")
    }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    // A name with a line in front is that of a part of others.
    for name in names.sorted()
    where name.hasSuffix(".nav") && !(name as NSString).lastPathComponent.hasPrefix("_") {
      guard let plan = planner.plan("\(folder)/\(name)").plan else { continue }
      _ = runner.run(plan)
    }
    XCTAssertEqual(apps, ["airports", "clip", "memo"])
    XCTAssertGreaterThan(count, 150)
  }
}
