package import UIKit

/// How the app's services answer, and when.
///
/// A service is whatever an app would ask a server for. Replies come through the main loop in virtual time, never
/// through a task, so that each order of replies can be played again.
@MainActor
public final class ServiceSwitchboard {
  /// A call that a holding service keeps.
  private struct HeldCall {
    let answer: @MainActor (ServiceFailure?) -> Void
  }

  private struct Failing {
    let failure: ServiceFailure
    /// How many more calls fail; nil for all.
    var remaining: Int?
  }

  private let runtime: Runtime
  private let outside: OutsideWorld
  @exclusivity(unchecked)
  private var failing: [String: Failing] = [:]
  @exclusivity(unchecked)
  private var held: [String: [HeldCall]] = [:]
  @exclusivity(unchecked)
  private var holding: Set<String> = []

  package init(
    runtime: Runtime, behaviors: ServiceSettings, outside: OutsideWorld = OutsideWorld()
  ) {
    self.runtime = runtime
    self.outside = outside
    for (name, behavior) in behaviors.behaviors { set(name, behavior) }
  }

  /// Asks a service.
  ///
  /// - Parameters:
  ///   - name: A service that the app's vocabulary declares.
  ///   - delay: How long the reply takes, in virtual time.
  ///   - make: Makes the reply when it is due. Owned until the call is answered.
  ///   - reply: Called once with the reply or the failure. Owned until then.
  @inlinable
  public func call<Reply>(
    _ name: String, delay: Duration = .milliseconds(100),
    make: @escaping @MainActor () -> Reply,
    reply: @escaping @MainActor (Result<Reply, ServiceFailure>) -> Void
  ) {
    // Inlinable, so that an app's own types are known to whoever compiles the closure.
    ask(name, delay) { failure in
      if let failure { reply(.failure(failure)) } else { reply(.success(make())) }
    }
  }

  @usableFromInline
  func ask(
    _ name: String, _ delay: Duration, _ answer: @escaping @MainActor (ServiceFailure?) -> Void
  ) {
    outside.noteRequest()
    if !holding.isEmpty, holding.contains(name) {
      held[name, default: []].append(HeldCall(answer: answer))
      return
    }
    let failure = nextFailure(of: name)
    runtime.loop.schedule(
      after: delay, kind: .reply, Reply(to: answer, failure: failure, service: name))
  }

  /// Asks a service that is no part of the app: a server, a file, a clock.
  ///
  /// It is asked once. When steps are played again, as `undo` does, the app gets the reply that came then.
  ///
  /// - Parameters:
  ///   - name: A service that the app's vocabulary declares.
  ///   - delay: How long the reply takes, in virtual time.
  ///   - ask: Asks when the reply is due. Owned until the call is answered.
  ///   - reply: Called once with the reply or the failure. Owned until then.
  public func callOutside<Reply: Sendable>(
    _ name: String, delay: Duration = .milliseconds(100),
    ask: @escaping @MainActor () -> Reply,
    reply: @escaping @MainActor (Result<Reply, ServiceFailure>) -> Void
  ) {
    call(name, delay: delay, make: { [outside] in outside.reply(from: ask) }, reply: reply)
  }

  /// Changes how a service answers from now on; calls it has kept are answered now unless it holds on.
  package func set(_ name: String, _ behavior: ServiceBehavior) {
    switch behavior {
    case .holds:
      failing[name] = nil
      holding.insert(name)
      return
    case .fails(let failure, let times):
      failing[name] = Failing(failure: failure, remaining: times)
    case .replies:
      failing[name] = nil
    }
    holding.remove(name)
    for call in held.removeValue(forKey: name) ?? [] {
      let failure = nextFailure(of: name)
      runtime.loop.schedule(
        after: .zero, kind: .reply, Reply(to: call.answer, failure: failure, service: name))
    }
  }

  /// The services that keep calls, with how many, by name.
  package var heldCalls: [(name: String, count: Int)] {
    held.filter { !$0.value.isEmpty }.map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
  }

  /// What kept calls own until they are answered, by name, oldest first.
  package var heldAnswers: [(name: String, answer: Any)] {
    held.sorted { $0.key < $1.key }.flatMap { entry in
      entry.value.map { (entry.key, $0.answer as Any) }
    }
  }

  private func nextFailure(of name: String) -> ServiceFailure? {
    guard !failing.isEmpty, var entry = failing[name] else { return nil }
    if let remaining = entry.remaining {
      entry.remaining = remaining - 1
      failing[name] = remaining > 1 ? entry : nil
    }
    return entry.failure
  }
}

/// Service settings that outlive a relaunch of the app.
package struct ServiceSettings {
  package private(set) var behaviors: [(name: String, behavior: ServiceBehavior)] = []

  package init() {}

  package mutating func set(_ name: String, _ behavior: ServiceBehavior) {
    behaviors.removeAll { $0.name == name }
    behaviors.append((name, behavior))
  }
}
