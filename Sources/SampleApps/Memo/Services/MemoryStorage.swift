import Foundation

/// Memos in memory; answers at once and knows nothing of services.
@MainActor
final class MemoryStorage {
  private struct Observer {
    weak var object: (any MemoObserver)?
  }

  /// Newest first.
  private(set) var memos: [Memo] = []
  private var lastIdentity = 0
  private var observers: [Observer] = []
  // Rid of those that are gone when they have doubled since the last time.
  private var mostObservers = 16

  /// Creates a storage with these memos, the last one the newest.
  init(contents: [String], insertDate: Date) {
    for content in contents { insert(content, insertDate) }
  }

  func create(content: String, insertDate: Date) -> Memo {
    let memo = insert(content, insertDate)
    tellObservers()
    return memo
  }

  func update(_ memo: Memo, content: String) -> Result<Memo, MemoError> {
    guard let index = memos.firstIndex(where: { $0.identity == memo.identity }) else {
      return .failure(.unknownMemo)
    }
    memos[index].content = content
    let updated = memos[index]
    tellObservers()
    return .success(updated)
  }

  func delete(_ memo: Memo) -> Result<Memo, MemoError> {
    guard let index = memos.firstIndex(where: { $0.identity == memo.identity }) else {
      return .failure(.unknownMemo)
    }
    let deleted = memos.remove(at: index)
    tellObservers()
    return .success(deleted)
  }

  func add(_ observer: any MemoObserver) {
    if observers.count >= mostObservers {
      observers.removeAll { $0.object == nil }
      mostObservers = max(16, observers.count * 2)
    }
    observers.append(Observer(object: observer))
  }

  @discardableResult
  private func insert(_ content: String, _ date: Date) -> Memo {
    lastIdentity += 1
    let memo = Memo(identity: lastIdentity, content: content, insertDate: date)
    memos.insert(memo, at: 0)
    return memo
  }

  private func tellObservers() {
    for observer in observers { observer.object?.memosDidChange(memos) }
  }
}
