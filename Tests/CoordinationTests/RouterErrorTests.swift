import Coordination
import UIKit
import XCTest

/// Each error: nothing changed, no closure kept, the whole text.
@MainActor
final class RouterErrorTests: CoordinationTestCase {
  /// Runs a call that must fail and must leave everything as it was.
  private func refused(
    _ error: RouterError, _ text: String, file: StaticString = #filePath, line: UInt = #line,
    _ call: () -> Transition
  ) {
    let tree = window.tree
    let kept = keptClosures
    let transition = call()
    settle()
    expectRefused(transition, error, text, file: file, line: line)
    XCTAssertEqual(window.tree, tree, "the tree changed", file: file, line: line)
    XCTAssertEqual(keptClosures, kept, "a closure was kept", file: file, line: line)
    XCTAssertEqual(notes, [], "a closure ran", file: file, line: line)
    XCTAssertEqual(runtime.diagnostics.messages, [], "UIKit was asked", file: file, line: line)
  }

  func test_routerDetached_isTheAnswerOfEveryOperation() async {
    let router = Router(rootViewController: UINavigationController())
    XCTAssertNil(router.navigationController)
    let calls: [() -> Transition] = [
      { router.push(Screen("A"), onRemoval: self.noting("A")) },
      { router.pop() },
      { router.popTo(Screen("A")) },
      { router.popToRoot() },
      { router.setRoot(Screen("A"), onRemoval: self.noting("A")) },
      { router.setStack([Screen("A")]) },
      { router.replaceTop(with: Screen("A"), onRemoval: self.noting("A")) },
      { router.present(Screen("A"), onRemoval: self.noting("A")) },
      { router.dismiss() },
      { router.dismissAll() },
      { router.close() },
    ]
    for call in calls {
      refused(.routerDetached, "the router's navigation controller is gone", call)
    }
  }

  func test_duplicateScreen() async {
    let router = makeRouter("Home")
    guard let home = router.navigationController?.topViewController else { return XCTFail() }
    let twice = Screen("Twice")
    refused(.duplicateScreen("Home"), "Home is on this stack already") {
      router.push(home, onRemoval: noting("Home"))
    }
    refused(.duplicateScreen("Home"), "Home is on this stack already") {
      router.replaceTop(with: home, onRemoval: noting("Home"))
    }
    refused(.duplicateScreen("Twice"), "Twice is on this stack already") {
      router.setStack([twice, twice])
    }
  }

  func test_containerNotPushable() async {
    let router = makeRouter("Home")
    let error = RouterError.containerNotPushable("nav")
    let text = "nav is a navigation controller and cannot be put on a stack; present it"
    refused(error, text) { router.push(UINavigationController(), onRemoval: noting("nav")) }
    refused(error, text) { router.setRoot(UINavigationController(), onRemoval: noting("nav")) }
    refused(error, text) { router.setStack([Screen("A"), UINavigationController()]) }
    refused(error, text) {
      router.replaceTop(with: UINavigationController(), onRemoval: noting("nav"))
    }
  }

  func test_screenInUse() async {
    let (tabs, first, second) = makeTabs()
    let modal = Screen("M")
    first.present(modal, animated: false)
    settle()
    guard let other = second.navigationController?.topViewController else { return XCTFail() }
    let error = RouterError.screenInUse("Other")
    let text = "Other is shown elsewhere; take it away there first"
    refused(error, text) { first.push(other, onRemoval: noting("Other")) }
    refused(error, text) { first.setRoot(other, onRemoval: noting("Other")) }
    refused(error, text) { first.setStack([other]) }
    refused(error, text) { first.replaceTop(with: other, onRemoval: noting("Other")) }
    refused(error, text) { first.present(other, onRemoval: noting("Other")) }
    refused(.screenInUse("M"), "M is shown elsewhere; take it away there first") {
      first.push(modal)
    }
    refused(.screenInUse("tabs"), "tabs is shown elsewhere; take it away there first") {
      first.push(tabs)
    }
  }

  func test_cannotPop() async {
    let router = makeRouter("Home")
    refused(.cannotPop("Home"), "cannot pop Home: it is the root of its stack") { router.pop() }
    refused(.cannotPop("Home"), "cannot pop Home: it is the root of its stack") {
      router.pop(animated: false)
    }
  }

  func test_notInStack() async {
    let router = makeRouter("Home")
    refused(.notInStack("A"), "A is not on this stack") { router.popTo(Screen("A")) }
  }

  func test_emptyStack() async {
    let router = makeRouter()
    let text = "no screen: a stack needs at least one"
    refused(.emptyStack, text) { router.setStack([]) }
    refused(.emptyStack, text) { router.pop() }
    refused(.emptyStack, text) { router.replaceTop(with: Screen("A"), onRemoval: noting("A")) }
  }

  func test_nothingToDismiss() async {
    let router = makeRouter("Home", "A")
    refused(.nothingToDismiss, "nothing to dismiss") { router.dismiss() }
    refused(.nothingToDismiss, "nothing to dismiss") { router.dismissAll() }
  }

  func test_nothingToClose() async {
    let router = makeRouter("Home")
    refused(.nothingToClose, "nothing to close: the root of the window stays") { router.close() }
  }

  func test_alreadyPresenting_overAnAlert() async {
    let router = makeRouter("Home")
    router.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert))
    settle()
    refused(
      .alreadyPresenting(presenter: "nav", presented: "Alert(Sure?)"),
      "nav presents Alert(Sure?) already"
    ) {
      router.present(Screen("M"), onRemoval: noting("M"))
    }
  }

  func test_notInWindow() async {
    let (_, _, second) = makeTabs()
    refused(.notInWindow("nav"), "nav is not on screen and cannot present") {
      second.present(Screen("M"), onRemoval: noting("M"))
    }
  }

  func test_covered_andGone() async {
    let router = makeRouter("Home", "A")
    guard let home = router.navigationController?.viewControllers.first else { return XCTFail() }
    refused(.covered(requester: "Home", by: "A"), "Home is covered by A") {
      router.push(Screen("B"), from: home, onRemoval: noting("B"))
    }
    let gone = Screen("Gone")
    refused(.covered(requester: "Gone", by: nil), "Gone is gone") {
      router.push(Screen("B"), from: gone, onRemoval: noting("B"))
    }
  }

  func test_error_ofAScreenThatAStackRefusesItself_keepsNoClosure() async {
    final class Stubborn: UINavigationController {
      var isStubborn = false
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if !isStubborn { super.setViewControllers(viewControllers, animated: animated) }
      }
    }
    let stack = Stubborn()
    stack.viewControllers = [Screen("Home")]
    window.rootViewController = stack
    let router = Router(rootViewController: stack)
    stack.isStubborn = true
    let screen = Screen("A")
    let handler = noting("A")
    let calls: [() -> Transition] = [
      { router.push(screen, animated: false, hidesBottomBar: true, onRemoval: handler) },
      { router.setRoot(screen, hidesBottomBar: true, onRemoval: handler) },
      { router.replaceTop(with: screen, hidesBottomBar: true, onRemoval: handler) },
      { router.setStack([screen]) },
    ]
    for call in calls {
      expectRefused(call(), .screenInUse("A"), "A is shown elsewhere; take it away there first")
      XCTAssertEqual(keptClosures, 0)
      XCTAssertFalse(screen.hidesBottomBarWhenPushed)
    }
  }
}
