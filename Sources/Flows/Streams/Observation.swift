/// Being told of a stream's values, as long as this is kept.
@MainActor
public final class Observation {
  /// Owned; the stream refers to it weakly.
  private var receiver: AnyObject?

  init(_ receiver: AnyObject) {
    self.receiver = receiver
  }

  /// Ends it; nothing if it has ended.
  public func cancel() {
    receiver = nil
  }
}

/// Who is told of values.
// A class rather than a protocol, so that a stream can refer to it weakly without a box for each.
@MainActor
class Receiver<Value> {
  /// What passes values on to this one; owned for it, since streams own nobody.
  var upstream: AnyObject?

  init() {}

  /// Whether it is to be told of the end.
  var wantsEnd: Bool { false }

  /// Takes a value.
  func receive(_ value: Value) {}
  /// Called once when no value can follow.
  func finish() {}
}

/// A receiver that calls closures.
final class ClosureReceiver<Value>: Receiver<Value> {
  private let body: @MainActor (Value) -> Void
  /// Called once, then let go.
  private var end: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor (Value) -> Void, atEnd end: (@MainActor () -> Void)?) {
    self.body = body
    self.end = end
  }

  override var wantsEnd: Bool { end != nil }

  override func receive(_ value: Value) { body(value) }

  override func finish() {
    let call = end
    end = nil
    call?()
  }
}
