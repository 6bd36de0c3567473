import Coordination
import UIKit
import XCTest

/// Calls from inside callbacks: after the running one, in order.
@MainActor
final class RouterReentrancyTests: CoordinationTestCase {
  func test_pushFromARemovalClosure_comesAfterThePop() async {
    let router = makeRouter("Home")
    router.push(
      Screen("A"), animated: false,
      onRemoval: { [weak self] _ in
        self?.note("removed")
        router.push(Screen("B"), animated: false)
        XCTAssertEqual(router.navigationController?.tree, "nav[Home]")
      })
    let transition = router.pop(animated: false)
    expect(transition, removed: 1)
    expectTree("nav[Home, B]")
    expectNotes("removed")
  }

  func test_animatedPushFromARemovalClosureOfAPopThatIsNot_leavesThePopDone() async {
    let router = makeRouter("Home")
    var pushed: Transition?
    router.push(
      Screen("A"), animated: false, onRemoval: { _ in pushed = router.push(Screen("B")) })
    expect(router.pop(animated: false), removed: 1)
    guard let pushed else { return XCTFail("the closure did not run") }
    expectOpen(pushed)
    settle()
    expect(pushed, added: 1)
  }

  func test_presentFromARemovalClosureOffScreen_doesNotDelayTheOthersResult() async {
    let (_, first, second) = makeTabs()
    second.push(
      Screen("A"), animated: false, onRemoval: { _ in first.present(Screen("M")) })
    expect(second.pop(), removed: 1)
    expectTree("tabs{nav[Home]*, nav[Other]} + M")
    settle()
  }

  func test_popFromViewDidAppear_removesTheScreenOnce() async {
    for animated in [true, false] {
      let router = makeRouter("Home")
      let screen = Screen("A")
      screen.onDidAppear = { router.pop(animated: animated) }
      let transition = router.push(screen, animated: animated, onRemoval: noting("A"))
      settle()
      expect(transition, added: 1)
      expectTree("nav[Home]")
      expectNotes("A pop")
    }
  }

  func test_pushFromViewWillAppear_runsAfterTheRunningOne() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    screen.onWillAppear = { router.push(Screen("B"), animated: false) }
    screen.onDidAppear = { [weak self] in self?.note("A appeared, \(self?.window.tree ?? "")") }
    router.push(screen, animated: false)
    expectTree("nav[Home, A, B]")
    expectNotes("A appeared, nav[Home, A]")
  }

  func test_pushFromViewDidDisappear_comesAfterTheTransition() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController as? Screen
    home?.onDidDisappear = { router.push(Screen("B"), animated: false) }
    router.push(Screen("A"), animated: false)
    expectTree("nav[Home, A, B]")
  }

  func test_dismissFromViewDidAppearOfAModal_dismissesIt() async {
    let router = makeRouter("Home")
    let modal = Screen("M")
    modal.onDidAppear = { router.dismiss() }
    let transition = router.present(modal, onRemoval: noting("M"))
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home]")
    expectNotes("M dismissed")
  }

  func test_callsFromACompletion_comeBeforeWhatIsAskedForLater() async {
    let router = makeRouter("Home")
    router.push(Screen("A")).whenComplete { _ in router.push(Screen("B")) }
    settle()
    router.push(Screen("C"))
    settle()
    expectTree("nav[Home, A, B, C]")
  }

  func test_callsFromACompletion_standBehindThoseThatWait() async {
    let router = makeRouter("Home")
    router.push(Screen("A")).whenComplete { _ in router.push(Screen("C")) }
    router.push(Screen("B"))
    settle()
    expectTree("nav[Home, A, B, C]")
  }

  func test_finishFromDidShow_isAllowed() async {
    final class Finisher: NSObject, UINavigationControllerDelegate {
      /// Owned by this object; runs once.
      var onShow: (() -> Void)?
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) {
        onShow.take()?()
      }
    }
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = BaseCoordinator()
    parent.addDependency(child)
    let finisher = Finisher()
    router.navigationController?.delegate = finisher
    finisher.onShow = { [weak self] in
      child.finish()
      router.setRoot(Screen("Login"))
      self?.note("finished, \(self?.window.tree ?? "")")
    }
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    XCTAssertEqual(parent.childCoordinators.count, 0)
    expectTree("nav[Login]")
    expectNotes("finished, nav[Home, A]", "A stackSet")
  }

  func test_removalClosure_seesTheTreeWithoutItsScreen() async {
    let router = makeRouter("Home")
    router.push(
      Screen("A"), animated: false,
      onRemoval: { [weak self] _ in
        self?.note(self?.window.tree ?? "")
        self?.note("\(self?.keptClosures ?? -1)")
      })
    router.pop()
    settle()
    expectNotes("nav[Home]", "0")
  }

  func test_removalClosure_mayPushItsOwnScreenAgain() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    router.push(
      screen, animated: false,
      onRemoval: { [weak self, weak screen] _ in
        self?.note("first")
        guard let screen, let self else { return }
        router.push(screen, animated: false, onRemoval: noting("second"))
      })
    router.pop(animated: false)
    expectTree("nav[Home, A]")
    expectNotes("first")
    router.pop(animated: false)
    expectNotes("second pop")
  }
}
