import Coordination
import UIKit
import XCTest

/// When classes are asked whether their screens may refuse to leave: each costs a search of the whole program.
@MainActor
final class GuardingClassTests: CoordinationTestCase {
  private final class FirstScreen: UIViewController {}
  private final class CoveredScreen: UIViewController {}

  func test_aClassIsAskedWhenSomethingLeaves_notWhenItsScreenIsMadeOrShown() async {
    let stack = UINavigationController()
    let router = Router(rootViewController: stack)
    let before = GuardingClasses.unaskedCount
    router.setRoot(FirstScreen())
    router.push(CoveredScreen(), animated: false)
    XCTAssertEqual(GuardingClasses.unaskedCount, before + 2)
    router.pop(animated: false)
    XCTAssertEqual(GuardingClasses.unaskedCount, 0)
    XCTAssertEqual(stack.viewControllers.count, 1)
  }
}
