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
}
