/// Counts Ctrl-C on an empty line: the second in a row asks for a hint.
struct InterruptionCount {
  private var inARow = 0

  mutating func reset() { inARow = 0 }

  mutating func isHintDue(discardedText: Bool) -> Bool {
    inARow = discardedText ? 0 : inARow + 1
    return inARow == 2
  }
}
