public import Simulator
import UIKit

/// What is shown until it is known whether one is logged in.
public final class SplashViewController: LoadingViewController, ElementSource {
  /// Called when it is known. Owned by the screen, set by its coordinator.
  var onSessionKnown: ((_ isLoggedIn: Bool) -> Void)?

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? { .hidden }

  /// Nothing can be operated.
  public var elements: ElementList { [] }

  override func askServices() {
    services.session { [weak self] result in
      guard let self else { return }
      // A server that does not know one says so with 401.
      if case .failure(.status(401)) = result { onSessionKnown?(false) }
      if let isLoggedIn = received(result) { onSessionKnown?(isLoggedIn) }
    }
  }
}
