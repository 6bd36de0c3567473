import Coordination
import Flows
import UIKit

/// What others see and who plays in it: two pages, a flow each, shown when both are ready.
final class TrendingFlow: Flow {
  let root: UINavigationController
  let stepper = TrendingStepper()

  private let services: any AppServicing
  private let screens: any ViewControllerFactoryProtocol
  private let router: Router

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.services = services
    self.screens = screens
    root = screens.makeNavigationController()
    router = Router(rootViewController: root)
    services.track(self, named: "TrendingFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case MovieStep.trendingsAreRequired: return showPages()
    case AppStep.linkIsOpened(.trending):
      router.popToRoot(animated: false)
      return .none
    default: return .notMine
    }
  }

  private func showPages() -> FlowContributors {
    let pages = screens.makeTrending()
    let movies = TrendingMovieFlow(services: services, screens: screens)
    let casts = CastListFlow(services: services, screens: screens)
    Flows.use(movies, casts, when: .ready) { [weak pages] first, second in
      pages?.show([first, second])
    }
    router.setRoot(pages)
    // A page that is turned away is hidden, and comes back: its flow is not over.
    return .multiple(flowContributors: [
      .contribute(
        withNextPresentable: movies,
        withNextStepper: OneStepper(withSingleStep: MovieStep.moviesAreRequired)),
      .contribute(
        withNextPresentable: casts,
        withNextStepper: OneStepper(withSingleStep: MovieStep.castsAreRequired)),
    ])
  }
}

/// Begins what others see.
final class TrendingStepper: Stepper {
  let steps = Steps()

  var initialStep: any Step { MovieStep.trendingsAreRequired }
}
