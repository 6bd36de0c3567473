import Coordination
import Flows
import UIKit

/// Asks who one is, then for a key; over when the key is there.
final class OnboardingFlow: Flow {
  let root: UINavigationController

  private let screens: any ViewControllerFactoryProtocol
  private let router: Router
  private weak var login: UIViewController?

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.screens = screens
    root = screens.makeNavigationController()
    router = Router(rootViewController: root)
    services.track(self, named: "OnboardingFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AccountStep else { return .notMine }
    switch step {
    case .loginIsRequired: return showLogin()
    case .userIsLoggedIn: return showApiKey()
    case .apiKeyIsFilledIn:
      return .end(forwardToParentFlowWithStep: AppStep.onboardingIsComplete)
    case .apiKeyIsRequired: return .notMine
    }
  }

  private func showLogin() -> FlowContributors {
    let (screen, viewModel) = screens.makeLogin()
    login = screen
    router.setRoot(screen)
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: viewModel))
  }

  private func showApiKey() -> FlowContributors {
    let (screen, viewModel) = screens.makeApiKey()
    return router.push(screen, from: login).contributes(screen, viewModel)
  }
}
