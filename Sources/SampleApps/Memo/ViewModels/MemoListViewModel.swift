import Coordination
import UIKit

/// The memos, and the way to a new one and to each of them.
@MainActor
final class MemoListViewModel: CommonViewModel, MemoObserver {
  private(set) var memos: [Memo] = []
  /// Whether the memos could not be had.
  private(set) var hasFailed = false
  private var isCreating = false

  /// Whether a memo can be made.
  var canCreate: Bool { !isCreating }

  /// Asks for the memos, and follows them from then on.
  func start() {
    storage.add(self)
    load()
  }

  /// Takes the memos as they are now.
  func memosDidChange(_ memos: [Memo]) {
    self.memos = memos
    hasFailed = false
  }

  /// Asks for the memos.
  func load() {
    hasFailed = false
    storage.memoList { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let memos):
        self.memos = memos
      case .failure:
        hasFailed = true
        device.toast("The memos could not be loaded", isWarning: true)
      }
    }
  }

  /// Makes an empty memo, then lets it be written.
  func create() {
    guard canCreate else { return }
    isCreating = true
    makeMemo(draft: "") { [weak self] result in
      self?.isCreating = false
      if case .failure = result {
        self?.device.toast("The memo could not be made", isWarning: true)
      }
    }
  }

  /// Makes an empty memo, and shows it to be written.
  ///
  /// - Parameters:
  ///   - draft: What the field begins with.
  ///   - next: Told what became of it. Owned by the storage until then.
  func makeMemo(
    draft: String, then next: @escaping @MainActor (Result<SceneTransition?, MemoError>) -> Void
  ) {
    storage.createMemo(content: "") { [weak self, storage] result in
      switch result {
      case .success(let memo):
        let transition = self?.compose(memo, draft: draft)
        // Nobody has seen an empty memo that nobody can write any more.
        if transition == nil { storage.delete(memo) { _ in } }
        next(.success(transition))
      case .failure(let error):
        next(.failure(error))
      }
    }
  }

  /// Shows a memo.
  @discardableResult
  func showDetail(_ memo: Memo) -> SceneTransition? {
    show(.detail(MemoDetailViewModel(memo: memo, after: self)), using: .push)
  }

  /// Forgets a memo; nothing is shown for it.
  func delete(_ memo: Memo) {
    storage.delete(memo) { [weak self] result in
      if case .failure = result {
        self?.device.toast("The memo could not be deleted", isWarning: true)
      }
    }
  }

  /// - Returns: Nil if the list is gone; a memo that is not shown for another reason is deleted.
  private func compose(_ memo: Memo, draft: String) -> SceneTransition? {
    let viewModel = MemoComposeViewModel(
      title: "New memo", content: nil, draft: draft, after: self,
      onSave: { [storage] content, reply in storage.update(memo, content: content, reply: reply) },
      onCancel: { [storage] reply in storage.delete(memo, reply: reply) })
    let transition = show(.compose(viewModel), using: .modal) { reason in
      if reason != .tornDown { viewModel.sceneDidLeave() }
    }
    transition?.whenComplete { [storage] result in
      if case .failure = result { storage.delete(memo) { _ in } }
    }
    return transition
  }
}
