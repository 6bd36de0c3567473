import Coordination
import UIKit
import XCTest

/// The bars of a stack follow from what its top says, whichever way the top changed.
@MainActor
final class DerivedBarsTests: BarsTestCase {
  func test_F_19_theBarFollowsThroughEveryPushAndPop() async throws {
    let (router, stack) = makeStack("+Home")
    let home = stack.viewControllers[0]
    expectBar(true, stack)
    for animated in [false, true] {
      router.push(Self.screen("-Web"), animated: animated)
      settle()
      expectBar(false, stack, "pushed")
      router.push(Self.screen("+Edit"), animated: animated)
      settle()
      expectBar(true, stack, "pushed over it")
      router.pop(animated: animated)
      settle()
      expectBar(false, stack, "popped")
      router.popToRoot(animated: animated)
      settle()
      expectBar(true, stack, "popped to the root")
      router.setStack([home, Self.screen("+A"), Self.screen("-B")], animated: animated)
      settle()
      expectBar(false, stack, "set")
      router.popTo(home, animated: animated)
      settle()
      expectBar(true, stack, "popped to")
      router.push(Self.screen("+C"), animated: animated)
      settle()
      router.replaceTop(with: Self.screen("-D"), animated: animated)
      settle()
      expectBar(false, stack, "replaced")
      router.popToRoot(animated: animated)
      settle()
    }
  }

  func test_F_19_theBarFollowsTouches_andACancelledSwipeReturnsIt() async throws {
    let (router, stack) = makeStack("-Home")
    router.push(Self.screen("+Detail"), animated: false)
    XCTAssertTrue(stack.beginSwipeBack())
    expectBar(false, stack, "what the finger uncovers")
    stack.cancelSwipeBack()
    settle()
    expectBar(true, stack, "still on Detail")
    XCTAssertTrue(stack.beginSwipeBack())
    stack.finishSwipeBack()
    settle()
    expectBar(false, stack)
    router.push(Self.screen("+Detail"), animated: false)
    stack.tapBackButton()
    settle()
    expectBar(false, stack)
    router.push(Self.screen("+Detail"), animated: false)
    router.push(Self.screen("+More"), animated: false)
    stack.chooseBackMenuEntry(stack.viewControllers[0])
    settle()
    expectBar(false, stack)
  }

  func test_F_19_callsOfUIKitAreFollowed_withAnyDelegate() async throws {
    let (_, stack) = makeStack("+Home")
    let delegate = SilentWatcher()
    stack.delegate = delegate
    stack.pushViewController(Self.screen("-Web"), animated: true)
    settle()
    expectBar(false, stack)
    stack.popViewController(animated: false)
    expectBar(true, stack)
    stack.viewControllers.append(Self.screen("-Web"))
    expectBar(false, stack)
    stack.topViewController?.removeFromParent()
    expectBar(true, stack)
  }

  func test_F_19_whoSaysNothingHasTheBarAsTheAppSetIt() async throws {
    for isHidden in [false, true] {
      let (router, stack) = makeStack("Home")
      stack.isNavigationBarHidden = isHidden
      router.push(Self.screen("-Web"))
      router.push(Self.screen("+Edit"))
      router.push(Screen("Plain"))
      settle()
      expectBar(!isHidden, stack, "over screens that say something")
      router.pop()
      settle()
      expectBar(true, stack, "Edit")
      router.popToRoot()
      settle()
      expectBar(!isHidden, stack, "Home")
      // What the app sets itself then is what counts from then on.
      stack.isNavigationBarHidden.toggle()
      router.push(Self.screen("-Web"))
      router.pop()
      settle()
      expectBar(isHidden, stack, "Home again")
    }
  }

  func test_F_19_handsOnTheBarAreUndone_whenTheTopSaysOtherwise() async throws {
    let (router, stack) = makeStack("-Home")
    router.push(Self.screen("+Detail"), animated: false)
    // The old pair of toggles: what disappears shows the bar after what appears has hidden it.
    let web = BarScreen("Web", hidesBar: true)
    web.onWillAppear = { [weak stack] in stack?.setNavigationBarHidden(false, animated: false) }
    router.push(web)
    settle()
    expectBar(false, stack)
    router.pop(animated: false)
    expectBar(true, stack)
  }

  func test_F_19_togglesByHandOfAScreenThatSaysNothing_stillWork() async throws {
    let (router, stack) = makeStack("+Home")
    let plain = TogglingScreen("Plain")
    router.push(plain)
    settle()
    expectBar(false, stack, "by its own hand")
    router.push(Self.screen("+Edit"))
    settle()
    expectBar(true, stack)
    router.pop()
    settle()
    expectBar(false, stack, "by its own hand again")
    router.pop()
    settle()
    expectBar(true, stack)
  }

  func test_F_19_modalsHaveBarsOfTheirOwn() async throws {
    let (router, stack) = makeStack("-Home")
    let modal = UINavigationController(rootViewController: Self.screen("+In"))
    modal.isNavigationBarHidden = true
    router.present(modal)
    settle()
    expectBar(true, modal)
    expectBar(false, stack)
    Router(rootViewController: modal).push(Self.screen("-Deep"))
    settle()
    expectBar(false, modal)
    // What changes below a modal is right when that has gone.
    router.push(Self.screen("+Below"), animated: false)
    modal.dismiss(animated: true)
    settle()
    expectBar(true, stack)
  }

