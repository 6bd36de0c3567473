import Foundation
import Simulator

/// The storage behind services, which sessions can hold or make fail.
///
/// A change takes place when its reply is due; one whose service fails does not take place.
@MainActor
final class MemoServices: MemoStorageType, MemoDevice {
  /// The names by which sessions hold a service or make it fail.
  enum Name: String, CaseIterable {
    case createMemo = "create-memo"
    case memos
    case updateMemo = "update-memo"
    case deleteMemo = "delete-memo"
  }

  /// What stands in the storage at launch, oldest first.
  static let samples = [
    "Groceries\nbread, olives, two lemons", "Call the plumber",
    "Books\nSolaris\nThe Left Hand of Darkness",
    "배포 전에 확인할 것",
  ]
  /// The moment of the launch: virtual time begins then.
  private static let launch = Date(timeIntervalSince1970: 1_767_225_600)

  private let environment: AppEnvironment
  private let storage: MemoryStorage

  init(environment: AppEnvironment) {
    self.environment = environment
    let isEmpty = environment.parameter("memos") == "none"
    storage = MemoryStorage(contents: isEmpty ? [] : Self.samples, insertDate: Self.launch)
  }

  func createMemo(content: String, reply: @escaping MemoReply<Memo>) {
    call(
      .createMemo,
      make: { [storage, environment] in
        .success(storage.create(content: content, insertDate: Self.date(environment.now)))
      }, reply: reply)
  }

  func memoList(reply: @escaping MemoReply<[Memo]>) {
    call(.memos, make: { [storage] in .success(storage.memos) }, reply: reply)
  }

  func update(_ memo: Memo, content: String, reply: @escaping MemoReply<Memo>) {
    call(
      .updateMemo, make: { [storage] in storage.update(memo, content: content) }, reply: reply)
  }

  func delete(_ memo: Memo, reply: @escaping MemoReply<Memo>) {
    call(.deleteMemo, make: { [storage] in storage.delete(memo) }, reply: reply)
  }

  func add(_ observer: any MemoObserver) { storage.add(observer) }

  var now: Duration { environment.now }

  var asksAboutUnsavedText: Bool { environment.parameter("unsaved") == "ask" }

  func toast(_ text: String, isWarning: Bool) {
    environment.toast(text, status: isWarning ? .warning : .check)
  }

  func track(_ object: AnyObject, named name: String?) {
    environment.track(object, named: name)
  }

  private static func date(_ now: Duration) -> Date {
    launch.addingTimeInterval(TimeInterval(now.components.seconds))
  }

  private func call<Value>(
    _ name: Name, make: @escaping @MainActor () -> Result<Value, MemoError>,
    reply: @escaping MemoReply<Value>
  ) {
    environment.services.call(name.rawValue, make: make) { answer in
      reply(answer.mapError { _ in .unavailable }.flatMap { $0 })
    }
  }
}
