import Memo
import NavwrightTesting
import Simulator
import XCTest

/// When a memo was made, as its row tells it.
@MainActor
final class MemoDateTests: XCTestCase {
  func test_theMinuteInGreenwichIsShown_acrossDaysAndMonths() async {
    await simulate(MemoApp.self) { app in
      XCTAssertEqual(
        app.simulator.elements.compactMap { $0.kind == "memo" ? $0.value : nil },
        Array(repeating: "2026-01-01 00:00", count: 4))
      for (hours, text) in [
        (1, "2026-01-01 01:00"), (22, "2026-01-01 23:00"), (24 * 30, "2026-01-31 23:00"),
        (1, "2026-02-01 00:00"), (24 * 9, "2026-02-10 00:00"),
      ] {
        await app.run("advance \(hours)h")
        await app.tap("item", "Add")
        await app.run("enter content \"\(text)\"")
        await app.tap("item", "Save")
        XCTAssertEqual(app.simulator.elements.first { $0.kind == "memo" }?.value, text)
      }
    }
  }
}
