import Coordination
import UIKit
import XCTest

/// A scene coordinator over the window of the test.
@MainActor
class SceneTestCase: CoordinationTestCase {
  lazy var coordinator = SceneCoordinator(window: window)

  override func tearDown() async throws {
    coordinator = SceneCoordinator(window: window)
    try await super.tearDown()
  }

  /// Shows scenes one after the other, each to its end.
  func show(_ scenes: (TestScene, TransitionStyle)...) {
    for (scene, style) in scenes {
      coordinator.transition(to: scene, using: style)
      settle()
    }
    runtime.log.removeAll()
  }

  /// A transition to its end.
  @discardableResult
  func go(_ scene: TestScene, _ style: TransitionStyle) -> SceneTransition {
    let transition = coordinator.transition(to: scene, using: style)
    settle()
    return transition
  }

  /// A close to its end.
  @discardableResult
  func close() -> SceneTransition {
    let transition = coordinator.close()
    settle()
    return transition
  }

  var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  var topModal: UIViewController? {
    var next = window.rootViewController?.presented
    while let upper = next?.presented { next = upper }
    return next
  }

  func expect(
    _ transition: SceneTransition, added: Int = 0, removed: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      transition.result, .success(TransitionOutcome(added: added, removed: removed)), file: file,
      line: line)
  }

  func expectOpen(
    _ transition: SceneTransition, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(transition.result, "it has ended", file: file, line: line)
  }

  func expectRefused(
    _ transition: SceneTransition, _ error: TransitionError, _ text: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(transition.result, .failure(error), file: file, line: line)
    XCTAssertEqual("\(error)", text, file: file, line: line)
  }

  func expectNoWarnings(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(runtime.diagnostics.messages, [], file: file, line: line)
  }
}
