import Coordination
import UIKit
import XCTest

/// A screen that says which bars are there.
final class BarScreen: Screen, BarDeclaring {
  /// Nil for as the stack has it.
  var prefersNavigationBarHidden: Bool?
  /// Nil for as the stack has it.
  var prefersToolbarHidden: Bool?

  init(_ name: String, hidesBar: Bool? = nil, hidesToolbar: Bool? = nil) {
    prefersNavigationBarHidden = hidesBar
    prefersToolbarHidden = hidesToolbar
    super.init(name)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Stacks whose members say which bars are there.
@MainActor
class BarsTestCase: CoordinationTestCase {
  /// A stack in the window; `-A` hides the bar, `+A` shows it, `A` says nothing.
  func makeStack(_ words: String...) -> (router: Router, stack: UINavigationController) {
    let stack = UINavigationController()
    stack.viewControllers = words.map(Self.screen)
    window.rootViewController = stack
    settle()
    return (Router(rootViewController: stack), stack)
  }

  static func screen(_ word: String) -> Screen {
    switch word.first {
    case "-": BarScreen(String(word.dropFirst()), hidesBar: true)
    case "+": BarScreen(String(word.dropFirst()), hidesBar: false)
    case _: Screen(word)
    }
  }

  func expectBar(
    _ isShown: Bool, _ stack: UINavigationController, _ words: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      stack.isNavigationBarHidden ? "hidden" : "shown", isShown ? "shown" : "hidden", words,
      file: file, line: line)
  }
}
