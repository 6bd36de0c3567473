import UIKit
import XCTest

/// Writes down what a field asks and tells.
@MainActor
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let trace: Trace
  var allows = true

  init(_ trace: Trace) { self.trace = trace }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
  func textFieldDidBeginEditing(_ textField: UITextField) { trace.add("began") }
  func textFieldDidEndEditing(_ textField: UITextField) { trace.add("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    trace.add("change(\(range.length) \(string))")
    return string != "no"
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

@MainActor
final class ResponderTests: EngineTestCase {
  func test_chain_goesFromTheViewToTheApplication() async {
    let root = screen("R")
    let child = screen("A")
    root.addChild(child)
    show(root)
    root.view.addSubview(child.view)
    let view = UIView()
    child.view.addSubview(view)
    XCTAssertIdentical(view.next, child.view)
    XCTAssertIdentical(child.view.next, child)
    XCTAssertIdentical(child.next, root.view)
    XCTAssertIdentical(root.view.next, root)
    XCTAssertIdentical(root.next, window)
    XCTAssertIdentical(window.next, UIApplication.shared)
  }

  func test_field_takesAndGivesTheKeyboard() async {
    let field = UITextField()
    let other = UITextField()
    let delegate = FieldDelegate(trace)
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    XCTAssertTrue(field.type("cat"))
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertFalse(field.type("no"))
    XCTAssertEqual(field.text, "cat")
    XCTAssertTrue(other.becomeFirstResponder())
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(field.pressReturn())
    expectTrace("began change(0 cat) change(3 no) ended began ended")
    XCTAssertEqual(changes, 1)
    delegate.allows = false
    XCTAssertFalse(field.type("dog"))
  }

  func test_endEditing_takesTheKeyboardFromWhatIsInside() async {
    let view = UIView()
    let field = UITextField()
    view.addSubview(field)
    XCTAssertFalse(view.endEditing(true))
    field.becomeFirstResponder()
    XCTAssertTrue(view.endEditing(true))
    XCTAssertFalse(field.isFirstResponder)
  }

  func test_screen_takesTheKeyboardOnlyIfItMay() async {
    XCTAssertFalse(screen("A").becomeFirstResponder())
  }

  func test_keyWindow_loses_the_keyboard_to_another() async {
    let first = window
    XCTAssertTrue(first.isKeyWindow)
    let second = UIWindow(frame: .zero)
    second.makeKey()
    XCTAssertFalse(first.isKeyWindow)
    XCTAssertTrue(second.isKeyWindow)
  }

  func test_userActivity_isKeptWithItsResponder() async {
    let owner = screen("A")
    let activity = NSUserActivity(activityType: "read")
    owner.userActivity = activity
    XCTAssertIdentical(owner.userActivity, activity)
    activity.becomeCurrent()
    XCTAssertTrue(activity.isCurrent)
    activity.invalidate()
    XCTAssertFalse(activity.isCurrent)
  }

  func test_alert_hasItsTextFields() async {
    let alert = alert()
    XCTAssertNil(alert.textFields)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    XCTAssertNil(sheet.textFields)
    XCTAssertEqual(runtime.diagnostics.messages.count, 1)
  }

  func test_barButtons_areNamedByTheSystem() async {
    XCTAssertEqual(
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil).title, "Delete")
    XCTAssertNil(UIBarButtonItem.flexibleSpace().title)
    let owner = screen("A")
    owner.editButtonItem.tap()
    XCTAssertTrue(owner.isEditing)
    XCTAssertEqual(owner.editButtonItem.title, "Done")
  }
}
