import Coordination
import UIKit
import XCTest

/// Calls of routers that a screen refuses: nothing changes, and the caller learns who has refused.
@MainActor
final class RouterVetoTests: LeaveGuardTestCase {
  func test_F_37_everyCallOnTheStackIsRefused_andChangesNothing() async throws {
    let (router, top) = try makeGuarded("List", "Edit")
    let stack = try XCTUnwrap(router.navigationController)
    let home = stack.viewControllers[0]
    let calls: [(words: String, reason: RemovalReason, call: @MainActor () -> Transition)] = [
      ("pop", .pop, { router.pop() }),
      ("pop", .pop, { router.pop(animated: false) }),
      ("pop to Home", .popTo, { router.popTo(home) }),
      ("pop to root", .popToRoot, { router.popToRoot() }),
      ("set New", .stackSet, { router.setRoot(Screen("New"), onRemoval: self.noting("New")) }),
      ("set New", .stackSet, { router.setStack([home, Screen("New")], animated: true) }),
      (
        "replace New", .replaced,
        { router.replaceTop(with: Screen("New"), onRemoval: self.noting("New")) }
      ),
      ("pop", .pop, { router.close() }),
      (
        "set New", .windowRootReplaced, { WindowRouter(window: self.window).setRoot(Screen("New")) }
      ),
      ("pop", .pop, { WindowRouter(window: self.window).close() }),
    ]
    for (words, reason, call) in calls {
      expectVetoed(call(), by: "Edit")
      settle()
      XCTAssertEqual(top.asked, [reason], words)
      XCTAssertEqual(top.attempts, [reason], words)
      top.forget()
      expectTree("nav[Home, List, Edit]")
      expectOnly("ignored: \(words), Edit refuses to leave")
      XCTAssertEqual(keptClosures, 2, words)
    }
  }

  func test_F_37_everyDismissalAsksAllScreensOfTheModalStack() async throws {
    let router = makeRouter("Home")
    let (inner, stack, top) = presentGuarded(over: router)
    inner.push(Screen("Above"), animated: false, onRemoval: noting("Above"))
    runtime.log.removeAll()
    let calls: [(words: String, call: @MainActor () -> Transition)] = [
      ("dismiss nav", { router.dismiss() }),
      ("dismiss nav", { router.dismiss(stack, animated: false) }),
      ("dismiss nav", { inner.dismiss() }),
      ("dismiss nav", { router.dismissAll() }),
      ("dismiss nav", { router.close() }),
      ("pop to root", { router.popToRoot() }),
      ("set New", { WindowRouter(window: self.window).setRoot(Screen("New")) }),
      ("dismiss nav", { WindowRouter(window: self.window).dismissAll() }),
    ]
    for (words, call) in calls {
      expectVetoed(call(), by: "Compose")
      settle()
      XCTAssertEqual(top.attempts, [.dismissed], words)
      top.forget()
      expectTree("nav[Home] + nav[In, Compose, Above]")
      expectOnly("ignored: \(words), Compose refuses to leave")
    }
    expect(inner.close(animated: false), removed: 1)
    expectNotes("Above pop")
  }

  func test_F_37_whatLiesOnTheModalGoesWithIt_orStaysWithIt() async throws {
    let router = makeRouter("Home")
    let (_, stack, top) = presentGuarded(over: router)
    let alert = UIAlertController(title: "Ask", message: nil, preferredStyle: .alert)
    stack.present(alert, animated: false)
    settle()
    runtime.log.removeAll()
    expectVetoed(router.dismissAll(), by: "Compose")
    expectVetoed(router.popToRoot(), by: "Compose")
    expectOnly(
      "ignored: dismiss nav, Compose refuses to leave",
      "ignored: pop to root, Compose refuses to leave")
    XCTAssertEqual(top.attempts, [.dismissed, .dismissed])
    runtime.log.level = .navigation
    // Only the alert leaves: nobody has to be asked.
    router.dismiss(animated: false)
    settle()
    expectTree("nav[Home] + nav[In, Compose]")
    XCTAssertEqual(top.attempts.count, 2)
  }

