import Coordination
public import Simulator
public import UIKit

/// A link-saving app without a device: TOASTER's navigation on routers and coordinators.
public final class ClipApp: HeadlessApp {
  /// The app's name.
  public static let name = "clip"

  /// The words of the app, exactly those that lead somewhere.
  public static let vocabulary = Vocabulary(
    kinds: ["all-clips", "button", "clip", "item", "link", "page", "segment", "site", "weekly"],
    screens: [
      "Clip", "DetailClip", "EditClip", "Home", "LinkWeb", "Login", "Popup", "Setting", "TabBar",
    ],
    tabs: ["home", "clip"],
    routes: ["clip://", "clip://clip/ID"],
    services: ClipServices.Name.allCases.map(\.rawValue),
    capabilities: ["deeplink"],
    parameters: ["logged-in": ["no", "yes"]])

  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let isLoggedIn: Bool
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
    isLoggedIn = environment.parameter("logged-in") == "yes"
  }

  /// Shows the login or the tabs.
  public func start(in window: UIWindow) {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.isNavigationBarHidden = true
    let coordinator = coordinatorFactory.makeAppCoordinator(
      router: Router(rootViewController: stack), viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, isLoggedIn: isLoggedIn)
    self.coordinator = coordinator
    window.rootViewController = stack
    coordinator.start()
  }

  /// Leads to a clip, or just to the app.
  public func open(_ url: URL) -> URLHandling {
    switch coordinator?.open(url) {
    case .taken?: .handled
    case .notTaken(let asked)?: .unhandled(asked: asked)
    case nil: .unhandled(asked: [])
    }
  }
}
