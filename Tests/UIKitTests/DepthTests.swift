import UIKit
import XCTest

/// Depth is data: nothing here may run out of stack.
@MainActor
final class DepthTests: EngineTestCase {
  // Without optimisation a third of the depth already fills the stack, and the rest would only take time.
  #if DEBUG
    private let depth = 30_000
    private let many = 100_000
  #else
    private let depth = 100_000
    private let many = 1_000_000
  #endif

  func test_depth_nestedModalsAreReleased() async {
    let root = UIViewController()
    window.rootViewController = root
    var top = root
    for _ in 0..<depth {
      let modal = UIViewController()
      top.present(modal, animated: false)
      runtime.loop.runNext()
      top = modal
    }
    XCTAssertEqual(top.appearance, .appeared)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, depth + 1)
    top = root
    window.rootViewController = nil
    window.tearDown()
  }

  func test_depth_nestedModalsAreDismissedAtOnce() async {
    let root = UIViewController()
    window.rootViewController = root
    var top = root
    for _ in 0..<depth {
      let modal = UIViewController()
      top.present(modal, animated: false)
      runtime.loop.runNext()
      top = modal
    }
    top = root
    window.isHidden = true
    window.isHidden = false
    root.dismiss(animated: true)
    settle()
    XCTAssertNil(root.presented)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 1)
  }

  func test_depth_nestedContainersAppearAndAreReleased() async {
    var top = UIViewController()
    for _ in 0..<depth {
      let container = UIViewController()
      container.addChild(top)
      container.view.addSubview(top.view)
      top.didMove(toParent: container)
      top = container
    }
    window.rootViewController = top
    XCTAssertEqual(top.children[0].children[0].appearance, .appeared)
    window.rootViewController = nil
  }

  func test_depth_nestedContainersWithoutAWindowAreReleased() async {
    var top = UIViewController()
    for _ in 0..<depth {
      let container = UIViewController()
      container.addChild(top)
      top = container
    }
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, depth + 1)
  }

  func test_depth_nestedViewsAreReleased() async {
    var top = UIView()
    for _ in 0..<depth {
      let view = UIView()
      view.addSubview(top)
      top = view
    }
    weak let innermost = top.subviews[0]
    XCTAssertNotNil(innermost)
    top = UIView()
    XCTAssertNil(innermost)
  }

  func test_depth_aMillionPushedScreensWhenOptimised() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    for _ in 0..<many { stack.pushViewController(UIViewController(), animated: false) }
    XCTAssertEqual(stack.viewControllers.count, many + 1)
    window.rootViewController = stack
    XCTAssertEqual(stack.popToRootViewController(animated: false)?.count, many)
    XCTAssertEqual(LifetimeRegistry.shared.live(.controller).count, 2)
  }

  func test_depth_completionsThatTurnPages() async {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    window.rootViewController = pages
    var rounds = 0
    func again() {
      rounds += 1
      if rounds == 10_000 { return }
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { _ in
        again()
      }
    }
    again()
    settle()
    XCTAssertEqual(rounds, 10_000)
    XCTAssertEqual(pages.children.count, 1)
  }
}
