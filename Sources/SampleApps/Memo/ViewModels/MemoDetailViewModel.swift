import Coordination
import UIKit

/// A memo, to be edited, shared or deleted.
@MainActor
final class MemoDetailViewModel: CommonViewModel, MemoObserver {
  private(set) var memo: Memo
  private(set) var isDeleting = false
  private var lastShare: Duration?

  init(memo: Memo, after other: CommonViewModel) {
    self.memo = memo
    super.init(
      title: "Memo", sceneCoordinator: other.sceneCoordinator, storage: other.storage,
      device: other.device)
  }

  /// Follows the memo.
  func start() {
    storage.add(self)
  }

  /// Takes what the memo says now; one that is gone stays as it was.
  func memosDidChange(_ memos: [Memo]) {
    if let memo = memos.first(where: { $0.identity == self.memo.identity }) { self.memo = memo }
  }

  /// Lets the memo be written.
  func edit() {
    let viewModel = MemoComposeViewModel(
      title: "Edit memo", content: memo.content, after: self,
      onSave: { [storage, memo] content, reply in
        storage.update(memo, content: content, reply: reply)
      }, onCancel: nil)
    show(.compose(viewModel), using: .modal)
  }

  /// Forgets the memo, then leaves.
  func delete() {
    guard !isDeleting else { return }
    isDeleting = true
    storage.delete(memo) { [weak self] result in
      guard let self else { return }
      isDeleting = false
      switch result {
      case .success, .failure(.unknownMemo): close()
      case .failure(.unavailable):
        device.toast("The memo could not be deleted", isWarning: true)
      }
    }
  }

  /// Whether a touch of the share button counts: one in half a second does.
  func takesShare() -> Bool {
    if let lastShare, device.now - lastShare < .milliseconds(500) { return false }
    lastShare = device.now
    return true
  }
}
