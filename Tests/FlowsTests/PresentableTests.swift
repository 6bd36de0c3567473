import Flows
import UIKit
import XCTest

/// What becomes of controllers, flows and windows.
@MainActor
final class PresentableTests: FlowTestCase {
  private func watch(_ presentable: any Presentable) -> [Observation] {
    [
      presentable.visible.observe({ [self] in note("\($0)") }, atEnd: { [self] in note("end") }),
      presentable.dismissed.observe(
        { [self] _ in note("dismissed") }, atEnd: { [self] in note("over") }),
    ]
  }

  /// Covers a stack and uncovers it.
  private func cover(_ stack: UINavigationController) {
    let modal = Screen("Modal")
    modal.modalPresentationStyle = .fullScreen
    stack.present(modal, animated: false)
    settle()
    stack.dismiss(animated: false)
    settle()
  }

  func test_X_30_aFlowIsAsVisibleAsItsRoot() async {
    let flow = AppFlow(UINavigationController(rootViewController: Screen("Home")))
    let watching = watch(flow)
    window.rootViewController = flow.root
    cover(flow.root)
    cover(flow.root)
    window.isHidden = true
    expectNotes("false", "true", "false", "true", "false", "true", "false")
    withExtendedLifetime(watching) {}
  }

  func test_X_31_aFlowHasGoneWithItsRoot() async {
    let container = UIViewController()
    window.rootViewController = container
    let flow = AppFlow(UINavigationController(rootViewController: Screen("Home")))
    container.addChild(flow.root)
    let watching = watch(flow)
    flow.root.removeFromParent()
    expectNotes("false", "end", "dismissed", "over")
    withExtendedLifetime(watching) {}
  }

  func test_X_32_F_99_aScreenTellsWhetherItIsVisible() async {
    let screen = Screen("Home")
    let watching = watch(screen)
    let stack = UINavigationController(rootViewController: screen)
    window.rootViewController = stack
    for name in ["A", "B"] {
      stack.pushViewController(Screen(name), animated: false)
      stack.popViewController(animated: false)
    }
    stack.pushViewController(Screen("C"), animated: false)
    expectNotes("false", "true", "false", "true", "false", "true", "false")
    withExtendedLifetime(watching) {}
  }

  func test_X_33_aScreenThatIsInTheWindowAlready() async {
    let stack = showStack()
    let watching = watch(stack.viewControllers[0])
    expectNotes("true")
    withExtendedLifetime(watching) {}
  }

  func test_X_34_F_100_aScreenHasGoneWhicheverWay() async {
    let stack = showStack()
    for way in ["pop", "swipe", "set", "root"] {
      let screen = Screen(way)
      stack.pushViewController(screen, animated: false)
      let watching = watch(screen)
      switch way {
      case "pop": stack.popViewController(animated: true)
      case "swipe":
        XCTAssertTrue(stack.beginSwipeBack())
        stack.finishSwipeBack()
      case "set": stack.setViewControllers([stack.viewControllers[0]], animated: false)
      default: window.rootViewController = Screen("Other")
      }
      settle()
      if way == "root" { continue }
      expectNotes("true", "false", "end", "dismissed", "over")
      withExtendedLifetime(watching) {}
    }
  }

  func test_dismissalIsToldToThoseWhoAskLater() async {
    let stack = showStack()
    let screen = Screen("Detail")
    stack.pushViewController(screen, animated: false)
    XCTAssertFalse(screen.presence.isDismissed)
    stack.popViewController(animated: false)
    let watching = watch(screen)
    expectNotes("false", "end", "dismissed", "over")
    stack.pushViewController(screen, animated: false)
    XCTAssertFalse(screen.presence.isDismissed)
    withExtendedLifetime(watching) {}
  }

  func test_K_103_anyNumberOfObservers_changeNothing() async {
    let stack = showStack()
    let screen = Screen("Detail")
    let watching = (0..<3).flatMap { _ in watch(screen) }
    expectNotes("false", "false", "false")
    XCTAssertFalse(screen.isViewLoaded)
    stack.pushViewController(screen, animated: true)
    settle()
    expectNotes("true", "true", "true")
    XCTAssertEqual(names(stack), ["Home", "Detail"])
    withExtendedLifetime(watching) {}
  }

  func test_K_100_settingAStack_animatedOrNot_tellsTheSame() async {
    for animated in [false, true] {
      let stack = showStack()
      let old = Screen("Old")
      let new = Screen("New")
      stack.pushViewController(old, animated: false)
      let watching = watch(old) + watch(new)
      expectNotes("true", "false")
      stack.setViewControllers([stack.viewControllers[0], new], animated: animated)
      settle()
      expectNotes("false", "true", "end", "dismissed", "over")
      withExtendedLifetime(watching) {}
    }
  }

  func test_aWindowIsVisibleOnceItWasMadeKey_andNeverGoes() async {
    let other = UIWindow(frame: .zero)
    let watching = watch(other)
    other.makeKeyAndVisible()
    other.isHidden = true
    expectNotes("false", "true")
    XCTAssertTrue(window.presence.isVisible)
    withExtendedLifetime(watching) {}
  }

  func test_X_35_somethingThatIsBothIsContributedAsBoth() async {
    final class Both: Presentable, Stepper {
      let presence = Presence()
      let steps = Steps()
    }
    let both = Both()
    guard
      case .contribute(let presentable, let stepper, let hidden, let outlives) =
        FlowContributor.contribute(withNext: both)
    else { return XCTFail("it is no contribution") }
    XCTAssertTrue(presentable === both)
    XCTAssertTrue(stepper === both)
    XCTAssertEqual(hidden, .drop)
    XCTAssertFalse(outlives)
  }
}
