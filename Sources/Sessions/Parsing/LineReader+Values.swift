import Simulator

extension LineReader {
  /// Refuses values that make the expectation always or never hold.
  mutating func check(
    _ text: String, for subject: Subject, _ relation: Relation, at span: Token
  ) throws(LineFault) {
    try refuseConstant(text, for: subject, relation, at: span)
    switch relation {
    case .isEqual, .isNot:
      guard subject.isList else { return try checkNoun(text, for: subject, at: span) }
      try checkSeparators(text, for: subject, at: span)
      for word in subject.elements(of: text) { try checkNoun(word, for: subject, at: span) }
    case .has, .lacks:
      if subject.isList {
        try checkSeparators(text, for: subject, at: span)
        try checkNoun(text, for: subject, at: span)
      }
    case .matches, .atLeast, .atMost: break
    }
  }

  private func refuseConstant(
    _ text: String, for subject: Subject, _ relation: Relation, at span: Token
  ) throws(LineFault) {
    if relation == .matches, let reason = PatternText.problem(with: text) {
      throw LineFault(.badPattern(text, reason: reason), at: span)
    }
    if relation == .matches, text.isEmpty, subject.isNeverEmpty {
      throw LineFault(.cannotHold(.neverEmpty(subject.name)), at: span)
    }
    if let truth = truth(of: text, for: subject, relation) {
      throw LineFault(.cannotFail(truth), at: span)
    }
  }

  /// Why the expectation would hold whatever the app does.
  private func truth(
    of text: String, for subject: Subject, _ relation: Relation
  ) -> ConstantTruth? {
    switch relation {
    case .isEqual: nil
    case .isNot: text.isEmpty && subject.isNeverEmpty ? .neverEmpty(subject.name) : nil
    case .has: subject.type == .text && text.isEmpty ? .emptyText(subject.name) : nil
    case .lacks:
      if subject.type == .text {
        text.isEmpty ? .emptyText(subject.name) : nil
      } else if !subject.hasEntriesOfAnyText, text == "none" {
        .noneIsNoEntry(subject.name)
      } else {
        !subject.hasEntriesOfAnyText && text.isEmpty ? .neverEmpty(subject.name) : nil
      }
    case .matches:
      PatternText.matchesAll(text, ofValuesOf: subject) ? .anyValue(subject.name) : nil
    case .atLeast:
      text.utf8.allSatisfy { "0.hms".utf8.contains($0) } ? .notBelowZero(subject.name) : nil
    case .atMost:
      DurationText.parse(text) == .success(.seconds(DurationText.limitInHours * 3600))
        ? .notBeyondLimit(subject.name) : nil
    }
  }

  /// Refuses labels that are not separated as a list of them prints.
  private func checkSeparators(
    _ text: String, for subject: Subject, at span: Token
  ) throws(LineFault) {
    guard subject.separator == " > " else { return }
    let known = words?.words.screens ?? []
    for label in subject.elements(of: text) {
      let name = Substring(label.utf8.prefix { $0 != UInt8(ascii: "(") })
      let isSuspicious = name.utf8.contains(UInt8(ascii: ">")) || name.isEmpty
      // A comma is a mistake only where the labels are known.
      let isOtherList = !known.isEmpty && name.utf8.contains(UInt8(ascii: ","))
      guard isSuspicious || isOtherList, !known.contains(String(name)) else { continue }
      throw LineFault(.notALabelList(text), at: span)
    }
  }

  private mutating func checkNoun(
    _ word: String, for subject: Subject, at span: Token
  ) throws(LineFault) {
    switch subject {
    case .stack, .top, .root, .screen, .modal, .modals, .back: try screen(word, at: span)
    case .tab, .tabs:
      if word != "none" { _ = try noun(.tab, span, word, known: words?.words.tabs) }
    case .path: try place(word, at: span)
    case .depth, .alert, .title, .toast, .events, .warnings, .leaks, .coordinators, .pending,
      .clock, .result, .row, .button, .field, .enabled:
      break
    }
  }

  /// Checks a part of a path, which is the window, a tab or a screen.
  private func place(_ word: String, at span: Token) throws(LineFault) {
    // Without declared names tabs are called by their titles, which may be anything.
    // UIKit's own containers are in no vocabulary.
    guard let tabs = words?.words.tabs, !tabs.isEmpty, word != "window", !tabs.contains(word),
      !word.hasPrefix("UI")
    else { return }
    try screen(word, at: span)
  }
}
