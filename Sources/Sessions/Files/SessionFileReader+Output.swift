extension SessionFileReader {
  /// Reads an output line, whose bar stands at an offset in bytes.
  mutating func readOutput(_ line: String, bar: Int, number: Int) throws(LineFault) {
    let fault = { (error: SessionError) in LineFault(error, bar, line.utf8.count) }
    guard output == .belowStep, let current = file.cases.indices.last else {
      defer { output = .reported }
      if output == .misplaced { throw fault(.outputWithoutCommand) }
      return
    }
    _ = try CommandParser.checkedBytes(of: line)
    let step = file.cases[current].steps.count - 1
    // Taken out, so that adding a line copies none.
    let isFirst = file.cases[current].steps[step].block == nil
    var block = file.cases[current].steps[step].block.take() ?? OutputBlock(line: number)
    var isRead = false
    defer { if isRead || !isFirst { file.cases[current].steps[step].block = block } }
    let text = line.part(from: bar + 1)
    switch text {
    case "?":
      guard block.lineCount == 0 else { throw fault(.malformedOutput(.fillInAndSomething)) }
      block.isToFillIn = true
      report(fault(.outputToFillIn), line: number, severity: .warning)
    case "-":
      guard block.lineCount == 0 else {
        throw fault(
          .malformedOutput(block.isToFillIn ? .fillInAndSomething : .nothingAndSomething))
      }
      block.isNothing = true
    default:
      guard !block.isNothing else { throw fault(.malformedOutput(.nothingAndSomething)) }
      guard !block.isToFillIn else { throw fault(.malformedOutput(.fillInAndSomething)) }
      guard text.isEmpty || text.utf8.first == UInt8(ascii: " ") else {
        throw fault(.malformedOutput(.noBlank))
      }
      let pattern = OutputPattern(line.part(from: bar + 2))
      if case .expression(let expression) = pattern,
        let reason = PatternText.problem(with: expression)
      {
        throw fault(.badPattern(expression, reason: reason))
      }
      block.patterns.append(pattern)
    }
    isRead = true
  }
}
