import Coordination
import UIKit
import XCTest

/// The bars that people report as lost: the bottom bar under modals and pops, and any bar after a stay elsewhere.
@MainActor
final class BottomBarTests: BarsTestCase {
  private func hiding(_ name: String) -> Screen {
    let screen = Screen(name)
    screen.hidesBottomBarWhenPushed = true
    return screen
  }

  func test_K_48_theBottomBarIsBackWhenTheStackWasPoppedUnderAModal() async {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
      let (tabs, router, _) = makeTabs()
      router.push(hiding("B"))
      settle()
      XCTAssertTrue(tabs.isBottomBarHidden)
      let modal = Screen("M")
      modal.modalPresentationStyle = style
      router.present(modal)
      settle()
      router.navigationController?.popToRootViewController(animated: true)
      settle()
      router.dismiss()
      settle()
      XCTAssertFalse(tabs.isBottomBarHidden, "\(style)")
      // The router dismisses first.
      router.push(hiding("B"))
      router.present(Screen("M2"))
      router.popToRoot()
      settle()
      expectTree("tabs{nav[Home]*, nav[Other]}")
      XCTAssertFalse(tabs.isBottomBarHidden, "\(style)")
    }
  }

  func test_K_61_theBottomBarStaysHiddenUntilTheFirstThatHidesItHasLeft() async {
    let (tabs, router, _) = makeTabs()
    router.push(hiding("B"))
    router.push(hiding("C"))
    settle()
    XCTAssertTrue(tabs.isBottomBarHidden)
    router.pop()
    settle()
    XCTAssertTrue(tabs.isBottomBarHidden, "still on B")
    router.pop()
    settle()
    XCTAssertFalse(tabs.isBottomBarHidden)
    router.push(hiding("B"), animated: false)
    router.push(hiding("C"), animated: false)
    router.popToRoot()
    settle()
    XCTAssertFalse(tabs.isBottomBarHidden, "once on A")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_K_61_aCancelledSwipeLeavesItHidden() async throws {
    let (tabs, router, _) = makeTabs()
    router.push(hiding("B"), animated: false)
    let stack = try XCTUnwrap(router.navigationController)
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertTrue(tabs.isBottomBarHidden)
  }

  func test_K_49_comingBackToAScreenWithoutABar_findsItWithoutABar() async {
    let (_, stack) = makeStack("+Home", "-LinkWeb")
    let app = runtime.application
    app.becomeActive()
    expectBar(false, stack)
    app.enterBackground()
    // What toggled the bar when the app left, and did not toggle it back.
    stack.setNavigationBarHidden(false, animated: false)
    app.enterForeground()
    expectBar(false, stack)
    app.resignActive()
    stack.setNavigationBarHidden(false, animated: false)
    app.becomeActive()
    expectBar(false, stack)
    stack.popViewController(animated: false)
    expectBar(true, stack)
  }

  func test_K_49_behindOneAnother_everyStackOnScreenIsLookedAt() async {
    let (tabs, router, _) = makeTabs()
    router.push(Self.screen("-LinkWeb"), animated: false)
    let modal = UINavigationController(rootViewController: Self.screen("+In"))
    router.present(modal, animated: false)
    settle()
    runtime.application.becomeActive()
    runtime.application.enterBackground()
    router.navigationController?.isNavigationBarHidden = false
    modal.isNavigationBarHidden = true
    runtime.application.enterForeground()
    expectBar(true, modal)
    XCTAssertEqual(router.navigationController?.isNavigationBarHidden, true)
    _ = tabs
  }
}
