import Coordination
import UIKit
import XCTest

/// Touches that a screen refuses.
@MainActor
final class TouchVetoTests: LeaveGuardTestCase {
  func test_F_37_backButtonMenuAndSwipeAreRefused_theSwipeDoesNotBegin() async throws {
    let (router, top) = try makeGuarded("List", "Edit")
    let stack = try XCTUnwrap(router.navigationController)
    stack.tapBackButton()
    expectOnly("ignored: back, Edit refuses to leave")
    stack.chooseBackMenuEntry(stack.viewControllers[0])
    expectOnly("ignored: back to Home, Edit refuses to leave")
    XCTAssertFalse(stack.beginSwipeBack())
    expectOnly("ignored: swipe back, Edit refuses to leave")
    XCTAssertEqual(top.attempts, [.backButton, .backMenu, .swipe])
    settle()
    expectTree("nav[Home, List, Edit]")
    XCTAssertTrue(Runtime.isIdle())
  }

  func test_F_37_theMenuAsksWhoeverWouldLeave() async throws {
    let router = makeRouter("Home")
    let lower = GuardedScreen("Lower")
    router.push(lower, animated: false)
    router.push(Screen("Upper"), animated: false)
    runtime.log.removeAll()
    let stack = try XCTUnwrap(router.navigationController)
    stack.chooseBackMenuEntry(stack.viewControllers[0])
    settle()
    expectLog("ignored: back to Home, Lower refuses to leave")
    stack.chooseBackMenuEntry(lower)
    settle()
    expectTree("nav[Home, Lower]")
  }

  func test_F_37_aVetoedPullTellsTheDelegateOfTheAttempt_asUIKitDoes() async throws {
    let router = makeRouter("Home")
    let (_, stack, top) = presentGuarded(over: router)
    let delegate = PullWatcher()
    stack.presentationController?.delegate = delegate
    XCTAssertEqual(stack.beginDragDown(), .blocked)
    expectOnly("ignored: swipe down, Compose refuses to leave")
    XCTAssertEqual(top.attempts, [.pulledDown])
    XCTAssertEqual(delegate.told, ["attempt"])
    stack.modalPresentationStyle = .popover
    top.isDirty = false
    XCTAssertEqual(stack.beginDragDown(), .began)
    stack.finishDragDown()
    settle()
    XCTAssertEqual(delegate.told, ["attempt", "should", "will", "did"])
    expectNotes("Compose pulledDown", "nav pulledDown")
  }

  func test_F_37_aTouchBesideAPopoverIsRefused() async throws {
    let router = makeRouter("Home")
    let popover = GuardedScreen("Popover")
    popover.modalPresentationStyle = .popover
    router.present(popover, animated: false, onRemoval: noting("Popover"))
    settle()
    runtime.log.removeAll()
    XCTAssertEqual(popover.tapOutside(), .blocked)
    expectOnly("ignored: tap outside, Popover refuses to leave")
    XCTAssertEqual(popover.attempts, [.tappedOutside])
    expectTree("nav[Home] + Popover")
  }

  func test_F_37_aSheetThatIsModalAnyway_isNotAsked() async throws {
    let router = makeRouter("Home")
    let (_, stack, top) = presentGuarded(over: router)
    stack.isModalInPresentation = true
    XCTAssertEqual(stack.beginDragDown(), .blocked)
    XCTAssertEqual(top.asked, [])
    expectOnly()
  }

  func test_F_37_theSelectedTabTouchedAgain_staysWhereItIs() async throws {
    let (tabs, first, _) = makeTabs()
    let edit = GuardedScreen("Edit")
    first.push(edit, animated: false, onRemoval: noting("Edit"))
    runtime.log.removeAll()
    XCTAssertTrue(tabs.tapTab(at: 0))
    settle()
    XCTAssertEqual(edit.attempts, [.tabRetapped])
    expectLog("ignored: reselect tab, Edit refuses to leave")
    expectTree("tabs{nav[Home, Edit]*, nav[Other]}")
    expectNotes()
    // Another tab takes nothing away.
    tabs.tapTab(at: 1)
    XCTAssertEqual(edit.attempts.count, 1)
    expectTree("tabs{nav[Home, Edit], nav[Other]*}")
  }

  func test_F_37_twoFingersThatScrub_areATouchOfTheBackButton() async throws {
    let (_, top) = try makeGuarded("Edit")
    XCTAssertTrue(window.performEscape())
    XCTAssertEqual(top.attempts, [.backButton])
    expectOnly("ignored: back, Edit refuses to leave")
  }

  func test_F_37_aTabBehindMoreGoesBackToTheList_andLeavesNothing() async throws {
    let tabs = UITabBarController()
    let last = GuardedScreen("Last")
    tabs.viewControllers = (1...5).map { Screen("T\($0)") } + [last]
    window.rootViewController = tabs
    settle()
    let router = Router(rootViewController: tabs.moreNavigationController)
    tabs.selectedViewController = last
    settle()
    tabs.moreNavigationController.tapBackButton()
    settle()
    XCTAssertEqual(last.asked, [])
    XCTAssertTrue(tabs.moreNavigationController.topViewController !== last)
    tabs.selectedViewController = last
    settle()
    let over = GuardedScreen("Over")
    router.push(over, animated: false)
    expectVetoed(router.popToRoot(), by: "Over")
    XCTAssertEqual(last.asked, [])
  }

  func test_F_37_callsOfUIKitAreNotRefused() async throws {
    let (router, top) = try makeGuarded("Edit")
    router.navigationController?.popViewController(animated: false)
    XCTAssertEqual(top.asked, [])
    expectNotes("Edit pop")
  }
}

/// Takes note of what a sheet's delegate is told.
private final class PullWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var told: [String] = []

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    told.append("should")
    return true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    told.append("attempt")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    told.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    told.append("did")
  }
}
