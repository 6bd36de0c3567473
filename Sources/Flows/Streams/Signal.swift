/// A stream of values on the main actor, for any number of observers; observing has no effect of its own.
///
/// Observers are told at once, within the call that sent the value. It is an `AsyncSequence` too, which keeps what has
/// not been asked for yet.
@MainActor
public struct Signal<Value> {
  /// Adds who is told, and tells at once what is replayed. The receiver is not owned.
  let attach: @MainActor (Receiver<Value>) -> Void

  init(_ attach: @escaping @MainActor (Receiver<Value>) -> Void) {
    self.attach = attach
  }

  /// Calls a closure with each value.
  ///
  /// - Parameters:
  ///   - body: Owned by the observation.
  ///   - end: Called once when no value can follow; owned until then.
  /// - Returns: To be kept as long as the closure is to be called.
  public func observe(
    _ body: @escaping @MainActor (Value) -> Void, atEnd end: (@MainActor () -> Void)? = nil
  ) -> Observation {
    let receiver = ClosureReceiver(body, atEnd: end)
    attach(receiver)
    return Observation(receiver)
  }
}
