import Sessions
import XCTest

/// Reports of parts of a run, joined.
@MainActor
final class MergeTests: ReportTestCase {
  private struct Merged: Equatable {
    var code: Int32 = -1
    var messages: [String] = []
    var json: [String] = []
    var tap: [String] = []
    var human: [String] = []
    var junit = ""
    var problem: String?
  }

  private func merge(_ reports: [String: [String]]) -> Merged {
    var merged = Merged()
    var merge = ReportMerge(
      files: MemoryFiles(reports.mapValues { $0.map { $0 + "\n" }.joined() })
    ) { merged.messages.append($0) }
    let frame = MemoryFrame()
    merge.reports = [
      JSONLinesReport { merged.json += $0 }, TAPReport { merged.tap += $0 },
      HumanReport { merged.human += $0 }, JUnitReport(sink: frame),
    ]
    do throws(ReportProblem) {
      merged.code = try merge.run(reports.keys.sorted())
    } catch {
      merged.problem = error.message
    }
    merged.junit = Self.timeless(frame.text)
    merged.json = merged.json.map(Self.timeless)
    return merged
  }

  private let texts = [
    "s/a.nav": mixed, "s/b.nav": head + "tpa\n", "s/c.nav": head + "select tab clip\n",
    "s/d.nav": head + "select tab clip\nexpect depth is 7\n",
  ]

  private func part(_ index: Int, of count: Int) -> [String] {
    run(texts, configure: { $0.shard = Shard(index, of: count) }).json
  }

  func test_parts_readAsTheWhole() async {
    let whole = run(texts)
    for count in 1...9 {
      var parts: [String: [String]] = [:]
      // Given in another order than that of their numbers.
      for index in 1...count { parts["\(count - index)"] = part(index, of: count) }
      let merged = merge(parts)
      XCTAssertEqual(merged.json, whole.json, "\(count) parts")
      XCTAssertEqual(merged.tap, whole.tap)
      XCTAssertEqual(merged.human, whole.human)
      XCTAssertEqual(merged.junit, whole.junit)
      XCTAssertEqual(merged.code, whole.code)
      XCTAssertNil(merged.problem)
    }
  }

  func test_CI_E4_caseThatNoReportHolds_isThereAllTheSame() async {
    let cut = Array(part(2, of: 2).dropLast(3))
    let merged = merge(["1": part(1, of: 2), "2": cut])
    XCTAssertEqual(merged.code, 3)
    XCTAssertEqual(
      merged.human.suffix(13),
      [
        "crashed (not reported): case 7", "(not reported):1:1: crashed: case 7",
        "   expected: an outcome", "   actual:   no report holds one",
        "   differs:  the report of shard 2/2 ends before it",
        "   steps so far (case \"case 7\"): none",
        "crashed (not reported): case 8", "(not reported):1:1: crashed: case 8",
        "   expected: an outcome", "   actual:   no report holds one",
        "   differs:  the report of shard 2/2 ends before it",
        "   steps so far (case \"case 8\"): none",
        "1 passed, 2 failed, 1 skipped, 1 todo, 2 crashed, 1 file with errors",
      ])
    let without = merge(["1": part(1, of: 2)])
    XCTAssertEqual(without.code, 3)
    XCTAssertTrue(without.human.contains("   differs:  the report of its shard was not given"))
  }

  func test_CI_E4_emptyReport_isThatOfAMachineThatBroke() async {
    let merged = merge(["1": part(1, of: 2), "2": []])
    XCTAssertEqual(merged.code, 3)
    XCTAssertEqual(merged.messages, ["2: there is no report in it; its cases count as missing"])
    XCTAssertEqual(
      merged.human.last, "1 passed, 1 failed, 1 skipped, 1 todo, 4 crashed")
    XCTAssertEqual(merge(["1": [], "2": []]).problem, "1: no report; reports are those of --json")
  }

  func test_heaviestCodeOfAPart_countsForTheWhole() async {
    func merged(_ codes: [Int]) -> Int32 {
      let parts = codes.enumerated().map { index, code in
        (
          "\(index)",
          part(index + 1, of: codes.count).map {
            $0.replacing(#/"code":[0-9]+/#, with: "\"code\":\(code)")
          }
        )
      }
      return merge(Dictionary(uniqueKeysWithValues: parts)).code
    }
    // The whole has a file with errors.
    XCTAssertEqual(merged([0, 0]), 2)
    XCTAssertEqual(merged([4, 1]), 2)
    XCTAssertEqual(merged([3, 0]), 3)
    XCTAssertEqual(merged([0, 3]), 3)
    for signal in [129, 130, 141, 143] { XCTAssertEqual(merged([signal, 3]), Int32(signal)) }
  }

  func test_reportsThatDoNotBelongTogether_areRefused() async {
    let cases: [([String: [String]], String)] = [
      (["a": part(1, of: 2), "b": part(1, of: 2)], "case 1 stands in a and in b"),
      (["a": part(1, of: 2), "b": part(2, of: 3)], "a and b are of different runs"),
      (["a": ["{}"]], "a:1: this is no line of version 1; reports are those of --json"),
      (["a": ["ok 1"]], "a:1:1: expected a value; reports are those of --json"),
      (["a": [#"{"v":1,"event":"run"}"#]], "a:1: the line lacks what its event must have"),
      (["a": [#"{"v":1,"event":"case"}"#]], "a:1: the line lacks what its event must have"),
      (["a": []], "a: no report; reports are those of --json"),
      (["a": [""]], "a: no report; reports are those of --json"),
    ]
    for (reports, message) in cases { XCTAssertEqual(merge(reports).problem, message) }
  }

  func test_eventsOfALaterMinor_areLeftOut() async {
    var report = part(1, of: 1)
    report.insert(#"{"v":1,"event":"weather","sunny":true}"#, at: 1)
    XCTAssertEqual(merge(["a": report]).json, run(texts).json)
  }
}
