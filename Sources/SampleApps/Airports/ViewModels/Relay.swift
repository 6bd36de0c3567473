import UIKit

/// Hands values on, at once and in order, to whoever listens.
///
/// A screen owns the relays of what is done on it, a view model those of what it shows and where it leads.
@MainActor
final class Relay<Value> {
  /// Each is owned by the relay, for its life.
  private var observers: [@MainActor (Value) -> Void] = []
  /// The latest value, if late listeners are to hear of it.
  private var latest: Value?
  private let isReplaying: Bool

  /// Creates a relay of events, which late listeners have missed.
  init() {
    isReplaying = false
  }

  /// Creates a relay of something that always has a value.
  init(replaying value: Value) {
    isReplaying = true
    latest = value
  }

  /// The listening side.
  var driver: Driver<Value> {
    Driver { [weak self] body in self?.add(body) }
  }

  /// Tells everybody.
  func accept(_ value: Value) {
    if isReplaying { latest = value }
    for observer in observers { observer(value) }
  }

  private func add(_ observer: @escaping @MainActor (Value) -> Void) {
    observers.append(observer)
    if let latest { observer(latest) }
  }
}

/// The listening side of a relay, perhaps through functions.
@MainActor
struct Driver<Value> {
  typealias Observer = @MainActor (Value) -> Void

  private let subscribe: @MainActor (@escaping Observer) -> Void

  init(_ subscribe: @escaping @MainActor (@escaping Observer) -> Void) {
    self.subscribe = subscribe
  }

  /// Calls a closure with each value; the relay owns the closure.
  func drive(_ body: @escaping Observer) {
    subscribe(body)
  }

  /// The values of a function that knows one; of others nothing is heard.
  func compactMap<Other>(_ transform: @escaping @MainActor (Value) -> Other?) -> Driver<Other> {
    Driver<Other> { [subscribe] body in
      subscribe { value in
        if let other = transform(value) { body(other) }
      }
    }
  }
}
