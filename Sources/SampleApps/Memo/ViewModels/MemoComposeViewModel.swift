import UIKit

/// A memo that is being written.
@MainActor
final class MemoComposeViewModel: CommonViewModel {
  /// Saves what was written.
  typealias Save = @MainActor (_ content: String, _ reply: @escaping MemoReply<Memo>) -> Void
  /// Takes back what was made to be written.
  typealias Cancel = @MainActor (_ reply: @escaping MemoReply<Memo>) -> Void

  /// What was there before; nil for a new memo.
  let initialContent: String?
  /// What the field begins with.
  private(set) var draft: String
  private(set) var isWaiting = false
  private var hasLeft = false
  /// Whether what was written is saved, or given up by a touch of Cancel.
  private var isSettled = false
  // Both are owned by the view model; they know the storage and the memo, and no other scene.
  private let onSave: Save
  private var onCancel: Cancel?

  init(
    title: String, content: String?, draft: String = "", after other: CommonViewModel,
    onSave: @escaping Save, onCancel: Cancel?
  ) {
    initialContent = content
    self.draft = content ?? draft
    self.onSave = onSave
    self.onCancel = onCancel
    super.init(
      title: title, sceneCoordinator: other.sceneCoordinator, storage: other.storage,
      device: other.device)
  }

  /// Begins a new memo with another text.
  ///
  /// - Parameter content: What stands in the field; what a person has written there stays.
  /// - Returns: Whether it does.
  func begin(with text: String, insteadOf content: String) -> Bool {
    guard initialContent == nil, !isBusy(with: content) else { return false }
    draft = text
    return true
  }

  /// Whether the sheet has to stay: a person has written something, or it is being saved.
  func isBusy(with content: String) -> Bool { isWaiting || content != draft }

  /// Saves, then leaves.
  func save(_ content: String) {
    guard !isWaiting else { return }
    wait(true)
    // Kept until the reply: what could not be saved may have to be taken back.
    onSave(content) { [self] result in
      wait(false)
      switch result {
      case .success:
        onCancel = nil
        isSettled = true
        close()
      case .failure:
        device.toast("The memo could not be saved", isWarning: true)
        if hasLeft { takeBack() }
      }
    }
  }

  /// Takes back what was made, then leaves.
  func cancel() {
    guard !isWaiting else { return }
    wait(true)
    isSettled = true
    // One can always leave; what could not be deleted shows in the list.
    takeBack { [weak self] in
      self?.wait(false)
      self?.close()
    }
  }

  /// Whether a text would be lost if the scene left now, and one has to be asked before.
  func asksBeforeLosing(_ content: String) -> Bool {
    device.asksAboutUnsavedText && !isSettled && content != draft
  }

  /// Takes back what was made, after the scene has left: by a save or cancel there is nothing to take back.
  func sceneDidLeave() {
    hasLeft = true
    if !isWaiting { takeBack() }
  }

  private func takeBack(then end: @escaping @MainActor () -> Void = {}) {
    guard let onCancel = onCancel.take() else { return end() }
    onCancel { [device] result in
      if case .failure = result {
        device.toast("The empty memo could not be deleted", isWarning: true)
      }
      end()
    }
  }

  /// A sheet that waits for the storage cannot be pulled down.
  private func wait(_ waits: Bool) {
    isWaiting = waits
    screen?.isModalInPresentation = waits
  }
}
