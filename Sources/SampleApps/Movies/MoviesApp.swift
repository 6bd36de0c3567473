import Coordination
import Flows
public import Simulator
public import UIKit

/// Films and who plays in them, without a device: RxFlow's flows, on the module `Flows`.
public final class MoviesApp: HeadlessApp {
  /// The app's name.
  public static let name = "movies"

  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["button", "cast", "detail", "field", "item", "movie", "setting", "text"],
    screens: [
      "About", "ApiKey", "CastDetail", "CastList", "Dashboard", "Login", "MovieDetail",
      "Settings", "SettingsAbout", "SettingsApiKey", "SettingsList", "SettingsLogin", "Trending",
      "TrendingMovieList", "Watched", "Wishlist",
    ],
    tabs: DashboardFlow.Tab.allCases.map { $0.title.lowercased() },
    routes: MovieRoute.links.forms,
    services: MovieServices.Name.allCases.map(\.rawValue),
    capabilities: ["deeplink"],
    parameters: ["onboarded": ["no", "yes"]])

  private let services: MovieServices
  private let coordinator = FlowCoordinator()
  private var links: MovieLinks?

  /// Creates the app.
  ///
  /// - Parameter environment: Decides how the services answer; its seed says which films are on which list.
  public init(environment: AppEnvironment) {
    services = MovieServices(environment: environment)
  }

  /// Shows the dashboard, and the onboarding over it if nobody is logged in.
  public func start(in window: UIWindow) {
    let flow = AppFlow(services: services, screens: ViewControllerFactory(services: services))
    services.track(coordinator, named: "FlowCoordinator")
    let links = MovieLinks(window: window, coordinator: coordinator)
    services.track(links, named: "MovieLinks")
    self.links = links
    Flows.use(flow, when: .created) { root in window.rootViewController = root }
    coordinator.coordinate(flow: flow, with: AppStepper(services: services))
  }

  /// Leads to a film, a list or the settings, as soon as somebody is logged in.
  public func open(_ url: URL) -> URLHandling {
    do {
      let route = try MovieRoute.links.route(from: url)
      links?.queue.open(route)
      return .handled
    } catch {
      return .unhandled(asked: ["MovieLinks"], because: error.explanation)
    }
  }
}
