import Coordination
import UIKit
import XCTest

/// Calls for a stack that UIKit does not let change now although no transition of a window is open: carried out when it
/// does, with the result of that.
@MainActor
final class RouterHeldBackTests: CoordinationTestCase {
  /// A stack in no window, with two screens.
  private func makeStack() -> (UINavigationController, Router) {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("Home"), Screen("A")]
    return (stack, Router(rootViewController: stack))
  }

  func test_aPushFromACallbackOfAStackInNoWindow_isCarriedOut_andItsClosureKept() async {
    let (stack, router) = makeStack()
    let screen = Screen("B")
    var inner: Transition?
    screen.onMove = { [weak self] in
      inner = router.push(Screen("C"), onRemoval: self?.noting("C"))
    }
    expect(router.push(screen), added: 1)
    XCTAssertEqual(stack.tree, "nav[Home, A, B, C]")
    XCTAssertEqual(inner?.result, .success(TransitionOutcome(added: 1, removed: 0)))
    router.pop()
    expectNotes("C pop")
  }

  func test_everyCallFromACallbackOfAStackInNoWindow_isCarriedOutInOrder() async {
    let (stack, router) = makeStack()
    let home = stack.viewControllers[0]
    let a = stack.viewControllers[1]
    let screen = Screen("B")
    var results: [Transition] = []
    screen.onMove = {
      results = [
        router.pop(), router.push(Screen("C")), router.popTo(a), router.popToRoot(),
        router.replaceTop(with: Screen("D")), router.setStack([home, Screen("E")]),
        router.push(Screen("F")),
      ]
    }
    router.push(screen)
    XCTAssertEqual(
      results.map { (try? $0.result?.get()).map { "+\($0.added) -\($0.removed)" } ?? "failed" },
      ["+0 -1", "+1 -0", "+0 -1", "+0 -1", "+1 -1", "+2 -1", "+1 -0"])
    XCTAssertEqual(stack.tree, "nav[Home, E, F]")
  }

  /// A container that tells its child by hand that it appears, and takes its time.
  private final class Slow: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  func test_whileAContainerOfTheAppsOwnLetsTheStackAppear_callsWait() async {
    let (stack, router) = makeStack()
    let slow = Slow()
    window.rootViewController = slow
    slow.addChild(stack)
    slow.view.addSubview(stack.view)
    stack.beginAppearanceTransition(true, animated: true)
    let pushed = router.push(Screen("B"), onRemoval: noting("B"))
    let popped = router.pop()
    expectOpen(pushed)
    expectOpen(popped)
    stack.endAppearanceTransition()
    stack.didMove(toParent: slow)
    settle()
    expect(pushed, added: 1)
    expect(popped, removed: 1)
    XCTAssertEqual(stack.tree, "nav[Home, A]")
    expectNotes("B pop")
  }

  func test_whileTabsAreSwitchedByAnAnimationOfTheAppsOwn_callsWait() async {
    let (tabs, first, second) = makeTabs()
    let animator = SlowSwitch()
    tabs.delegate = animator
    tabs.selectedIndex = 1
    let pushed = second.push(Screen("A"))
    let other = first.push(Screen("B"))
    expectOpen(pushed)
    expectOpen(other)
    animator.end()
    settle()
    expect(pushed, added: 1)
    expect(other, added: 1)
    expectTree("tabs{nav[Home, B], nav[Other, A]*}")
  }

  func test_aModalWhoseRootWasReplaced_hasALineAsWell() async {
    makeRouter("Home").presentStack(of: Screen("In"), animated: false)
    settle()
    guard let modal = window.rootViewController?.presented as? UINavigationController else {
      return XCTFail("no modal")
    }
    let inner = Router(rootViewController: modal)
    window.rootViewController = Screen("New")
    settle()
    runtime.diagnostics.removeAll()
    let first = inner.push(Screen("A"), onRemoval: noting("A"))
    let second = inner.push(Screen("B"), onRemoval: noting("B"))
    expectOpen(second)
    XCTAssertEqual(modal.tree, "nav[In, A]")
    settle()
    expect(first, added: 1)
    expect(second, added: 1)
    expect(inner.pop(animated: false), removed: 1)
    let dismissed = inner.dismiss()
    settle()
    expect(dismissed, removed: 1)
    expectNotes("B pop", "A dismissed")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_aStackThatDismissesNothing_isToldUnchanged() async {
    final class Stubborn: UINavigationController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }
    let stack = Stubborn(rootViewController: Screen("Home"))
    window.rootViewController = stack
    settle()
    let router = Router(rootViewController: stack)
    router.present(Screen("M"), animated: false, onRemoval: noting("M"))
    settle()
    expectUnchanged(router.dismiss())
    expectTree("nav[Home] + M")
    let popped = router.popToRoot()
    settle()
    expectUnchanged(popped)
    expectTree("nav[Home] + M")
    expectNotes()
  }
}

/// An animation of a switch of tabs that lasts until it is told to end.
@MainActor
private final class SlowSwitch: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func end() {
    context.take()?.completeTransition(true)
  }
}
