import Coordination
import UIKit
import XCTest

/// What keeps a coordinator although it has no screen at the moment.
@MainActor
final class ProtectionTests: CoordinationTestCase {
  func test_aChildThatHasShownNothing_stays() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    _ = makeFlow("Later", router, in: parent)
    router.push(Screen("Other"), animated: false)
    router.pop()
    settle()
    XCTAssertEqual(children(of: parent), ["Later"])
    expectNotes()
  }

  func test_aRefusedPush_countsForNothing() async throws {
    let router = makeRouter("Home")
    let home = try XCTUnwrap(router.navigationController?.topViewController)
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    router.push(Screen("Cover"), animated: false)
    expectRefused(
      flow.push("Detail", from: home), .covered(requester: "Home", by: "Cover"),
      "Home is covered by Cover")
    expectRefused(
      router.push(UINavigationController(), owner: flow),
      .containerNotPushable("nav"),
      "nav is a navigation controller and cannot be put on a stack; present it")
    settle()
    XCTAssertEqual(children(of: parent), ["Detail"])
    XCTAssertEqual(flow.shownScreens.count, 0)
    expectNotes()
  }

  func test_aRefusedPush_whenAllHasLeft_endsIt() async throws {
    let router = makeRouter("Home")
    let home = try XCTUnwrap(router.navigationController?.topViewController)
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    router.push(Screen("Cover"), animated: true)
    // Both wait; when the second one's turn comes, nobody may ask for it.
    router.setStack([home, Screen("Other")], animated: true)
    let push = flow.push("More", from: home)
    settle()
    XCTAssertEqual(
      push.result, .failure(.covered(requester: "Home", by: "Other")))
    expectNotes("Detail stackSet", "Detail over")
  }

  func test_aScreenShownInTheSameTurn_keepsIt() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.start()
    for animated in [false, true] {
      router.pop(animated: animated)
      flow.push("Next", animated: animated)
      settle()
    }
    XCTAssertEqual(children(of: parent), ["Detail"])
    expectTree("nav[Home, Next]")
    expectNotes("Detail pop", "Next pop")
  }

  func test_aScreenShownFromTheRemovalClosure_keepsIt() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    flow.onRemoval = { [weak flow, weak self] in
      self?.note("\($0) \($1)")
      if $0 == "Detail" { flow?.push("Sequel", animated: true) }
    }
    flow.start()
    stack.tapBackButton()
    settle()
    expectNotes("Detail backButton")
    expectTree("nav[Home, Sequel]")
    XCTAssertEqual(children(of: parent), ["Detail"])
    stack.tapBackButton()
    settle()
    expectNotes("Sequel backButton", "Detail over")
  }

  func test_aScreenThatMovesToAnotherStack_keepsIt() async throws {
    let (_, first, second) = makeTabs()
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", first, in: parent)
    let screen = Screen("Detail")
    first.push(screen, animated: false, owner: flow, onRemoval: flow.leaving("Detail"))
    first.pop(animated: false)
    second.push(screen, animated: false, owner: flow, onRemoval: flow.leaving("Detail"))
    settle()
    expectTree("tabs{nav[Home]*, nav[Other, Detail]}")
    expectNotes("Detail pop")
    XCTAssertEqual(children(of: parent), ["Detail"])
    second.pop()
    settle()
    expectNotes("Detail pop", "Detail over")
  }

  func test_aCancelledSwipe_keepsIt() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let parent = BaseCoordinator()
    start("Detail", router, in: parent)
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(children(of: parent), ["Detail"])
    expectNotes()
  }

  func test_aScreenOfAChild_keepsTheParent() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let app = BaseCoordinator()
    let parent = makeFlow("Parent", router, in: app)
    parent.start()
    let child = makeFlow("Child", router, in: parent)
    router.replaceTop(
      with: Screen("Child"), animated: false, owner: child, onRemoval: child.leaving("Child"))
    settle()
    expectNotes("Parent replaced")
    XCTAssertEqual(children(of: app), ["Parent"])
    stack.tapBackButton()
    settle()
    expectNotes("Child backButton", "Child over", "Parent over")
    XCTAssertEqual(children(of: app), [])
  }

  func test_aRootThatNobodyWaitsFor_stays() async throws {
    let router = makeRouter("Home")
    let root = Flow("App", router)
    root.start()
    router.setRoot(Screen("Login"))
    settle()
    XCTAssertFalse(root.isFinished)
    noteEnd(of: root)
    root.push("More")
    router.pop()
    settle()
    expectNotes("More pop", "App over")
  }

  func test_aChildInAListOfAnotherClass_leavesIt() async throws {
    @MainActor final class Foreign: Coordinator {
      var childCoordinators: [any Coordinator] = []
      func start() {}
    }
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let foreign = Foreign()
    parent.addDependency(foreign)
    let flow = Flow("Detail", router)
    foreign.childCoordinators = [flow]
    flow.start()
    router.pop()
    settle()
    XCTAssertTrue(flow.isFinished)
    XCTAssertEqual(foreign.childCoordinators.count, 0)
  }

  func test_aStackThatIsNeverPresented_endsWithTheRefusal() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Form", router, in: parent)
    router.present(UIAlertController(title: "", message: nil, preferredStyle: .alert))
    settle()
    do {
      let modal = UINavigationController()
      Router(rootViewController: modal).setRoot(Screen("Form"), owner: flow)
      XCTAssertEqual(
        router.present(modal, owner: flow).result,
        .failure(
          .alreadyPresenting(presenter: "nav", presented: "Alert()")))
    }
    settle()
    expectNotes("Form over")
    XCTAssertEqual(children(of: parent), [])
  }

  func test_screensOfSeveralOperationsAsOne_areOwned() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let (first, second) = (
      makeFlow("First", router, in: parent), makeFlow("Second", router, in: parent)
    )
    router.perform(
      [
        .push(Screen("A"), owner: first, onRemoval: first.leaving("A")),
        .push(Screen("B"), owner: second, onRemoval: second.leaving("B")),
        .present(Screen("C"), owner: second, onRemoval: second.leaving("C")),
      ], animated: false)
    settle()
    expectTree("nav[Home, A, B] + C")
    second.finish()
    settle()
    expectTree("nav[Home, A]")
    expectNotes("C finished", "B finished", "Second over")
    router.perform([.popToRoot, .push(Screen("D"), owner: first)])
    settle()
    expectNotes("A replaced")
    router.pop()
    settle()
    expectNotes("First over")
    XCTAssertEqual(
      router.perform([.push(Screen("E"), owner: first)]).result,
      .failure(.coordinatorFinished("Flow")))
    expectLog("ignored: perform, Flow has finished and shows nothing more")
  }

  func test_aThousandScreens_endOnce() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    for _ in 0..<1_000 { router.push(Screen("Page"), animated: false, owner: flow) }
    router.popToRoot()
    settle()
    expectNotes("Detail over")
  }
}
