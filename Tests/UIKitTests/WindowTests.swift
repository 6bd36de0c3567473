import UIKit
import XCTest

/// Chapter 8 of the catalogue, windows.
@MainActor
final class WindowTests: EngineTestCase {
  func test_WIN_01_installingTheFirstRoot() async {
    let hidden = UIWindow(frame: UIScreen.main.bounds)
    let r = screen("R")
    hidden.rootViewController = r
    expectTrace("")
    hidden.makeKeyAndVisible()
    expectTrace("R.load R.wA R.iA R.dA")
    XCTAssertTrue(hidden.isKeyWindow)
    XCTAssertIdentical(r.view.window, hidden)
  }

  func test_WIN_02_replacingTheRoot() async {
    // UncertainChoice.oldRootGoesFirst.
    let old = stack("N", screen("R"), screen("A"))
    show(old)
    weak let a = old.topViewController
    window.rootViewController = screen("B")
    XCTAssertEqual(trace.takeFlags(), "A.wD:- A.dD:- B.wA:- B.iA:- B.dA:-")
    old.viewControllers = []
    XCTAssertNil(a)
  }

  func test_WIN_03_replacingTheRootWhileItPresents() async throws {
    let old = screen("Old")
    show(old)
    let m = sheet("M")
    present(m, on: old)
    let delegate = SheetDelegate(trace)
    m.presentationController?.delegate = delegate
    window.rootViewController = screen("New")
    settle()
    expectTrace("Old.wD Old.dD New.load New.wA New.iA New.dA")
    XCTAssertIdentical(m.presentingViewController, old)
    XCTAssertEqual(m.appearance, .appeared)
    expectNames(window.strandedRoots, "Old")
    expectMessages(
      "the window's root Old was replaced while it presents M, which stays in the window")
  }

  func test_WIN_03_oldRootAndItsModalStayAlive() async {
    weak var old: UIViewController?
    weak var m: UIViewController?
    do {
      let (o, modal) = (screen("Old"), sheet("M"))
      (old, m) = (o, modal)
      show(o)
      present(modal, on: o)
    }
    window.rootViewController = screen("New")
    XCTAssertNotNil(old)
    XCTAssertNotNil(m)
    window.tearDown()
    XCTAssertNil(old)
    XCTAssertNil(m)
  }

  func test_WIN_03_dismissedFirstNothingOfTheOldRootIsLeft() async {
    weak var old: UIViewController?
    weak var m: UIViewController?
    do {
      let (o, modal) = (screen("Old"), sheet("M"))
      (old, m) = (o, modal)
      show(o)
      present(modal, on: o)
    }
    let new = screen("New")
    old?.dismiss(animated: false) { [weak self] in self?.window.rootViewController = new }
    settle()
    expectTrace("M.wD M.dD Old.wD Old.dD New.load New.wA New.iA New.dA")
    XCTAssertIdentical(window.rootViewController, new)
    expectNames(window.strandedRoots, "")
    expectMessages()
    XCTAssertNil(old)
    XCTAssertNil(m)
  }

  func test_WIN_04_windowsAreIndependent() async {
    show(screen("R"))
    let second = UIWindow(frame: UIScreen.main.bounds)
    let p = screen("P")
    second.rootViewController = p
    second.makeKeyAndVisible()
    present(sheet("M"), on: p)
    p.dismiss(animated: false)
    settle()
    second.isHidden = true
    expectTrace("M.wD M.dD P.wD P.dD")
  }

  func test_WIN_05_hiddenWindow() async {
    // UncertainChoice.hiddenWindowsAreOffScreen.
    let hidden = UIWindow(frame: UIScreen.main.bounds)
    let stack = stack("N", screen("R"))
    hidden.rootViewController = stack
    _ = trace.take()
    stack.pushViewController(screen("A"), animated: true)
    expectTrace("A.wM(N) A.dM(N)")
    hidden.isHidden = false
    expectTrace("A.load A.wA A.iA A.dA")
  }

