import Coordination
import UIKit
import XCTest

/// `dismissTo`: everything that lies on a screen goes.
@MainActor
final class RouterLevelTests: CoordinationTestCase {
  private func present(_ router: Router, _ names: String...) -> [Screen] {
    let modals = names.map(Screen.init)
    for modal in modals {
      router.present(modal, animated: false, onRemoval: noting(modal.name))
      settle()
    }
    return modals
  }

  func test_aModal_losesWhatLiesOnIt() async {
    let router = makeRouter("Home")
    let modals = present(router, "M1", "M2", "M3")
    let transition = router.dismissTo(modals[0])
    expectOpen(transition)
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Home] + M1")
    expectNotes("M3 ancestorDismissed", "M2 dismissed")
    XCTAssertEqual(runtime.loop.now, .milliseconds(500))
  }

  func test_aScreenOfTheStack_losesModalsAndWhatStandsAboveIt_topmostFirst_withOneAnimation() async
  {
    let router = makeRouter("Home")
    for name in ["A", "B"] {
      router.push(Screen(name), animated: false, onRemoval: noting(name))
    }
    _ = present(router, "M1", "M2")
    guard let home = router.navigationController?.viewControllers.first else { return XCTFail() }
    let transition = router.dismissTo(home)
    settle()
    expect(transition, removed: 4)
    expectTree("nav[Home]")
    expectNotes("M2 ancestorDismissed", "M1 dismissed", "B popTo", "A popTo")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_theTop_losesModalsOnly_andNothingIfThereAreNone() async {
    let router = makeRouter("Home", "A")
    guard let top = router.navigationController?.topViewController else { return XCTFail() }
    expectUnchanged(router.dismissTo(top))
    _ = present(router, "M")
    let transition = router.dismissTo(top, animated: false)
    settle()
    expect(transition, removed: 1)
    expectTree("nav[Home, A]")
    XCTAssertEqual(runtime.loop.now, .zero)
  }

  func test_aScreenInATabOnAStack_losesWhatWasPushedOverTheTabs() async {
    let outer = makeRouter("Home")
    let inner = UINavigationController()
    inner.viewControllers = [Screen("In"), Screen("Deep")]
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    outer.push(tabs, animated: false)
    outer.push(Screen("Over"), animated: false, onRemoval: noting("Over"))
    _ = present(outer, "M")
    let transition = Router(rootViewController: inner).dismissTo(inner.viewControllers[0])
    settle()
    expect(transition, removed: 3)
    expectTree("nav[Home, tabs{nav[In]*}]")
    expectNotes("M dismissed", "Over popTo")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_whatCallbacksAskFor_comesAfterTheWhole() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false)
    router.present(
      Screen("M"), animated: false,
      onRemoval: { _ in router.push(Screen("B"), animated: false) })
    settle()
    guard let home = router.navigationController?.viewControllers.first else { return XCTFail() }
    router.dismissTo(home, animated: false)
    settle()
    expectTree("nav[Home, B]")
  }

  func test_aScreenThatIsNotThere_isRefused() async {
    let router = makeRouter("Home", "A")
    _ = present(router, "M")
    expectRefused(
      router.dismissTo(Screen("Gone")), .notShown("Gone"), "Gone is nowhere in this window")
    let other = UIWindow(frame: .zero)
    let elsewhere = Screen("Elsewhere")
    other.rootViewController = elsewhere
    expectRefused(
      router.dismissTo(elsewhere), .notShown("Elsewhere"), "Elsewhere is nowhere in this window")
    expectTree("nav[Home, A] + M")
    other.tearDown()
  }
}
