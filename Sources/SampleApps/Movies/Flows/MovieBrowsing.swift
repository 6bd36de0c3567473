import Coordination
import Flows
import UIKit

/// Films, and those who play in them, on a stack: what the flows of all lists have in common.
@MainActor
final class MovieBrowsing {
  private let screens: any ViewControllerFactoryProtocol
  /// The film that is shown, in whose name the next screen is asked for.
  private weak var detail: UIViewController?

  init(screens: any ViewControllerFactoryProtocol) {
    self.screens = screens
  }

  /// Shows a film.
  ///
  /// - Parameters:
  ///   - id: The film's number.
  ///   - link: The link that leads there; nil if none does.
  ///   - list: The screen that asked.
  ///   - router: Of the stack on which that one stands.
  func showMovie(
    _ id: Int, link: MovieRoute?, from list: UIViewController?, on router: Router
  ) -> FlowContributors {
    let (screen, viewModel) = screens.makeMovieDetail(id, route: link)
    let before = detail
    let transition = router.push(screen, from: list)
    detail = screen
    transition.whenComplete { [weak self, weak before] result in
      if case .failure = result { self?.detail = before }
    }
    return transition.contributes(screen, viewModel)
  }

  /// Shows one of the cast of the film that is shown; from there nothing leads on.
  func showCast(_ id: Int, on router: Router) -> FlowContributors {
    router.push(screens.makeCastDetail(id), from: detail)
    return .none
  }
}
