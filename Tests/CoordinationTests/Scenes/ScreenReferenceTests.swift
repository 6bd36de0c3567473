import Coordination
import UIKit
import XCTest

@MainActor
final class ScreenReferenceTests: XCTestCase {
  func test_reference_leadsToTheScreenAndDoesNotKeepIt() async {
    var screen: UIViewController? = UIViewController()
    let reference = screen.map { ScreenReference($0) }
    XCTAssertTrue(reference?.screen === screen)
    screen = nil
    XCTAssertNotNil(reference)
    XCTAssertNil(reference?.screen)
  }
}