  func test_WIN_05_hidingAndShowingTakesTheModalsAlong() async {
    let r = screen("R")
    show(r)
    present(sheet("M", .fullScreen), on: r)
    present(sheet("S"), on: r.presented ?? r)
    window.isHidden = true
    expectTrace("M.wD S.wD M.dD S.dD")
    window.isHidden = false
    expectTrace("M.wA S.wA M.iA S.iA M.dA S.dA")
    window.isHidden = true
    r.dismiss(animated: true)
    settle()
    XCTAssertEqual(r.appearance, .disappeared)
    _ = trace.take()
    window.isHidden = false
    expectTrace("R.wA R.iA R.dA")
  }

  func test_window_aRootReplacedInsideItsOwnAppearanceLeavesNothingBehind() async {
    for moment in [Moment.load, .wA, .iA, .dA] {
      let (first, second) = (stack("N", screen("R")), screen("B"))
      let r = first.topViewController as? TracingController
      r?.on[moment] = { [weak self, weak second] _ in self?.window.rootViewController = second }
      window.rootViewController = first
      settle()
      XCTAssertEqual(r?.appearance, .disappeared, "\(moment)")
      XCTAssertEqual(first.appearance, .disappeared, "\(moment)")
      XCTAssertEqual(second.appearance, .appeared, "\(moment)")
      XCTAssertIdentical(window.rootViewController, second)
      _ = trace.take()
    }
  }

  func test_window_aRootReplacedWhileTheOldOneDisappearsWins() async {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    show(a)
    a.on[.wD] = { [weak self] _ in self?.window.rootViewController = c }
    window.rootViewController = b
    XCTAssertIdentical(window.rootViewController, c)
    XCTAssertEqual(
      [a, b, c].map(\.appearance), [.disappeared, .disappeared, .appeared])
  }

  func test_window_theOldRootMayBecomePartOfTheNewOne() async {
    let r = screen("R")
    show(r)
    let departures = DepartureList()
    departures.watch(r)
    let stack = UINavigationController(rootViewController: r)
    expectTrace("R.wD R.dD R.wM(UINavigationController) R.dM(UINavigationController)")
    XCTAssertNil(window.rootViewController)
    window.rootViewController = stack
    expectTrace("R.wA R.iA R.dA")
    XCTAssertEqual(departures.take(), "")
    XCTAssertTrue(r.isInTree)
  }

  func test_window_hiddenInsideAnAppearanceIsToldAfterwards() async {
    let hidden = UIWindow(frame: UIScreen.main.bounds)
    let r = screen("R")
    hidden.rootViewController = r
    r.on[.wA] = { [weak hidden] _ in hidden?.isHidden = true }
    hidden.isHidden = false
    expectTrace("R.load R.wA R.iA R.dA R.wD R.dD")
    XCTAssertTrue(hidden.isHidden)
    r.on = [.wD: { [weak hidden] _ in hidden?.isHidden = false }]
    hidden.isHidden = false
    hidden.isHidden = true
    expectTrace("R.wA R.iA R.dA R.wD R.dD R.wA R.iA R.dA")
    XCTAssertFalse(hidden.isHidden)
    hidden.tearDown()
  }

  func test_window_anOldRootMayComeBackWithItsModal() async {
    let old = screen("Old")
    show(old)
    present(sheet("M"), on: old)
    window.rootViewController = screen("New")
    _ = trace.take()
    window.rootViewController = old
    expectTrace("New.wD New.dD Old.wA Old.iA Old.dA")
    expectNames(window.strandedRoots, "")
    old.dismiss(animated: true)
    settle()
    expectTrace("M.wD M.dD")
  }

  func test_window_aStrandedModalMayBeDismissed() async {
    weak var old: UIViewController?
    do {
      let root = screen("Old")
      old = root
      show(root)
      present(sheet("M", .fullScreen), on: root)
    }
    window.rootViewController = screen("New")
    _ = trace.take()
    old?.dismiss(animated: true)
    settle()
    expectTrace("M.wD M.dD")
    expectNames(window.strandedRoots, "")
    XCTAssertNil(old)
  }
}
