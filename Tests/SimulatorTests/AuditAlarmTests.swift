import Coordination
import Foundation
import NavigationFixture
import Simulator
import UIKit
import XCTest

/// What an audit says nothing of, and what can be looked at from outside.
@MainActor
final class AuditAlarmTests: XCTestCase {
  private final class TabsCoordinator: BaseCoordinator {
    let tabs = UITabBarController()
    private var routers: [Router] = []

    override init() {
      super.init()
      for _ in 1...3 {
        let stack = UINavigationController(rootViewController: UIViewController())
        routers.append(Router(rootViewController: stack))
        tabs.viewControllers = (tabs.viewControllers ?? []) + [stack]
        addDependency(TabCoordinator(router: routers[routers.count - 1]))
      }
    }
  }

  private final class TabCoordinator: BaseCoordinator {
    private let router: Router
    init(router: Router) { self.router = router }
  }

  private var app: Simulator!

  override func setUp() async throws {
    app = Simulator(
      FixtureApp.self, parameters: [LaunchParameter(name: "logged-in", value: "yes")])
  }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  private var window: UIWindow? { UIApplication.shared.keyWindow }

  func test_F_58_detailThatAColumnKeeps_isNoLeakAsLongAsTheSplitIsThere() async {
    weak var detail: UIViewController?
    do {
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      window?.rootViewController?.present(split, animated: false)
      let screen = UIViewController()
      split.showDetailViewController(screen, sender: nil)
      detail = screen
    }
    _ = app.settle()
    XCTAssertEqual(app.step(.back(.button)).lines.first, "popped UIViewController")
    XCTAssertNotNil(detail, "it is shown again when there is room")
    XCTAssertEqual(app.leaks, [])
    _ = app.step(.dismiss(.top))
    XCTAssertNil(detail)
    XCTAssertEqual(app.leaks, [])
  }

  func test_K_126_tabCoordinatorThatIsMadeAndDropped_leaksNothing() async {
    var tabs: TabsCoordinator? = TabsCoordinator()
    XCTAssertEqual(
      app.coordinators,
      ["MainCoordinator", "TabsCoordinator"]
        + Array(repeating: "  TabCoordinator", count: 3))
    XCTAssertEqual(app.leaks, [])
    XCTAssertEqual(app.survivors, [])
    XCTAssertEqual(tabs?.tabs.viewControllers?.count, 3)
    tabs = nil
    XCTAssertEqual(app.coordinators, ["MainCoordinator"])
    XCTAssertEqual(app.leaks, [])
    XCTAssertEqual(app.lifetime(of: "TabsCoordinator"), .gone)
    XCTAssertEqual(app.lifetime(of: "TabCoordinator"), .gone)
  }

  func test_K_126_tabCoordinatorOnceShown_isALeakWhenItStays() async {
    let tabs = TabsCoordinator()
    let root = window?.rootViewController
    window?.rootViewController = tabs.tabs
    _ = app.settle()
    XCTAssertEqual(app.survivors.map(\.label).filter { $0 != "nav" }, ["Main", "Form", "List"])
    window?.rootViewController = root
    _ = app.settle()
    XCTAssertEqual(
      app.leaks,
      ["UITabBar", "UIViewController", "nav", "UIViewController", "nav", "UIViewController", "nav"])
    XCTAssertEqual(
      app.survivors.first?.departure,
      Departure(
        way: .left(.windowRootReplaced), step: 1, action: nil, sentence: "set window root UITabBar")
    )
    XCTAssertEqual(
      app.survivors.first?.holders,
      [
        Holder(
          path: "TabsCoordinator.tabs", link: .property)
      ])
  }

  func test_K_106_F_59_everythingCanBeLookedAtFromOutside() async {
    _ = app.step(.tap(ElementReference(kind: "row", selector: .position(3))))
    XCTAssertEqual(
      app.tree,
      [
        "window", "  nav", "    Main", "      list*: nav", "        List",
        "        Detail(3)  <- top", "      form: nav", "        Form",
      ])
    XCTAssertEqual(
      app.treeLine, "window(nav[Main{list*: nav[List, Detail(3)], form: nav[Form]}])")
    XCTAssertEqual(app.coordinators, ["MainCoordinator"])
    XCTAssertEqual(app.closures.count, 1)
    XCTAssertEqual(
      app.survivors(labeled: "Detail(3)").map(\.permission), [.inTree])
    XCTAssertEqual(app.survivors(labeled: "MainCoordinator").map(\.permission), [.notEnded])
    XCTAssertEqual(
      app.survivors(labeled: "MainCoordinator").first?.holders,
      [Holder(path: "FixtureApp.coordinator", link: .property)])
    XCTAssertEqual(app.survivors(labeled: "Other"), [])
  }

  func test_stackThatIsFilledBeforeItIsShown_leaksNothing() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(app.survivors, [])
    stack.popViewController(animated: false)
    XCTAssertEqual(app.survivors, [])
  }

  func test_rootThatWasReplacedUnderItsModal_isHeldByTheWindow() async {
    let root = window?.rootViewController
    let modal = UIViewController()
    root?.present(modal, animated: false)
    _ = app.settle()
    window?.rootViewController = UIViewController()
    _ = app.settle()
    XCTAssertEqual(
      app.survivors.first { $0.label == "nav" }?.holders.map(\.path),
      ["FixtureApp.stack", "window.stranded[nav]"])
  }

  func test_relaunch_asksAboutTheNewRunOnly() async {
    let app = Simulator(LeakyApp.self)
    defer { app.end() }
    _ = app.step(.tap(ElementReference(kind: "button", selector: .title("unseen"))))
    _ = app.step(.back(.button))
    XCTAssertEqual(app.survivors.map(\.label), ["Leaf(unseen)"])
    _ = app.step(.app(.launch([])))
    XCTAssertEqual(app.survivors, [])
    _ = app.step(.tap(ElementReference(kind: "button", selector: .title("property"))))
    _ = app.step(.back(.button))
    XCTAssertEqual(app.survivors.map(\.departure?.step), [5])
  }
}
