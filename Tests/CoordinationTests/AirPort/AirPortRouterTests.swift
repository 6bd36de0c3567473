import Coordination
import UIKit
import XCTest

/// What every call of an AirPort router answers, and what a drawable is.
@MainActor
final class AirPortRouterTests: AirPortTestCase {
  func test_F_38_everyCall_givesATransition() async {
    let (router, stack) = makeAirPort("S")
    let pushed = router.push(Screen("A"))
    let presented = router.present(Screen("D"))
    let dismissed = router.dismiss()
    let popped = router.pop()
    let atRoot = router.pop()
    let toRoot = router.popToRoot()
    expectOpen(pushed)
    settle()
    expect(pushed, added: 1)
    expect(presented, added: 1)
    expect(dismissed, removed: 1)
    expect(popped, removed: 1)
    expectRefused(atRoot, .cannotPop("S"), "cannot pop S: it is the root of its stack")
    expectUnchanged(toRoot)
    var ends = 0
    for transition in [pushed, presented, dismissed, popped, atRoot, toRoot] {
      transition.whenComplete { _ in ends += 1 }
    }
    XCTAssertEqual(ends, 6)
    expectTree("nav[S]")
    XCTAssertIdentical(router.navigationController, stack)
  }

  func test_aRouterWhoseStackIsGone_refusesEverything() async {
    let router = AirPort.Router(navigationController: UINavigationController())
    let calls = [
      router.push(Screen("A"), onNavigationBack: leaving("A")),
      router.present(Screen("D"), onDismiss: leaving("D")), router.dismiss(), router.pop(),
      router.popToRoot(),
    ]
    for transition in calls {
      expectRefused(transition, .routerDetached, "the router's navigation controller is gone")
    }
    expectLeft(kept: 0)
  }

  func test_aRefusedPush_keepsNoClosure() async {
    let (router, stack) = makeAirPort("S")
    let top = stack.topViewController
    let again = top.map { router.push($0, onNavigationBack: leaving("again")) }
    XCTAssertEqual(again?.result, .failure(.duplicateScreen("S")))
    expectLeft(kept: 1)
  }

  func test_dismiss_ofAModalThatIsGone_takesNoOtherAway() async {
    let (router, _) = makeAirPort("S")
    let first = Screen("first")
    present(first, as: "first", on: router)
    router.dismiss(drawable: first)
    router.present(Screen("second"), onDismiss: leaving("second"))
    let late = router.dismiss(drawable: first)
    expectLeft("first", kept: 2)
    expectRefused(late, .nothingToDismiss, "nothing to dismiss")
    expectTree("nav[S] + second")
  }

  func test_popToRoot_dismissesWhatLiesOnTheStack() async {
    let (router, _) = makeAirPort("S", "A")
    present(Screen("D"), as: "D", on: router)
    let popped = router.popToRoot(false)
    expectLeft("D", "A", kept: 1)
    expect(popped, removed: 2)
  }

  func test_F_47_aNewRootOfTheWindow_runsEveryClosure() async {
    makeAirPort("S", "A")
    window.rootViewController = UINavigationController(rootViewController: Screen("X"))
    expectLeft("A", "S", kept: 0)
  }

  func test_F_65_aDrawable_isWhateverHasAScreen() async {
    let (router, _) = makeAirPort("S")
    let shown = Screen("A")
    router.push(DrawnFlow(viewController: shown), onNavigationBack: leaving("A"))
    settle()
    expectTree("nav[S, A]")
    XCTAssertIdentical(shown.viewController, shown)
    router.pop()
    expectLeft("A", kept: 1)
  }

  func test_aScreenMayHaveAPropertyOfTheSameName() async {
    let (router, _) = makeAirPort("S")
    let holder = HolderViewController()
    holder.viewController = "mine"
    router.push(holder)
    settle()
    expectTree("nav[S, HolderViewController]")
  }

  func test_aClosure_isLetGoWhenItHasRun() async {
    let (router, _) = makeAirPort("S")
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      router.push(Screen("A")) { [object] in _ = object }
    }
    settle()
    XCTAssertNotNil(captured)
    router.pop()
    settle()
    XCTAssertNil(captured)
  }

  func test_listings_nameTheLineThatPushed() async {
    let stack = UINavigationController()
    window.rootViewController = stack
    let router = AirPort.Router(navigationController: stack)
    let line = #line + 1 as UInt
    router.push(Screen("S"), onNavigationBack: leaving("S"))
    let sites = Engine.state.liveRouters.flatMap(\.registrations).map(\.site.description)
    XCTAssertEqual(sites, ["CoordinationTests/AirPortRouterTests.swift:\(line)"])
  }
}

/// A thing with a screen that is none itself.
private struct DrawnFlow: Drawable {
  let viewController: UIViewController?
}

private final class HolderViewController: UIViewController {
  var viewController = ""
}