  func test_F_19_underAModalThatCoversEverything_theBarFollowsToo() async throws {
    let (router, stack) = makeStack("+Home", "-Web")
    expectBar(false, stack)
    let modal = Screen("Full")
    modal.modalPresentationStyle = .fullScreen
    router.present(modal)
    settle()
    stack.popToRootViewController(animated: true)
    settle()
    router.dismiss()
    settle()
    expectBar(true, stack)
  }

  func test_F_19_aPulledSheetThatReturnsAndOneThatGoes() async throws {
    let (router, stack) = makeStack("-Home")
    let modal = UINavigationController(rootViewController: Self.screen("+In"))
    router.present(modal)
    settle()
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.cancelDragDown()
    settle()
    expectBar(true, modal)
    XCTAssertEqual(modal.beginDragDown(), .began)
    modal.finishDragDown()
    settle()
    expectBar(false, stack)
  }

  func test_F_19_tabsHaveBarsOfTheirOwn_alsoWhereNobodyLooks() async throws {
    let (tabs, first, second) = makeTabs()
    let stacks = [first, second].compactMap(\.navigationController)
    first.push(Self.screen("-Web"), animated: false)
    second.push(Self.screen("-Unseen"), animated: true)
    expectBar(false, stacks[0])
    expectBar(false, stacks[1], "changed in a tab that is not selected")
    tabs.tapTab(at: 1)
    settle()
    expectBar(false, stacks[1])
    second.pop()
    tabs.tapTab(at: 0)
    settle()
    expectBar(true, stacks[1])
    expectBar(false, stacks[0])
    tabs.tapTab(at: 0)
    settle()
    expectBar(true, stacks[0], "popped to the root by a second touch")
  }

  func test_F_19_theScreenMaySayOtherwiseLater() async throws {
    let (router, stack) = makeStack("Home")
    let reader = BarScreen("Reader", hidesBar: false)
    router.push(reader, animated: false)
    reader.prefersNavigationBarHidden = true
    reader.setNeedsBarsUpdate(animated: true)
    expectBar(false, stack)
    router.push(Screen("Plain"), animated: false)
    reader.prefersNavigationBarHidden = false
    reader.setNeedsBarsUpdate()
    expectBar(true, stack, "Plain, as the stack has it")
    stack.isNavigationBarHidden = true
    reader.setNeedsBarsUpdate()
    expectBar(false, stack, "it is not on top")
    router.pop(animated: false)
    expectBar(true, stack)
  }

  func test_F_19_theToolbarFollowsLikewise() async throws {
    let (router, stack) = makeStack("Home")
    XCTAssertTrue(stack.isToolbarHidden)
    router.push(BarScreen("Web", hidesToolbar: false))
    settle()
    XCTAssertFalse(stack.isToolbarHidden)
    expectBar(true, stack, "about which it says nothing")
    XCTAssertTrue(stack.beginSwipeBack())
    XCTAssertTrue(stack.isToolbarHidden)
    stack.cancelSwipeBack()
    settle()
    XCTAssertFalse(stack.isToolbarHidden)
    router.push(Self.screen("-Edit"))
    settle()
    XCTAssertTrue(stack.isToolbarHidden)
    expectBar(false, stack)
    router.popToRoot()
    settle()
    XCTAssertTrue(stack.isToolbarHidden)
    expectBar(true, stack)
  }

  func test_F_20_titleAndButtonsOfTheBarAreTheTopsOwn() async throws {
    let (router, stack) = makeStack("Home")
    let item = try XCTUnwrap(stack.topViewController?.navigationItem)
    item.title = "Home"
    item.rightBarButtonItem = UIBarButtonItem(title: "Settings", primaryAction: UIAction { _ in })
    let detail = Screen("Detail")
    detail.navigationItem.title = "Detail"
    router.push(detail)
    settle()
    XCTAssertEqual(stack.navigationBar.topItem?.title, "Detail")
    XCTAssertNil(stack.navigationBar.topItem?.rightBarButtonItem, "Home's is not inherited")
    XCTAssertTrue(stack.showsBackButton)
    let last = Screen("Last")
    last.navigationItem.hidesBackButton = true
    router.push(last)
    settle()
    XCTAssertFalse(stack.showsBackButton)
    router.pop()
    settle()
    XCTAssertTrue(stack.beginSwipeBack())
    stack.cancelSwipeBack()
    settle()
    XCTAssertEqual(stack.navigationBar.topItem?.title, "Detail")
    stack.tapBackButton()
    settle()
    XCTAssertEqual(stack.navigationBar.topItem?.title, "Home")
    XCTAssertEqual(stack.navigationBar.topItem?.rightBarButtonItem?.title, "Settings")
    XCTAssertFalse(stack.showsBackButton)
  }
}

/// A delegate of the app's own.
private final class SilentWatcher: NSObject, UINavigationControllerDelegate {}

/// A screen that hides the bar by the old pair of toggles.
private final class TogglingScreen: Screen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
