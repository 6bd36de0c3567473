import Coordination
import Flows
import UIKit

/// What one wants to see, and from there films, casts, settings and what the app is.
final class WishlistFlow: Flow {
  let root: UINavigationController
  /// The buttons in the bar that belong to no screen.
  let stepper = WishlistStepper()

  private let services: any AppServicing
  private let screens: any ViewControllerFactoryProtocol
  private let router: Router
  private let browsing: MovieBrowsing
  private weak var list: UIViewController?
  private weak var about: UIViewController?

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.services = services
    self.screens = screens
    browsing = MovieBrowsing(screens: screens)
    root = screens.makeNavigationController()
    router = Router(rootViewController: root)
    services.track(self, named: "WishlistFlow")
  }

  /// Whether one may read about the app is asked each time; other steps pass.
  func adapt(step: any Step) async throws -> any Step {
    guard case AboutStep.aboutIsRequired = step else { return step }
    return try await services.mayReadAbout() ? step : AboutStep.unauthorized
  }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case let step as MovieStep: navigate(to: step)
    case let step as SettingsStep: navigate(to: step)
    case let step as AboutStep: navigate(to: step)
    case AppStep.linkIsOpened(let route): follow(route)
    default: .notMine
    }
  }

  private func navigate(to step: MovieStep) -> FlowContributors {
    switch step {
    case .moviesAreRequired: showList()
    case .movieIsPicked(let id): browsing.showMovie(id, link: .movie(id), from: list, on: router)
    case .castIsPicked(let id): browsing.showCast(id, on: router)
    case .trendingsAreRequired, .castsAreRequired: .notMine
    }
  }

  private func navigate(to step: SettingsStep) -> FlowContributors {
    switch step {
    case .settingsAreRequired: return showSettings()
    // The flow has taken its screens away when it ended.
    case .settingsAreComplete: return .none
    case .alert: return .notMine
    }
  }

  private func navigate(to step: AboutStep) -> FlowContributors {
    switch step {
    case .aboutIsRequired: return showAbout()
    case .aboutIsComplete:
      if let about { router.dismiss(about) }
      return .none
    case .unauthorized:
      router.present(
        screens.makeAlert("You may not read about the app this time"), from: list, policy: .strict)
      return .none
    }
  }

  private func follow(_ route: MovieRoute) -> FlowContributors {
    switch route {
    case .movie(let id):
      router.popToRoot(animated: false)
      return browsing.showMovie(id, link: .movie(id), from: list, on: router)
    case .settings:
      router.popToRoot(animated: false)
      return showSettings()
    case .app, .watched, .trending: return .notMine
    }
  }

  private func showList() -> FlowContributors {
    let (screen, viewModel) = screens.makeWishlist(settings: stepper)
    list = screen
    router.setRoot(screen)
    return .one(
      flowContributor: .contribute(
        withNextPresentable: screen, withNextStepper: viewModel, stepsWhenHidden: .allow))
  }

  private func showSettings() -> FlowContributors {
    let settings = SettingsFlow(services: services, screens: screens)
    return router.present(settings.root, from: list, policy: .strict)
      .contributes(settings, OneStepper(withSingleStep: SettingsStep.settingsAreRequired))
  }

  private func showAbout() -> FlowContributors {
    let screen = screens.makeAbout()
    screen.modalPresentationStyle = .fullScreen
    about = screen
    return router.present(screen, from: list, policy: .strict).contributes(screen, screen)
  }
}
