import UIKit
import XCTest

/// Chapter 3 of the catalogue: back button, back menu, bottom bar.
@MainActor
final class BackButtonTests: EngineTestCase {
  private func barStack(_ names: String...) -> BarStack {
    let stack = BarStack("N", trace, [])
    show(stack)
    for name in names {
      let controller = screen(name)
      controller.title = name
      stack.pushViewController(controller, animated: false)
    }
    _ = trace.take()
    return stack
  }

  func test_BAR_01_tappingBackIsShouldPopThenThePopMethodThenDidPop() async {
    let stack = barStack("R", "A")
    stack.tracesCalls = true
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    XCTAssertTrue(stack.tapBackButton())
    expectTrace("shouldPop(A) N.pop(true) A.wM(nil) A.wD R.wA willShow(R) R.iA")
    settle()
    expectTrace("A.dD R.dA A.dM(nil) didShow(R) didPop(A)")
  }

  func test_BAR_03_vetoingBack() async {
    let stack = barStack("R", "A")
    stack.allowsPop = false
    XCTAssertTrue(stack.tapBackButton())
    expectTrace("shouldPop(A)")
    expectNames(stack.viewControllers, "R A")
  }

  func test_BAR_04_backMenuPopsStraightToTheChosenEntry() async {
    let stack = barStack("R", "A", "B", "C")
    let delegate = StackDelegate(trace)
    stack.delegate = delegate
    expectNames(stack.backMenu, "B A R")
    XCTAssertTrue(stack.chooseBackMenuEntry(stack.viewControllers[0]))
    settle()
    expectNames(stack.viewControllers, "R")
    expectTrace("C.wM(nil) C.wD R.wA willShow(R) R.iA C.dD R.dA C.dM(nil) didShow(R) didPop(C)")
  }

  func test_BAR_04_backMenuListsEveryLowerEntryWithItsBackTitle() async {
    let stack = barStack("R", "A", "B", "C")
    XCTAssertEqual(stack.backMenuTitles, ["B", "A", "R"])
    let members = stack.viewControllers
    members[0].navigationItem.backButtonTitle = "Back to R"
    members[0].navigationItem.title = "Item of R"
    members[1].navigationItem.title = "Item of A"
    members[2].title = nil
    XCTAssertEqual(stack.backMenuTitles, ["", "Item of A", "Back to R"])
    stack.popToRootViewController(animated: false)
    XCTAssertEqual(stack.backMenuTitles, [])
  }

  func test_BAR_05_theMenuBypassesShouldPop() async {
    let stack = barStack("R", "A", "B")
    stack.allowsPop = false
    XCTAssertTrue(stack.chooseBackMenuEntry(stack.viewControllers[1]))
    settle()
    expectNames(stack.viewControllers, "R A")
    XCTAssertFalse(trace.take().contains("shouldPop"))
  }

  func test_BAR_07_backActionReplacesOnlyTheTap() async {
    let stack = barStack("R", "A")
    var taps = 0
    stack.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
    XCTAssertTrue(stack.tapBackButton())
    XCTAssertEqual(taps, 1)
    expectNames(stack.viewControllers, "R A")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectNames(stack.viewControllers, "R")
    stack.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
    XCTAssertTrue(stack.tapBackButton())
    XCTAssertEqual(taps, 2)
    XCTAssertFalse(stack.maySwipeBack)
  }

  func test_BAR_08_customLeftItemIsNoBackButton() async {
    let stack = barStack("R", "A")
    var taps = 0
    let item = UIBarButtonItem(title: "X", primaryAction: UIAction { _ in taps += 1 })
    stack.topViewController?.navigationItem.leftBarButtonItem = item
    XCTAssertTrue(item.tap())
    XCTAssertEqual(taps, 1)
    XCTAssertFalse(stack.tapBackButton())
    expectTrace("")
    expectNames(stack.backMenu, "")
  }

  func test_BAR_09_theSecondTapIsIgnoredUntilThePopHasEnded() async {
    let stack = barStack("R", "A", "B")
    stack.tapBackButton()
    stack.tapBackButton()
    settle()
    expectNames(stack.viewControllers, "R A")
  }

  func test_BAR_10_hidesBottomBarIsAPropertyOfTheWholeStack() async {
    let stack = stack("N", screen("R"))
    let tabs = tabs("T", stack)
    show(tabs)
    let (a, b) = (screen("A"), screen("B"))
    a.hidesBottomBarWhenPushed = true
    var seen = [tabs.isBottomBarHidden]
    stack.pushViewController(a, animated: true)
    settle()
    seen.append(tabs.isBottomBarHidden)
    stack.pushViewController(b, animated: true)
    settle()
    seen.append(tabs.isBottomBarHidden)
    stack.popViewController(animated: true)
    settle()
    seen.append(tabs.isBottomBarHidden)
    stack.popViewController(animated: true)
    settle()
    seen.append(tabs.isBottomBarHidden)
    XCTAssertEqual(seen, [false, true, true, true, false])
  }

