/// Passes each value on at once to all who observe, in the order in which they began to.
///
/// Nothing is kept: who comes later does not hear of it.
@MainActor
public final class Relay<Value> {
  private struct Entry {
    weak var receiver: Receiver<Value>?
    /// Tells the receiver of the end when the relay dies, if it wants to know.
    let end: EndOfStream<Value>?
  }

  private var entries: [Entry] = []

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
    if entries.contains(where: { $0.receiver == nil }) {
      entries.removeAll { $0.receiver == nil }
    }
    entries.append(
      Entry(receiver: receiver, end: receiver.wantsEnd ? EndOfStream(receiver) : nil))
  }

  func remove(_ receiver: Receiver<Value>) {
    entries.removeAll { $0.receiver == nil || $0.receiver === receiver }
  }

  /// The first of those that observe for which a condition holds.
  func receiver(where fits: (Receiver<Value>) -> Bool) -> Receiver<Value>? {
    for entry in entries {
      if let receiver = entry.receiver, fits(receiver) { return receiver }
    }
    return nil
  }

  /// - Returns: Whether anybody was told.
  func deliver(_ value: Value) -> Bool {
    if entries.count == 1 {
      guard let receiver = entries[0].receiver else { return false }
      receiver.receive(value)
      return true
    }
    let receivers = entries.compactMap(\.receiver)
    for receiver in receivers { receiver.receive(value) }
    return !receivers.isEmpty
  }

  func finish() {
    let receivers = entries.compactMap(\.receiver)
    entries = []
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

/// What a stepper sends its steps into.
public typealias Steps = Relay<any Step>
