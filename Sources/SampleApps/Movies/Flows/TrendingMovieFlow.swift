import Coordination
import Flows
import UIKit

/// What others see: a bare screen, which shows films on whatever stack it stands.
final class TrendingMovieFlow: Flow {
  let root: UIViewController

  private let browsing: MovieBrowsing
  private let viewModel: MovieListViewModel

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    browsing = MovieBrowsing(screens: screens)
    (root, viewModel) = screens.makeTrendingMovies()
    services.track(self, named: "TrendingMovieFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? MovieStep else { return .notMine }
    switch step {
    case .moviesAreRequired:
      return .one(
        flowContributor: .contribute(
          withNextPresentable: root, withNextStepper: viewModel))
    case .movieIsPicked(let id):
      guard let router = root.stackRouter else { return .none }
      return browsing.showMovie(id, link: nil, from: root, on: router)
    case .castIsPicked(let id):
      guard let router = root.stackRouter else { return .none }
      return browsing.showCast(id, on: router)
    case .trendingsAreRequired, .castsAreRequired: return .notMine
    }
  }
}

extension UIViewController {
  /// A router of the stack on which this screen stands; nil while it stands on none.
  var stackRouter: Router? {
    navigationController.map { Router(rootViewController: $0) }
  }
}
