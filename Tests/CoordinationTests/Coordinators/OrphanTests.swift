import Coordination
import UIKit
import XCTest

/// Coordinators that nobody keeps, and routers that are kept too long.
@MainActor
final class OrphanTests: CoordinationTestCase {
  func test_K_133_aCoordinatorThatNobodyKeeps_isToldOfAtOnce() async throws {
    let router = makeRouter("Home")
    let line = #line + 1
    do { router.push(Screen("Login"), owner: Flow("App", router)) }
    settle()
    expectLog(
      "nobody owned Flow: it died, and Login, shown at "
        + "CoordinationTests/OrphanTests.swift:\(line), is still there; "
        + "add it to a parent, or keep it if it is the root")
  }

  func test_K_133_whatIsBelowARootThatNobodyKeeps_isToldOf() async throws {
    let router = makeRouter("Home")
    do {
      let app = BaseCoordinator()
      let login = Flow("Login", router)
      app.start(login)
      app.start(BaseCoordinator())
    }
    settle()
    expectLog(
      "nobody owned Flow: it died, and Login, shown at CoordinationTests/Flow.swift:30, is still "
        + "there; add it to a parent, or keep it if it is the root")
  }

  func test_K_133_whoLetsGoAndTakesTheScreensAway_isNotAccused() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    do {
      let flow = Flow("Detail", router)
      parent.start(flow)
      parent.removeDependency(flow)
    }
    router.pop()
    settle()
    expectLog()
    XCTAssertEqual(liveCoordinators, 1)
  }

  func test_K_133_whoIsKept_isNotAccused() async throws {
    let router = makeRouter("Home")
    let app = Flow("App", router)
    app.start()
    let child = Flow("Child", router)
    app.start(child)
    child.finish()
    settle()
    window.tearDown()
    settle()
    expectLog()
  }

  func test_aCoordinatorThatDiesOnAnotherThread_isToldOf() async throws {
    let router = makeRouter("Home")
    let box = CoordinatorBox(Flow("App", router))
    router.push(Screen("Login"), animated: false, owner: box.coordinator)
    settle()
    runtime.log.removeAll()
    await Task.detached { box.coordinator = nil }.value
    await Task { @MainActor in }.value
    settle()
    XCTAssertEqual(runtime.log.entries.count, 1)
  }

  func test_K_126_aCoordinatorWithChildrenAndRouters_madeAndDropped_leavesNothing() async throws {
    @MainActor final class Tabs: BaseCoordinator {
      let stacks = (0..<5).map { _ in UINavigationController(rootViewController: Screen("Tab")) }
      override init() {
        super.init()
        for stack in stacks { addDependency(Flow("Tab", Router(rootViewController: stack))) }
      }
    }
    for _ in 0..<100 { _ = Tabs() }
    settle()
    XCTAssertEqual(liveCoordinators, 0)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 0)
    XCTAssertEqual(Engine.state.liveRouters.count, 0)
    expectLog()
  }

  func test_K_70_aRouterThatOutlivesItsStack_answersWithATypedError() async throws {
    let detached = "the router's navigation controller is gone"
    let router = Router(rootViewController: UINavigationController())
    XCTAssertNil(router.navigationController)
    let screen = Screen("Detail")
    let owner = BaseCoordinator()
    for transition in [
      router.push(screen), router.push(screen, owner: owner), router.pop(), router.popTo(screen),
      router.popToRoot(), router.setRoot(screen), router.setStack([screen]),
      router.replaceTop(with: screen), router.present(screen), router.dismiss(),
      router.dismissAll(), router.close(),
    ] {
      expectRefused(transition, .routerDetached, detached)
    }
    expectLog(
      "ignored: push, \(detached)", "ignored: push, \(detached)", "ignored: pop, \(detached)",
      "ignored: pop to, \(detached)", "ignored: pop to root, \(detached)",
      "ignored: set root, \(detached)", "ignored: set stack, \(detached)",
      "ignored: replace top, \(detached)", "ignored: present, \(detached)",
      "ignored: dismiss, \(detached)", "ignored: dismiss all, \(detached)",
      "ignored: close, \(detached)")
  }

  func test_K_70_aRouterThatOutlivesItsCoordinator_knowsThatTheScreenIsGone() async throws {
    @MainActor final class ViewModel {
      let router: any RouterProtocol
      weak var screen: UIViewController?
      init(_ router: any RouterProtocol) { self.router = router }
      func open() -> Transition { router.push(Screen("More"), from: screen) }
    }
    let router = makeRouter("Home")
    let model = ViewModel(router)
    let screen = Screen("Detail")
    model.screen = screen
    let parent = BaseCoordinator()
    do {
      let flow = Flow("Detail", router)
      parent.addDependency(flow)
      router.push(screen, animated: false, owner: flow)
    }
    router.pop()
    settle()
    XCTAssertEqual(liveCoordinators, 1)
    expectRefused(model.open(), .covered(requester: "Detail", by: nil), "Detail is gone")
    expectLog("ignored: push More, Detail is gone")
  }

  func test_K_64_aViewModelWithTheRouter_makesNoCycle() async throws {
    @MainActor final class ViewModel {
      let router: any RouterProtocol
      init(_ router: any RouterProtocol) { self.router = router }
    }
    @MainActor final class ModelScreen: UIViewController {
      var model: ViewModel?
    }
    @MainActor final class Owner: BaseCoordinator {
      var router: Router?
      weak var shown: ModelScreen?
      override func start() {
        guard let router else { return }
        let screen = ModelScreen()
        screen.model = ViewModel(router)
        shown = screen
        router.push(screen, animated: false, owner: self) { [weak self] _ in self?.shown = nil }
      }
    }
    let parent = BaseCoordinator()
    weak var model: ViewModel?
    weak var kept: Router?
    do {
      let stack = UINavigationController(rootViewController: Screen("Home"))
      window.rootViewController = stack
      let owner = Owner()
      owner.router = Router(rootViewController: stack)
      kept = owner.router
      parent.start(owner)
      model = owner.shown?.model
    }
    XCTAssertNotNil(model)
    try XCTUnwrap(kept).pop()
    settle()
    XCTAssertNil(model)
    XCTAssertNil(kept)
    XCTAssertEqual(liveCoordinators, 1)
  }

  func test_K_64_aCycle_isSeenByTheAudit() async throws {
    @MainActor final class Cyclic: BaseCoordinator {
      var call: (() -> Void)?
    }
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    weak var leaked: Cyclic?
    do {
      let child = Cyclic()
      child.call = { child.start() }
      parent.start(child)
      router.push(Screen("Detail"), animated: false, owner: child)
      leaked = child
    }
    router.pop()
    settle()
    XCTAssertEqual(Engine.state.leftBehind.map(CoordinationState.name), ["Cyclic"])
    leaked?.call = nil
    XCTAssertEqual(Engine.state.leftBehind.count, 0)
  }

  func test_K_108_theSameKindOfScreenFromTwoCoordinators_isAFreshOneEachTime() async throws {
    @MainActor final class Factory {
      func makeDetail() -> Screen { Screen("Detail") }
    }
    let factory = Factory()
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let (first, second) = (
      makeFlow("First", router, in: parent), makeFlow("Second", router, in: parent)
    )
    let shown = factory.makeDetail()
    router.push(shown, animated: false, owner: first)
    router.push(factory.makeDetail(), animated: false, owner: second)
    expectTree("nav[Home, Detail, Detail]")
    // One instance cannot be shown twice, and stays whose it is.
    expectRefused(
      router.push(shown, owner: second), .duplicateScreen("Detail"),
      "Detail is on this stack already")
    XCTAssertEqual([first.shownScreens.count, second.shownScreens.count], [1, 1])
    router.pop()
    settle()
    expectNotes("Second over")
  }
}

/// Carries a coordinator to another thread; unchecked, since only that thread touches it after the hand-over.
private final class CoordinatorBox: @unchecked Sendable {
  var coordinator: Flow?

  init(_ coordinator: Flow) {
    self.coordinator = coordinator
  }
}
