import Coordination
import UIKit
import XCTest

/// Modals in the way of links: those that give way, those that stay, and those that can show the place themselves.
@MainActor
final class LinkObstacleTests: ShopTestCase {
  /// A screen that a link may not take away.
  private final class Onboarding: UIViewController, LinkObstacle {
    var linkPolicy = LinkPolicy.holdsLinks
  }

  private func present(_ screen: UIViewController, _ title: String) {
    screen.title = title
    let top = LinkObstacleTests.top(of: window)
    top?.present(screen, animated: false)
    settle()
    runtime.log.removeAll()
  }

  private static func top(of window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  func test_F_108_modalsThatDeclareNothing_areDismissedFirst() async {
    logIn()
    present(UINavigationController(rootViewController: Screen("Sheet")), "sheet")
    present(Screen("Second"), "Second")
    let link = links.open(url("shop://orders/3"))
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 1, removed: 2)))
    expectPlace("Orders > Order 3")
  }

  func test_F_108_anAlertGivesWayWithoutItsHandler() async {
    logIn()
    var isAnswered = false
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in isAnswered = true })
    present(alert, "Sure?")
    let link = links.open(url("shop://orders"))
    settle()
    expectSuccess(link)
    expectPlace("Orders")
    XCTAssertFalse(isAnswered)
  }

  func test_K_129_aModalThatHoldsLinks_stays_andTheLinkComesAfterIt() async {
    logIn()
    present(Onboarding(), "Onboarding")
    let link = links.open(url("shop://orders/3"))
    settle()
    expectWaiting(link)
    expectPlace("Home + Onboarding")
    XCTAssertEqual(links.waiting, ["shop://orders/3"])
    window.rootViewController?.dismiss(animated: true)
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3")
    expectLog()
  }

  func test_K_129_aModalThatDropsLinks_stays_andTheLinkIsSaid() async {
    logIn()
    let onboarding = Onboarding()
    onboarding.linkPolicy = .dropsLinks
    present(onboarding, "Onboarding")
    let link = links.open(url("shop://orders/3"))
    expectFailure(
      link, .blocked(by: "Onboarding"), "Onboarding lets no link through")
    expectLog("ignored: link shop://orders/3, Onboarding lets no link through")
    window.rootViewController?.dismiss(animated: false)
    settle()
    expectPlace("Home")
  }

  func test_K_129_oneThatStaysKeepsAllOthers_whereverItStands() async {
    logIn()
    for isInside in [true, false] {
      let onboarding = Onboarding()
      let container =
        isInside ? UINavigationController(rootViewController: onboarding) : onboarding
      container.setTitleOfFirst("Onboarding")
      present(container, "Onboarding")
      present(Screen("Help"), "Help")
      let link = links.open(url("shop://orders"))
      settle()
      expectWaiting(link)
      expectPlace("Home + Onboarding + Help")
      // What lies above may go: the one that holds is still there.
      container.dismiss(animated: false)
      settle()
      expectWaiting(link)
      expectPlace("Home + Onboarding")
      window.rootViewController?.dismiss(animated: false)
      settle()
      expectSuccess(link)
      expectPlace("Orders")
      expectSuccess(links.open(.tab(.home)))
    }
  }

  func test_K_129_aModalThatHoldsNoMore_isLookedAtAgain() async {
    logIn()
    let onboarding = Onboarding()
    present(onboarding, "Onboarding")
    let first = links.open(url("shop://orders/3"))
    let second = links.open(url("shop://orders/4"))
    onboarding.linkPolicy = .givesWay
    settle()
    expectWaiting(first)
    links.reconsider()
    settle()
    expectSuccess(first)
    expectSuccess(second)
    expectPlace("Orders > Order 4")
  }

  func test_K_129_whatOneHasTypedIsNotTakenAway() async {
    logIn()
    links.open(.review(order: 3, text: nil))
    settle()
    review?.type("mine")
    let link = links.open(url("shop://orders/4"))
    settle()
    expectWaiting(link)
    expectPlace("Orders > Order 3 + Review of 3")
    window.rootViewController?.dismiss(animated: false)
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 4")
  }

  func test_aHeldLinkIsInterruptedOrKept_asAnyOther() async {
    logIn()
    present(Onboarding(), "Onboarding")
    let link = links.open(url("shop://orders/3"))
    shop.logOut(because: "the login has expired")
    settle()
    expectWaiting(link)
    expectPlace("Login")
    shop.logIn()
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3")
  }

  // MARK: A link to what is there

  func test_K_85_theSameLinkTwice_oneScreen() async {
    logIn()
    links.open(url("shop://orders/3"))
    settle()
    let screen = topOrder
    let link = links.open(url("shop://orders/3"))
    XCTAssertEqual(link.result, .success(.unchanged))
    expectPlace("Orders > Order 3")
    XCTAssertIdentical(topOrder, screen)
  }

  func test_K_85_theSameLinkTwiceInOneTurn_oneScreen() async {
    logIn()
    let all = [links.open(url("shop://orders/3")), links.open(url("shop://orders/3"))]
    settle()
    for link in all { expectSuccess(link) }
    expectPlace("Orders > Order 3")
  }

  func test_K_85_aLinkToAnotherOrder_isShownByTheScreenThatIsOnTop() async {
    logIn()
    links.open(url("shop://orders/3"))
    settle()
    let screen = topOrder
    let link = links.open(url("shop://orders/4"))
    XCTAssertEqual(link.result, .success(.unchanged))
    XCTAssertIdentical(topOrder, screen)
    expectPlace("Orders > Order 4")
  }

  func test_K_85_underAnAlert_theAlertGoesAndTheScreenShowsIt() async {
    logIn()
    links.open(url("shop://orders/3"))
    settle()
    let screen = topOrder
    present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), "Sure?")
    let link = links.open(url("shop://orders/4"))
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 0, removed: 1)))
    XCTAssertIdentical(topOrder, screen)
    expectPlace("Orders > Order 4")
  }

  func test_K_85_aModalThatShowsThePlaceItself_stays() async {
    logIn()
    links.open(url("shop://orders/3/review?text=good"))
    settle()
    let screen = review
    expectSuccess(links.open(url("shop://orders/3/review?text=better")))
    XCTAssertIdentical(review, screen)
    XCTAssertEqual(review?.text, "better")
    // Another order's review is another screen.
    expectWaiting(links.open(url("shop://orders/4/review")))
    settle()
    expectPlace("Orders > Order 4 + Review of 4")
  }

  func test_K_85_aScreenThatCannotShowIt_letsTheLinkGoOn() async {
    logIn()
    links.open(url("shop://orders/3"))
    settle()
    let link = links.open(.order(99))
    let step = LinkFailure.Step(name: "order(99)", number: 2, count: 2)
    expectFailure(
      link, .refused(step, "there is no order 99"), "step 2 of 2, order(99): there is no order 99")
    expectPlace("Orders > Order 3")
  }

  func test_K_85_aCoordinatorTakesARouteToo() async {
    final class Player: BaseCoordinator, LinkFollowing, LinkDestination {
      var played: [Int] = []

      func follow(_ route: Int) -> LinkProgress<Int> { .refused("not asked") }

      func take(_ route: Int) -> Bool {
        played.append(route)
        return true
      }
    }
    _ = makeRouter("Home")
    let (root, child) = (BaseCoordinatorThatFollows(), Player())
    root.addDependency(child)
    let queue = LinkQueue(table: LinkTable<Int>(schemes: ["n"], []), window: window)
    queue.follower = root
    queue.becomeReady()
    XCTAssertEqual(queue.open(7).result, .success(.unchanged))
    XCTAssertEqual(child.played, [7])
  }
}

/// A root that has nothing to do with the links its child takes.
private final class BaseCoordinatorThatFollows: BaseCoordinator, LinkFollowing {
  func follow(_ route: Int) -> LinkProgress<Int> { .notMine }
}

extension UIViewController {
  /// Names the screen, or the first one of the stack.
  fileprivate func setTitleOfFirst(_ title: String) {
    ((self as? UINavigationController)?.viewControllers.first ?? self).title = title
  }
}
