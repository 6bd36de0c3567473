import UIKit
import XCTest

@testable import Bookings

/// Transitions of every container complete in a plain window (D3).
@MainActor
final class BookingsTests: XCTestCase {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func host<Root: UIViewController>(_ root: Root) -> Root {
    window.rootViewController = root
    window.makeKeyAndVisible()
    return root
  }

  private func run<Root: UIViewController>(
    _ transition: Transition<Root>, on root: Root, animated: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let completed = XCTestExpectation(description: "the transition completes")
    transition.run(on: root, animated: animated) { completed.fulfill() }
    let result = await XCTWaiter().fulfillment(of: [completed], timeout: 3)
    XCTAssertEqual(result, .completed, file: file, line: line)
  }

  private func runCommon<Root: UIViewController>(on root: Root) async {
    await run(.none(), on: root)
    await run(.present(UIViewController()), on: root)
    await run(.dismiss(), on: root)
    await run(.embed(UIViewController(), in: root.view), on: root)
    await run(.multiple([]), on: root)
    await run(
      .multiple([.none(), .multiple([.present(UIViewController()), .dismiss()])]), on: root)
  }

  func test_DROP_D3_view_completesItsTransitions() async {
    await runCommon(on: host(UIViewController()))
  }

  func test_DROP_D3_navigation_completesItsTransitions() async {
    let root = host(UINavigationController(rootViewController: UIViewController()))
    await runCommon(on: root)
    for animated in [true, false] {
      await run(.push(UIViewController()), on: root, animated: animated)
      await run(.pop(), on: root, animated: animated)
      await run(.push(UIViewController()), on: root, animated: animated)
      await run(.popToRoot(), on: root, animated: animated)
      let screens = [UIViewController(), UIViewController()]
      await run(.set(screens), on: root, animated: animated)
      await run(.pop(to: screens[0]), on: root, animated: animated)
      XCTAssertEqual(root.viewControllers, [screens[0]])
    }
  }

  func test_DROP_D3_tabs_completeTheirTransitions() async {
    let root = host(UITabBarController())
    await runCommon(on: root)
    let screens = [UIViewController(), UIViewController()]
    await run(.set(screens), on: root)
    await run(.select(screens[1]), on: root)
    XCTAssertEqual(root.selectedIndex, 1)
    await run(.select(index: 0), on: root)
    XCTAssertTrue(root.selectedViewController === screens[0])
  }

  func test_DROP_D3_pages_completeTheirTransitions() async {
    let single = host(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    await run(.set(UIViewController(), direction: .forward), on: single)
    await run(.set(UIViewController(), direction: .reverse), on: single, animated: false)
    let double = host(
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal))
    double.isDoubleSided = true
    await run(.set(UIViewController(), UIViewController(), direction: .forward), on: double)
  }

  func test_DROP_D3_split_completesItsTransitions() async {
    let root = host(UISplitViewController())
    await run(.show(UIViewController()), on: root)
    await run(.showDetail(UIViewController()), on: root)
  }

  func test_DROP_D3_routes_completeOneAfterTheOther() async {
    let coordinator = BookingCoordinator()
    _ = host(coordinator.root)
    for route in [BookingRoute.booking(1), .booking(2), .payment, .paidHome] {
      let completed = expectation(description: "\(route)")
      coordinator.trigger(route) { completed.fulfill() }
      await fulfillment(of: [completed], timeout: 3)
    }
    XCTAssertNil(coordinator.root.presentedViewController)
    XCTAssertEqual(coordinator.root.viewControllers.count, 1)
    let payment = coordinator.children.first as? PaymentCoordinator
    payment?.trigger(.code)
    XCTAssertEqual(payment?.root.selectedIndex, 1)
  }
}
