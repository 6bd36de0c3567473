import Simulator
import UIKit

/// What a memo says, to be written.
final class MemoComposeViewController: UIViewController, ViewModelBindableType, ElementSource {
  var viewModel: MemoComposeViewModel?
  private var content = ""

  var screenID: String? { viewModel?.initialContent == nil ? "new" : "edit" }

  /// The field.
  var elements: ElementList {
    [
      .field("content", value: content, isEnabled: viewModel?.isWaiting == false) { [weak self] in
        self?.content = $0
      }
    ]
  }

  func bindViewModel(_ viewModel: MemoComposeViewModel) {
    content = viewModel.initialContent ?? ""
    let cancel = UIAction { [weak viewModel] _ in viewModel?.cancel() }
    let save = UIAction { [weak self, weak viewModel] _ in
      if let self { viewModel?.save(content) }
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
  }
}
