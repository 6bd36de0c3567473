import Coordination
import UIKit
import XCTest

/// What is current, when things happen, and who is let go.
@MainActor
final class SceneCoordinatorTests: SceneTestCase {
  func test_current_isLookedUpInTheTree() async {
    XCTAssertNil(coordinator.currentViewController)
    show((.stack("list"), .root))
    XCTAssertEqual(coordinator.currentViewController?.label, "list")
    stack?.pushViewController(Screen("by hand"), animated: false)
    settle()
    XCTAssertEqual(coordinator.currentViewController?.label, "by hand")
    show((.stack("compose"), .modal))
    XCTAssertEqual(coordinator.currentViewController?.label, "compose")
    window.rootViewController?.dismiss(animated: false)
    settle()
    XCTAssertEqual(coordinator.currentViewController?.label, "by hand")
  }

  func test_current_isInTheSelectedTab() async {
    let tabs = makeTabs().tabs
    XCTAssertEqual(coordinator.currentViewController?.label, "Home")
    tabs.selectedIndex = 1
    settle()
    XCTAssertEqual(coordinator.currentViewController?.label, "Other")
    go(.bare("detail"), .push)
    expectTree("tabs{nav[Home], nav[Other, detail]*}")
    expect(close(), removed: 1)
    expectTree("tabs{nav[Home], nav[Other]*}")
  }

  func test_aStackWithoutAMember_takesAPush() async {
    show((.made(UINavigationController()), .root))
    expect(go(.bare("first"), .push), added: 1)
    expectTree("nav[first]")
  }

  func test_root_isDoneAtOnce() async {
    let shown = coordinator.transition(to: TestScene.stack("list"), using: .root)
    expect(shown, added: 1)
    expectTree("nav[list]")
    let replaced = coordinator.transition(to: TestScene.bare("other"), using: .root)
    expect(replaced, added: 1, removed: 1)
    XCTAssertEqual(runtime.loop.now, .zero)
  }

  func test_root_ofThePresentRoot_onlyDismissesItsModals() async {
    show((.stack("list"), .root), (.bare("sheet"), .modal))
    guard let root = window.rootViewController else { return XCTFail() }
    let shown = go(.made(root), .root)
    expect(shown, removed: 1)
    expectTree("nav[list]")
    expectNoWarnings()
  }

  func test_pushAndModal_endWithTheirTransition() async {
    show((.stack("list"), .root))
    let pushed = coordinator.transition(to: TestScene.bare("detail"), using: .push)
    expectTree("nav[list, detail]")
    expectOpen(pushed)
    settle()
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
    let modal = coordinator.transition(to: TestScene.bare("sheet"), using: .modal)
    expectOpen(modal)
    settle()
    XCTAssertEqual(runtime.loop.now, .milliseconds(850))
    let unanimated = coordinator.close(animated: false)
    settle()
    expect(unanimated, removed: 1)
    expect(coordinator.close(animated: false), removed: 1)
    XCTAssertEqual(runtime.loop.now, .milliseconds(850))
  }

  func test_onRemoval_runsOnceWithTheWay() async {
    coordinator.transition(
      to: TestScene.stack("list"), using: .root, onRemoval: noting("list"))
    coordinator.transition(to: TestScene.bare("a"), using: .push, onRemoval: noting("a"))
    coordinator.transition(to: TestScene.stack("m"), using: .modal, onRemoval: noting("m"))
    settle()
    XCTAssertEqual(keptClosures, 3)
    XCTAssertEqual(topModal?.beginDragDown(), .began)
    topModal?.finishDragDown()
    settle()
    expectNotes("m pulledDown")
    XCTAssertEqual(stack?.tapBackButton(), true)
    settle()
    expectNotes("a backButton")
    coordinator.transition(to: TestScene.stack("m"), using: .modal, onRemoval: noting("m"))
    go(.stack("list2"), .root)
    expectNotes("m dismissed", "list windowRootReplaced")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_onRemoval_mayNavigate() async {
    show((.stack("list"), .root))
    coordinator.transition(to: TestScene.bare("a"), using: .modal) { [weak self] _ in
      self?.coordinator.transition(to: TestScene.bare("b"), using: .push)
    }
    settle()
    close()
    expectTree("nav[list, b]")
  }

  func test_aPushUnderTheShareSheet_concernsTheScreenBelow() async {
    show((.stack("list"), .root), (.bare("detail"), .push))
    let sheet = UIActivityViewController(activityItems: ["memo"], applicationActivities: nil)
    show((.made(sheet), .modal))
    XCTAssertEqual(coordinator.currentViewController?.label, "detail")
    let detail = coordinator.currentViewController
    let closed = coordinator.close(from: detail)
    settle()
    expect(closed, removed: 1)
    expectTree("nav[list] + UIActivityViewController")
    expect(go(.bare("x"), .push), added: 1)
    expectTree("nav[list, x] + UIActivityViewController")
  }

  func test_closeOfAModalUnderAnAlert_takesBoth() async {
    show((.stack("list"), .root), (.bare("sheet"), .modal))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    coordinator.currentViewController?.present(alert, animated: false)
    settle()
    expect(close(), removed: 2)
    expectTree("nav[list]")
  }

  func test_theCoordinatorOwnsNeitherWindowNorScreens() async {
    var other: UIWindow? = UIWindow(frame: .zero)
    guard let shown = other else { return XCTFail() }
    let own = SceneCoordinator(window: shown)
    own.transition(to: TestScene.stack("list"), using: .root)
    weak let list = own.currentViewController
    XCTAssertNotNil(list)
    other?.tearDown()
    other = nil
    XCTAssertNil(own.currentViewController)
    XCTAssertNil(list)
  }

  func test_wait_returnsTheOutcomeOrThrowsTheError() async {
    show((.stack("list"), .root))
    do {
      let outcome = try await coordinator.transition(
        to: TestScene.bare("a"), using: .push, animated: false
      ).wait()
      XCTAssertEqual(outcome, TransitionOutcome(added: 1, removed: 0))
      try await coordinator.close(animated: false).wait()
      try await coordinator.close().wait()
      XCTFail("it did not throw")
    } catch {
      XCTAssertEqual(error, .cannotPop("list"))
    }
  }

  func test_wait_ofAnOpenTransition_endsWithIt() async throws {
    show((.stack("list"), .root))
    let open = coordinator.transition(to: TestScene.bare("a"), using: .push)
    let waiting = Task { try await open.wait() }
    await Task.yield()
    settle()
    let outcome = try await waiting.value
    XCTAssertEqual(outcome, TransitionOutcome(added: 1, removed: 0))
  }

  func test_theEndOfTheApp_completesWhatIsOpenAndWhatWaits() async {
    show((.stack("list"), .root), (.bare("m"), .modal))
    let calls = [
      coordinator.transition(to: TestScene.stack("list2"), using: .root),
      coordinator.transition(to: TestScene.bare("x"), using: .push), coordinator.close(),
    ]
    for call in calls { call.whenComplete { [weak self] _ in self?.note("end") } }
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
    expectNotes("end", "end", "end")
    for call in calls { XCTAssertEqual(call.result, .failure(.refused(.routerDetached))) }
  }
}
