extension Signal {
  /// The values that come while the latest value of another stream is true; none before it has one.
  public func pausable(withPauser pauser: Signal<Bool>) -> Signal<Value> {
    pausable(afterCount: 0, withPauser: pauser)
  }

  /// The first values whatever comes, then those that come while the latest value of another stream is true.
  ///
  /// - Parameter count: How many pass in any case.
  public func pausable(afterCount count: Int, withPauser pauser: Signal<Bool>) -> Signal<Value> {
    Signal { receiver in
      let gate = PausingReceiver(receiver, passing: count)
      receiver.upstream = gate
      gate.follow(pauser)
      attach(gate)
    }
  }
}

/// Lets values pass to another receiver, or not.
final class PausingReceiver<Value>: Receiver<Value> {
  // Weak, since it owns this one.
  private weak var receiver: Receiver<Value>?
  private var passing: Int
  private var isOpen = false
  private var pauser: Observation?

  init(_ receiver: Receiver<Value>, passing: Int) {
    self.receiver = receiver
    self.passing = passing
  }

  func follow(_ signal: Signal<Bool>) {
    pauser = signal.observe { [weak self] isOpen in self?.isOpen = isOpen }
  }

  override var wantsEnd: Bool { receiver?.wantsEnd == true }

  override func receive(_ value: Value) {
    if passing > 0 {
      passing -= 1
    } else if !isOpen {
      return
    }
    receiver?.receive(value)
  }

  override func finish() { receiver?.finish() }
}
