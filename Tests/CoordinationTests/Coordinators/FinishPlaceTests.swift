import Coordination
import UIKit
import XCTest

/// A journey that ends with screens in several places at once.
@MainActor
final class FinishPlaceTests: CoordinationTestCase {
  func test_finish_ofTabsInAModal_dismissesThemOnce() async {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let tabs = TabsCoordinator<Int>(
      tabs: [0, 1].map { id in .stack(id, UINavigationController()) { Flow("T\(id)", $0) } })
    parent.start(tabs)
    router.present(
      tabs.tabBarController, animated: false, owner: tabs, onRemoval: noting("tabs"))
    tabs.select(1)
    settle()
    expectTree("nav[Home] + tabs{nav[T0], nav[T1]*}")
    let finish = tabs.finish()
    settle()
    expect(finish, removed: 1)
    expectTree("nav[Home]")
    expectNotes("tabs finished")
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_finish_leavesAStackAlone_thatIsDismissedAndKept() async {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Pushed", router, in: parent)
    flow.start()
    let kept = UINavigationController(rootViewController: Screen("Other's"))
    router.present(kept, animated: false, owner: flow, onRemoval: noting("stack"))
    settle()
    Router(rootViewController: kept).push(Screen("Own"), animated: false, owner: flow)
    let finish = flow.finish()
    settle()
    expect(finish, removed: 2)
    expectTree("nav[Home]")
    XCTAssertEqual(kept.tree, "nav[Other's, Own]")
    expectNotes("stack finished", "Pushed finished", "Pushed over")
  }
}
