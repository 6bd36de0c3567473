import Coordination
import UIKit
import XCTest

/// Coordinators within coordinators, as an app puts them together.
@MainActor
final class NestedTests: CoordinationTestCase {
  func test_F_66_start_showsTheFirstScreenOfTheJourney() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    XCTAssertNil(parent.start(Flow("Detail", router)))
    XCTAssertEqual(children(of: parent), ["Detail"])
    expectTree("nav[Home, Detail]")
    // The base class has no first screen of its own.
    XCTAssertNil(parent.start(BaseCoordinator()))
    expectTree("nav[Home, Detail]")
  }

  func test_F_73_aNestedCoordinatorOnTheSameRouter() async throws {
    let router = makeRouter("Home")
    let stack = try XCTUnwrap(router.navigationController)
    let app = BaseCoordinator()
    let order = makeFlow("Order", router, in: app)
    order.start()
    start("Payment", router, in: order)
    expectTree("nav[Home, Order, Payment]")
    stack.tapBackButton()
    settle()
    XCTAssertEqual(order.childCoordinators.count, 0)
    XCTAssertEqual(children(of: app), ["Order"])
    stack.tapBackButton()
    settle()
    expectNotes("Payment backButton", "Payment over", "Order backButton", "Order over")
  }

  func test_F_74_aNestedCoordinatorOnANewRouter() async throws {
    let router = makeRouter("Home")
    let app = BaseCoordinator()
    let order = makeFlow("Order", router, in: app)
    order.start()
    let modal = UINavigationController()
    let inner = Router(rootViewController: modal)
    let payment = makeFlow("Payment", inner, in: order)
    inner.setRoot(Screen("Payment"), owner: payment, onRemoval: payment.leaving("Payment"))
    router.present(modal, owner: payment)
    payment.push("Card")
    settle()
    expectTree("nav[Home, Order] + nav[Payment, Card]")
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    expectTree("nav[Home, Order]")
    expectNotes("Card pulledDown", "Payment pulledDown", "Payment over")
    XCTAssertEqual(children(of: app), ["Order"])
    XCTAssertEqual(order.childCoordinators.count, 0)
  }

  func test_F_85_callsFromElsewhereRunOnTheMainActor() async throws {
    let router = makeRouter("Home")
    let parent = BaseCoordinator()
    let flow = makeFlow("Detail", router, in: parent)
    var threads: [Bool] = []
    flow.onRemoval = { _, _ in threads.append(LifetimeRegistry.shared.isOnItsThread) }
    let outcome = await Task.detached {
      await flow.start()
      return await router.pop(animated: false).result
    }.value
    XCTAssertEqual(outcome, .success(TransitionOutcome(added: 0, removed: 1)))
    settle()
    XCTAssertEqual(threads, [true])
    expectNotes("Detail over")
  }
}
