import Coordination
public import Simulator
public import UIKit

/// A link-saving app without a device: TOASTER's navigation on routers and coordinators.
public final class ClipApp: HeadlessApp {
  /// The app's name.
  public static let name = "clip"

  /// The words of the app, exactly those that lead somewhere.
  public static let vocabulary = Vocabulary(
    kinds: [
      "all-clips", "button", "clip", "completed", "day", "delete", "field", "item", "link",
      "message", "more", "page", "rename", "segment", "site", "switch", "tooltip", "waiting",
      "weekly",
    ],
    screens: [
      "AddLink", "AlarmSheet", "ChangeClipSheet", "Clip", "ClipSheet", "DetailClip", "EditClip",
      "Home", "LinkSheet", "LinkWeb", "Login", "Onboarding", "Popup", "Remind",
      "RemindSelectClip", "RemindTimerAdd", "RepeatSheet", "Search", "SelectClip", "Setting",
      "Share", "Splash", "TabBar", "TimerSheet", "TitleSheet", "Tooltip",
    ],
    tabs: TabBarItem.allCases.map { $0.title.lowercased() },
    routes: ClipRoute.links.forms,
    services: ClipServices.Name.allCases.map(\.rawValue),
    notifications: [Notification.timer.rawValue],
    silentNotifications: [Notification.tokenExpired.rawValue],
    permissions: [ClipServices.alarmPermission],
    capabilities: ["deeplink"],
    parameters: [
      "logged-in": LoginState.allCases.map(\.rawValue), "survey": ["no", "yes"],
      "tooltips": ["seen", "new"], "update": ["no", "notice", "feature", "force"],
    ])

  /// What comes from outside by name.
  private enum Notification: String {
    case timer
    case tokenExpired = "token-expired"
  }

  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let loginState: LoginState
  private var coordinator: AppCoordinator?

  /// Creates the app with its own screens and coordinators.
  public convenience init(environment: AppEnvironment) {
    let services = ClipServices(environment: environment)
    self.init(
      environment: environment, viewControllerFactory: ViewControllerFactory(services: services),
      coordinatorFactory: CoordinatorFactory(services: services))
  }

  /// Creates the app with screens and coordinators of somebody's choice.
  ///
  /// - Parameters:
  ///   - environment: Says whether one is logged in at launch.
  ///   - viewControllerFactory: Makes every screen.
  ///   - coordinatorFactory: Makes every coordinator.
  public init(
    environment: AppEnvironment, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    loginState = environment.parameter("logged-in").flatMap(LoginState.init) ?? .loggedOut
  }

  /// Shows the splash, the login or the tabs.
  public func start(in window: UIWindow) {
    let stack = viewControllerFactory.makeNavigationController()
    stack.isNavigationBarHidden = true
    let coordinator = coordinatorFactory.makeAppCoordinator(
      router: Router(rootViewController: stack), viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, loginState: loginState)
    self.coordinator = coordinator
    window.rootViewController = stack
    coordinator.start()
  }

  /// Leads to a clip, or just to the app.
  public func open(_ url: URL) -> URLHandling {
    switch coordinator?.open(url) {
    case .taken?: .handled
    case .notTaken(let asked, let reason)?: .unhandled(asked: asked, because: reason)
    case nil: .unhandled(asked: [])
    }
  }

  /// A reminder was touched, or one's login has expired.
  public func receive(notification name: String) {
    switch Notification(rawValue: name) {
    case .timer?: coordinator?.openTimer()
    case .tokenExpired?: coordinator?.end(by: .expired)
    case nil: break
    }
  }

  /// Shows what the device lets the app do, unless nobody sees it; coming back shows it then.
  public func permissionDidChange(_ name: String) {
    if UIApplication.shared.applicationState == .active { coordinator?.checkAlarm() }
  }

  /// Clears the pasteboard.
  public func didEnterBackground() { coordinator?.enterBackground() }

  /// Looks at the pasteboard, and at what the device lets the app do.
  public func willEnterForeground() { coordinator?.becomeActive() }
}
