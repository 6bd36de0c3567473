import Coordination
import UIKit
import XCTest

/// The router over a window, beside routers over its stacks.
@MainActor
final class WindowRouterTests: CoordinationTestCase {
  func test_setRoot_dismissesWhatARouterHasPresented() async {
    let router = makeRouter("Home", "A")
    router.navigationController?.topViewController?.present(Screen("M"), animated: false)
    settle()
    router.push(Screen("B"), onRemoval: noting("B"))
    let windowRouter = WindowRouter(window: window)
    let transition = windowRouter.setRoot(Screen("Login"), onRemoval: noting("Login"))
    expectOpen(transition)
    settle()
    expect(transition, added: 1, removed: 2)
    expectTree("Login")
    expectNotes("B windowRootReplaced")
    XCTAssertNil(router.navigationController)
    XCTAssertEqual(runtime.diagnostics.messages, [])
  }

  func test_setRoot_goesOnBeforeWhatWaitsBehindIt() async {
    let router = makeRouter("Home")
    router.present(Screen("M"), animated: false, onRemoval: noting("M"))
    settle()
    let windowRouter = WindowRouter(window: window)
    let root = windowRouter.setRoot(UINavigationController(rootViewController: Screen("New")))
    let pushed = windowRouter.push(Screen("A"))
    settle()
    expect(root, added: 1, removed: 2)
    expect(pushed, added: 1)
    expectTree("nav[New, A]")
    expectNotes("M dismissed")
  }

  func test_closuresOfBothRouters_staySeparate() async {
    let router = makeRouter("Home")
    let windowRouter = WindowRouter(window: window)
    let screen = Screen("A")
    windowRouter.push(screen, animated: false, onRemoval: noting("window"))
    router.setRoot(screen, animated: false, onRemoval: noting("stack"))
    router.setRoot(Screen("B"), animated: false)
    expectNotes("window stackSet", "stack stackSet")
    XCTAssertEqual(keptClosures, 0)
  }

  func test_setRoot_ofThePresentRoot_addsItsClosure() async {
    let router = makeRouter("Home")
    let windowRouter = WindowRouter(window: window)
    guard let stack = router.navigationController else { return XCTFail() }
    windowRouter.setRoot(stack, onRemoval: noting("first"))
    windowRouter.setRoot(stack, onRemoval: noting("second"))
    windowRouter.setRoot(Screen("Other"))
    expectNotes("first windowRootReplaced", "second windowRootReplaced")
  }

  func test_dismissAll() async {
    let router = makeRouter("Home")
    let windowRouter = WindowRouter(window: window)
    for name in ["M", "M2"] { windowRouter.present(Screen(name), onRemoval: noting(name)) }
    settle()
    let transition = windowRouter.dismissAll()
    settle()
    expect(transition, removed: 2)
    expectNotes("M2 ancestorDismissed", "M dismissed")
    expectRefused(windowRouter.dismissAll(), .nothingToDismiss, "nothing to dismiss")
    XCTAssertNotNil(router.navigationController)
  }

  func test_aWindowWithoutARoot() async {
    let windowRouter = WindowRouter(window: window)
    XCTAssertNil(windowRouter.currentViewController)
    for call in [
      windowRouter.push(Screen("A")), windowRouter.present(Screen("A")),
      windowRouter.dismissAll(), windowRouter.close(),
    ] {
      expectRefused(call, .emptyWindow, "the window has no root")
    }
    expect(windowRouter.setRoot(Screen("A")), added: 1)
  }

  func test_aWindowThatIsGone() async {
    let windowRouter = WindowRouter(window: UIWindow(frame: .zero))
    XCTAssertNil(windowRouter.window)
    for call in [
      windowRouter.setRoot(Screen("A")), windowRouter.push(Screen("A")),
      windowRouter.present(Screen("A")), windowRouter.dismissAll(), windowRouter.close(),
    ] {
      expectRefused(call, .windowDetached, "the router's window is gone")
    }
  }

  func test_twoWindows_doNotWaitForEachOther() async {
    let router = makeRouter("Home")
    let other = UIWindow(frame: .zero)
    other.makeKeyAndVisible()
    let windowRouter = WindowRouter(window: other)
    let open = router.push(Screen("A"))
    let root = windowRouter.setRoot(Screen("Other"))
    expectOpen(open)
    expect(root, added: 1)
    settle()
    other.tearDown()
  }
}
