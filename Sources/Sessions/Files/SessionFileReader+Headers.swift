import Simulator

extension SessionFileReader {
  mutating func readHeader(_ tokens: [Token], number: Int) throws(LineFault) {
    let word = tokens[0]
    if file.isIncluded, word.text != "param" {
      throw LineFault(.notInIncludedFile(word.text), at: word)
    }
    guard file.cases.isEmpty else { throw LineFault(.headerTooLate(word.text), at: word) }
    let arguments = tokens.dropFirst()
    for token in arguments where token.late != nil {
      throw LineFault(.knownOnlyInTheRun(token.text), at: token)
    }
    switch word.text {
    case "app":
      file.hasBrokenApp = file.hasBrokenApp || tokens.count != 2
      let name = try single(tokens, usage: "app NAME")
      guard file.app == nil else { throw LineFault(.headerTwice("app"), at: word) }
      file.app = SessionFile.Header(word: name.text, line: number, column: name.start)
    case "needs":
      try demand(!arguments.isEmpty, tokens, usage: "needs CAPABILITY…")
      file.needs += arguments.map {
        SessionFile.Header(word: $0.text, line: number, column: $0.start)
      }
    case "tags":
      try demand(!arguments.isEmpty, tokens, usage: "tags WORD…")
      file.tags += arguments.map(\.text)
    case "seed":
      let token = try single(tokens, usage: "seed NUMBER")
      guard file.seed == nil else { throw LineFault(.headerTwice("seed"), at: word) }
      guard let seed = LineReader.number(token.text) else {
        throw LineFault(.badNumber(token.text, .seed), at: token)
      }
      file.seed = UInt64(seed)
    default: try readParameter(tokens)
    }
  }

  private mutating func readParameter(_ tokens: [Token]) throws(LineFault) {
    let token = try single(tokens, usage: "param NAME=VALUE")
    let reader = LineReader(tokens, mode: .file, words: nil)
    let assignment = try reader.assignment(token)
    guard file.parameters.updateValue(assignment.value, forKey: assignment.name) == nil else {
      throw LineFault(.assignedTwice(assignment.name), at: token)
    }
    scope.values[assignment.name] = values[assignment.name] ?? [.text(assignment.value)]
  }

  private func single(_ tokens: [Token], usage: String) throws(LineFault) -> Token {
    try demand(tokens.count == 2, tokens, usage: usage)
    return tokens[1]
  }

  private func demand(
    _ isComplete: Bool, _ tokens: [Token], usage: String
  ) throws(LineFault) {
    guard !isComplete else { return }
    let last = tokens[tokens.count - 1]
    throw LineFault(.malformedHeader(tokens[0].text, usage: usage), tokens[0].start, last.end)
  }

  mutating func readMode(_ tokens: [Token]) throws(LineFault) {
    if file.isIncluded { throw LineFault(.notInIncludedFile("mode"), at: tokens[0]) }
    try demand(tokens.count > 1, tokens, usage: SessionFile.Mode.usage)
    let name = tokens.dropFirst().map(\.text).joined(separator: " ")
    guard let mode = SessionFile.Mode(rawValue: name) else {
      throw LineFault(
        .unknownMode(name, allowed: SessionFile.Mode.allCases.map(\.rawValue)),
        tokens[1].start, tokens[tokens.count - 1].end)
    }
    guard let current = file.cases.indices.last else {
      guard file.mode == nil else { throw LineFault(.headerTwice("mode"), at: tokens[0]) }
      file.mode = mode
      return
    }
    guard file.cases[current].isExplicit, file.cases[current].steps.isEmpty else {
      throw LineFault(.headerTooLate("mode"), at: tokens[0])
    }
    guard file.cases[current].mode == nil else {
      throw LineFault(.headerTwice("mode"), at: tokens[0])
    }
    file.cases[current].mode = mode
  }
}
