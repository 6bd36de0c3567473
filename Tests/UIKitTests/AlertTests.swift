import UIKit
import XCTest

/// Chapter 6 of the catalogue.
@MainActor
final class AlertTests: EngineTestCase {
  func test_ALRT_01_anAlertIsAnOrdinaryLinkOfTheChain() async {
    let a = screen("A")
    let tabs = tabs("T", stack("N", a))
    show(tabs)
    let alert = alert()
    a.present(alert, animated: true)
    settle()
    XCTAssertIdentical(tabs.presentedViewController, alert)
    expectTrace("Al.load Al.wA Al.iA Al.dA")
  }

  func test_ALRT_02_tappingAnActionDismissesFirstThenRunsTheHandler() async {
    let a = screen("A")
    let stack = stack("N", a)
    show(stack)
    let alert = alert()
    let trace = trace
    let next = self.alert("Al2")
    let action = UIAlertAction(title: "OK", style: .default) { [weak stack, weak next] _ in
      trace.add("handler(\(stack?.presented?.traceName ?? "nil"))")
      if let next { stack?.present(next, animated: false) }
    }
    alert.addAction(action)
    present(alert, on: a)
    XCTAssertTrue(alert.choose(action))
    XCTAssertFalse(alert.choose(action))
    settle()
    expectTrace("Al.wD Al.dD handler(nil) Al.load Al.wA Al.iA Al.dA")
    XCTAssertIdentical(stack.presented, next)
    expectMessages()
  }

