extension SessionFileReader {
  /// Reads an output line, whose bar stands at an offset in bytes.
  mutating func readOutput(
    _ bytes: UnsafeBufferPointer<UInt8>, bar: Int, number: Int
  ) throws(LineFault) {
    func fault(_ error: SessionError) -> LineFault { LineFault(error, bar, bytes.count) }
    guard output == .belowStep, let current = file.cases.indices.last else {
      defer { output = .reported }
      if output == .misplaced { throw fault(.outputWithoutCommand) }
      return
    }
    try CommandParser.check(bytes)
    let step = file.cases[current].steps.count - 1
    // Taken out, so that adding a line copies none.
    let isFirst = file.cases[current].steps[step].block == nil
    var block = file.cases[current].steps[step].block.take() ?? OutputBlock(line: number)
    var isRead = false
    defer { if isRead || !isFirst { file.cases[current].steps[step].block = block } }
    let isOneSign = bytes.count == bar + 2
    switch bytes.count > bar + 1 ? bytes[bar + 1] : nil {
    case UInt8(ascii: "?") where isOneSign:
      guard block.lineCount == 0 else { throw fault(.malformedOutput(.fillInAndSomething)) }
      block.isToFillIn = true
      report(fault(.outputToFillIn), line: number, severity: .warning)
    case UInt8(ascii: "-") where isOneSign:
      guard block.lineCount == 0 else {
        throw fault(
          .malformedOutput(block.isToFillIn ? .fillInAndSomething : .nothingAndSomething))
      }
      block.isNothing = true
    case let first:
      guard !block.isNothing else { throw fault(.malformedOutput(.nothingAndSomething)) }
      guard !block.isToFillIn else { throw fault(.malformedOutput(.fillInAndSomething)) }
      guard first == nil || first == UInt8(ascii: " ") else {
        throw fault(.malformedOutput(.noBlank))
      }
      let pattern = OutputPattern(LinePart(lines, line: number - 1, from: bar + 2))
      if case .expression(let expression) = pattern,
        let reason = PatternText.problem(with: expression)
      {
        throw fault(.badPattern(expression, reason: reason))
      }
      block.append(pattern)
    }
    isRead = true
  }
}
