/// Random numbers that are the same for the same seed, on every machine and with every version of the toolchain.
///
/// An app makes one from ``AppEnvironment/seed``, so that a run can be repeated.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline
  var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; each gives numbers of its own.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number (SplitMix64).
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  // The standard library promises no order of its own for a generator, so these two are ours. Inlinable, because an app
  // shuffles values of its own type, which is slow where the type is not known.

  /// A number from 0 up to, and not including, a limit above 0.
  @inlinable
  public mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// The same values in another order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    var last = values.count - 1
    while last > 0 {
      values.swapAt(last, number(below: last + 1))
      last -= 1
    }
    return values
  }
}
