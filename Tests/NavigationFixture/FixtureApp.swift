import Coordination
public import Foundation
public import Simulator
public import UIKit

/// A small app with a login, two tabs, details, a sheet and an alert.
@MainActor
public final class FixtureApp: HeadlessApp {
  /// The name in session files.
  public static let name = "fixture"
  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["button", "row", "item", "segment", "switch", "field"],
    screens: ["Login", "Main", "List", "Detail", "Form", "Sheet"], tabs: ["list", "form"],
    routes: ["fixture://", "fixture://detail/ID"], services: ["rows"], notifications: ["news"],
    permissions: ["alerts"],
    parameters: ["logged-in": ["yes", "no"]])

  private let environment: AppEnvironment
  private let stack = UINavigationController()
  private lazy var coordinator = MainCoordinator(
    router: Router(rootViewController: stack), environment: environment)

  /// Creates the app.
  public init(environment: AppEnvironment) {
    self.environment = environment
  }

  /// Shows the login, or the tabs for somebody who is logged in.
  public func start(in window: UIWindow) {
    window.rootViewController = stack
    coordinator.start()
  }

  /// Opens a detail.
  public func open(_ url: URL) -> URLHandling {
    guard url.host == "detail", let id = Int(url.lastPathComponent) else {
      return .unhandled(asked: ["MainCoordinator"])
    }
    coordinator.openDetail(id)
    return .handled
  }
}

@MainActor
final class MainCoordinator: BaseCoordinator {
  let router: any RouterProtocol
  let environment: AppEnvironment
  private weak var listRouter: Router?
  private var ownedListRouter: Router?

  init(router: any RouterProtocol, environment: AppEnvironment) {
    self.router = router
    self.environment = environment
  }

  override func start() {
    if environment.parameter("logged-in") == "yes" { showMain() } else { showLogin() }
  }

  private func showLogin() {
    let login = LoginScreen()
    login.onLogin = { [weak self] in self?.showMain() }
    router.setRoot(login)
  }

  private func showMain() {
    let main = MainTabs()
    let list = UINavigationController()
    let form = UINavigationController(rootViewController: FormScreen())
    main.viewControllers = [list, form]
    ownedListRouter = Router(rootViewController: list)
    let screen = ListScreen(environment: environment)
    screen.onSelect = { [weak self, weak screen] id in self?.showDetail(id, from: screen) }
    screen.onSheet = { [weak self, weak screen] in
      self?.ownedListRouter?.present(SheetScreen(), from: screen)
    }
    screen.onAsk = { [weak screen] in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      screen?.present(alert, animated: true)
    }
    ownedListRouter?.setRoot(screen)
    router.setRoot(main)
  }

  private func showDetail(_ id: Int, from screen: UIViewController?) {
    ownedListRouter?.push(DetailScreen(id: id), hidesBottomBar: true, from: screen) { _ in }
  }

  func openDetail(_ id: Int) {
    ownedListRouter?.popToRoot(animated: false)
    ownedListRouter?.push(DetailScreen(id: id), hidesBottomBar: true)
  }
}

final class LoginScreen: UIViewController, ElementSource {
  var onLogin: (() -> Void)?
  var screenName: String? { "Login" }
  var elements: ElementList {
    [Element(kind: "button", title: "Log in", action: { [weak self] in self?.onLogin?() })]
  }
}

final class MainTabs: UITabBarController, ElementSource {
  var screenName: String? { "Main" }
}

final class ListScreen: UIViewController, ElementSource {
  let environment: AppEnvironment
  var onSelect: ((Int) -> Void)?
  var onSheet: (() -> Void)?
  var onAsk: (() -> Void)?
  var screenName: String? { "List" }
  private var count = 0
  private var segment = "All"

  init(environment: AppEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = "The list"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sheet") { [weak self] _ in self?.onSheet?() })
    environment.services.call("rows") {
      5
    } reply: { [weak self] result in
      if case .success(let count) = result { self?.count = count }
    }
  }

  var elements: ElementList {
    var list: ElementList = [
      Element(kind: "button", title: "Ask", action: { [weak self] in self?.onAsk?() }),
      Element(kind: "button", title: "Toast") { [weak self] in
        self?.environment.toast("Done", status: .check)
      },
      Element(kind: "button", title: "Off", isEnabled: false),
      Element(kind: "segment", title: "All") { [weak self] in self?.segment = "All" },
    ]
    list.appendRows("row", count: count) { index in
      Element(
        kind: "row", id: "\(index + 1)", title: index < 2 ? "Same" : "Row \(index + 1)"
      ) { [weak self] in self?.onSelect?(index + 1) }
    }
    return list
  }
}

final class DetailScreen: UIViewController, ElementSource {
  let number: Int
  var screenName: String? { "Detail" }
  var screenID: String? { "\(number)" }

  init(id: Int) {
    number = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class FormScreen: UIViewController, ElementSource {
  private var name = ""
  var screenName: String? { "Form" }
  var elements: ElementList {
    [
      .field("name", value: name) { [weak self] text in self?.name = text }
    ]
  }
}

final class SheetScreen: UIViewController, ElementSource {
  var screenName: String? { "Sheet" }
}
