import UIKit

/// What the screens have that show a view model.
class ScreenWithViewModel<ViewModel: MovieViewModel>: UIViewController {
  /// Owned by the screen and, as a stepper, by the flow as long as the screen is there.
  let viewModel: ViewModel

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "there is no view model in an archive")
  required init?(coder: NSCoder) {
    nil
  }
}
