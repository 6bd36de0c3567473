import Foundation
import Sessions
import Simulator
import XCTest

/// Files of earlier formats keep their meaning.
@MainActor
final class GoldenCorpusTests: XCTestCase {
  private var corpus: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SessionCorpus").path
  }

  func test_FILE_A10_format1_0_keepsItsMeaning() async throws {
    let planner = SessionPlanner(apps: [PocketApp.self], files: DiskFiles())
    let path = "\(corpus)/1.0/everything.nav"
    let result = planner.plan(path)
    XCTAssertEqual(result.diagnostics.map(\.rendered), [])
    let plan = try XCTUnwrap(result.plan)
    let results = SessionRunner().run(plan)
    for case .failed(let failure) in results.map(\.status) {
      XCTFail(failure.lines.joined(separator: "\n"))
    }
    XCTAssertEqual(
      results.map { "\($0.line) \($0.title): \(word(for: $0.status))" },
      [
        "13 headers, launch, variables: passed", "31 places: passed", "65 elements: passed",
        "93 time: passed", "114 looks: passed", "139 only shown: passed", "143 lenient: passed",
        "147 not run: skipped (no need)", "150 must fail: todo (not built)",
      ])
    XCTAssertEqual(
      results.flatMap(\.notes),
      ["\(path):141:3: note: not claimed: \"selected tab clip\""])
  }

  func test_FILE_A10_format1_0_keepsItsForm() async throws {
    for name in ["everything.nav", "_part.nav"] {
      let bytes = try DiskFiles().contents(of: "\(corpus)/1.0/\(name)")
      let result = SessionFormatter().format(bytes, path: name)
      XCTAssertEqual(
        result.bytes.map { String(decoding: $0, as: UTF8.self) },
        String(decoding: bytes, as: UTF8.self), name)
    }
  }

  private func word(for status: CaseResult.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped(let reason): "skipped (\(reason))"
    case .todo(let reason): "todo (\(reason))"
    }
  }
}
