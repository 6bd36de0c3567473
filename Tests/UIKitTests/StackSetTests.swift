import UIKit
import XCTest

/// Chapter 1 of the catalogue: replacing the whole array, and what a stack may contain.
@MainActor
final class StackSetTests: EngineTestCase {
  func test_NAV_17_settingWithAnUnchangedTopIsNoTransition() async {
    let (r, b) = (screen("R"), screen("B"))
    let stack = stack("N", r, screen("A"), b)
    show(stack)
    weak let dropped = stack.viewControllers[1]
    stack.setViewControllers([r, b], animated: true)
    expectNames(stack.viewControllers, "R B")
    XCTAssertNil(stack.transitionCoordinator)
    expectTrace("")
    XCTAssertNil(dropped)
    let x = screen("X")
    stack.setViewControllers([x, b], animated: true)
    expectNames(stack.viewControllers, "X B")
    expectTrace("X.wM(N) X.dM(N)")
    XCTAssertIdentical(x.parent, stack)
    XCTAssertFalse(x.isViewLoaded)
    XCTAssertNil(r.parent)
  }

  func test_NAV_18_settingLooksLikePushOrPopByTheNewTopOnly() async {
    struct Case {
      let set: [String]
      let trace: String
    }
    let cases = [
      Case(
        set: ["R", "A", "C"],
        trace: "B.wM(nil) C.wM(N) C.load B.wD C.wA C.iA B.dD C.dA B.dM(nil) C.dM(N)"),
      Case(
        set: ["R", "A"], trace: "B.wM(nil) A.load B.wD A.wA A.iA B.dD A.dA B.dM(nil)"),
      Case(
        set: ["A", "R"], trace: "B.wM(nil) R.load B.wD R.wA R.iA B.dD R.dA B.dM(nil)"),
      Case(
        set: ["R", "A", "B", "C", "D"],
        trace: "C.wM(N) C.dM(N) D.wM(N) D.load B.wD D.wA D.iA B.dD D.dA D.dM(N)"),
    ]
    for given in cases {
      var known: [String: UIViewController] = [:]
      for name in ["R", "A", "B", "C", "D"] { known[name] = screen(name) }
      let stack = stack("N")
      stack.viewControllers = ["R", "A", "B"].compactMap { known[$0] }
      show(stack)
      let new = given.set.compactMap { known[$0] }
      stack.setViewControllers(new, animated: true)
      expectNames(stack.viewControllers, given.set.joined(separator: " "))
      XCTAssertIdentical(
        stack.transitionCoordinator?.viewController(forKey: .to), new.last)
      settle()
      expectTrace(given.trace)
    }
  }

  func test_NAV_19_replacingTheTopLooksLikeAPush() async {
    let r = screen("R")
    let stack = stack("N", r, screen("A"))
    show(stack)
    stack.setViewControllers([r, screen("B")], animated: true)
    settle()
    XCTAssertEqual(
      trace.takeFlags(), "A.wD:MFP B.wA:MTP B.iA:MTP A.dD:MFP B.dA:MTP")
    expectNames(stack.viewControllers, "R B")
  }

  func test_NAV_20_duplicatesRaise() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    show(stack)
    stack.setViewControllers([r, a, a], animated: true)
    expectNames(stack.viewControllers, "R")
    expectMessages("all view controllers of N must be distinct")
    expectTrace("")
    XCTAssertNil(a.parent)
  }

  func test_NAV_21_settingAnEmptyArrayEmptiesTheStack() async {
    let stack = stack("N", screen("R"))
    show(stack)
    stack.setViewControllers([], animated: true)
    expectNames(stack.viewControllers, "")
    XCTAssertNil(stack.topViewController)
    stack.setViewControllers([screen("A")], animated: false)
    settle()
    expectNames(stack.viewControllers, "A")
    XCTAssertTrue(trace.take().hasSuffix("A.dA A.dM(N)"))
  }

  func test_NAV_22_assigningIsTheNonAnimatedSetter() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r)
    show(stack)
    stack.viewControllers = [r, a]
    XCTAssertEqual(
      trace.takeAnimated(),
      "A.wM(N) A.load R.wD(false) A.wA(false) A.iA(false) R.dD(false) A.dA(false) A.dM(N)")
    stack.viewControllers = [a, a]
    expectMessages("all view controllers of N must be distinct")
  }

  func test_NAV_23_theArrayIsACopy() async {
    let stack = stack("N", screen("R"))
    var copy = stack.viewControllers
    copy.append(screen("A"))
    expectNames(stack.viewControllers, "R")
    stack.viewControllers = copy
    expectNames(stack.viewControllers, "R A")
  }

  func test_NAV_24_buriedControllersHearNoAppearanceWhenRemoved() async {
    // UncertainChoice.buriedMembersHearNothing.
    let (r, a, b) = (screen("R"), screen("A"), screen("B"))
    let stack = stack("N", r, a, b)
    show(stack)
    stack.setViewControllers([r, b], animated: false)
    XCTAssertNil(a.parent)
    expectTrace("")
  }

  func test_NAV_25_pushingAMemberRaises() async {
    let (r, a) = (screen("R"), screen("A"))
    let stack = stack("N", r, a)
    show(stack)
    for member in [a, r] {
      stack.pushViewController(member, animated: true)
      expectNames(stack.viewControllers, "R A")
      expectMessages(
        "pushing the same view controller instance \(member.name) onto N more than once is not supported"
      )
    }
    expectTrace("")
  }

  func test_NAV_26_aPoppedInstanceMayBePushedAgain() async {
    let stack = stack("N", screen("R"), screen("A"))
    show(stack)
    let a = stack.popViewController(animated: true)
    settle()
    _ = trace.take()
    if let a { stack.pushViewController(a, animated: true) }
    settle()
    XCTAssertEqual(trace.takeFlags(), "R.wD:- A.wA:MTP A.iA:MTP R.dD:- A.dA:MTP")
  }

  func test_NAV_27_pushingANavigationControllerRaises() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let other = self.stack("N2")
    stack.pushViewController(other, animated: true)
    expectNames(stack.viewControllers, "R")
    XCTAssertNil(other.parent)
    expectMessages("pushing the navigation controller N2 onto N is not supported")
    expectTrace("")
  }

  func test_NAV_28_pushingATabBarControllerWorks() async {
    // UncertainChoice.tabsMayBePushed.
    let stack = stack("N", screen("R"))
    show(stack)
    let tabs = tabs("T", screen("X"))
    _ = trace.take()
    stack.pushViewController(tabs, animated: false)
    expectNames(stack.viewControllers, "R T")
    expectTrace("R.wD X.load X.wA X.iA R.dD X.dA")
  }

  func test_NAV_29_aStackInsideAPushedControllerIsFine() async {
    let stack = stack("N", screen("R"))
    show(stack)
    let (a, x) = (screen("A"), screen("X"))
    let inner = self.stack("N2", x)
    a.addChild(inner)
    a.view.addSubview(inner.view)
    inner.didMove(toParent: a)
    _ = trace.take()
    stack.pushViewController(a, animated: false)
    XCTAssertIdentical(a.navigationController, stack)
    XCTAssertIdentical(x.navigationController, inner)
    expectTrace(
      "A.wM(N) R.wD A.wA X.load X.wA A.iA X.iA R.dD A.dA X.dA A.dM(N)")
  }
}
