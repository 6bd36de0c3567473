import Coordination
import UIKit
import XCTest

/// Set root, set stack, replace top.
@MainActor
final class RouterSetTests: CoordinationTestCase {
  func test_setRoot_replacesTheStack() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    expect(router.setRoot(Screen("New"), onRemoval: noting("New")), added: 1, removed: 2)
    expectTree("nav[New]")
    expectNotes("A stackSet")
  }

  func test_setRoot_animated_endsWithItsTransition() async {
    let router = makeRouter("Home")
    let transition = router.setRoot(Screen("New"), animated: true)
    expectOpen(transition)
    settle()
    expect(transition, added: 1, removed: 1)
  }

  func test_setRoot_setsTheBottomBarFlag() async {
    let router = makeRouter("Home")
    let new = Screen("New")
    router.setRoot(new, hidesBottomBar: true)
    XCTAssertTrue(new.hidesBottomBarWhenPushed)
  }

  func test_setRoot_onAnEmptyStack_isTheFirstScreen() async {
    let router = makeRouter()
    expect(router.setRoot(Screen("New")), added: 1)
    expectTree("nav[New]")
  }

  func test_setRoot_toAMember_keepsItAndItsClosure() async {
    let router = makeRouter("Home")
    let member = Screen("A")
    router.push(member, animated: false, onRemoval: noting("first"))
    router.push(Screen("B"), animated: false, onRemoval: noting("B"))
    expect(router.setRoot(member, onRemoval: noting("second")), removed: 2)
    expectTree("nav[A]")
    expectNotes("B stackSet")
    router.setRoot(Screen("New"))
    expectNotes("first stackSet", "second stackSet")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_setRoot_toAMemberThatAnotherRouterWatches_runsBothClosures() async {
    let router = makeRouter("Home")
    let member = Screen("A")
    router.push(member, animated: false, onRemoval: noting("first"))
    guard let stack = router.navigationController else { return XCTFail("no stack") }
    let other = Router(rootViewController: stack)
    other.setRoot(member, onRemoval: noting("second"))
    expectNotes()
    other.setRoot(Screen("New"))
    expectNotes("first stackSet", "second stackSet")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_setRoot_twice_eachClosureRunsOnce() async {
    let router = makeRouter("Home")
    router.setRoot(Screen("A"), onRemoval: noting("A"))
    router.setRoot(Screen("B"), onRemoval: noting("B"))
    router.setRoot(Screen("C"))
    expectNotes("A stackSet", "B stackSet")
  }

  func test_setStack_replacesMembersAndKeepsCommonOnes() async {
    let router = makeRouter("Home")
    let kept = Screen("Kept")
    router.push(kept, animated: false, onRemoval: noting("Kept"))
    router.push(Screen("Gone"), animated: false, onRemoval: noting("Gone"))
    expect(router.setStack([kept, Screen("New")]), added: 1, removed: 2)
    expectTree("nav[Kept, New]")
    expectNotes("Gone stackSet")
  }

  func test_setStack_reordered_removesNothing() async {
    let router = makeRouter("Home", "A", "B")
    let members = router.navigationController?.viewControllers ?? []
    expectUnchanged(router.setStack(members.reversed()))
    expectTree("nav[B, A, Home]")
  }

  func test_setStack_belowTheSameTop_isRemovalFromTheMiddle() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    router.push(Screen("B"), animated: false, onRemoval: noting("B"))
    let members = router.navigationController?.viewControllers ?? []
    expect(router.setStack([members[0], members[2]], animated: true), removed: 1)
    expectTree("nav[Home, B]")
    expectNotes("A removedFromMiddle")
    XCTAssertFalse(runtime.loop.hasSettlingWork)
  }

  func test_replaceTop_takesTheTopAway() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    let transition = router.replaceTop(with: Screen("B"), onRemoval: noting("B"))
    expectOpen(transition)
    settle()
    expect(transition, added: 1, removed: 1)
    expectTree("nav[Home, B]")
    expectNotes("A replaced")
  }

  func test_replaceTop_ofTheRoot_replacesTheRoot() async {
    let router = makeRouter("Home")
    let new = Screen("New")
    expect(
      router.replaceTop(with: new, animated: false, hidesBottomBar: true), added: 1, removed: 1)
    expectTree("nav[New]")
    XCTAssertTrue(new.hidesBottomBarWhenPushed)
  }
}
