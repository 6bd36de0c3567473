/// Random numbers of a walk, the same for the same seed.
package struct WalkRandom {
  private var state: UInt64

  /// Creates a source of numbers.
  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next number from 0 up to a limit.
  package mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }
}
