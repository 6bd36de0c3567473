// Code as apps wrote it before isolation: no annotation anywhere. Swift 6 mode would ask for some.
#if !swift(>=6)
  import RunFixture
  import UIKit
  import XCTest

  protocol OldScreen: AnyObject {
    var title: String? { get set }
    func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  }
  extension UIViewController: OldScreen {}

  class OldRouter: NSObject, UINavigationControllerDelegate {
    private weak var stack: UINavigationController?
    private var completions: [UIViewController: () -> Void] = [:]

    init(stack: UINavigationController) {
      self.stack = stack
      super.init()
      stack.delegate = self
    }

    func push(_ controller: UIViewController, completion: (() -> Void)? = nil) {
      completions[controller] = completion
      stack?.pushViewController(controller, animated: false)
      DispatchQueue.main.async { [weak self] in
        _ = self?.stack?.topViewController
      }
    }

    func pop() {
      guard let controller = stack?.popViewController(animated: false) else { return }
      completions.removeValue(forKey: controller)?()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      viewController.title = "shown"
    }
  }

  class OldCoordinator {
    let window: UIWindow
    let router: OldRouter
    let tabs = UITabBarController()

    init() {
      window = UIWindow(frame: UIScreen.main.bounds)
      let stack = UINavigationController()
      router = OldRouter(stack: stack)
      tabs.viewControllers = [stack]
      window.rootViewController = tabs
    }

    func start() {
      window.makeKeyAndVisible()
      router.push(UIViewController())
      UIView.transition(
        with: window, duration: 0.3, options: .transitionCrossDissolve,
        animations: { self.window.rootViewController = self.tabs }, completion: nil)
    }
  }

  class OldTests: XCTestCase {
    var coordinator: OldCoordinator!

    override func setUp() {
      super.setUp()
      UnsimulatedRun.begin()
      coordinator = OldCoordinator()
    }

    override func tearDown() {
      coordinator = nil
      super.tearDown()
    }

    func test_oldCode_runsWithoutAnnotations() {
      coordinator.start()
      var calls = 0
      coordinator.router.push(UIViewController()) { calls += 1 }
      coordinator.router.pop()
      XCTAssertEqual(calls, 1)
      let shown = expectation(description: "shown")
      coordinator.tabs.present(UIViewController(), animated: true) { shown.fulfill() }
      wait(for: [shown], timeout: 3)
      XCTAssertNotNil(coordinator.tabs.presentedViewController)
    }
  }
#endif
