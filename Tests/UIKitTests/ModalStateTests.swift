import UIKit
import XCTest

/// Chapter 4 of the catalogue: what is true while and after something is presented or dismissed.
@MainActor
final class ModalStateTests: EngineTestCase {
  private var base: TracingTabs?

  override func tearDown() async throws {
    base = nil
    try await super.tearDown()
  }

  /// Tabs in the window that present a chain of these modals.
  private func chain(_ modals: TracingController...) -> TracingTabs {
    let tabs = tabs("T", stack("N", screen("R")))
    show(tabs)
    var presenter: UIViewController = tabs
    for modal in modals {
      present(modal, on: presenter)
      presenter = modal
    }
    base = tabs
    return tabs
  }

  private func expectChain(_ names: String, file: StaticString = #filePath, line: UInt = #line) {
    var words: [String] = []
    var next: UIViewController? = base
    while let controller = next {
      words.append(controller.traceName)
      next = controller.presented
      if let next { XCTAssertIdentical(next.presenter, controller, file: file, line: line) }
    }
    XCTAssertEqual(words.joined(separator: " "), names, file: file, line: line)
  }

  func test_MOD_34_stateSeenWhilePresenting() async {
    let (a, m) = (screen("A"), sheet("M", .fullScreen))
    show(a)
    var seen: [String] = []
    m.on[.wA] = { seen.append("wA \($0.isBeingPresented) \($0.presentingViewController != nil)") }
    m.on[.dA] = { seen.append("dA \($0.isBeingPresented) \($0.presentingViewController != nil)") }
    a.on[.wD] = { seen.append("wD \($0.isBeingDismissed) \($0.presentedViewController === m)") }
    a.present(m, animated: true)
    settle()
    XCTAssertEqual(seen, ["wD false true", "wA true true", "dA true true"])
    XCTAssertEqual(a.appearance, .disappeared)
  }

  func test_MOD_35_stateSeenWhileDismissing() async {
    let (a, m) = (screen("A"), sheet("M", .fullScreen))
    show(a)
    present(m, on: a)
    var seen: [String] = []
    m.on[.wD] = { seen.append("M.wD \($0.isBeingDismissed) \($0.presentingViewController != nil)") }
    a.on[.wA] = {
      seen.append("A.wA \($0.presentedViewController === m) \($0.isBeingPresented)")
    }
    a.on[.dA] = { seen.append("A.dA \($0.presentedViewController == nil)") }
    m.on[.dD] = { seen.append("M.dD \($0.isBeingDismissed) \($0.presentingViewController == nil)") }
    a.dismiss(animated: true)
    settle()
    XCTAssertEqual(
      seen, ["M.wD true true", "A.wA true false", "A.dA true", "M.dD true true"])
  }

  func test_MOD_36_presentingIsInheritedByChildren() async {
    let tabs = chain()
    let x = screen("X")
    let modal = stack("N2", x, screen("Y"))
    present(modal, on: tabs)
    for controller in [x, modal.viewControllers[1], modal] {
      XCTAssertIdentical(controller.presentingViewController, tabs)
    }
    XCTAssertNil(tabs.presentingViewController)
  }

  func test_MOD_37_beingDismissedIsNotInherited() async {
    let tabs = chain()
    let x = screen("X")
    present(stack("N2", x), on: tabs)
    var seen: [Bool?] = []
    x.on[.wD] = { x in
      seen = [
        x.isBeingDismissed, x.isMovingFromParent, x.navigationController?.isBeingDismissed,
      ]
    }
    tabs.dismiss(animated: true)
    settle()
    XCTAssertEqual(seen, [false, false, true])
  }

  func test_MOD_38_aModalStackIsIndependent() async {
    let tabs = chain()
    let modal = stack("N2", screen("X"))
    present(modal, on: tabs)
    modal.pushViewController(screen("Y"), animated: false)
    modal.popToRootViewController(animated: false)
    XCTAssertNil(modal.popViewController(animated: false))
    expectNames(modal.viewControllers, "X")
    expectChain("T N2")
  }

  func test_MOD_39_poppingTheRequesterLeavesTheModal() async {
    // UncertainChoice.poppedRequesterLeavesItsModal.
    let tabs = chain()
    let stack = tabs.selectedViewController as? TracingStack
    stack?.pushViewController(screen("A"), animated: false)
    weak let a = stack?.topViewController
    a?.present(sheet("M"), animated: true)
    settle()
    stack?.popViewController(animated: true)
    settle()
    XCTAssertNil(a)
    expectChain("T M")
    tabs.dismiss(animated: true)
    settle()
    expectChain("T")
  }

  func test_MOD_41_thePresentersViewLeavesByStyle() async {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let a = screen("A")
      show(a)
      present(sheet("M", style), on: a)
      XCTAssertEqual(a.view.window == nil, style == .fullScreen)
    }
  }

  func test_MOD_51_dismissOnTheChildThatAsked() async {
    // UncertainChoice.childrenSeeWhatAnAncestorPresents.
    let tabs = chain()
    let r = (tabs.selectedViewController as? TracingStack)?.topViewController
    r?.present(sheet("M"), animated: true)
    settle()
    r?.dismiss(animated: true)
    settle()
    expectChain("T")
  }

  func test_MOD_29_aMiddleLinkDoesNotGoAlone() async {
    let (base, m1, m2) = (screen("T"), sheet("M1"), sheet("M2"))
    show(base)
    present(m1, on: base)
    present(m2, on: m1)
    base.dismiss(animated: true)
    settle()
    XCTAssertNil(base.presented)
    XCTAssertNil(m1.presented)
    base.present(m2, animated: true)
    settle()
    XCTAssertIdentical(base.presented, m2)
    expectMessages()
  }

  func test_MOD_40_aPresenterThatLeavesDoesNotDismissItsModal() async {
    // UncertainChoice.presenterTakesItsModalAlong: UIKit leaves the modal in the window and may leak the pair.
    for removes in ["child", "member"] {
      let (parent, a, m) = (screen("P"), screen("A"), sheet("M", .overCurrentContext))
      a.definesPresentationContext = true
      let stack = stack("N", screen("R"))
      show(removes == "child" ? parent : stack)
      if removes == "child" {
        parent.addChild(a)
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
      } else {
        stack.pushViewController(a, animated: false)
      }
      let delegate = SheetDelegate(trace)
      m.presentationController?.delegate = delegate
      a.present(m, animated: true)
      settle()
      XCTAssertIdentical(a.presented, m)
      _ = trace.take()
      if removes == "child" {
        a.willMove(toParent: nil)
        a.view.removeFromSuperview()
        a.removeFromParent()
      } else {
        stack.popViewController(animated: true)
      }
      settle()
      XCTAssertFalse(trace.take().contains("ismiss"))
      XCTAssertIdentical(a.presented, m)
      XCTAssertIdentical(m.presentingViewController, a)
      XCTAssertEqual(m.appearance, .disappeared)
      expectMessages("A left the window while it presents M, which leaves with it")
    }
  }
}
