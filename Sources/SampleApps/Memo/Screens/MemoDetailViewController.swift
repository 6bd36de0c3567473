import Coordination
import Simulator
import UIKit

/// One memo.
final class MemoDetailViewController: UIViewController, ViewModelBindableType, ElementSource {
  var viewModel: MemoDetailViewModel?

  var screenID: String? { viewModel?.memo.id }

  /// What the memo says, when it was made, and what can be done with it.
  var elements: ElementList {
    guard let viewModel else { return [] }
    let canAct = !viewModel.isDeleting
    return [
      Element(kind: "text", title: viewModel.memo.content, isEnabled: false),
      Element(kind: "date", title: viewModel.memo.insertText, isEnabled: false),
      Element(kind: "button", title: "Edit", isEnabled: canAct) { [weak viewModel] in
        viewModel?.edit()
      },
      Element(kind: "button", title: "Share") { [weak self] in self?.share() },
      Element(kind: "button", title: "Delete", isEnabled: canAct) { [weak viewModel] in
        viewModel?.delete()
      },
    ]
  }

  func bindViewModel(_ viewModel: MemoDetailViewModel) {
    // The screen owns both, and the view model knows the screen without owning it.
    navigationItem.backAction = UIAction { _ in viewModel.close() }
    viewModel.start()
  }

  /// Shows the system's share sheet, which is no scene.
  private func share() {
    // The coordinator does not judge this: a touch on a screen that leaves, or that is covered, shows nothing.
    guard navigationController?.topViewController === self, presentedViewController == nil,
      let viewModel, viewModel.takesShare()
    else { return }
    present(ShareViewController(activityItems: [viewModel.memo.content]), animated: true)
  }
}

extension MemoDetailViewController: LinkDestination {
  /// The memo that is shown, until it is being deleted.
  var linkRoute: MemoRoute? {
    guard let viewModel, !viewModel.isDeleting else { return nil }
    return .memo(viewModel.memo.identity)
  }
}
