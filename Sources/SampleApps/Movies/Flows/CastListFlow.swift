import Coordination
import Flows
import UIKit

/// Who plays in what others see: a bare screen, as that of the films.
final class CastListFlow: Flow {
  let root: UIViewController

  private let screens: any ViewControllerFactoryProtocol
  private let viewModel: CastListViewModel

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.screens = screens
    (root, viewModel) = screens.makeCastList()
    services.track(self, named: "CastListFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? MovieStep else { return .notMine }
    switch step {
    case .castsAreRequired:
      return .one(
        flowContributor: .contribute(
          withNextPresentable: root, withNextStepper: viewModel))
    case .castIsPicked(let id):
      root.stackRouter?.push(screens.makeCastDetail(id), from: root)
      return .none
    case .moviesAreRequired, .movieIsPicked, .trendingsAreRequired: return .notMine
    }
  }
}
