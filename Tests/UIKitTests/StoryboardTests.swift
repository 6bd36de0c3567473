import UIKit
import XCTest

private final class Registered: UIViewController {}

@MainActor
final class StoryboardTests: EngineTestCase {
  func test_storyboard_makesWhatIsRegistered() async {
    runtime.storyboards.register(storyboard: "Main", identifier: "Detail") { Registered() }
    runtime.storyboards.register(storyboard: "Main", identifier: nil) { UINavigationController() }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateViewController(withIdentifier: "Detail")
    XCTAssertTrue(made is Registered)
    XCTAssertIdentical(made.storyboard, storyboard)
    let typed: Registered = storyboard.instantiateViewController(identifier: "Detail")
    XCTAssertNotIdentical(typed, made)
    XCTAssertTrue(storyboard.instantiateInitialViewController() is UINavigationController)
  }

  func test_storyboard_letsTheAppMakeItItself() async {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made: Registered = storyboard.instantiateViewController(identifier: "Detail") { coder in
      Registered(coder: coder)
    }
    XCTAssertIdentical(made.storyboard, storyboard)
  }

  func test_storyboard_withoutTheIdentifier_isAnException() async {
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "None")
    expectMessages("storyboard \"Main\" has no view controller with the identifier \"None\"")
    XCTAssertEqual(runtime.diagnostics.entries.count, 0)
  }

  func test_controller_keepsTheNamesOfItsNib() async {
    let made = UIViewController(nibName: "Nib", bundle: .main)
    XCTAssertEqual(made.nibName, "Nib")
    XCTAssertEqual(made.nibBundle, .main)
    XCTAssertNil(screen("A").nibName)
  }

  func test_imagePicker_isTakenAwayByItsDelegate() async {
    let root = screen("R")
    show(root)
    let picker = UIImagePickerController()
    present(picker, on: root)
    picker.cancel()
    settle()
    XCTAssertNil(root.presentedViewController)
  }

  func test_transitionBetweenChildren_putsOneInThePlaceOfTheOther() async {
    let parent = screen("P")
    let old = screen("A")
    let new = screen("B")
    show(parent)
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    _ = trace.take()
    var finished = false
    parent.transition(from: old, to: new, duration: 0.2, animations: nil) { finished = $0 }
    XCTAssertFalse(finished)
    settle()
    XCTAssertTrue(finished)
    XCTAssertNil(old.view.superview)
    XCTAssertIdentical(new.view.superview, parent.view)
    XCTAssertEqual(new.appearance, .appeared)
    XCTAssertEqual(old.appearance, .disappeared)
  }
}
