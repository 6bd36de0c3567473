import Coordination
import UIKit
import XCTest

/// The features of removal tracking, each as a user of the library meets it.
@MainActor
final class RemovalFeatureTests: CoordinationTestCase {
  private func filled(_ names: String...) -> Router {
    let router = makeRouter("Home")
    for name in names { router.push(Screen(name), animated: false, onRemoval: noting(name)) }
    return router
  }

  func test_F_39_theBackButton_runsTheClosure() async {
    let router = filled("A")
    router.navigationController?.tapBackButton()
    expectNotes()
    settle()
    expectNotes("A backButton")
  }

  func test_F_40_aSwipe_runsTheClosure_aCancelledOneDoesNot() async {
    let router = filled("A")
    let stack = router.navigationController
    XCTAssertEqual(stack?.beginSwipeBack(), true)
    stack?.cancelSwipeBack()
    settle()
    expectNotes()
    XCTAssertEqual(stack?.beginSwipeBack(), true)
    stack?.finishSwipeBack()
    settle()
    expectNotes("A swipe")
  }

  func test_F_41_aPopThatIsNotAnimated_runsTheClosure() async {
    let router = filled("A", "B")
    router.pop(animated: false)
    router.navigationController?.popViewController(animated: false)
    expectNotes("B pop", "A pop")
  }

  func test_F_42_popToRoot_runsTheClosureOfEveryScreen_topmostFirst() async {
    let router = filled("A", "B", "C")
    router.popToRoot()
    settle()
    expectNotes("C popToRoot", "B popToRoot", "A popToRoot")
  }

  func test_F_43_aNewRootOrStack_runsTheClosuresOfWhatGoes_andOfNothingElse() async {
    let router = filled("A", "B")
    let a = router.navigationController?.viewControllers[1] ?? Screen("none")
    router.setStack([a, Screen("C")])
    expectNotes("B stackSet")
    router.setRoot(Screen("New"))
    expectNotes("A stackSet")
  }

  func test_F_44_aModalPulledDown_runsTheClosure() async {
    let router = makeRouter("Home")
    let modal = Screen("M")
    router.present(modal, animated: false, onRemoval: noting("M"))
    settle()
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.cancelDragDown()
    settle()
    expectNotes()
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    expectNotes("M pulledDown")
  }

  func test_F_45_aModalDismissedInCode_runsTheClosure_whoeverCalledUIKit() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false, onRemoval: noting("M"))
    router.dismiss()
    settle()
    expectNotes("M dismissed")
    let own = Screen("N")
    router.present(own, animated: false, onRemoval: noting("N"))
    settle()
    own.dismiss(animated: true)
    settle()
    expectNotes("N dismissed")
  }

  func test_F_46_aModalWhoseAncestorIsDismissed_runsTheClosure() async {
    let router = makeRouter("Home")
    let (inner, _) = router.presentStack(
      of: Screen("In"), animated: false, onRemoval: noting("nav"))
    inner.push(Screen("A"), animated: false, onRemoval: noting("A"))
    inner.present(Screen("M"), animated: false, onRemoval: noting("M"))
    settle()
    router.dismissAll()
    settle()
    expectNotes("M ancestorDismissed", "A dismissed", "nav dismissed")
  }

  func test_F_47_aTabOrARootThatIsReplaced_runsTheClosuresOfAllInIt() async {
    let (tabs, first, second) = makeTabs()
    first.push(Screen("A"), animated: false, onRemoval: noting("A"))
    second.push(Screen("B"), animated: false, onRemoval: noting("B"))
    tabs.viewControllers = [tabs.viewControllers?.first].compactMap(\.self)
    settle()
    expectNotes("B tabReplaced")
    window.rootViewController = Screen("New")
    settle()
    expectNotes("A windowRootReplaced")
  }

  func test_F_48_aClosureRunsOnce_whateverComesAfter() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    router.push(screen, animated: false, onRemoval: noting("A"))
    router.pop(animated: false)
    expectNotes("A pop")
    for _ in 0..<3 {
      router.push(screen, animated: false)
      router.pop(animated: false)
    }
    router.setRoot(Screen("New"))
    window.rootViewController = Screen("Other")
    settle()
    window.tearDown()
    expectNotes()
  }

  func test_F_49_closuresAreKeptByIdentity_alsoForOneScreenShownAgain() async {
    let router = makeRouter("Home")
    let twins = [Screen("Same"), Screen("Same")]
    router.push(twins[0], animated: false, onRemoval: noting("first"))
    router.push(twins[1], animated: false, onRemoval: noting("second"))
    twins[0].removeFromParent()
    settle()
    expectNotes("first removedFromMiddle")
    router.push(twins[0], animated: false, onRemoval: noting("again"))
    router.popToRoot(animated: false)
    expectNotes("again popToRoot", "second popToRoot")
  }
}
