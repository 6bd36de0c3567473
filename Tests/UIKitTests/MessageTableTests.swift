import UIKit
import XCTest

/// Table 11.4 of the catalogue: what each misuse says, that it says it once, and that nothing changes.
@MainActor
final class MessageTableTests: EngineTestCase {
  private typealias Answer = UIKitRefusal.Answer

  /// What there is to misuse: `T{N:[R,A]*, N2:[X]}`, and a sheet over it if asked for.
  @MainActor
  private struct Place {
    let tabs: TracingTabs
    let stack: TracingStack
    let root: TracingController
    let top: TracingController
    var modal: UIViewController? { tabs.presented }
  }

  private func place(withModal: Bool) -> Place {
    let (root, top) = (screen("R"), screen("A"))
    let stack = stack("N", root, top)
    let tabs = tabs("T", stack, self.stack("N2", screen("X")))
    show(tabs)
    if withModal { present(sheet("M"), on: tabs) }
    runtime.diagnostics.removeAll()
    return Place(tabs: tabs, stack: stack, root: root, top: top)
  }

  private func state(_ place: Place) -> String {
    let members = place.stack.viewControllers.map(\.traceName).joined(separator: ",")
    return "\(members) \(place.tabs.selectedIndex) \(place.modal?.traceName ?? "-")"
  }

  /// Runs one row: one complaint of the right kind, nothing told, nothing changed.
  private func expectRow(
    _ name: String, _ answer: Answer, withModal: Bool = false, changes: Bool = false,
    file: StaticString = #filePath, line: UInt = #line, _ misuse: (Place) -> Void
  ) {
    let place = place(withModal: withModal)
    let before = state(place)
    misuse(place)
    settle()
    let answers = runtime.diagnostics.entries.map(\.refusal.answer)
    XCTAssertEqual(answers, [answer], name, file: file, line: line)
    if !changes {
      XCTAssertEqual(state(place), before, name, file: file, line: line)
      XCTAssertEqual(trace.take(), "", name, file: file, line: line)
    }
    _ = trace.take()
    runtime.diagnostics.removeAll()
  }

  private func never() -> () -> Void {
    { XCTFail("a completion ran although the call was refused") }
  }

  func test_table_11_4_exceptionsOfStacks() async {
    expectRow("push a member", .exception) {
      $0.stack.pushViewController($0.root, animated: false)
    }
    expectRow("push a stack", .exception) {
      $0.stack.pushViewController(UINavigationController(), animated: false)
    }
    expectRow("duplicates", .exception) {
      $0.stack.setViewControllers([$0.root, $0.root], animated: false)
    }
    expectRow("popTo a stranger", .exception) {
      $0.stack.popToViewController(UIViewController(), animated: false)
    }
  }

  func test_table_11_4_exceptionsOfModals() async {
    expectRow("present what is presented", .exception, withModal: true) {
      if let modal = $0.modal { $0.top.present(modal, animated: false, completion: self.never()) }
    }
    expectRow("present what has a parent", .exception) {
      $0.tabs.present($0.top, animated: false, completion: self.never())
    }
    expectRow("present itself", .exception) {
      $0.tabs.present($0.tabs, animated: false, completion: self.never())
    }
    expectRow("popover without anchor", .exception) {
      self.runtime.device = .pad
      $0.top.present(self.sheet("P", .popover), animated: false, completion: self.never())
      self.runtime.device = .phone
    }
  }

  func test_table_11_4_exceptionsOfTheRest() async {
    expectRow("select what is no tab", .exception) {
      $0.tabs.selectedViewController = UIViewController()
    }
    expectRow("second cancel action", .exception) { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for _ in 1...2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    }
    expectRow("a child's view under a foreign parent", .exception) { place in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      place.top.view.addSubview(child.view)
    }
    expectRow("a transition between strangers", .exception) {
      $0.top.transition(
        from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
    }
  }

  func test_table_11_4_messagesWithoutEffect() async {
    expectRow("already presenting", .message, withModal: true) {
      $0.top.present(self.sheet("M2"), animated: false, completion: self.never())
    }
    expectRow("not in the window", .message) { _ in
      self.screen("B").present(self.sheet("M"), animated: false, completion: self.never())
    }
    expectRow("a presentation is in progress", .message, changes: true) {
      let modal = self.sheet("M")
      $0.tabs.present(modal, animated: true)
      modal.present(self.sheet("M2"), animated: true, completion: self.never())
    }
    expectRow("dismiss during a dismissal", .message, withModal: true, changes: true) {
      $0.tabs.dismiss(animated: true)
      $0.tabs.dismiss(animated: true, completion: self.never())
    }
    expectRow("pop during a transition", .message, changes: true) {
      $0.stack.pushViewController(self.screen("B"), animated: true)
      $0.stack.popViewController(animated: true)
    }
  }

  func test_table_11_4_messagesThatWork() async {
    expectRow("detached presenter", .warning, changes: true) {
      let detached = self.screen("D")
      $0.top.view.addSubview(detached.view)
      detached.present(self.sheet("M"), animated: false)
    }
    expectRow("unbalanced appearance", .warning) {
      $0.top.beginAppearanceTransition(true, animated: false)
    }
  }
}
