import Coordination
import UIKit
import XCTest

/// Links that wait, are carried out one after the other, and end exactly once.
@MainActor
final class LinkQueueTests: ShopTestCase {
  // MARK: Kept until the app is ready

  func test_K_78_aLinkAtAColdStart_waitsForTheTabs() async {
    let link = links.open(url("shop://orders/3"))
    settle()
    expectWaiting(link)
    expectPlace("Login")
    XCTAssertEqual(links.waiting, ["shop://orders/3"])
    shop.logIn()
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3")
    XCTAssertEqual(links.waiting, [])
  }

  func test_F_107_linksThatWaitAreCarriedOutInOrder() async {
    let all = ["shop://orders/3", "shop://home", "shop://orders/5"].map { links.open(url($0)) }
    for link in all { expectWaiting(link) }
    shop.logIn()
    settle()
    for link in all { expectSuccess(link) }
    expectPlace("Orders > Order 5")
  }

  func test_onlyTheNewestIsKept_ifThatIsThePolicy() async {
    let queue = LinkQueue(table: ShopRoute.links, window: window, keeping: .newest) { $0.way }
    let first = queue.open(url("shop://orders/3"))
    let second = queue.open(.order(4))
    expectFailure(
      first, .replaced(by: "shop://orders/4"), "shop://orders/4 came after it")
    expectWaiting(second)
    expectLog("ignored: link shop://orders/3, shop://orders/4 came after it")
  }

  func test_noneIsKept_ifThatIsThePolicy() async {
    let queue = LinkQueue(table: ShopRoute.links, window: window, keeping: .none) { $0.way }
    queue.hold(because: "nobody is logged in")
    let link = queue.open(url("shop://orders/3"))
    expectFailure(link, .notReady("nobody is logged in"), "nobody is logged in")
    expectLog("ignored: link shop://orders/3, nobody is logged in")
  }

  func test_whatWaitsCanBeDropped() async {
    let link = links.open(url("shop://orders/3"))
    links.dropWaiting(because: "another user has logged in")
    expectFailure(
      link, .dropped("another user has logged in"), "another user has logged in")
    logIn()
    expectPlace("Home")
  }

  // MARK: One after the other