  func test_BAR_11_theFlagIsSampledByATransition() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a)
    let tabs = tabs("T", stack)
    show(tabs)
    a.hidesBottomBarWhenPushed = true
    XCTAssertFalse(tabs.isBottomBarHidden)
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    XCTAssertFalse(tabs.isBottomBarHidden)
    stack.pushViewController(screen("B"), animated: false)
    XCTAssertTrue(tabs.isBottomBarHidden)
  }

  func test_BAR_12_setThenResetIdiom() async {
    // UncertainChoice.rootsFlagCounts.
    let r = screen("R")
    let stack = stack("N", r)
    let tabs = tabs("T", stack)
    show(tabs)
    r.hidesBottomBarWhenPushed = true
    stack.pushViewController(screen("A"), animated: false)
    r.hidesBottomBarWhenPushed = false
    XCTAssertTrue(tabs.isBottomBarHidden)
    stack.popViewController(animated: false)
    XCTAssertFalse(tabs.isBottomBarHidden)
  }

  func test_BAR_13_settingReevaluatesTheRule() async {
    let (r, a, b) = (screen("R"), screen("A"), screen("B"))
    a.hidesBottomBarWhenPushed = true
    let stack = stack("N", r, a, b)
    let tabs = tabs("T", stack)
    show(tabs)
    XCTAssertTrue(tabs.isBottomBarHidden)
    stack.setViewControllers([r, b], animated: true)
    XCTAssertFalse(tabs.isBottomBarHidden)
  }

  func test_BAR_14_multiLevelPopShowsTheBar() async {
    let (a, b) = (screen("A"), screen("B"))
    a.hidesBottomBarWhenPushed = true
    b.hidesBottomBarWhenPushed = true
    let stack = stack("N", screen("R"), a, b)
    let tabs = tabs("T", stack)
    show(tabs)
    stack.popToRootViewController(animated: true)
    settle()
    XCTAssertFalse(tabs.isBottomBarHidden)
  }

  func test_BAR_15_poppingUnderAModalShowsTheBar() async {
    let a = screen("A")
    a.hidesBottomBarWhenPushed = true
    let stack = stack("N", screen("R"), a)
    let tabs = tabs("T", stack)
    show(tabs)
    let m = sheet("M", .fullScreen)
    present(m, on: a)
    stack.popViewController(animated: true)
    m.dismiss(animated: true)
    settle()
    XCTAssertFalse(tabs.isBottomBarHidden)
  }

  func test_BAR_09_iOS26TapsDoNotWaitForTheRunningPop() async {
    // UncertainChoice.backTapEndsTheRunningPop.
    runtime.generation = .iOS26
    let stack = barStack("R", "A", "B")
    stack.tapBackButton()
    stack.tapBackButton()
    expectNames(stack.viewControllers, "R")
    settle()
    expectNames(stack.viewControllers, "R")
    let words = trace.take().split(separator: " ").filter { $0.hasPrefix("A.") }
    XCTAssertEqual(words, ["A.wA", "A.iA", "A.dA", "A.wM(nil)", "A.wD", "A.dD", "A.dM(nil)"])
  }

  private func barStack(_ members: UIViewController...) -> BarStack {
    let stack = BarStack("N", trace, members)
    for member in members { member.title = member.traceName }
    show(stack)
    return stack
  }

  func test_BAR_02_aPopInCodeAsksTheBarWhenTheControllerHasLeft() async {
    let stack = barStack(screen("R"), screen("A"))
    stack.popViewController(animated: true)
    settle()
    expectTrace("shouldPop(A) A.wM(nil) R.load A.wD R.wA R.iA A.dD R.dA A.dM(nil) didPop(A)")
    expectMessages()
  }

  func test_BAR_02_aRefusalComesTooLate() async {
    // UncertainChoice.lateRefusalOfThePopIsIgnored.
    for animated in [true, false] {
      let stack = barStack(screen("R"), screen("A"))
      stack.allowsPop = false
      stack.popViewController(animated: animated)
      settle()
      expectNames(stack.viewControllers, "R")
      expectMessages("the navigation bar's delegate refused to pop A, which has left N already")
    }
  }

  func test_BAR_02_popsOverSeveralLevelsAndSetsDoNotAsk() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = barStack(r, a, screen("B"))
    stack.popToViewController(a, animated: true)
    settle()
    stack.setViewControllers([r], animated: true)
    settle()
    XCTAssertFalse(trace.take().contains("shouldPop"))
  }

  func test_BAR_06_theArrayIsFinalWhenTheNewTopIsTold() async {
    // UncertainChoice.arrayIsFinalAtOnce: iOS 14.0 was seen to show a transitional one.
    for way in ["menu", "code"] {
      let (r, b) = (screen("R"), screen("B"))
      let stack = stack("N", r, screen("A"), b)
      show(stack)
      var seen: [String] = []
      r.on[.wA] = { [weak stack] _ in seen = stack?.viewControllers.map(\.traceName) ?? [] }
      if way == "menu" {
        XCTAssertTrue(stack.chooseBackMenuEntry(r))
      } else {
        stack.popToRootViewController(animated: true)
      }
      XCTAssertEqual(seen, ["R"], way)
      settle()
      r.on = [:]
    }
  }

  func test_BAR_16_theSwitchOfTheTabBarIsSeparateFromiOS18On() async {
    for generation in UIKitGeneration.allCases {
      runtime.generation = generation
      let (root, a) = (screen("R"), screen("A"))
      a.hidesBottomBarWhenPushed = true
      let stack = stack("N", root)
      let tabs = tabs("T", stack)
      show(tabs)
      tabs.setTabBarHidden(true, animated: true)
      let hides = generation >= .iOS18
      XCTAssertEqual(tabs.isTabBarHidden, hides)
      XCTAssertEqual(tabs.isBottomBarHidden, hides)
      if hides {
        expectMessages()
      } else {
        expectMessages("isTabBarHidden has no effect before iOS 18")
      }
      stack.pushViewController(a, animated: false)
      stack.popViewController(animated: false)
      XCTAssertEqual(tabs.isBottomBarHidden, hides)
      runtime.generation = .iOS18
      tabs.isTabBarHidden = false
      XCTAssertFalse(tabs.isBottomBarHidden)
    }
  }
}
