extension Signal: AsyncSequence {
  /// A value of the stream.
  public typealias Element = Value

  /// Gives the values one by one, and nil when no other can follow or the task is cancelled.
  @MainActor
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let buffer: SignalBuffer<Value>

    init(_ buffer: SignalBuffer<Value>) {
      self.buffer = buffer
    }

    /// Waits for the next value.
    public func next() async -> Value? {
      await buffer.next()
    }
  }

  /// Begins to keep values.
  public func makeAsyncIterator() -> AsyncIterator {
    let buffer = SignalBuffer<Value>()
    attach(buffer)
    return AsyncIterator(buffer)
  }
}

/// The values that nobody has asked for yet.
final class SignalBuffer<Value>: Receiver<Value> {
  private var values: [Value] = []
  private var hasEnded = false
  /// Who waits for a value; resumed once, then let go.
  private var waiting: CheckedContinuation<Void, Never>?

  override var wantsEnd: Bool { true }

  override func receive(_ value: Value) {
    values.append(value)
    wake()
  }

  override func finish() {
    hasEnded = true
    wake()
  }

  func next() async -> Value? {
    await withTaskCancellationHandler {
      while values.isEmpty, !hasEnded, !Task.isCancelled {
        await withCheckedContinuation { waiting = $0 }
      }
      return values.isEmpty ? nil : values.removeFirst()
    } onCancel: {
      Task { @MainActor in finish() }
    }
  }

  private func wake() {
    let continuation = waiting
    waiting = nil
    continuation?.resume()
  }
}
