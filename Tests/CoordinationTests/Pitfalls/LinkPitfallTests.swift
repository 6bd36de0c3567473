import Coordination
import UIKit
import XCTest

/// Pitfalls of links that lead through tabs, stacks and modals.
@MainActor
final class LinkPitfallTests: CoordinationTestCase {
  func test_PIT_40_aLinkWithAModalOpen_clearsTheWayFirst() async {
    let (tabs, first, second) = makeTabs()
    first.present(Screen("Settings"), animated: false, onRemoval: noting("Settings"))
    settle()
    let detail = Screen("Detail")
    detail.onDidAppear = { [weak self] in self?.note("Detail appeared") }
    second.popToRoot()
    tabs.selectedIndex = 1
    second.push(detail)
    settle()
    expectTree("tabs{nav[Home], nav[Other, Detail]*}")
    expectNotes("Settings dismissed", "Detail appeared")
  }

  func test_PIT_41_aLinkGoesToTheStackOfItsRoute_notToTheVisibleOne() async {
    let (_, first, _) = makeTabs()
    first.present(UINavigationController(rootViewController: Screen("Compose")), animated: false)
    settle()
    first.push(Screen("Detail"))
    settle()
    expectTree("tabs{nav[Home, Detail]*, nav[Other]} + nav[Compose]")
  }

  func test_PIT_43_aTabAPushAndAModalInOneTurn_allHappen() async {
    let (tabs, first, second) = makeTabs()
    first.push(Screen("Old"))
    tabs.selectedIndex = 1
    let push = second.push(Screen("Detail"))
    let presentation = second.present(Screen("Sheet"))
    settle()
    expect(push, added: 1)
    expect(presentation, added: 1)
    expectTree("tabs{nav[Home, Old], nav[Other, Detail]*} + Sheet")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_44_dismissAll_leavesTheStacks_andPopToRootClearsBoth() async {
    let router = makeRouter("Home")
    func fill() {
      router.push(Screen("A"), animated: false)
      router.present(Screen("M"), animated: false)
      settle()
      router.present(Screen("M2"), animated: false)
      settle()
    }
    fill()
    router.dismissAll()
    settle()
    expectTree("nav[Home, A]")
    router.pop(animated: false)
    fill()
    router.popToRoot()
    settle()
    expectTree("nav[Home]")
  }

  func test_PIT_53_tabsSwitchedDuringAPush_loseNothing() async {
    let (tabs, first, second) = makeTabs()
    let push = first.push(Screen("A"), onRemoval: noting("A"))
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    let other = second.push(Screen("B"))
    settle()
    expect(push, added: 1)
    expect(other, added: 1)
    expectTree("tabs{nav[Home, A], nav[Other, B]*}")
    tabs.selectedIndex = 0
    settle()
    XCTAssertIdentical(
      first.navigationController?.visibleViewController,
      first.navigationController?.viewControllers.last)
    expectNotes()
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_PIT_67_aLinkUnderAModalOfALibrary_isRefusedAloudOrClearsIt() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    home?.present(Screen("Library"), animated: false)
    settle()
    expectRefused(
      router.push(Screen("Detail"), from: home), .covered(requester: "Home", by: "Library"),
      "Home is covered by Library")
    router.popToRoot()
    router.push(Screen("Detail"), from: home)
    settle()
    expectTree("nav[Home, Detail]")
  }
}
