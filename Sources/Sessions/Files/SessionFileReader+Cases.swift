extension SessionFileReader {
  private func title(_ tokens: [Token]) throws(LineFault) -> String {
    guard tokens.count > 1, tokens[1].isQuoted else {
      throw LineFault(.titleMissing(tokens[0].text), at: tokens[0])
    }
    guard !tokens[1].text.isEmpty else {
      throw LineFault(.titleEmpty(tokens[0].text), at: tokens[1])
    }
    if tokens.count > 2 {
      throw LineFault(
        .surplusWord(tokens[2].text, usage: "\(tokens[0].text) \"TEXT\""), at: tokens[2])
    }
    return tokens[1].text
  }

  mutating func readCase(_ tokens: [Token], number: Int) throws(LineFault) {
    if file.isIncluded { throw LineFault(.notInIncludedFile("case"), at: tokens[0]) }
    // The case begins even if its title is wrong, so that its steps are not blamed too.
    var new = SessionFile.Case(title: "", line: number)
    defer { file.cases.append(new) }
    if let implicit = file.cases.first, !implicit.isExplicit, let step = implicit.steps.first {
      file.cases.removeFirst()
      report(wholeLine(.stepBeforeFirstCase, lines[step.line - 1]), line: step.line)
    }
    new.title = try title(tokens)
    if let earlier = file.cases.first(where: { $0.title == new.title }) {
      throw LineFault(.caseTwice(new.title, firstLine: earlier.line), at: tokens[1])
    }
  }

  mutating func readMark(_ tokens: [Token]) throws(LineFault) {
    let word = tokens[0]
    if file.isIncluded { throw LineFault(.notInIncludedFile(word.text), at: word) }
    guard let current = file.cases.indices.last, file.cases[current].isExplicit,
      file.cases[current].steps.isEmpty, file.cases[current].mark == nil
    else { throw LineFault(.markTooLate(word.text), at: word) }
    // The mark stands even if its reason is wrong, so that a case without steps is not blamed too.
    file.cases[current].mark = word.text == "skip" ? .skip(reason: "") : .todo(reason: "")
    let reason = try title(tokens)
    file.cases[current].mark = word.text == "skip" ? .skip(reason: reason) : .todo(reason: reason)
  }

  mutating func addStep(number: Int) {
    if file.cases.isEmpty {
      file.cases.append(
        SessionFile.Case(title: PathText.name(file.path), line: number, isExplicit: false))
    }
    file.cases[file.cases.count - 1].steps.append(SessionFile.Step(line: number))
    output = .belowStep
  }

  mutating func refuseEmptyCases() {
    for empty in file.cases where empty.steps.isEmpty && !empty.title.isEmpty {
      if case .skip = empty.mark { continue }
      report(wholeLine(.caseWithoutSteps(empty.title), lines[empty.line - 1]), line: empty.line)
    }
  }
}
