import Coordination
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
    content = viewModel.draft
    let cancel = UIAction { [weak viewModel] _ in viewModel?.cancel() }
    let save = UIAction { [weak self, weak viewModel] _ in
      if let self { viewModel?.save(content) }
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
  }
}

extension MemoComposeViewController: LeaveGuarding {
  /// Whatever way is tried: the sheet is pulled down, or a link leads elsewhere.
  func shouldLeave(_ reason: RemovalReason) -> Bool {
    viewModel?.asksBeforeLosing(content) != true
  }

  /// Asks what is to become of the text, once.
  func didAttemptToLeave(_ attempt: LeaveAttempt) {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(
      title: "Unsaved text", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        if let self { viewModel?.save(content) }
      })
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in attempt.proceed() })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(alert, animated: true)
  }
}

extension MemoComposeViewController: LinkDestination, LinkObstacle {
  /// A new memo begins with another text, as long as nobody has written there.
  func take(_ route: MemoRoute) -> Bool {
    guard case .compose(let text) = route, let viewModel,
      viewModel.begin(with: text ?? "", insteadOf: content)
    else { return false }
    content = viewModel.draft
    return true
  }

  /// What a person has written is not taken away; the link comes when it is saved or given up.
  var linkPolicy: LinkPolicy {
    viewModel?.isBusy(with: content) == true ? .holdsLinks : .givesWay
  }
}