  func test_F_37_aCleanScreenIsAsked_andLeaves() async throws {
    let (router, top) = try makeGuarded("Edit")
    top.isDirty = false
    let transition = router.pop()
    settle()
    expect(transition, removed: 1)
    XCTAssertEqual(top.asked, [.pop])
    XCTAssertEqual(top.attempts, [])
    expectNotes("Edit pop")
  }

  func test_F_37_theTopmostIsAskedFirst_andTheFirstRefusalEndsIt() async throws {
    let router = makeRouter("Home")
    let lower = GuardedScreen("Lower")
    let middle = GuardedScreen("Middle")
    let upper = GuardedScreen("Upper", isDirty: false)
    for screen in [lower, middle, upper] { router.push(screen, animated: false) }
    expectVetoed(router.popToRoot(), by: "Middle")
    XCTAssertEqual([upper, middle, lower].map(\.asked), [[.popToRoot], [.popToRoot], []])
    XCTAssertEqual([upper, middle, lower].map(\.attempts), [[], [.popToRoot], []])
    // Who stays is not asked.
    for screen in [upper, middle, lower] { screen.forget() }
    expect(router.popTo(middle, animated: false), removed: 1)
    XCTAssertEqual([upper, middle, lower].map(\.asked), [[.popTo], [], []])
  }

  func test_F_37_whoStandsInAContainerIsAskedWithIt() async throws {
    let router = makeRouter("Home")
    let container = Screen("Container")
    let child = GuardedScreen("Child")
    container.addChild(child)
    child.didMove(toParent: container)
    router.push(container, animated: false)
    expectVetoed(router.pop(), by: "Child")
    XCTAssertEqual(child.attempts, [.pop])
    expectTree("nav[Home, Container]")
  }

  func test_F_37_everyTabIsAsked_theSelectedOneFirst() async throws {
    let (tabs, first, second) = makeTabs()
    let hidden = GuardedScreen("Hidden")
    let visible = GuardedScreen("Visible")
    second.push(hidden, animated: false)
    first.push(visible, animated: false)
    let root = WindowRouter(window: window)
    expectVetoed(root.setRoot(Screen("Login")), by: "Visible")
    visible.isDirty = false
    expectVetoed(root.setRoot(Screen("Login")), by: "Hidden")
    XCTAssertEqual(hidden.attempts, [.windowRootReplaced])
    XCTAssertTrue(window.rootViewController === tabs)
    hidden.isDirty = false
    expect(root.setRoot(Screen("Login")), added: 1, removed: 1)
    expectTree("Login")
  }

  func test_F_37_aCallThatWaitsIsJudgedInItsTurn() async throws {
    let (router, top) = try makeGuarded("Edit")
    let push = router.push(Screen("Detail"))
    top.isDirty = false
    let pops = [router.pop(), router.pop()]
    top.isDirty = true
    settle()
    expect(push, added: 1)
    expect(pops[0], removed: 1)
    expectVetoed(pops[1], by: "Edit")
    expectTree("nav[Home, Edit]")
  }

  func test_F_37_tabsThatAreReplaced_areAskedByWhoeverReplacesThem() async throws {
    let (tabs, first, _) = makeTabs()
    let edit = GuardedScreen("Edit")
    first.push(edit, animated: false, onRemoval: noting("Edit"))
    runtime.log.removeAll()
    var attempt: LeaveAttempt?
    edit.onAttempt = { attempt = $0 }
    let replace: @MainActor () -> RouterError? = {
      Leaving.ask(tabs.viewControllers ?? [], about: .tabReplaced, "replace the tabs") {
        tabs.viewControllers = [UINavigationController(rootViewController: Screen("New"))]
      }
    }
    XCTAssertEqual(replace(), .vetoed("Edit"))
    expectLog("ignored: replace the tabs, Edit refuses to leave")
    expectTree("tabs{nav[Home, Edit]*, nav[Other]}")
    expectNotes()
    attempt?.proceed()
    attempt = nil
    expectTree("tabs{nav[New]*}")
    expectNotes("Edit tabReplaced")
    XCTAssertEqual(replace(), nil)
  }
}
