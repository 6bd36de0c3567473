import Coordination
import UIKit
import XCTest

/// What becomes of an attempt: asked, and gone through with; and what nobody may refuse.
@MainActor
final class LeaveAttemptTests: LeaveGuardTestCase {
  /// Asks "Discard changes?" as an app does, over the screen that has refused.
  private func asking(_ screen: GuardedScreen) {
    screen.onAttempt = { [weak screen] attempt in
      guard screen?.presentedViewController == nil else { return }
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { _ in attempt.proceed() })
      screen?.present(alert, animated: true)
    }
  }

  private func answer(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws {
    settle()
    var top = try XCTUnwrap(window.rootViewController, file: file, line: line)
    while let next = top.presented { top = next }
    let alert = try XCTUnwrap(top as? UIAlertController, file: file, line: line)
    let action = try XCTUnwrap(
      alert.actions.first { $0.title == title }, file: file, line: line)
    XCTAssertTrue(alert.choose(action), file: file, line: line)
    settle()
  }

  func test_F_37_theBackButtonAsks_keepKeepsAndDiscardLeaves() async throws {
    let (router, top) = try makeGuarded("Edit")
    asking(top)
    router.navigationController?.tapBackButton()
    settle()
    expectTree("nav[Home, Edit] + Alert(Discard?)")
    try answer("Keep")
    expectTree("nav[Home, Edit]")
    expectNotes()
    router.navigationController?.tapBackButton()
    try answer("Discard")
    expectTree("nav[Home]")
    expectNotes("Edit pop")
  }

  func test_F_37_everyTouchCanBeGoneThroughWith() async throws {
    let touches: [(UINavigationController) -> Void] = [
      { _ = $0.beginSwipeBack() },
      { $0.chooseBackMenuEntry($0.viewControllers[0]) },
    ]
    for (touch, reason) in zip(touches, [RemovalReason.pop, .popTo]) {
      let (router, top) = try makeGuarded("Edit")
      asking(top)
      let stack = try XCTUnwrap(router.navigationController)
      touch(stack)
      try answer("Discard")
      expectTree("nav[Home]")
      expectNotes("Edit \(reason)")
    }
    let (tabs, first, _) = makeTabs()
    let edit = GuardedScreen("Edit")
    asking(edit)
    first.push(edit, animated: false, onRemoval: noting("Edit"))
    tabs.tapTab(at: 0)
    try answer("Discard")
    expectTree("tabs{nav[Home]*, nav[Other]}")
    expectNotes("Edit popToRoot")
  }

  func test_F_37_thePullAsks_andDiscardDismisses() async throws {
    let router = makeRouter("Home")
    let (_, stack, top) = presentGuarded(over: router)
    asking(top)
    XCTAssertEqual(stack.beginDragDown(), .blocked)
    try answer("Discard")
    expectTree("nav[Home]")
    expectNotes("Compose dismissed", "nav dismissed")
    XCTAssertEqual(top.attempts, [.pulledDown])
  }

  func test_F_37_aCallIsGoneThroughWith_asItWasMade() async throws {
    let (router, top) = try makeGuarded("List", "Edit")
    var attempt: LeaveAttempt?
    top.onAttempt = { attempt = $0 }
    expectVetoed(
      router.setRoot(Screen("New"), animated: true, onRemoval: noting("New")), by: "Edit")
    let again = attempt?.proceed()
    attempt = nil
    settle()
    expect(try XCTUnwrap(again), added: 1, removed: 3)
    expectTree("nav[New]")
    expectNotes("Edit stackSet", "List stackSet")
    router.setRoot(Screen("Newer"))
    expectNotes("New stackSet")
  }

  func test_F_37_theWindowsRootIsGoneThroughWith() async throws {
    let router = makeRouter("Home")
    let (_, _, top) = presentGuarded(over: router)
    var attempt: LeaveAttempt?
    top.onAttempt = { attempt = $0 }
    let root = WindowRouter(window: window)
    expectVetoed(root.setRoot(Screen("Login"), onRemoval: noting("Login")), by: "Compose")
    attempt?.proceed()
    attempt = nil
    settle()
    expectTree("Login")
    expectNotes("Compose dismissed", "nav dismissed")
  }

  func test_F_37_anAttemptWhoseScreenHasLeft_doesNothing() async throws {
    let (router, top) = try makeGuarded("Edit")
    var attempt: LeaveAttempt?
    top.onAttempt = { attempt = $0 }
    let stack = try XCTUnwrap(router.navigationController)
    stack.tapBackButton()
    router.push(Screen("Next"), animated: false)
    runtime.log.removeAll()
    expectRefused(
      try XCTUnwrap(attempt).proceed(), .covered(requester: "Edit", by: "Next"),
      "Edit is covered by Next")
    expectLog("ignored: pop, Edit is covered by Next")
    stack.popToRootViewController(animated: false)
    expectRefused(
      try XCTUnwrap(attempt).proceed(), .covered(requester: "Edit", by: nil), "Edit is gone")
    expectTree("nav[Home]")
    expectNotes("Edit popToRoot")
  }

  func test_F_37_anAttemptOfATouchThatIsKept_keepsNoScreenAlive() async throws {
    var attempts: [LeaveAttempt] = []
    var gone = WeakObject(self)
    do {
      let (router, top) = try makeGuarded("Edit")
      gone = WeakObject(top)
      top.onAttempt = { attempts.append($0) }
      let stack = try XCTUnwrap(router.navigationController)
      stack.tapBackButton()
      stack.chooseBackMenuEntry(stack.viewControllers[0])
      Leaving.forced { _ = router.popToRoot(animated: false) }
      runtime.log.removeAll()
    }
    XCTAssertNil(gone.value)
    XCTAssertEqual(attempts.map(\.reason), [.backButton, .backMenu])
    for attempt in attempts {
      XCTAssertEqual(
        attempt.proceed().result, .failure(.covered(requester: "Edit", by: nil)))
    }
    expectLog("ignored: pop, Edit is gone", "ignored: pop to Home, Edit is gone")
    expectNotes("Edit popToRoot")
  }

  func test_F_37_forced_countsForCallsThatWait() async throws {
    let (router, top) = try makeGuarded("Edit")
    router.push(Screen("Detail"))
    let calls = Leaving.forced { [router.popToRoot(), router.setRoot(Screen("Login"))] }
    let unforced = router.pop()
    settle()
    expect(calls[0], removed: 2)
    expect(calls[1], added: 1, removed: 1)
    XCTAssertEqual(unforced.result, .failure(.cannotPop("Login")))
    XCTAssertEqual(top.asked, [])
    expectNotes("Edit popToRoot")
  }

  func test_F_37_anExpiredSessionGoesOverEverything() async throws {
    let (tabs, first, second) = makeTabs()
    second.push(GuardedScreen("Draft"), animated: false, onRemoval: noting("Draft"))
    let (_, _, top) = presentGuarded(over: first)
    runtime.log.level = .navigation
    _ = tabs
    let root = WindowRouter(window: window)
    expectVetoed(root.setRoot(Screen("Login")), by: "Compose")
    let transition = Leaving.forced { root.setRoot(Screen("Login")) }
    settle()
    expect(transition, added: 1, removed: 2)
    expectTree("Login")
    expectNotes("Compose dismissed", "nav dismissed", "Draft windowRootReplaced")
    XCTAssertEqual(top.attempts, [.dismissed])
  }

  func test_F_37_whatAScreenAsksForWhenAsked_comesAfterwards() async throws {
    let (router, top) = try makeGuarded("Edit")
    top.isDirty = false
    top.onAsk = { router.push(Screen("Late"), animated: false) }
    expect(router.pop(animated: false), removed: 1)
    expectTree("nav[Home, Late]")
    router.pop(animated: false)
    let second = GuardedScreen("Second")
    router.push(second, animated: false)
    second.onAttempt = { _ in router.push(Screen("Question"), animated: false) }
    expectVetoed(router.popToRoot(), by: "Second")
    expectTree("nav[Home, Second, Question]")
  }

  func test_F_37_saveAndLeaveInOneGo() async throws {
    let (router, top) = try makeGuarded("Edit")
    top.onAttempt = { [weak top] attempt in
      // What was written is saved by itself.
      top?.isDirty = false
      attempt.proceed()
    }
    router.navigationController?.tapBackButton()
    settle()
    expectTree("nav[Home]")
    expectNotes("Edit pop")
  }
}
