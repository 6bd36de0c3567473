import UIKit
import XCTest

/// Who has left the tree, which way, told once each when the transition has ended, topmost first.
@MainActor
final class DepartureTests: EngineTestCase {
  private let list = DepartureList()

  private func shownStack(_ names: String...) -> TracingStack {
    let stack = stack("N", screen("R"))
    show(stack)
    for name in names {
      let controller = screen(name)
      list.watch(controller)
      stack.pushViewController(controller, animated: false)
    }
    return stack
  }

  func test_departure_isToldWhenTheTransitionHasEnded() async {
    let stack = shownStack("A")
    stack.popViewController(animated: true)
    XCTAssertEqual(list.take(), "")
    settle()
    XCTAssertEqual(list.take(), "A pop")
  }

  func test_departure_everyWayOffAStackHasItsCause() async {
    struct Way {
      let words: String
      let run: (TracingStack) -> Void
    }
    let r = { (stack: TracingStack) in stack.viewControllers[0] }
    let ways = [
      Way(words: "B pop") { $0.popViewController(animated: true) },
      Way(words: "B pop") { $0.popViewController(animated: false) },
      Way(words: "B backButton") { $0.tapBackButton() },
      Way(words: "B backMenu, A backMenu") { $0.chooseBackMenuEntry(r($0)) },
      Way(words: "B swipe") {
        XCTAssertTrue($0.beginSwipeBack())
        $0.finishSwipeBack()
      },
      Way(words: "") {
        XCTAssertTrue($0.beginSwipeBack())
        $0.cancelSwipeBack()
      },
      Way(words: "B popTo, A popTo") { $0.popToViewController(r($0), animated: true) },
      Way(words: "B popToRoot, A popToRoot") { $0.popToRootViewController(animated: true) },
      Way(words: "B stackSet, A stackSet") { $0.setViewControllers([r($0)], animated: true) },
      Way(words: "A removedFromMiddle") {
        $0.setViewControllers([r($0), $0.viewControllers[2]], animated: true)
      },
      Way(words: "A removedFromMiddle") { $0.viewControllers[1].removeFromParent() },
      Way(words: "B finished") {
        $0.nextCause = .finished
        $0.popViewController(animated: true)
      },
    ]
    for way in ways {
      let stack = shownStack("A", "B")
      way.run(stack)
      settle()
      XCTAssertEqual(list.take(), way.words)
      window.rootViewController = nil
      _ = list.take()
    }
  }

  func test_departure_refusedAndDroppedCallsTellNothing() async {
    let stack = shownStack("A")
    stack.popToViewController(screen("X"), animated: true)
    stack.pushViewController(screen("B"), animated: true)
    stack.popViewController(animated: true)
    settle()
    XCTAssertEqual(list.take(), "")
  }

  func test_departure_retappedTab() async {
    let stack = stack("N", screen("R"))
    let tabs = tabs("T", stack)
    show(tabs)
    let a = screen("A")
    list.watch(a)
    stack.pushViewController(a, animated: false)
    XCTAssertTrue(tabs.tapTab(at: 0))
    settle()
    XCTAssertEqual(list.take(), "A tabRetapped")
  }

  func test_departure_modals() async {
    struct Way {
      let words: String
      let run: (UIViewController, UIViewController) -> Void
    }
    let ways = [
      Way(words: "M dismissed") { base, _ in base.dismiss(animated: true) },
      Way(words: "M dismissed") { _, modal in modal.dismiss(animated: false) },
      Way(words: "M pulledDown") { _, modal in
        XCTAssertEqual(modal.beginDragDown(), .began)
        modal.finishDragDown()
      },
      Way(words: "") { _, modal in
        XCTAssertEqual(modal.beginDragDown(), .began)
        modal.cancelDragDown()
      },
    ]
    for way in ways {
      let (base, modal) = (screen("T"), sheet("M"))
      show(base)
      list.watch(modal)
      present(modal, on: base)
      way.run(base, modal)
      settle()
      XCTAssertEqual(list.take(), way.words)
      base.dismiss(animated: false)
      settle()
      _ = list.take()
    }
  }

  func test_departure_chainIsToldTopmostFirst() async {
    let (base, first, second, x) = (screen("T"), sheet("M"), sheet("M2"), screen("X"))
    show(base)
    let inner = stack("N2", x)
    list.watch(first, second, x, inner)
    present(first, on: base)
    present(second, on: first)
    present(inner, on: second)
    base.dismiss(animated: true)
    settle()
    XCTAssertEqual(
      list.take(),
      "X ancestorDismissed, N2 ancestorDismissed, M2 ancestorDismissed, M dismissed")
  }

  func test_departure_popoverAndAlert() async {
    let (base, popover) = (screen("T"), sheet("P", .popover))
    show(base)
    list.watch(popover)
    present(popover, on: base)
    XCTAssertEqual(popover.tapOutside(), .began)
    settle()
    XCTAssertEqual(list.take(), "P tappedOutside")
    let alert = alert()
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    list.watch(alert)
    present(alert, on: base)
    XCTAssertTrue(alert.choose(action))
    settle()
    XCTAssertEqual(list.take(), "Al alertAnswered")
  }

  func test_departure_tabsAndRootTakeTheirContentAlong() async {
    let (r1, r2) = (screen("R1"), screen("R2"))
    let (n1, n2) = (stack("N1", r1), stack("N2", r2))
    let tabs = tabs("T", n1, n2)
    list.watch(r1, r2, n1, n2, tabs)
    show(tabs)
    tabs.viewControllers = [n1]
    XCTAssertEqual(list.take(), "R2 tabReplaced, N2 tabReplaced")
    window.rootViewController = screen("New")
    XCTAssertEqual(
      list.take(), "R1 windowRootReplaced, N1 windowRootReplaced, T windowRootReplaced")
  }

  func test_departure_tearDownTellsEverybodyOnce() async {
    let (r, m) = (screen("R"), sheet("M"))
    let stack = stack("N", r)
    list.watch(r, m, stack)
    show(stack)
    present(m, on: stack)
    window.tearDown()
    XCTAssertEqual(list.take(), "M tornDown, R tornDown, N tornDown")
  }

  func test_departure_ofAPresenterTakesItsModalAlong() async {
    let stack = shownStack("A")
    let (a, m) = (stack.viewControllers[1], sheet("M", .overCurrentContext))
    a.definesPresentationContext = true
    list.watch(m)
    present(m, on: a)
    stack.popViewController(animated: true)
    settle()
    expectTrace("A.wM(nil) A.wD M.wD R.wA R.iA A.dD M.dD R.dA A.dM(nil)")
    XCTAssertEqual(list.take(), "M pop, A pop")
    expectMessages("A left the window while it presents M, which leaves with it")
  }

  func test_departure_whatIsPushedAgainAtOnceHasNotLeft() async {
    let stack = shownStack("A")
    let (r, a) = (stack.viewControllers[0] as? TracingController, stack.viewControllers[1])
    r?.on[.dA] = { [weak stack] _ in stack?.pushViewController(a, animated: false) }
    stack.popViewController(animated: false)
    settle()
    r?.on = [:]
    expectNames(stack.viewControllers, "R A")
    XCTAssertEqual(list.take(), "")
  }
}
