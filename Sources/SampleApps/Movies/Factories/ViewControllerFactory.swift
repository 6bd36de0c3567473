import Flows
import UIKit

/// Makes the screens, with their view models; every screen of the app comes from here.
@MainActor
protocol ViewControllerFactoryProtocol: AnyObject {
  func makeNavigationController() -> UINavigationController
  func makeDashboard() -> UITabBarController
  func makeTrending() -> TrendingController
  func makeSettings() -> UISplitViewController
  func makeAlert(_ title: String) -> UIAlertController

  func makeLogin() -> (UIViewController, LoginViewModel)
  func makeApiKey() -> (UIViewController, ApiKeyViewModel)
  func makeWishlist(settings: WishlistStepper) -> (UIViewController, CompositeStepper)
  func makeWatched() -> (UIViewController, MovieListViewModel)
  func makeTrendingMovies() -> (UIViewController, MovieListViewModel)
  func makeCastList() -> (UIViewController, CastListViewModel)
  /// - Parameter route: The link that leads to this screen; nil if none does.
  func makeMovieDetail(_ id: Int, route: MovieRoute?) -> (UIViewController, MovieDetailViewModel)
  func makeCastDetail(_ id: Int) -> UIViewController
  func makeAbout() -> AboutViewController

  func makeSettingsList() -> (UIViewController, SettingsListViewModel)
  func makeSettingsLogin() -> (UIViewController, LoginViewModel)
  func makeSettingsApiKey() -> (UIViewController, ApiKeyViewModel)
  func makeSettingsAbout() -> UIViewController
}

/// Makes the app's own screens.
final class ViewControllerFactory: ViewControllerFactoryProtocol {
  private let services: any AppServicing

  init(services: any AppServicing) {
    self.services = services
  }

  func makeNavigationController() -> UINavigationController { UINavigationController() }
  func makeDashboard() -> UITabBarController { DashboardController() }
  func makeTrending() -> TrendingController { TrendingController() }
  func makeSettings() -> UISplitViewController { SettingsController() }

  func makeAlert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }

  func makeLogin() -> (UIViewController, LoginViewModel) {
    let viewModel = LoginViewModel(services: services)
    return (LoginViewController(viewModel: viewModel), viewModel)
  }

  func makeApiKey() -> (UIViewController, ApiKeyViewModel) {
    let viewModel = ApiKeyViewModel(services: services)
    return (ApiKeyViewController(viewModel: viewModel), viewModel)
  }

  func makeWishlist(settings: WishlistStepper) -> (UIViewController, CompositeStepper) {
    let viewModel = MovieListViewModel(.wishlist, services: services)
    let search = MovieSearchViewModel(services: services)
    let screen = WishlistViewController(viewModel: viewModel, search: search, settings: settings)
    return (screen, CompositeStepper(steppers: [viewModel, search, screen]))
  }

  func makeWatched() -> (UIViewController, MovieListViewModel) {
    let viewModel = MovieListViewModel(.watched, services: services)
    return (WatchedViewController(viewModel: viewModel), viewModel)
  }

  func makeTrendingMovies() -> (UIViewController, MovieListViewModel) {
    let viewModel = MovieListViewModel(.trending, services: services)
    return (TrendingMovieListViewController(viewModel: viewModel), viewModel)
  }

  func makeCastList() -> (UIViewController, CastListViewModel) {
    let viewModel = CastListViewModel(services: services)
    return (CastListViewController(viewModel: viewModel), viewModel)
  }

  func makeMovieDetail(_ id: Int, route: MovieRoute?) -> (UIViewController, MovieDetailViewModel) {
    let viewModel = MovieDetailViewModel(id: id, services: services)
    return (MovieDetailViewController(viewModel: viewModel, linkRoute: route), viewModel)
  }

  func makeCastDetail(_ id: Int) -> UIViewController {
    CastDetailViewController(viewModel: CastDetailViewModel(id: id, services: services))
  }

  func makeAbout() -> AboutViewController { AboutViewController() }

  func makeSettingsList() -> (UIViewController, SettingsListViewModel) {
    let viewModel = SettingsListViewModel(services: services)
    return (SettingsListViewController(viewModel: viewModel), viewModel)
  }

  func makeSettingsLogin() -> (UIViewController, LoginViewModel) {
    let viewModel = LoginViewModel(services: services)
    return (SettingsLoginViewController(viewModel: viewModel), viewModel)
  }

  func makeSettingsApiKey() -> (UIViewController, ApiKeyViewModel) {
    let viewModel = ApiKeyViewModel(services: services)
    return (SettingsApiKeyViewController(viewModel: viewModel), viewModel)
  }

  func makeSettingsAbout() -> UIViewController { SettingsAboutViewController() }
}
