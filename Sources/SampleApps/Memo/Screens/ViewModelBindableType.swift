import UIKit

/// A screen that shows a view model.
@MainActor
protocol ViewModelBindableType: UIViewController {
  associatedtype ViewModelType: CommonViewModel
  /// Owned by the screen; nil before ``bind(_:)``.
  var viewModel: ViewModelType? { get set }
  /// Puts what never changes where it is seen.
  func bindViewModel(_ viewModel: ViewModelType)
}

extension ViewModelBindableType {
  /// Takes the view model, and shows it.
  func bind(_ viewModel: ViewModelType) {
    self.viewModel = viewModel
    viewModel.join(self)
    loadViewIfNeeded()
    navigationItem.title = viewModel.title
    bindViewModel(viewModel)
  }
}