  func test_ALRT_03_programmaticDismissalRunsNoHandler() async {
    let a = screen("A")
    show(a)
    let alert = alert()
    var runs = 0
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in runs += 1 })
    present(alert, on: a)
    a.dismiss(animated: true)
    settle()
    XCTAssertEqual(runs, 0)
    XCTAssertNil(a.presented)
  }

  func test_ALRT_04_atMostOneCancelAction() async {
    let alert = alert()
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    expectMessages("Al can only have one action with a style of cancel")
    XCTAssertEqual(alert.actions.map(\.title), ["No"])
  }

  func test_ALRT_06_outsideTap() async {
    // UncertainChoice.actionSheetsAreCancelledFromOutside.
    let a = screen("A")
    show(a)
    var runs = 0
    for (style, cancels, runsAfter) in [
      (UIAlertController.Style.alert, true, 0), (.actionSheet, false, 0), (.actionSheet, true, 1),
    ] {
      let question = TracingAlert(title: nil, message: nil, preferredStyle: style).tracing(trace)
      if cancels {
        question.addAction(UIAlertAction(title: "No", style: .cancel) { _ in runs += 1 })
      }
      present(question, on: a)
      XCTAssertEqual(question.chooseCancel(), runsAfter == 1)
      settle()
      XCTAssertEqual(runs, runsAfter)
      if a.presented != nil { a.dismiss(animated: false) }
      settle()
    }
  }

  func test_ALRT_09_aSecondAlertIsRefusedWhileOneIsUp() async {
    let a = screen("A")
    show(a)
    present(alert(), on: a)
    a.present(alert(), animated: true)
    expectMessages("attempt to present Al on A (from A) which is already presenting Al")
  }

  func test_ALRT_10_whatAnAlertPresentsGoesWithIt() async {
    let a = screen("A")
    show(a)
    let alert = alert()
    present(alert, on: a)
    present(sheet("M"), on: alert)
    a.dismiss(animated: true)
    settle()
    XCTAssertNil(a.presented)
    expectTrace("M.wD Al.wD M.dD Al.dD")
  }

  func test_ALRT_12_stackChangeUnderAnAlert() async {
    // UncertainChoice.stacksChangeUnderAlerts.
    let a = screen("A")
    let stack = stack("N", screen("R"), a)
    show(stack)
    let alert = alert()
    present(alert, on: a)
    stack.popViewController(animated: true)
    expectNames(stack.viewControllers, "R")
    settle()
    XCTAssertIdentical(stack.presented, alert)
  }

  func test_ALRT_13_theHandlerIsOwnedUntilTheAlertIsGone() async {
    let a = screen("A")
    show(a)
    weak var captured: UIView?
    do {
      let view = UIView()
      captured = view
      let alert = alert()
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = view })
      present(alert, on: a)
    }
    XCTAssertNotNil(captured)
    a.dismiss(animated: true)
    settle()
    XCTAssertNil(captured)
  }

  func test_alert_disabledActionCannotBeChosen() async {
    let a = screen("A")
    show(a)
    let alert = alert()
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    present(alert, on: a)
    XCTAssertFalse(alert.choose(action))
    XCTAssertIdentical(a.presented, alert)
  }

  private func actionSheet() -> TracingAlert {
    TracingAlert(title: "Al", message: nil, preferredStyle: .actionSheet).tracing(trace)
  }

  func test_ALRT_05_anActionSheetInRegularWidthNeedsASource() async {
    runtime.device = .pad
    let a = screen("A")
    show(a)
    let sheet = actionSheet()
    a.present(sheet, animated: true)
    settle()
    XCTAssertNil(a.presented)
    expectTrace("")
    expectMessages(
      "Al must provide location information for its popover: a source view or a bar button item")
    sheet.popoverPresentationController?.sourceView = a.view
    a.present(sheet, animated: true)
    settle()
    expectTrace("Al.load Al.wA Al.iA Al.dA")
    expectMessages()
  }

  func test_ALRT_05_inCompactWidthNoneIsNeeded() async {
    let a = screen("A")
    show(a)
    let sheet = actionSheet()
    XCTAssertNil(sheet.popoverPresentationController)
    a.present(sheet, animated: true)
    settle()
    expectTrace("Al.load Al.wA Al.iA Al.dA")
  }

  func test_ALRT_07_textFieldsOnlyInAlertStyle() async {
    let alert = alert()
    XCTAssertNil(alert.textFields)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    let sheet = actionSheet()
    sheet.addTextField { _ in XCTFail("configured although refused") }
    XCTAssertNil(sheet.textFields)
    expectMessages(
      "text fields can only be added to an alert controller of style alert, not to Al")
  }

  func test_ALRT_08_preferredActionMustBeInTheList() async {
    let alert = alert()
    let (own, foreign) = (
      UIAlertAction(title: "OK", style: .default), UIAlertAction(title: "No", style: .default)
    )
    alert.addAction(own)
    alert.preferredAction = own
    alert.preferredAction = foreign
    XCTAssertIdentical(alert.preferredAction, own)
    expectMessages("the preferred action of Al must be among its actions")
    alert.preferredAction = nil
    XCTAssertNil(alert.preferredAction)
    expectMessages()
  }

  func test_ALRT_11_dismissingBelowAnAlertTakesBothAndRunsNoHandler() async {
    let (base, modal, alert) = (screen("T"), sheet("M"), alert())
    var runs = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in runs += 1 })
    show(base)
    present(modal, on: base)
    present(alert, on: modal)
    base.dismiss(animated: true)
    settle()
    expectTrace("Al.wD M.wD Al.dD M.dD")
    XCTAssertNil(base.presented)
    XCTAssertNil(modal.presented)
    XCTAssertEqual(runs, 0)
  }

  func test_ALRT_07_anAlertMadeWithoutAStyleIsAnActionSheet() async {
    let alert = UIAlertController()
    XCTAssertEqual(alert.preferredStyle, .actionSheet)
    XCTAssertEqual(alert.modalPresentationStyle, .overFullScreen)
    alert.addTextField()
    XCTAssertNil(alert.textFields)
    runtime.device = .pad
    XCTAssertEqual(UIAlertController().modalPresentationStyle, .popover)
    let asked = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    XCTAssertEqual(asked.modalPresentationStyle, .overFullScreen)
  }
}
