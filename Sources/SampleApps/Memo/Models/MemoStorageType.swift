/// Takes a storage's reply. Owned by whoever was asked until the reply.
typealias MemoReply<Value> = @MainActor (Result<Value, MemoError>) -> Void

/// Where memos are kept.
@MainActor
protocol MemoStorageType: AnyObject {
  /// Keeps a new memo.
  func createMemo(content: String, reply: @escaping MemoReply<Memo>)
  /// All memos, newest first.
  func memoList(reply: @escaping MemoReply<[Memo]>)
  /// Changes what a memo says.
  func update(_ memo: Memo, content: String, reply: @escaping MemoReply<Memo>)
  /// Forgets a memo.
  func delete(_ memo: Memo, reply: @escaping MemoReply<Memo>)

  /// Tells of every change from now on.
  ///
  /// - Parameter observer: Not owned.
  func add(_ observer: any MemoObserver)
}

/// Follows the memos of a storage.
@MainActor
protocol MemoObserver: AnyObject {
  /// Called after every change.
  ///
  /// - Parameter memos: All memos, newest first.
  func memosDidChange(_ memos: [Memo])
}

/// Why a storage did not do what it was asked for.
enum MemoError: Error, Hashable, Sendable {
  /// The storage has no such memo.
  case unknownMemo
  /// The storage was not reached, or refused.
  case unavailable
}

/// What the app needs of the device it runs on.
@MainActor
protocol MemoDevice: AnyObject {
  /// Time since the launch.
  var now: Duration { get }
  /// Whether one is asked before text that is not saved is lost.
  var asksAboutUnsavedText: Bool { get }
  /// Shows a short message.
  func toast(_ text: String, isWarning: Bool)
  /// Watches an object that should die with its screen; without a name it is called by its class.
  func track(_ object: AnyObject, named name: String?)
}
