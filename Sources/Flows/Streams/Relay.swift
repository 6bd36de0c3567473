import UIKit

/// Passes each value on at once to all who observe, in the order in which they began to.
///
/// Nothing is kept: who comes later does not hear of it.
@MainActor
public final class Relay<Value> {
  private struct Entry {
    // Not a weak reference, which would slow the receiver down.
    let receiver: Faint<Receiver<Value>>
    /// Tells the receiver of the end when the relay dies, if it wants to know.
    let end: EndOfStream<Value>?
  }

  /// The one that began first; mostly there is no other.
  @exclusivity(unchecked)
  private var first: Entry?
  // Nil for none: an empty array would ask for the metadata of what it is to hold.
  @exclusivity(unchecked)
  private var others: [Entry]?

  /// Creates a relay that nobody observes.
  public init() {}

  /// Passes a value on to all who observe now.
  public func accept(_ value: Value) {
    if !deliver(value), let step = value as? any Step { StepWords.noteUnheard(step) }
  }

  /// The values from now on.
  public var signal: Signal<Value> {
    Signal { [self] receiver in add(receiver) }
  }

  func add(_ receiver: Receiver<Value>) {
    dropDead()
    let entry = Entry(
      receiver: Faint(receiver), end: receiver.wantsEnd ? EndOfStream(receiver) : nil)
    if first == nil {
      first = entry
    } else if others == nil {
      others = [entry]
    } else {
      others?.append(entry)
    }
  }

  func remove(_ receiver: Receiver<Value>) {
    dropDead(and: receiver)
  }

  /// Forgets those that are no more, and one that wants to be told no more.
  private func dropDead(and leaving: Receiver<Value>? = nil) {
    if others != nil { dropDeadOthers(and: leaving) }
    guard let entry = first, Self.isOver(entry, leaving) else { return }
    first = others?.removeFirst()
    if others?.isEmpty == true { others = nil }
  }

  private func dropDeadOthers(and leaving: Receiver<Value>?) {
    others?.removeAll { Self.isOver($0, leaving) }
    if others?.isEmpty == true { others = nil }
  }

  private static func isOver(_ entry: Entry, _ leaving: Receiver<Value>?) -> Bool {
    if let leaving, entry.receiver.refers(to: leaving) { return true }
    return !entry.receiver.isLive
  }

  /// The first of those that observe for which a condition holds.
  func receiver(where fits: (Receiver<Value>) -> Bool) -> Receiver<Value>? {
    guard let first else { return nil }
    if let receiver = first.receiver.object, fits(receiver) { return receiver }
    for entry in others ?? [] {
      if let receiver = entry.receiver.object, fits(receiver) { return receiver }
    }
    return nil
  }

  private var receivers: [Receiver<Value>] {
    var receivers: [Receiver<Value>] = []
    if let receiver = first?.receiver.object { receivers.append(receiver) }
    for entry in others ?? [] {
      if let receiver = entry.receiver.object { receivers.append(receiver) }
    }
    return receivers
  }

  /// - Returns: Whether anybody was told.
  func deliver(_ value: Value) -> Bool {
    if others == nil {
      guard let receiver = first?.receiver.object else { return false }
      receiver.receive(value)
      return true
    }
    let receivers = receivers
    for receiver in receivers { receiver.receive(value) }
    return !receivers.isEmpty
  }

  func finish() {
    let receivers = receivers
    first = nil
    others = nil
    for receiver in receivers { receiver.finish() }
  }
}

/// Ends a receiver's stream with its own life: nobody is left who could send.
// Apart, so that the relays that only flows listen to, which are most, die without ceremony.
@MainActor
final class EndOfStream<Value> {
  private weak var receiver: Receiver<Value>?

  init(_ receiver: Receiver<Value>) {
    self.receiver = receiver
  }

  isolated deinit {
    receiver?.finish()
  }
}

extension Relay where Value == any Step {
  // A method of its own: a call from another module would find the general one not made for steps.
  /// Passes a step on to all who observe now.
  public func accept(_ step: any Step) {
    if !deliver(step) { StepWords.noteUnheard(step) }
  }
}

/// What a stepper sends its steps into.
public typealias Steps = Relay<any Step>
