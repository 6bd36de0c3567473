import Coordination
import UIKit
import XCTest

/// Pitfalls of modals that end at the router.
@MainActor
final class RouterModalPitfallTests: CoordinationTestCase {
  @MainActor
  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    /// Owned by this delegate.
    var onAsked: (() -> Void)?

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      onAsked?()
      return true
    }
  }

  private func alert(_ title: String, _ handler: (() -> Void)? = nil) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler?() })
    return alert
  }

  func test_PIT_23_anAlertFromATabThatIsNotSelected_orFromAScreenThatIsGone_isRefused() async {
    let (_, first, second) = makeTabs()
    expectRefused(
      second.present(alert("Sure?"), onRemoval: noting("alert")), .notInWindow("nav"),
      "nav is not on screen and cannot present")
    let screen = Screen("A")
    first.push(screen, animated: false)
    first.pop(animated: false)
    expectRefused(
      first.present(alert("Sure?"), from: screen, onRemoval: noting("alert")),
      .covered(requester: "A", by: nil), "A is gone")
    expectTree("tabs{nav[Home]*, nav[Other]}")
    XCTAssertEqual(keptClosures, 0)
    first.present(alert("Sure?"))
    settle()
    expectTree("tabs{nav[Home]*, nav[Other]} + Alert(Sure?)")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_25_twoModalsInOneTurn_comeOneAfterTheOther() async {
    let router = makeRouter("Home")
    let first = router.present(Screen("News"))
    let second = router.present(Screen("Terms"))
    settle()
    expect(first, added: 1)
    expect(second, added: 1)
    expectTree("nav[Home] + News + Terms")
  }

  func test_PIT_25_theSecondOfTwoAlerts_isRefusedAloud_andCanFollowTheFirst() async throws {
    let router = makeRouter("Home")
    let first = alert("Update")
    router.present(first) { [router] _ in router.present(self.alert("Rate us")) }
    let second = router.present(alert("Rate us"))
    settle()
    expectRefused(
      second, .alreadyPresenting(presenter: "nav", presented: "Alert(Update)"),
      "nav presents Alert(Update) already")
    XCTAssertTrue(first.choose(try XCTUnwrap(first.actions.first)))
    settle()
    expectTree("nav[Home] + Alert(Rate us)")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_26_aDismissalFollowedByAPresentation_doesBoth() async {
    let router = makeRouter("Home")
    router.present(Screen("First"), animated: false)
    settle()
    let dismissal = router.dismiss()
    let presentation = router.present(Screen("Second"))
    settle()
    expect(dismissal, removed: 1)
    expect(presentation, added: 1)
    expectTree("nav[Home] + Second")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_28_dismissingTheSameModalTwice_leavesTheOneBelow() async {
    let router = makeRouter("Home")
    router.present(Screen("Lower"), animated: false)
    settle()
    let upper = Screen("Upper")
    router.present(upper, animated: false)
    settle()
    let first = router.dismiss(upper)
    let second = router.dismiss(upper)
    settle()
    expect(first, removed: 1)
    expectRefused(second, .nothingToDismiss, "nothing to dismiss")
    expectRefused(router.dismiss(upper), .nothingToDismiss, "nothing to dismiss")
    expectTree("nav[Home] + Lower")
  }

  func test_PIT_29_aPickerUnderAnAlert_isDismissedWithIt() async {
    let router = makeRouter("Home")
    let picker = Screen("Picker")
    router.present(picker, animated: false, onRemoval: noting("picker"))
    settle()
    router.present(alert("No access"), animated: false, onRemoval: noting("alert"))
    settle()
    let dismissal = router.dismiss(picker, animated: false)
    settle()
    expect(dismissal, removed: 2)
    expectTree("nav[Home]")
    expectNotes("alert ancestorDismissed", "picker dismissed")
  }

  func test_PIT_31_aDismissalOfNothing_completesAtOnce() async {
    let router = makeRouter("Home", "A")
    router.dismiss().whenComplete { [weak self] result in self?.note("\(result)") }
    expectNotes("failure(nothing to dismiss)")
    router.close()
    settle()
    expectTree("nav[Home]")
  }

  func test_PIT_32_aModalThatTheTabsPresented_isDismissedByTheRouterOfAnyScreen() async {
    let (tabs, router, _) = makeTabs()
    let child = router.navigationController?.topViewController
    child?.present(Screen("M"), animated: false)
    settle()
    XCTAssertIdentical(tabs.presentedViewController?.presentingViewController, tabs)
    router.dismiss()
    settle()
    expectTree("tabs{nav[Home]*, nav[Other]}")
  }

  func test_PIT_34_aSheetThatIsPulledAndLetGo_endsNothing() async {
    let router = makeRouter("Home")
    let sheet = Screen("Sheet")
    let delegate = SheetDelegate()
    delegate.onAsked = { [weak self] in self?.note("asked") }
    sheet.presentationController?.delegate = delegate
    router.present(sheet, animated: false, onRemoval: noting("Sheet"))
    settle()
    XCTAssertEqual(sheet.beginDragDown(), .began)
    sheet.cancelDragDown()
    settle()
    expectNotes("asked")
    expectTree("nav[Home] + Sheet")
    XCTAssertEqual(sheet.beginDragDown(), .began)
    sheet.finishDragDown()
    settle()
    expectNotes("asked", "Sheet pulledDown")
  }

  func test_PIT_35_aPulledStack_isToldOfWithoutAnyDelegate() async {
    let router = makeRouter("Home")
    let content = Screen("Form")
    let delegate = SheetDelegate()
    delegate.onAsked = { [weak self] in self?.note("asked") }
    content.presentationController?.delegate = delegate
    do {
      let modal = UINavigationController(rootViewController: content)
      router.present(modal, animated: false, onRemoval: noting("modal"))
      settle()
      XCTAssertEqual(modal.beginDragDown(), .began)
      modal.finishDragDown()
      settle()
    }
    expectNotes("modal pulledDown")
    // Presented by itself, the screen has the delegate that was meant; that also ends the cycle of both (PIT_38).
    router.present(content, animated: false)
    settle()
    XCTAssertEqual(content.beginDragDown(), .began)
    content.finishDragDown()
    settle()
    expectNotes("asked")
  }

  func test_PIT_46_theHandlerOfAnAlert_findsTheWayFree() async throws {
    let router = makeRouter("Home")
    let question = alert("Delete?") { [router, weak self] in
      self?.note(self?.window.tree ?? "")
      router.present(Screen("Done"))
    }
    router.present(question)
    settle()
    XCTAssertTrue(question.choose(try XCTUnwrap(question.actions.first)))
    settle()
    expectNotes("nav[Home]")
    expectTree("nav[Home] + Done")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_47_anAlertThatIsDismissedInCode_runsNoHandlerButItsClosure() async throws {
    let router = makeRouter("Home")
    for isAnswered in [false, true] {
      let question = alert("Sure?") { [weak self] in self?.note("handler") }
      router.present(question, onRemoval: noting("alert"))
      settle()
      if isAnswered {
        XCTAssertTrue(question.choose(try XCTUnwrap(question.actions.first)))
      } else {
        router.dismiss(question)
      }
      settle()
      if isAnswered {
        expectNotes("handler", "alert alertAnswered")
      } else {
        expectNotes("alert dismissed")
      }
    }
  }

  func test_PIT_58_aDismissedScreen_mayBeAliveInTheCompletion_andIsGoneAfterIt() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false)
    settle()
    weak let modal = router.navigationController?.presentedViewController
    var wasCalled = false
    router.dismiss().whenComplete { _ in wasCalled = true }
    settle()
    XCTAssertTrue(wasCalled)
    XCTAssertNil(modal)
  }

  func test_PIT_59_twoTouchesOutsideAPopover_closeThePopoverOnly() async {
    let router = makeRouter("Home")
    router.present(Screen("Modal"), animated: false, onRemoval: noting("modal"))
    settle()
    let popover = Screen("Popover")
    popover.modalPresentationStyle = .popover
    router.present(popover, animated: false, onRemoval: noting("popover"))
    settle()
    XCTAssertEqual(popover.tapOutside(), .began)
    XCTAssertEqual(popover.tapOutside(), .unavailable)
    settle()
    expectNotes("popover tappedOutside")
    expectTree("nav[Home] + Modal")
  }
}
