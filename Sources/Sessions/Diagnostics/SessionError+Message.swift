extension SessionError {
  /// What is wrong, in one line, control characters made visible.
  public var message: String { SessionText.visible(words) }

  /// The only place with the words.
  private var words: String {
    switch self {
    case .missingVersion:
      "a session starts with \"session \(SessionVersion.format)\" (only comments may come before it)"
    case .malformedVersion(let text):
      "\"\(text)\" is not a format version"
    case .newerFormat(let found, let newest):
      "file needs format \(found), this navwright reads up to \(newest)"
    case .noSuchFormat(let text):
      "there is no format \(text); the first is 1.0"
    case .headerTooLate(let word):
      "\"\(word)\" belongs before the first case or step"
    case .malformedHeader(let word, _):
      "\"\(word)\" is incomplete or has too much"
    case .headerTwice(let word):
      "\"\(word)\" is given twice"
    case .unknownMode(let name, let allowed):
      "no mode \"\(name)\" (modes: \(Words.list(allowed)))"
    case .stepBeforeFirstCase:
      "a step before the first case"
    case .titleMissing(let word):
      "\"\(word)\" needs \(word == "case" ? "a title" : "a reason") in quotes"
    case .titleEmpty(let word):
      "the \(word == "case" ? "title" : "reason") of \"\(word)\" is empty"
    case .fileWithoutSteps:
      "nothing to run: the file has no case and no step"
    case .caseWithoutSteps(let title):
      "the case \"\(title)\" has no step"
    case .caseTwice(let title, let line):
      "a case \"\(title)\" stands in line \(line) already"
    case .markTooLate(let word):
      "\"\(word)\" belongs directly under its case"
    case .notInIncludedFile(let word):
      "\"\(word)\" cannot stand in an included file"
    case .unknownApp(let name, let known):
      "no app \"\(name)\" (apps: \(Words.list(known)))"
    case .noApp:
      "the file does not say for which app it is"
    case .otherApp(let file, let asked):
      "the file is for the app \"\(file)\", not for \"\(asked)\""

    case .unknownCommand(let word, _):
      "unknown command \"\(word)\""
    case .quotedWord(let word):
      "\"\(word)\" is a word of the language and stands without quotes"
    case .notTheFullWord(let word, _, let isAlias, let inFile):
      "\"\(word)\" is a prompt \(isAlias ? "alias" : "prefix");"
        + " \(inFile ? "session files" : "pipes, -c and -f") need the full word"
    case .pastedPrompt(let prompt):
      "looks like a pasted prompt; drop \"\(prompt)\""
    case .missingArgument(let command, let what, _):
      "\"\(command)\" needs \(what)"
    case .nothingToRefuse:
      "\"!\" needs an action"
    case .onlyActionsAreRefused(let word):
      "\"!\" needs an action; \"\(word)\" is none"
    case .conditionWithoutEnd:
      "a condition ends with \"]\" and a blank"
    case .conditionWithoutCommand:
      "condition without a command"
    case .conditionOutsideFile:
      "conditions belong in session files"
    case .notInFile(let word):
      "\"\(word)\" belongs to the prompt, not in a session file"
    case .onlyInFile(let word):
      "\"\(word)\" belongs in session files"
    case .notHere(let word):
      "\"\(word)\" belongs to the prompt"
    case .surplusWord(let word, _):
      "surplus word \"\(word)\""
    case .ambiguousPrefix(let candidates):
      "ambiguous: \(candidates.joined(separator: ", "))"
    case .missingClosingQuote:
      "missing closing quote"
    case .quoteInsideWord:
      "a quote inside a word"
    case .badEscape(let escape):
      "unknown escape \"\(escape)\""

    case .missingSubject:
      "\"expect\" needs a subject"
    case .unknownSubject(let word, let near):
      "unknown expectation subject \"\(word)\""
        + (near.isEmpty ? "" : " (\(Words.didYouMean(near)))")
    case .missingRelation(let subject):
      "\(Words.subject(subject)) needs a relation: \(Words.relations)"
    case .unknownRelation(let word):
      "\"\(word)\" is not a relation; use \(Words.relations)"
    case .relationDoesNotFit(let subject, let type, let relation):
      "\(Words.subject(subject)) is \(Words.type(type)); \"\(relation.rawValue)\" needs \(Words.needs(relation))"
    case .noPlace(let subject):
      "\(Words.subject(subject)) is not something a tab has"
    case .missingValue(let subject, let relation):
      "\(Words.subject("\(subject) \(relation.rawValue)")) needs a value"
    case .valueDoesNotFit(let subject, let type, let value):
      "\(Words.subject(subject)) is \(Words.type(type)) and cannot be \"\(value)\""
    case .notALabelList(let text):
      "\"\(text)\" is no list of labels; they are separated by \" > \", with a blank on both sides"
    case .notALabel(let text):
      "\"\(text)\" is no label; one is written NAME or NAME(ID)"
    case .badPattern(let pattern, let reason):
      "\"\(pattern)\" is not a regular expression: \(reason)"

    case .outputWithoutCommand:
      "output line without a command above it"
    case .outputOutsideFile:
      "output lines belong in session files"
    case .cannotHold(let truth):
      "this expectation can never hold: \(Words.truth(truth))"
    case .cannotFail(let truth):
      "this expectation can never fail: \(Words.truth(truth))"
    case .malformedOutput(.noBlank):
      "output text needs a blank after \"|\""
    case .malformedOutput(.nothingAndSomething):
      "\"|-\" says that nothing is printed and stands beside other output lines"
    case .malformedOutput(.fillInAndSomething):
      "\"|?\" asks to be filled in and stands beside other output lines"
    case .malformedOutput(.neverPrints):
      "the line above never prints anything"
    case .outputToFillIn:
      "\"|?\" asks to be filled in; until then the step fails"

    case .undefinedVariable(let name, let defined):
      "undefined variable \"\(name)\" (defined here: \(Words.list(defined)))"
    case .environmentNotSet(let name):
      "environment variable \(name) is not set and has no default"
    case .secretNotGiven(let name):
      "the secret \"\(name)\" has no value"
    case .malformedVariable(let text):
      "\"\(text)\" is not a variable"
    case .badName(let text):
      "\"\(text)\" is not a name for a variable"
    case .variableTwice(let name):
      "variable \"\(name)\" is defined already"
    case .knownOnlyInTheRun(let name):
      "\"\(name)\" gets its value during the run, too late for this place"

    case .includeCycle(let chain, let back):
      "include cycle: \(Words.chain(chain)) -> \(back)"
    case .includeTooDeep(let limit, let chain):
      "includes more than \(limit) deep: \(Words.chain(chain))"
    case .tooManySteps(let title, let limit):
      "the case \"\(title)\" has more than \(limit) lines, those of included files counted"
    case .unreadableFile(let path, let problem):
      "cannot read \"\(path)\": \(Words.problem(problem))"
    case .notAPartial(let path):
      "\"\(path)\" is included, but runs by itself too: its name does not start with \"_\""
    case .partialAlone(let path):
      "\"\(path)\" is a partial and runs only where it is included"

    case .unknownCondition(let name, _):
      "unknown condition \"\(name)\""

    case .invalidUTF8(let byte):
      "invalid UTF-8 at byte \(byte)"
    case .controlCharacter(let scalar):
      "control character \(Words.visible(scalar))"
    case .lineTooLong(let bytes, let limit):
      "the line has \(bytes) bytes, and at most \(limit) are read"

    case .noSleep(let word):
      "no \"\(word)\" here: time is virtual"
    case .badDuration(let text, .malformed):
      "\"\(text)\" is not a duration"
    case .badDuration(let text, .noUnit):
      "\"\(text)\" needs a unit"
    case .badDuration(let text, .negative):
      "\"\(text)\" is negative, and time does not go back"
    case .badDuration(let text, .tooLong):
      "\"\(text)\" is beyond the clock's limit of \(DurationText.limitInHours)h"
    case .notARowNumber(let text):
      "\"\(text)\" is not a row number"
    case .badNumber(let text, let kind):
      "\"\(text)\" is not \(Words.number(kind))"
    case .notAURL(let text):
      "\"\(text)\" is not a URL"
    case .unexpectedWord(let word, let command, _):
      "\"\(word)\" does not go with \"\(command)\""
    case .notAnAssignment(let text, _):
      "\"\(text)\" is not NAME=VALUE"
    case .assignedTwice(let name):
      "\"\(name)\" is given twice"
    case .noSuchStep(let number, let count):
      "there is no step \(number); \(count == 0 ? "none was done" : "the last one is \(count)")"
    case .noSuchMark(let name, let known):
      "there is no mark \"\(name)\" (marks: \(Words.list(known)))"

    case .unknownNoun(let noun, let name, let known):
      "the app has no \(noun.rawValue) \"\(name)\""
        + " (\(noun.plural): \(Words.list(known)))"
    case .unknownWatched(let name, let screens):
      SessionError.unknownNoun(.screen, name: name, known: screens).words
    case .parameterValue(let name, let value, let allowed):
      "launch parameter \(name) does not take \"\(value)\""
        + " (it takes: \(Words.list(allowed)))"
    }
  }
}
