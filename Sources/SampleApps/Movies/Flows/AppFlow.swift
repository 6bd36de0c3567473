import Coordination
import Flows
import UIKit

/// The whole app: the dashboard, and the onboarding over it as long as nobody is logged in.
final class AppFlow: Flow {
  let root: UINavigationController

  private let services: any AppServicing
  private let screens: any ViewControllerFactoryProtocol
  private let router: Router
  /// What is presented for the onboarding.
  private weak var onboarding: UIViewController?

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.services = services
    self.screens = screens
    root = screens.makeNavigationController()
    root.isNavigationBarHidden = true
    router = Router(rootViewController: root)
    services.track(self, named: "AppFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .notMine }
    switch step {
    case .dashboardIsRequired: return showDashboard()
    case .onboardingIsRequired: return showOnboarding()
    case .onboardingIsComplete: return dismissOnboarding()
    // The flows below know where links lead.
    case .linkIsOpened: return .none
    }
  }

  private func showDashboard() -> FlowContributors {
    let dashboard = DashboardFlow(services: services, screens: screens)
    Flows.use(dashboard, when: .created) { [router] root in
      router.push(root, animated: false)
    }
    return .one(
      flowContributor: .contribute(
        withNextPresentable: dashboard,
        withNextStepper: OneStepper(withSingleStep: AppStep.dashboardIsRequired)))
  }

  private func showOnboarding() -> FlowContributors {
    // It is asked for whenever nobody is logged in; one is enough.
    if onboarding?.presentingViewController != nil { return .none }
    let flow = OnboardingFlow(services: services, screens: screens)
    flow.root.modalPresentationStyle = .fullScreen
    onboarding = flow.root
    // Nobody is to be left without it because an alert was up.
    return router.present(flow.root, policy: .afterAlerts)
      .contributes(flow, OneStepper(withSingleStep: AccountStep.loginIsRequired))
  }

  private func dismissOnboarding() -> FlowContributors {
    // The onboarding says so when it ends, and so do the preferences, at any time.
    guard let onboarding, !onboarding.isBeingDismissed,
      onboarding.presentingViewController != nil
    else { return .none }
    router.dismiss(onboarding)
    return .none
  }
}
