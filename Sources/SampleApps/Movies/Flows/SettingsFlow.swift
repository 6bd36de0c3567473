import Coordination
import Flows
import UIKit

/// The settings: a list, and beside it, or above it where there is no room, the one that is open.
final class SettingsFlow: NSObject, Flow {
  let root: UISplitViewController

  private let screens: any ViewControllerFactoryProtocol
  private let master: UINavigationController
  private let router: Router

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.screens = screens
    root = screens.makeSettings()
    master = screens.makeNavigationController()
    router = Router(rootViewController: master)
    super.init()
    root.delegate = self
    services.track(self, named: "SettingsFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case let step as SettingsStep: navigate(to: step)
    case let step as AccountStep: navigate(to: step)
    case let step as AboutStep: navigate(to: step)
    default: .notMine
    }
  }

  private func navigate(to step: SettingsStep) -> FlowContributors {
    switch step {
    case .settingsAreRequired: return showList()
    case .settingsAreComplete:
      return .end(forwardToParentFlowWithStep: SettingsStep.settingsAreComplete)
    case .alert(let message):
      router.present(screens.makeAlert(message))
      return .none
    }
  }

  private func navigate(to step: AccountStep) -> FlowContributors {
    switch step {
    case .loginIsRequired:
      let (screen, viewModel) = screens.makeSettingsLogin()
      return showDetail(screen, viewModel)
    case .apiKeyIsRequired:
      let (screen, viewModel) = screens.makeSettingsApiKey()
      return showDetail(screen, viewModel)
    case .userIsLoggedIn, .apiKeyIsFilledIn:
      router.popToRoot()
      return .none
    }
  }

  private func navigate(to step: AboutStep) -> FlowContributors {
    switch step {
    case .aboutIsRequired:
      root.showDetailViewController(screens.makeSettingsAbout(), sender: nil)
      return .none
    case .aboutIsComplete, .unauthorized: return .notMine
    }
  }

  private func showList() -> FlowContributors {
    let (list, listViewModel) = screens.makeSettingsList()
    let (login, loginViewModel) = screens.makeSettingsLogin()
    router.setRoot(list)
    root.viewControllers = [master, login]
    return .multiple(flowContributors: [
      .contribute(withNextPresentable: list, withNextStepper: listViewModel),
      .contribute(withNextPresentable: login, withNextStepper: loginViewModel),
      .forwardToCurrentFlow(
        withStep: SettingsStep.alert("Settings last until the app ends")),
    ])
  }

  private func showDetail(_ screen: UIViewController, _ stepper: any Stepper) -> FlowContributors {
    root.showDetailViewController(screen, sender: nil)
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))
  }
}

extension SettingsFlow: UISplitViewControllerDelegate {
  /// Where there is no room the list comes first.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