  func test_K_79_allStepsInOrder_eachAfterTheOneBeforeHasSettled() async {
    logIn()
    let link = links.open(url("shop://orders/3/review?text=good"))
    expectWaiting(link)
    XCTAssertEqual(links.running, "shop://orders/3/review?text=good")
    // The order comes animated: the review has to wait for it.
    expectPlace("Orders > Order 3")
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3 + Review of 3")
    XCTAssertEqual(review?.text, "good")
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 2, removed: 0)))
  }

  func test_K_84_aSecondLinkWhileTheFirstRuns_waits() async {
    logIn()
    let first = links.open(url("shop://orders/3/review"))
    let second = links.open(url("shop://orders/4"))
    XCTAssertEqual(links.waiting, ["shop://orders/4"])
    expectWaiting(first)
    settle()
    expectSuccess(first)
    expectSuccess(second)
    expectPlace("Orders > Order 4")
    XCTAssertEqual(shop.childCoordinators.count, 1)
  }

  func test_aLinkDuringATransitionComesAfterIt() async {
    logIn()
    window.rootViewController?.present(Screen("Sheet"), animated: true)
    let link = links.open(url("shop://orders/3"))
    expectWaiting(link)
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3")
  }

  func test_aLinkFromACallbackComesAfterIt() async {
    logIn()
    let screen = Screen("Sheet")
    var link: LinkTransition?
    screen.onDidAppear = { [links, self] in link = links.open(self.url("shop://orders/3")) }
    window.rootViewController?.present(screen, animated: true)
    settle()
    if let link { expectSuccess(link) } else { XCTFail("it did not come") }
    expectPlace("Orders > Order 3")
  }

  func test_aLinkOpenedWhenAnotherEnds_comesNext() async {
    logIn()
    var ends: [String] = []
    links.open(.order(3)).whenComplete { [links] _ in
      ends.append("first")
      links.open(.tab(.home)).whenComplete { _ in ends.append("third") }
    }
    links.open(.order(4)).whenComplete { _ in ends.append("second") }
    settle()
    XCTAssertEqual(ends, ["first", "second", "third"])
    expectPlace("Home")
  }

  func test_aLongLineIsNoDeepRecursion() async {
    var count = 0
    for _ in 1...10_000 { links.open(.tab(.home)).whenComplete { _ in count += 1 } }
    shop.logIn()
    settle()
    XCTAssertEqual(count, 10_000)
  }

  // MARK: Ends

  func test_F_106_aLinkToAScreenCanBeAwaited() async throws {
    logIn()
    let outcome = try await links.open(.tab(.orders)).wait()
    XCTAssertEqual(outcome, .unchanged)
    expectPlace("Orders")
  }

  func test_theAppAloneChangesNothing() async {
    logIn()
    window.rootViewController?.present(Screen("Sheet"), animated: false)
    settle()
    let link = links.open(url("shop://"))
    XCTAssertEqual(link.result, .success(.unchanged))
    expectPlace("Home + Sheet")
  }

  func test_aTextThatIsNoLinkFailsAtOnce_andIsSaid() async {
    logIn()
    let link = links.open(url("shop://ordres/3"))
    guard case .failure(.unreadable(let error))? = link.result else {
      return XCTFail("\(String(describing: link.result))")
    }
    XCTAssertEqual(error.suggestion, "orders")
    expectLog(
      "ignored: link, character 8 of \"shop://ordres/3\": unknown segment \"ordres\", "
        + "expected the end, \"home\" or \"orders\"; did you mean \"orders\"?")
  }

  func test_aTableWithAProblemIsSaid() async {
    let table = LinkTable<ShopRoute>(
      schemes: ["shop"], [LinkPattern("home", to: .app), LinkPattern("home", to: .tab(.home))])
    _ = LinkQueue(table: table, window: window)
    expectLog("ignored: link pattern, \"home\" fits the patterns \"home\" and \"home\"")
  }

  func test_theLoginExpiresDuringTheLastStep_nothingIsDropped() async {
    logIn()
    let link = links.open(url("shop://orders/3"))
    XCTAssertEqual(links.running, "shop://orders/3")
    shop.logOut(because: "the login has expired")
    expectWaiting(link)
    settle()
    expectSuccess(link)
    expectLog()
    expectPlace("Login")
    XCTAssertNil(links.running)
  }

  func test_theLoginExpiresOnTheWay_theRestIsDroppedAndSaid() async {
    logIn()
    let running = links.open(url("shop://orders/3/review"))
    let waiting = links.open(url("shop://orders/4"))
    shop.logOut(because: "the login has expired")
    let step = LinkFailure.Step(name: "order(3)", number: 2, count: 3)
    expectFailure(
      running, .interrupted(step, "the login has expired"),
      "step 2 of 3, order(3): the login has expired")
    expectWaiting(waiting)
    settle()
    expectLog(
      "ignored: link shop://orders/3/review, step 2 of 3, order(3): the login has expired")
    expectPlace("Login")
    shop.logIn()
    settle()
    expectSuccess(waiting)
    expectPlace("Orders > Order 4")
  }

  func test_theQueueIsLetGo_everyLinkEndsOnce() async {
    var ends: [LinkTransition.Completion] = []
    do {
      let queue = LinkQueue(table: ShopRoute.links, window: window) { $0.way }
      for order in 1...3 { queue.open(.order(order)).whenComplete { ends.append($0) } }
    }
    XCTAssertEqual(ends, Array(repeating: .failure(.detached), count: 3))
  }

  func test_theRunEnds_everyLinkEndsOnce() async {
    logIn()
    var ends: [LinkTransition.Completion] = []
    for order in 1...3 {
      links.open(.review(order: order, text: nil)).whenComplete { ends.append($0) }
    }
    XCTAssertEqual(ends, [])
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
    XCTAssertEqual(ends.count, 3)
    for end in ends { XCTAssertThrowsError(try end.get()) }
  }

  func test_withoutAFollower_aLinkFails() async {
    let queue = LinkQueue(table: ShopRoute.links, window: window) { $0.way }
    queue.becomeReady()
    expectFailure(queue.open(.order(3)), .detached, "its window or its queue is gone")
  }
}
