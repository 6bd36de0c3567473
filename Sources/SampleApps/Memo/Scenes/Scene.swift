import Coordination
import UIKit

/// The scenes of the app, each with its view model; they make their screens.
enum Scene: SceneType {
  case list(MemoListViewModel)
  case detail(MemoDetailViewModel)
  case compose(MemoComposeViewModel)

  /// Makes the scene's screen, bound to its view model; list and compose have a stack of their own.
  func instantiate() -> UIViewController {
    switch self {
    case .list(let viewModel):
      let screen = MemoListViewController()
      screen.bind(viewModel)
      return UINavigationController(rootViewController: screen)
    case .detail(let viewModel):
      let screen = MemoDetailViewController()
      screen.bind(viewModel)
      return screen
    case .compose(let viewModel):
      let screen = MemoComposeViewController()
      screen.bind(viewModel)
      return UINavigationController(rootViewController: screen)
    }
  }
}
