import Coordination
import Flows
import UIKit

/// What one has seen, and from there films and casts.
final class WatchedFlow: Flow {
  let root: UINavigationController

  private let screens: any ViewControllerFactoryProtocol
  private let router: Router
  private let browsing: MovieBrowsing
  private weak var list: UIViewController?

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.screens = screens
    browsing = MovieBrowsing(screens: screens)
    root = screens.makeNavigationController()
    router = Router(rootViewController: root)
    services.track(self, named: "WatchedFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case let step as MovieStep: navigate(to: step)
    case AppStep.linkIsOpened(.watched(let id)): follow(id)
    default: .notMine
    }
  }

  private func navigate(to step: MovieStep) -> FlowContributors {
    switch step {
    case .moviesAreRequired: showList()
    case .movieIsPicked(let id): showMovie(id)
    case .castIsPicked(let id): browsing.showCast(id, on: router)
    case .trendingsAreRequired, .castsAreRequired: .notMine
    }
  }

  private func follow(_ id: Int?) -> FlowContributors {
    router.popToRoot(animated: false)
    return id.map(showMovie) ?? .none
  }

  private func showMovie(_ id: Int) -> FlowContributors {
    browsing.showMovie(id, link: .watched(id), from: list, on: router)
  }

  private func showList() -> FlowContributors {
    let (screen, viewModel) = screens.makeWatched()
    list = screen
    router.setRoot(screen)
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: viewModel))
  }
}
