import Coordination
import UIKit
import XCTest

/// Pitfalls of transitions of the app's own and of searches that end at the router.
@MainActor
final class RouterCustomTransitionPitfallTests: CoordinationTestCase {
  func test_PIT_13_aCancelledReplacement_putsTheOldScreensBackAndLetsTheNewOneGo() async {
    let router = makeRouter("Home", "A")
    let finger = Finger()
    router.navigationController?.delegate = finger
    let replacement = router.replaceTop(with: Screen("B"), onRemoval: noting("B"))
    expectOpen(replacement)
    finger.interactor.cancel()
    settle()
    expectTree("nav[Home, A]")
    expectNotes("B replaced")
    XCTAssertEqual(keptClosures, 0)
    expectUnchanged(replacement)
    router.navigationController?.delegate = nil
    expect(router.push(Screen("C"), animated: false), added: 1)
    expectTree("nav[Home, A, C]")
  }

  func test_aPushCancelledUnderTheFinger_changesNothing() async {
    let router = makeRouter("Home")
    let finger = Finger()
    router.navigationController?.delegate = finger
    let cancelled = router.push(Screen("A"), onRemoval: noting("A"))
    finger.interactor.cancel()
    settle()
    expectUnchanged(cancelled)
    expectNotes("A pop")
    let finished = router.push(Screen("B"))
    finger.interactor.finish()
    settle()
    expect(finished, added: 1)
    expectTree("nav[Home, B]")
  }

  func test_PIT_29_aScreenWithAnActiveSearch_isDismissedWithIt() async {
    let router = makeRouter("Home")
    let picker = Screen("Picker")
    picker.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let modal = UINavigationController(rootViewController: picker)
    router.present(modal, animated: false, onRemoval: noting("modal"))
    settle()
    picker.navigationItem.searchController?.isActive = true
    settle()
    router.dismiss(modal)
    settle()
    expectTree("nav[Home]")
    expectNotes("modal dismissed")
  }

  func test_PIT_55_aPresentationOverAnActiveSearch_isNotLost() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    home?.navigationItem.searchController = UISearchController(searchResultsController: nil)
    home?.navigationItem.searchController?.isActive = true
    settle()
    let presentation = router.present(Screen("M"), from: home)
    settle()
    expect(presentation, added: 1)
    expectTree("nav[Home] + UISearchController + M")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }
}
