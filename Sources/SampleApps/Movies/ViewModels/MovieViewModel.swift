import Flows

/// What the view models of all screens have: services, and the steps by which they lead on.
@MainActor
class MovieViewModel: Stepper {
  let steps = Steps()
  let services: any AppServicing

  init(services: any AppServicing) {
    self.services = services
    services.track(self, named: String(describing: type(of: self)))
  }

  /// Tells the flow what has happened.
  final func tell(_ step: any Step) {
    steps.accept(step)
  }
}
