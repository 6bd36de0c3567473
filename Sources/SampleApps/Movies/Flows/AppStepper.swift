import Flows

/// Sends what the app as a whole has to do: begin, and follow the preferences.
final class AppStepper: Stepper {
  let steps = Steps()
  private let services: any AppServicing

  init(services: any AppServicing) {
    self.services = services
    services.track(self, named: "AppStepper")
  }

  var initialStep: any Step { AppStep.dashboardIsRequired }

  func readyToEmitSteps() {
    services.observeOnboarding(for: self) { [steps] isOnboarded in
      steps.accept(
        isOnboarded ? AppStep.onboardingIsComplete : AppStep.onboardingIsRequired)
    }
  }
}
