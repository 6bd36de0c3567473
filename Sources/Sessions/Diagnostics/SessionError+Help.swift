extension SessionError {
  /// What to write instead, control characters made visible; nil if there is nothing to guess.
  public var help: String? {
    (wrongValue.flatMap(Words.variable) ?? advice).map(SessionText.visible)
  }

  /// The word that does not fit, where a variable may have been meant.
  private var wrongValue: String? {
    if case .unknownNoun(_, let text, _) = self { return text }
    if case .unknownWatched(let text, _) = self { return text }
    if case .parameterValue(_, let text, _) = self { return text }
    if case .notARowNumber(let text) = self { return text }
    if case .badNumber(let text, _) = self { return text }
    if case .badDuration(let text, _) = self { return text }
    if case .valueDoesNotFit(_, _, let text) = self { return text }
    if case .notAURL(let text) = self { return text }
    if case .unexpectedWord(let text, _, _) = self { return text }
    return nil
  }

  private var advice: String? {
    switch self {
    case .malformedVersion, .noSuchFormat: "write \"session \(SessionVersion.format)\""
    case .malformedHeader(_, let usage), .missingArgument(_, _, let usage),
      .surplusWord(_, let usage):
      usage.isEmpty ? nil : "usage: \(usage)"
    case .stepBeforeFirstCase: "move it into a case, or drop the cases"
    case .noApp(let known):
      known.first.map { "write \"app \($0)\" below the version line" }
    case .unknownCommand(_, let near):
      near.isEmpty ? "the commands are listed by \"help\"" : Words.didYouMean(near)
    case .notTheFullWord(_, let full, _, _): "write \"\(full)\""
    case .unknownSubject(_, let near):
      near.isEmpty ? "use \(Subject.wordsOfExpect.joined(separator: ", "))" : nil
    case .missingSubject: "use \(Subject.wordsOfExpect.joined(separator: ", "))"
    case .quoteInsideWord: "put the whole word in quotes, and write \\\" inside"
    case .badEscape: "the escapes are \\\" \\\\ \\n \\t \\$ \\u{…}"
    case .badName:
      "a name has ASCII letters, digits, - and _, and no digit or - first"
    case .notALabelList: "write it as Home > Detail"
    case .noPlace: "a tab has stack, top, root and depth"
    case .relationDoesNotFit(_, let type, _):
      "use \(Relation.fitting(type).map(\.rawValue).joined(separator: ", "))"
    case .valueDoesNotFit(_, let type, _): type == .time ? "write it as 1.250s" : nil
    case .outputToFillIn:
      "run navwright test --update, or write the lines, or \"|-\" if there are none"
    case .secretNotGiven(let name): "run with --set \(name)=VALUE"
    case .malformedVariable: "write ${name}, ${env:NAME} or ${env:NAME:-default}"
    case .missingClosingQuote: "end the text with \"; inside, a quote is written \\\""
    case .undefinedVariable(let name, let defined):
      Words.didYouMean(name, in: defined) ?? Words.definition(of: name)
    case .environmentNotSet(let name): "set it, or write ${env:\(name):-TEXT}"
    case .unknownCondition(let name, let known):
      Words.didYouMean(name, in: known)
        ?? "conditions ask for the environment, not for the app's state;"
        + " what depends on that is a case of its own, or an XCTest"
    case .controlCharacter(let scalar): "in a string, write \\u{\(String(scalar, radix: 16))}"
    case .noSleep: "\"advance 300ms\" or \"settle\""
    case .badDuration(_, .malformed), .badDuration(_, .noUnit): "write it as 300ms, 1.5s, 2m or 1h"
    case .notARowNumber: "count from 1; an id is written id=X, a title in quotes"
    case .badNumber(_, let kind): Words.range(kind)
    case .notAURL: "a URL begins with a scheme, such as https:"
    case .unexpectedWord(let word, _, let allowed):
      Words.didYouMean(word, in: allowed) ?? "use \(allowed.joined(separator: ", "))"
    case .notAnAssignment(let text, let names): Words.assignment(text, of: names)
    // The message has the whole list already.
    case .unknownApp(let name, let known), .unknownNoun(_, let name, let known),
      .noSuchMark(let name, let known), .parameterValue(_, let name, let known):
      Words.didYouMean(name, in: known)
    case .unknownWatched(let name, let screens):
      Words.didYouMean(name, in: screens).map { "\($0) (\(Words.otherNames))" } ?? Words.otherNames
    case .missingVersion, .newerFormat, .headerTooLate, .headerTwice, .unknownMode, .titleMissing,
      .titleEmpty, .fileWithoutSteps, .quotedWord, .notALabel, .outputOutsideFile, .cannotHold,
      .tooManySteps,
      .caseWithoutSteps, .caseTwice, .markTooLate, .notInIncludedFile, .otherApp, .pastedPrompt,
      .nothingToRefuse, .onlyActionsAreRefused, .conditionWithoutCommand, .conditionWithoutEnd,
      .conditionOutsideFile,
      .notInFile, .onlyInFile, .notHere, .ambiguousPrefix, .missingRelation,
      .unknownRelation, .missingValue, .badPattern, .outputWithoutCommand, .cannotFail,
      .malformedOutput, .variableTwice, .knownOnlyInTheRun, .includeCycle,
      .includeTooDeep, .unreadableFile, .notAPartial, .partialAlone, .invalidUTF8, .lineTooLong,
      .badDuration(_, .negative), .badDuration(_, .tooLong), .assignedTwice,
      .noSuchStep:
      nil
    }
  }
}
