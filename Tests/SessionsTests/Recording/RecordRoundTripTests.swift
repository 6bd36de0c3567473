import Foundation
import Sessions
import Simulator
import XCTest

/// Record, replay, record again: the same bytes.
@MainActor
final class RecordRoundTripTests: RecordingTestCase {
  /// Types what a file has, output lines apart, into a recording of its own.
  private func recordAgain(_ name: String, into other: String, _ style: RecordingStyle) throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(other), RecordingOptions(style: style))
    let headers = ["session", "seed", "#", "|"]
    for line in try text(name).components(separatedBy: "\n") {
      let isHead = headers.contains { line.hasPrefix($0) } || line == "app pocket"
      if !isHead { prompt.type(line) }
    }
    _ = prompt.recorder.stop()
  }

  func test_roundTrip_givesTheSameBytes() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path("one.nav"), RecordingOptions())
    prompt.type(
      "st clip", "t clip 3", "swipe back cancel", "b", "t button \"Add clip\"", "en name x  # why",
      "dismiss all", "back", "! back", "e depth is 1", "begin tap clip \"Swift\"", "settle",
      "back to root", "service links holds", "tap clip id=2", "advance 1s", "service links replies")
    _ = prompt.recorder.stop()
    checkHolds("one.nav")
    try recordAgain("one.nav", into: "two.nav", .stack)
    XCTAssertEqual(try text("two.nav"), try text("one.nav"))
  }

  /// Walks at random; whatever is typed, the file holds and is recorded again as it stands.
  func test_roundTrip_ofRandomWalks() async throws {
    for seed in 1...60 {
      var words = WordSource(seed: UInt64(seed))
      let style = RecordingStyle.allCases[seed % RecordingStyle.allCases.count]
      let prompt = Prompt()
      let name = "\(seed).nav"
      try prompt.recorder.start(path(name), RecordingOptions(style: style))
      for _ in 0..<30 {
        let actions = prompt.interpreter.simulator.possibleActions.filter {
          !["tap button \"Crash\"", "tap button \"Warn\""].contains($0.canonicalText)
        }
        let action =
          words.next(6) == 0 || actions.isEmpty
          ? UserAction.back(.button) : actions[words.next(actions.count)]
        prompt.type(action.canonicalText)
        if words.next(5) == 0 { prompt.type("expect depth >= 1", "tree", "nonsense") }
      }
      _ = prompt.recorder.stop()
      checkHolds(name)
      try recordAgain(name, into: "again-\(name)", style)
      XCTAssertEqual(try text("again-\(name)"), try text(name), "seed \(seed)")
    }
  }
}
