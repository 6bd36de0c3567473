import Coordination
import UIKit
import XCTest

/// An app may end while transitions are open or wait: each still completes, once.
@MainActor
final class AbandonedTransitionTests: CoordinationTestCase {
  func test_end_completesWhatIsOpenAndWhatWaits() async {
    let router = makeRouter("A")
    let open = router.push(Screen("B"), animated: true)
    let waiting = router.push(Screen("C"), animated: true)
    var results: [String] = []
    for transition in [open, waiting] {
      transition.whenComplete { result in
        switch result {
        case .success: results.append("done")
        case .failure(let error): results.append("\(error)")
        }
      }
    }
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
    let detached = "the router's navigation controller is gone"
    XCTAssertEqual(results, [detached, detached])
    runtime.delivery.abandonAll()
    settle()
    XCTAssertEqual(results.count, 2)
  }
}
