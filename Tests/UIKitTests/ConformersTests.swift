import XCTest

@testable import UIKit

private protocol Marked: UIViewController {}
private final class PlainScreen: UIViewController {}
private class MarkedScreen: UIViewController, Marked {}
private final class HeirOfMarkedScreen: MarkedScreen {}

final class ConformersTests: XCTestCase {
  func test_conformers_includeWhatConformsAndWhatInheritsFromIt() {
    for type in [MarkedScreen.self, HeirOfMarkedScreen.self] as [AnyClass] {
      let marked = Conformers(of: (any Marked).self)
      XCTAssertTrue(marked.include(type) { type is any Marked.Type })
    }
  }

  func test_conformers_doNotIncludeAnythingElse() {
    let type: AnyClass = PlainScreen.self
    let marked = Conformers(of: (any Marked).self)
    XCTAssertFalse(marked.include(type) { type is any Marked.Type })
  }

  func test_conformers_ofWhatIsNoProtocolEveryClassIsAsked() {
    for type in [Int.self, Any.self] as [Any.Type] {
      XCTAssertTrue(Conformers(of: type).include(PlainScreen.self) { true })
      XCTAssertFalse(Conformers(of: type).include(PlainScreen.self) { false })
    }
  }
}
