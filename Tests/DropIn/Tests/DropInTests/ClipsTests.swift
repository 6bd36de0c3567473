import UIKit
import XCTest

@testable import Clips

/// A weak router, factories, tabs and a copied link (D5).
@MainActor
final class ClipsTests: XCTestCase {
  private var delegate: SceneDelegate!
  private var stack: UINavigationController!

  override func setUp() async throws {
    delegate = SceneDelegate()
    delegate.begin(in: UIWindow(frame: UIScreen.main.bounds))
    stack = delegate.window?.rootViewController as? UINavigationController
    UIPasteboard.general.url = nil
  }

  override func tearDown() async throws {
    delegate = nil
    stack = nil
  }

  private var clips: UINavigationController? {
    let tabs = stack.topViewController as? UITabBarController
    return tabs?.viewControllers?.last as? UINavigationController
  }

  private func logIn() {
    (stack.topViewController as? LoginViewController)?.onLogin?()
    (stack.topViewController as? UITabBarController)?.selectedIndex = 1
  }

  func test_DROP_D5_setRoot_leavesOneScreen() async {
    XCTAssertTrue(stack.topViewController is LoginViewController)
    logIn()
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertTrue(stack.topViewController is UITabBarController)
    XCTAssertTrue(stack.isNavigationBarHidden)
  }

  func test_DROP_D5_push_hidesTheBottomBarOfWhatIsPushed() async {
    logIn()
    (clips?.topViewController as? ClipListViewController)?.onSelect?(4)
    let pushed = clips?.topViewController as? ClipViewController
    XCTAssertEqual(pushed?.id, 4)
    XCTAssertEqual(pushed?.hidesBottomBarWhenPushed, true)
  }

  func test_DROP_D5_popToRoot_dismissesFirst() async {
    let router = Router(rootViewController: stack)
    router.push(UIViewController(), animated: false)
    router.push(UIViewController(), animated: false)
    router.present(UIViewController(), animated: false)
    router.popToRoot(animated: false)
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertNil(stack.presentedViewController)
  }

  func test_DROP_D5_router_saysNothingAfterItsStackHasGone() async {
    var gone: UINavigationController? = UINavigationController()
    let router = Router(rootViewController: gone ?? UINavigationController())
    gone = nil
    XCTAssertNil(router.rootViewController)
    let screen = UIViewController()
    router.push(screen)
    router.present(screen)
    router.popToRoot()
    router.setRoot(screen)
    XCTAssertNil(screen.parent)
    XCTAssertNil(screen.presentingViewController)
  }

  func test_DROP_D5_presentationDelegate_isSetBeforePresentingAndStays() async {
    let router = Router(rootViewController: stack)
    let screen = UIViewController()
    router.present(screen, animated: false, style: .pageSheet)
    XCTAssertTrue(screen.presentationController?.delegate === router)
    XCTAssertTrue(screen.presentationController?.presentedViewController === screen)
    XCTAssertTrue(stack.presentedViewController === screen)
  }

  func test_DROP_D5_copiedLink_isOffered() async {
    logIn()
    delegate.offerCopiedLink()
    XCTAssertNil(stack.presentedViewController)
    UIPasteboard.general.url = URL(string: "https://swift.org")
    delegate.offerCopiedLink()
    let sheet = stack.presentedViewController as? SaveViewController
    XCTAssertEqual(sheet?.url.absoluteString, "https://swift.org")
    XCTAssertEqual(sheet?.modalPresentationStyle, .pageSheet)
  }

  func test_DROP_D5_dismiss_thenPushInItsCompletion() async {
    logIn()
    let list = clips?.topViewController as? ClipListViewController
    list?.onAdd?()
    let form = clips?.presentedViewController as? ClipFormViewController
    XCTAssertNotNil(form)
    await waitForTransitions()
    form?.onSave?()
    await waitForTransitions()
    XCTAssertTrue(clips?.topViewController is ClipViewController)
    XCTAssertNil(clips?.presentedViewController)
  }
}
