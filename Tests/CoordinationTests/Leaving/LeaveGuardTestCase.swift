import Coordination
import UIKit
import XCTest

/// Screens that refuse to leave, and what became of it.
@MainActor
class LeaveGuardTestCase: CoordinationTestCase {
  /// A stack in the window whose top has unsaved changes, with a removal closure for each but the root.
  func makeGuarded(
    _ names: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> (router: Router, top: GuardedScreen) {
    let router = makeRouter("Home")
    for name in names.dropLast() {
      router.push(Screen(name), animated: false, onRemoval: noting(name))
    }
    let name = try XCTUnwrap(names.last, file: file, line: line)
    let top = GuardedScreen(name)
    router.push(top, animated: false, onRemoval: noting(name))
    runtime.log.removeAll()
    runtime.log.level = .lifecycle
    return (router, top)
  }

  /// A stack that is presented over the window's, whose top has unsaved changes.
  func presentGuarded(
    over router: Router, _ name: String = "Compose"
  ) -> (inner: Router, stack: UINavigationController, top: GuardedScreen) {
    let stack = UINavigationController(rootViewController: Screen("In"))
    router.present(stack, animated: false, onRemoval: noting("nav"))
    settle()
    let inner = Router(rootViewController: stack)
    let top = GuardedScreen(name)
    inner.push(top, animated: false, onRemoval: noting(name))
    runtime.log.removeAll()
    runtime.log.level = .lifecycle
    return (inner, stack, top)
  }

  /// That nothing but these words has been recorded: no callback, no change; and no closure was called.
  func expectOnly(_ words: String..., file: StaticString = #filePath, line: UInt = #line) {
    let entries = runtime.log.entries.map { $0.kind == .note ? $0.label : "\($0.kind)" }
    XCTAssertEqual(entries, words, file: file, line: line)
    XCTAssertEqual(notes, [], file: file, line: line)
    runtime.log.removeAll()
  }

  func expectVetoed(
    _ transition: Transition, by screen: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    expectRefused(
      transition, .vetoed(screen), "\(screen) refuses to leave", file: file, line: line)
  }
}
