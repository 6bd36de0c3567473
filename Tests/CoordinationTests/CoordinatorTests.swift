import Coordination
import UIKit
import XCTest

/// A coordinator with a result.
@MainActor
private final class Journey: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
}

/// A coordinator of an app's own, without the base class.
@MainActor
private final class Foreign: Coordinator {
  var childCoordinators: [any Coordinator] = []
  func start() {}
}

/// Who may be whose child, and how journeys end.
@MainActor
final class CoordinatorTests: CoordinationTestCase {
  func test_F_50_addDependency_ownsTheChild() async {
    let parent = BaseCoordinator()
    let child = BaseCoordinator()
    XCTAssertNil(parent.addDependency(child))
    XCTAssertIdentical(parent.childCoordinators.first, child)
    XCTAssertIdentical(child.parentCoordinator, parent)
  }

  func test_F_51_addDependency_twice_isOnce() async {
    let parent = BaseCoordinator()
    let child = BaseCoordinator()
    for _ in 0..<1_000 { XCTAssertNil(parent.addDependency(child)) }
    XCTAssertEqual(parent.childCoordinators.count, 1)
  }

  func test_addDependency_ofItself_isRefused() async {
    let coordinator = Journey()
    XCTAssertEqual(coordinator.addDependency(coordinator), .isItself("Journey"))
    XCTAssertEqual(coordinator.childCoordinators.count, 0)
    expectLog("ignored: add child, Journey cannot be its own child")
  }

  func test_addDependency_ofAnAncestor_isRefused() async {
    let top = Journey()
    let middle = BaseCoordinator()
    let bottom = BaseCoordinator()
    top.addDependency(middle)
    middle.addDependency(bottom)
    XCTAssertEqual(bottom.addDependency(top), .isAncestor("Journey"))
    XCTAssertEqual(bottom.childCoordinators.count, 0)
    expectLog("ignored: add child, Journey cannot be a child: it is an ancestor")
  }

  func test_addDependency_ofAnAncestorOfAnotherClass_isRefused() async {
    let top = Foreign()
    let bottom = BaseCoordinator()
    top.childCoordinators = [bottom]
    XCTAssertEqual(bottom.addDependency(top), .isAncestor("Foreign"))
  }

  func test_addDependency_toASecondParent_isRefused() async {
    let first = Journey()
    let second = BaseCoordinator()
    let child = Journey()
    first.addDependency(child)
    XCTAssertEqual(second.addDependency(child), .hasParent("Journey", parent: "Journey"))
    XCTAssertIdentical(child.parentCoordinator, first)
    XCTAssertEqual(second.childCoordinators.count, 0)
    expectLog("ignored: add child, Journey cannot be a child: it belongs to Journey")
  }

  func test_addDependency_ofAnotherClassToASecondParent_isRefused() async {
    let first = BaseCoordinator()
    let second = BaseCoordinator()
    let child = Foreign()
    first.addDependency(child)
    XCTAssertEqual(second.addDependency(child), .hasParent("Foreign", parent: "BaseCoordinator"))
  }

  func test_addDependency_afterTheParentDroppedItByHand_isAllowed() async {
    let first = BaseCoordinator()
    let second = BaseCoordinator()
    let child = BaseCoordinator()
    first.addDependency(child)
    first.childCoordinators = []
    XCTAssertNil(second.addDependency(child))
    XCTAssertIdentical(child.parentCoordinator, second)
  }

  func test_F_50_F_52_removeDependency_letsTheChildGo_andHarmsNobodyElse() async {
    let parent = BaseCoordinator()
    weak var dead: BaseCoordinator?
    do {
      let child = BaseCoordinator()
      dead = child
      parent.addDependency(child)
    }
    XCTAssertNotNil(dead)
    parent.removeDependency(dead)
    XCTAssertNil(dead)
    parent.removeDependency(BaseCoordinator())
    parent.removeDependency(nil)
  }

  func test_F_55_finish_leavesTheParentThenTells() async {
    let parent = BaseCoordinator()
    let child = Journey()
    parent.addDependency(child)
    child.onFinish = { [weak self] in
      self?.note("finished, \(parent.childCoordinators.count) left")
    }
    child.finish()
    XCTAssertTrue(child.isFinished)
    XCTAssertNil(child.parentCoordinator)
    expectNotes("finished, 0 left")
  }

  func test_finish_twice_tellsOnce() async {
    let child = Journey()
    child.onFinish = { [weak self] in
      self?.note("finished")
      child.finish()
    }
    child.finish()
    child.finish()
    expectNotes("finished")
    child.onFinish = nil
  }

