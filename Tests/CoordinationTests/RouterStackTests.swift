import Coordination
import UIKit
import XCTest

/// Push, pop, pop to, pop to root: what they do, animated and not.
@MainActor
final class RouterStackTests: CoordinationTestCase {
  func test_push_notAnimated_hasEndedOnReturn() async {
    let router = makeRouter("Home")
    expect(router.push(Screen("A"), animated: false), added: 1)
    expectTree("nav[Home, A]")
    XCTAssertEqual(runtime.loop.now, .zero)
  }

  func test_push_animated_endsAfter350Milliseconds() async {
    let router = makeRouter("Home")
    let transition = router.push(Screen("A"))
    expectOpen(transition)
    expectTree("nav[Home, A]")
    settle()
    expect(transition, added: 1)
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_push_offScreen_hasEndedOnReturnAlsoWhenAnimated() async {
    let stack = UINavigationController(rootViewController: Screen("Home"))
    let router = Router(rootViewController: stack)
    expect(router.push(Screen("A")), added: 1)
    XCTAssertEqual(stack.tree, "nav[Home, A]")
    XCTAssertFalse(runtime.loop.hasSettlingWork)
  }

  func test_push_inATabThatIsNotSelected_hasEndedOnReturn() async {
    let (_, _, second) = makeTabs()
    expect(second.push(Screen("A")), added: 1)
    expectTree("tabs{nav[Home]*, nav[Other, A]}")
  }

  func test_push_ontoAnEmptyStack_isItsRoot() async {
    let router = makeRouter()
    expect(router.push(Screen("A"), animated: false), added: 1)
    expectTree("nav[A]")
  }

  func test_push_setsTheBottomBarFlagOnlyIfAsked() async {
    let router = makeRouter("Home")
    let set = Screen("Set")
    let left = Screen("Left")
    let cleared = Screen("Cleared")
    left.hidesBottomBarWhenPushed = true
    cleared.hidesBottomBarWhenPushed = true
    router.push(set, animated: false, hidesBottomBar: true)
    router.push(left, animated: false)
    router.push(cleared, animated: false, hidesBottomBar: false)
    XCTAssertEqual(
      [set, left, cleared].map(\.hidesBottomBarWhenPushed), [true, true, false])
  }

  func test_push_takesABarController() async {
    let router = makeRouter("Home")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Screen("In"))]
    expect(router.push(tabs, animated: false), added: 1)
    expectTree("nav[Home, tabs{nav[In]*}]")
  }

  func test_pop_notAnimated_hasEndedOnReturn() async {
    let router = makeRouter("Home", "A")
    expect(router.pop(animated: false), removed: 1)
    expectTree("nav[Home]")
  }

  func test_pop_animated_endsWithItsTransition() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    let transition = router.pop()
    expectOpen(transition)
    expectNotes()
    settle()
    expect(transition, removed: 1)
    expectNotes("A pop")
  }

  func test_popTo_takesEverythingAboveTopmostFirst() async {
    let router = makeRouter("Home")
    for name in ["A", "B", "C"] {
      router.push(Screen(name), animated: false, onRemoval: noting(name))
    }
    let target = router.navigationController?.viewControllers[1] ?? Screen("none")
    let transition = router.popTo(target)
    expectTree("nav[Home, A]")
    settle()
    expect(transition, removed: 2)
    expectNotes("C popTo", "B popTo")
  }

  func test_popTo_theTop_changesNothing() async {
    let router = makeRouter("Home")
    let top = Screen("A")
    router.push(top, animated: false, onRemoval: noting("A"))
    expectUnchanged(router.popTo(top))
    expectUnchanged(router.popTo(top, animated: false))
    expectTree("nav[Home, A]")
    expectNotes()
  }

  func test_popToRoot_takesEverythingAboveTheRoot() async {
    let router = makeRouter("Home")
    for name in ["A", "B"] {
      router.push(Screen(name), animated: false, onRemoval: noting(name))
    }
    expect(router.popToRoot(animated: false), removed: 2)
    expectTree("nav[Home]")
    expectNotes("B popToRoot", "A popToRoot")
  }

  func test_popToRoot_atTheRoot_changesNothing() async {
    let router = makeRouter("Home")
    expectUnchanged(router.popToRoot())
    expectTree("nav[Home]")
  }

  func test_popToRoot_dismissesTheModalsFirst() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    for name in ["M", "M2"] {
      router.present(Screen(name), animated: false, onRemoval: noting(name))
      settle()
    }
    let transition = router.popToRoot()
    expectOpen(transition)
    settle()
    expect(transition, removed: 3)
    expectTree("nav[Home]")
    expectNotes("M2 ancestorDismissed", "M dismissed", "A popToRoot")
  }

  func test_popToRoot_inAModal_leavesTheModalItStandsIn() async {
    let router = makeRouter("Home")
    let stack = UINavigationController(rootViewController: Screen("In"))
    router.present(stack, animated: false)
    settle()
    let inner = Router(rootViewController: stack)
    inner.push(Screen("A"), animated: false)
    inner.present(Screen("Upper"), animated: false)
    settle()
    inner.popToRoot()
    settle()
    expectTree("nav[Home] + nav[In]")
  }

  func test_popToRoot_whatCallbacksAskForComesAfterIt() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false)
    router.present(
      Screen("M"), animated: false,
      onRemoval: { _ in router.push(Screen("B"), animated: false) })
    settle()
    router.popToRoot(animated: false)
    settle()
    expectTree("nav[Home, B]")
  }

  func test_registrations_sayWhereTheyWereMade() async {
    let router = makeRouter("Home")
    router.push(
      Screen("A"), animated: false, file: "Clip/HomeCoordinator.swift", line: 12,
      onRemoval: noting("A"))
    let sites = Engine.state.liveRouters.flatMap(\.registrations).map { "\($0.site)" }
    XCTAssertEqual(sites, ["Clip/HomeCoordinator.swift:12"])
    router.pop(animated: false)
    XCTAssertEqual(keptClosures, 0)
  }
}
