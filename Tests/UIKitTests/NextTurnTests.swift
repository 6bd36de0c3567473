import UIKit
import XCTest

/// Presentations and dismissals without animation end in the next turn, which keeps one of them beside its heap.
@MainActor
final class NextTurnTests: EngineTestCase {
  func test_nextTurn_theEndOfAModalComesBeforeWhatWasScheduledLater() async {
    let root = screen("root")
    window.rootViewController = root
    let modal = screen("modal")
    root.present(modal, animated: false)
    var order: [String] = []
    runtime.loop.schedule(after: .zero, kind: .turn, name: "later") {
      order.append("later, the modal is \(modal.appearance)")
    }
    XCTAssertEqual(runtime.loop.pending.map(\.name), ["presentation of modal", "later"])
    XCTAssertEqual(runtime.loop.pending.map(\.kind), [.transition, .turn])
    XCTAssertEqual(runtime.loop.owned.map(\.name), ["presentation of modal", "later"])
    XCTAssertFalse(runtime.loop.runNext(until: .milliseconds(-1)))
    while runtime.loop.runNext(until: .zero) {}
    XCTAssertEqual(order, ["later, the modal is appeared"])
    XCTAssertFalse(runtime.loop.hasSettlingWork)
    root.dismiss(animated: false)
    runtime.loop.runNext()
  }

  func test_nextTurn_whatWasScheduledBeforeComesFirst() async {
    let root = screen("root")
    window.rootViewController = root
    let modal = screen("modal")
    var order: [String] = []
    runtime.loop.schedule(after: .zero, kind: .turn, name: "before") {
      order.append("before, the modal is \(modal.appearance)")
    }
    root.present(modal, animated: false)
    XCTAssertEqual(runtime.loop.pending.map(\.name), ["before", "presentation of modal"])
    while runtime.loop.runNext() {}
    XCTAssertEqual(order, ["before, the modal is appearing"])
    XCTAssertEqual(modal.appearance, .appeared)
    root.dismiss(animated: false)
    runtime.loop.runNext()
  }

  func test_nextTurn_aTransitionThatServesAgainKeepsNothingOfTheOneBefore() async {
    let root = screen("root")
    window.rootViewController = root
    weak var first: UIViewController?
    for turn in 0..<3 {
      let modal = screen("modal \(turn)")
      var ended: [String] = []
      root.present(modal, animated: false) { ended.append("presented") }
      runtime.loop.runNext()
      root.dismiss(animated: false) { ended.append("dismissed") }
      runtime.loop.runNext()
      XCTAssertEqual(ended, ["presented", "dismissed"])
      if turn == 0 { first = modal }
    }
    XCTAssertNil(first)
    XCTAssertTrue(runtime.loop.pending.isEmpty)
  }
}
