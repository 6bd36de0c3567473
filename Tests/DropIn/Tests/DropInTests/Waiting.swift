import UIKit
import XCTest

extension XCTestCase {
  /// Lets what is animated end: it does on the next turns of the main queue.
  @MainActor
  func waitForTransitions() async {
    for _ in 0..<5 {
      let turned = expectation(description: "a turn of the main queue")
      DispatchQueue.main.async { turned.fulfill() }
      await fulfillment(of: [turned], timeout: 3)
    }
  }
}
