import Clip
import Coordination
import Simulator
import UIKit

/// Rows about whole apps.
@MainActor
enum AppRows {
  /// The sample app: launched, logged in, ended.
  static func clip() -> Row {
    let count = 150
    return .besidePairs(
      name: "app made, logged in, torn down (Clip)", unit: .microseconds, units: count,
      must: .microseconds(25), goal: .microseconds(10),
      inTheWay:
        "182,500 instructions, of which the bound allows about 80,000: 44,800 launch the app, 73,400 "
        + "put the tabs in the place of the login (36,000 of it set three stacks, 16,500 tell screens "
        + "that they appear), 28,300 end it; 24 % count references, 13 % make and free 154 pieces of "
        + "memory"
    ) {
      Clock.measure { for _ in 0..<count { clipOnce() } }
    }
  }

  /// One run of the sample app.
  static func clipOnce() {
    let simulator = Simulator(ClipApp.self)
    let button = ElementReference(kind: "button", selector: .title("Log in with Kakao"))
    let result = simulator.step(.tap(button))
    precondition(result.outcome == .changed, "the log-in ended as \(result.outcome)")
    simulator.end()
  }

  /// An app of nine controllers and three coordinators: made, logged in, one push, dropped.
  static func small() -> Row {
    let count = 1_000
    let row = Row.besidePairs(
      name: "small app made and torn down (9 controllers, 3 coordinators)",
      unit: .thousandsPerSecond, units: count, must: .thousandsPerSecond(100),
      goal: .thousandsPerSecond(200),
      inTheWay:
        "50,700 instructions: 34 % count references, 19 % make and free 43 pieces of memory, of "
        + "which 23 are the app's own; 10,000 set five roots, 11,200 let go of it all"
    ) {
      Clock.measure { for _ in 0..<count { SmallApp.runOnce() } }
    }
    let alive = LifetimeRegistry.shared.live(.coordinator).count
    precondition(alive == 0, "\(alive) coordinators are alive")
    return row
  }
}

/// Login, then three tabs.
@MainActor
enum SmallApp {
  static func runOnce() {
    let runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController()
    window.rootViewController = stack
    let app = AppCoordinator(router: Router(rootViewController: stack))
    app.start()
    window.makeKeyAndVisible()
    app.logIn?()
    app.pushInFirstTab?()
    while runtime.loop.hasSettlingWork { runtime.loop.runNext() }
    window.tearDown()
  }
}

@MainActor
private final class AppCoordinator: BaseCoordinator {
  private let router: any RouterProtocol
  /// What a touch of the login button runs; owned until the app ends.
  private(set) var logIn: (() -> Void)?
  /// What a touch of a row in the first tab runs; owned until the app ends.
  private(set) var pushInFirstTab: (() -> Void)?

  init(router: any RouterProtocol) {
    self.router = router
  }

  override func start() {
    let login = LoginCoordinator(router: router)
    login.onFinish = { [weak self] in self?.showTabs() }
    addDependency(login)
    login.start()
    logIn = { [weak login] in login?.finish() }
  }

  private func showTabs() {
    let tabs = TabsCoordinator(router: router)
    addDependency(tabs)
    tabs.start()
    pushInFirstTab = { [weak tabs] in tabs?.pushInFirst() }
  }
}

@MainActor
private final class LoginCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  private let router: any RouterProtocol
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?

  init(router: any RouterProtocol) {
    self.router = router
  }

  override func start() {
    router.setRoot(Screen()) { _ in }
  }
}

@MainActor
private final class TabsCoordinator: BaseCoordinator {
  private let router: any RouterProtocol
  private var routers: [Router] = []

  init(router: any RouterProtocol) {
    self.router = router
  }

  override func start() {
    // No closures given to `map`, which ask for their executor at each element: that is not what is measured here.
    var stacks: [UIViewController] = []
    stacks.reserveCapacity(3)
    routers.reserveCapacity(3)
    for _ in 0..<3 {
      let stack = UINavigationController()
      let router = Router(rootViewController: stack)
      router.setRoot(Screen()) { _ in }
      stacks.append(stack)
      routers.append(router)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    router.setRoot(tabs) { _ in }
  }

  func pushInFirst() {
    routers.first?.push(Screen(), animated: false) { _ in }
  }
}
