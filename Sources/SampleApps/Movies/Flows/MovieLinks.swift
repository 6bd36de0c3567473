import Coordination
import Flows
import UIKit

/// Where links lead: each is told to all flows, of which every one knows its own part of the way.
///
/// As long as nobody is logged in links wait; the steps of the app's own flow say when that is.
@MainActor
final class MovieLinks: LinkFollowing {
  let queue: LinkQueue<MovieRoute>

  private let coordinator: FlowCoordinator
  private var observation: Observation?

  /// - Parameters:
  ///   - window: Not owned.
  ///   - coordinator: Runs the flows; not begun yet.
  init(window: UIWindow, coordinator: FlowCoordinator) {
    queue = LinkQueue(table: MovieRoute.links, window: window) { $0.way }
    self.coordinator = coordinator
    queue.follower = self
    observation = coordinator.didNavigate.observe { [weak self] in self?.follow($0) }
  }

  func follow(_ route: MovieRoute) -> LinkProgress<MovieRoute> {
    coordinator.navigate(to: AppStep.linkIsOpened(route))
    return .done()
  }

  private func follow(_ navigation: FlowNavigation) {
    guard let step = navigation.step as? AppStep else { return }
    switch step {
    case .onboardingIsComplete: queue.becomeReady()
    case .onboardingIsRequired: queue.hold(because: "nobody is logged in")
    case .dashboardIsRequired, .linkIsOpened: return
    }
  }
}
