import Coordination
import UIKit
import XCTest

/// What people reported of several changes at once, and of changes taken back.
@MainActor
final class TogetherScenarioTests: CoordinationTestCase {
  func test_K_112_manyChangesInOneTurn_areAllCarriedOut() async {
    let router = makeRouter("Root")
    for name in ["A", "B"] {
      router.present(Screen(name), animated: false, onRemoval: noting(name))
    }
    settle()
    let calls = [
      router.dismiss(), router.dismiss(), router.push(Screen("C")), router.pop(),
      router.push(Screen("D")), router.present(Screen("E")),
    ]
    settle()
    for call in calls { XCTAssertNotNil(try? call.result?.get()) }
    expectTree("nav[Root, D] + E")
    expectNotes("B dismissed", "A dismissed")
  }

  func test_K_112_manyChangesAsOne_reachTheSameStateWithOneTransition() async {
    let router = makeRouter("Root")
    for name in ["A", "B"] {
      router.present(Screen(name), animated: false, onRemoval: noting(name))
    }
    settle()
    let before = runtime.loop.now
    let transition = router.perform([
      .dismiss(), .dismiss(), .push(Screen("C")), .pop, .push(Screen("D")), .present(Screen("E")),
    ])
    settle()
    expect(transition, added: 2, removed: 2)
    expectTree("nav[Root, D] + E")
    expectNotes("B ancestorDismissed", "A dismissed")
    XCTAssertEqual(runtime.loop.now - before, .milliseconds(500))
  }

  func test_K_114_aSetStackCancelledUnderTheFinger_leavesTheStackExactlyAsBefore() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    let before = router.navigationController?.viewControllers ?? []
    let finger = Finger()
    router.navigationController?.delegate = finger
    let transition = router.setStack([before[0], Screen("B"), Screen("C")], animated: true)
    expectOpen(transition)
    let waiting = router.push(Screen("D"))
    finger.interactor.cancel()
    settle()
    expectUnchanged(transition)
    expectNotes()
    finger.interactor.finish()
    settle()
    expect(waiting, added: 1)
    expectTree("nav[Home, A, D]")
    XCTAssertTrue(
      router.navigationController?.viewControllers.starts(with: before, by: ===) ?? false)
  }
}