  func test_finish_endsAllBelowSilently() async {
    let top = Journey()
    let middle = Journey()
    let bottom = Journey()
    let foreign = Foreign()
    top.addDependency(middle)
    middle.addDependency(foreign)
    foreign.childCoordinators = [bottom]
    for journey in [middle, bottom] { journey.onFinish = { XCTFail("told") } }
    top.onFinish = { [weak self] in self?.note("top") }
    top.finish()
    expectNotes("top")
    XCTAssertEqual([top, middle, bottom].map(\.isFinished), [true, true, true])
    XCTAssertTrue(foreign.childCoordinators.isEmpty)
    bottom.finish()
  }

  func test_finish_looksOnFinishUpWhenItFires() async {
    let child = Journey()
    child.onFinish = { XCTFail("the old one") }
    child.start()
    child.onFinish = { [weak self] in self?.note("the new one") }
    child.finish()
    expectNotes("the new one")
  }

  func test_aThousandRegistrations_tellTheParentOnce() async {
    let parent = BaseCoordinator()
    let child = Journey()
    for _ in 0..<1_000 {
      parent.addDependency(child)
      child.onFinish = { [weak self] in self?.note("told") }
    }
    child.finish()
    expectNotes("told")
    XCTAssertEqual(parent.childCoordinators.count, 0)
  }

  func test_aRefusedPush_leavesTheCoordinatorsAsTheyAre() async {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let child = BaseCoordinator()
    parent.addDependency(child)
    router.push(UINavigationController(), onRemoval: { _ in child.finish() })
    XCTAssertEqual(parent.childCoordinators.count, 1)
    XCTAssertFalse(child.isFinished)
  }

  func test_aDeepChain_isEndedWithoutRecursion() async {
    let top = BaseCoordinator()
    var last = top
    var weakLast: () -> BaseCoordinator? = { nil }
    for _ in 0..<20_000 {
      let child = BaseCoordinator()
      last.childCoordinators = [child]
      last = child
      weakLast = { [weak child] in child }
    }
    last = top
    top.finish()
    XCTAssertNil(weakLast())
  }
}

/// Nothing stays behind, wherever the last reference goes.
@MainActor
final class CoordinatorLifetimeTests: CoordinationTestCase {
  private func round(_ router: Router, _ parent: BaseCoordinator) {
    let child = Journey()
    parent.addDependency(child)
    let inner = Journey()
    child.addDependency(inner)
    inner.onFinish = { [weak child] in child?.finish() }
    child.onFinish = { [weak router] in router?.popToRoot(animated: false) }
    router.push(Screen("A"), animated: false, onRemoval: { [weak inner] _ in inner?.finish() })
    router.push(Screen("B"), animated: false, onRemoval: { _ in _ = child })
    inner.finish()
  }

  func test_aThousandRounds_leaveNothing() async {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    for _ in 0..<1_000 { round(router, parent) }
    expectTree("nav[Home]")
    XCTAssertEqual(keptClosures, 0)
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 1)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 2)
    XCTAssertEqual(Engine.state.liveCoordinators.count, 1)
  }

  func test_aThousandWindows_leaveNothing() async {
    for _ in 0..<1_000 {
      let stack = UINavigationController(rootViewController: Screen("Home"))
      let router = Router(rootViewController: stack)
      let other = UIWindow(frame: .zero)
      other.rootViewController = stack
      other.makeKeyAndVisible()
      let coordinator = BaseCoordinator()
      router.push(Screen("A"), animated: false, onRemoval: { _ in coordinator.finish() })
      other.tearDown()
    }
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 0)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 0)
    XCTAssertEqual(Engine.state.liveRouters.count, 0)
  }

  func test_releaseOnAnotherThread_isCounted() async {
    let made = BaseCoordinator()
    made.addDependency(BaseCoordinator())
    let box = Box(made)
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 2)
    await Task.detached { box.release() }.value
    // The test's own reference goes on the main thread.
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 2)
    _ = made
  }

  func test_lastReleaseOnAnotherThread_isCounted() async {
    let box = Box(BaseCoordinator())
    await Task.detached { box.release() }.value
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 0)
    XCTAssertEqual(Engine.state.liveCoordinators.count, 0)
    let next = BaseCoordinator()
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 1)
    _ = next
  }
}

/// Carries a coordinator to another thread; unchecked, since only that thread touches it after the hand-over.
private final class Box: @unchecked Sendable {
  private var coordinator: BaseCoordinator?

  init(_ coordinator: BaseCoordinator) {
    self.coordinator = coordinator
  }

  func release() {
    coordinator = nil
  }
}
