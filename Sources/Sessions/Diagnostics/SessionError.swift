/// What can be wrong with a line or a file of the session language; facts only.
public enum SessionError: Error, Hashable, Sendable {
  // MARK: the shape of a file, N001–N009
  /// N001: the first line that counts is no version.
  case missingVersion
  /// N001: the version is no pair of numbers.
  case malformedVersion(String)
  /// N002: the file is newer than the reader.
  case newerFormat(found: String, newest: String)
  /// N002: no reader ever had this format.
  case noSuchFormat(String)
  /// N003: a header stands below a step or a case.
  case headerTooLate(String)
  /// N004: a header has too few or too many words.
  case malformedHeader(String, usage: String)
  /// N004: a header that counts once stands there twice.
  case headerTwice(String)
  /// N004: no mode has this name.
  case unknownMode(String, allowed: [String])
  /// N005: a file with cases has steps above them.
  case stepBeforeFirstCase
  /// N006: a case, skip or todo has no text in quotes.
  case titleMissing(String)
  /// N006: a case, skip or todo has an empty text in quotes.
  case titleEmpty(String)
  /// N006: a file stands beside others and has nothing to run; a warning.
  case fileWithoutSteps
  /// N006: nothing would be run.
  case caseWithoutSteps(String)
  /// N006: two cases have the same title.
  case caseTwice(String, firstLine: Int)
  /// N007: a skip or todo stands elsewhere than under the title.
  case markTooLate(String)
  /// N008: an included file has something that only a file of its own can have.
  case notInIncludedFile(String)
  /// N009: no app has this name.
  case unknownApp(String, known: [String])
  /// N009: neither the file nor the command line names an app.
  case noApp(known: [String])
  /// N009: the file names another app than the command line.
  case otherApp(file: String, asked: String)

  // MARK: the words of a line, N010–N019
  /// N010: no command has this name.
  case unknownCommand(String, near: [String])
  /// N010: a word of the language stands in quotes.
  case quotedWord(String)
  /// N011: an alias or a prefix stands where only full words may.
  case notTheFullWord(String, full: String, isAlias: Bool, inFile: Bool)
  /// N012: the line begins with what a prompt prints.
  case pastedPrompt(String)
  /// N013: the line ends too early.
  case missingArgument(command: String, what: String, usage: String)
  /// N014: an exclamation mark has no command.
  case nothingToRefuse
  /// N014: an exclamation mark stands before something that is never refused.
  case onlyActionsAreRefused(String)
  /// N014: a condition has no command.
  case conditionWithoutCommand
  /// A condition is not closed, or something clings to its end.
  case conditionWithoutEnd
  /// N015: a condition stands outside a file.
  case conditionOutsideFile
  /// N015: a command of the prompt stands in a file.
  case notInFile(String)
  /// N015: a command of the prompt stands where there is none.
  case notHere(String)
  /// N015: a command of files stands elsewhere.
  case onlyInFile(String)
  /// N016: there is a word too many.
  case surplusWord(String, usage: String)
  /// N017: several commands begin like this.
  case ambiguousPrefix(candidates: [String])
  /// N018: a quote is never closed.
  case missingClosingQuote
  /// N018: a quote stands in the middle of a word.
  case quoteInsideWord
  /// N019: a backslash with something that it does not go with.
  case badEscape(String)

  // MARK: expectations, N020–N024
  /// N020: an expectation has no subject.
  case missingSubject
  /// N020: no subject has this name.
  case unknownSubject(String, near: [String])
  /// N021: an expectation ends after its subject.
  case missingRelation(subject: String)
  /// N021: no relation has this name.
  case unknownRelation(String)
  /// N022: the relation needs a value of another type.
  case relationDoesNotFit(subject: String, SubjectType, Relation)
  /// N022: the subject does not belong to a tab.
  case noPlace(subject: String)
  /// N023: an expectation ends after its relation.
  case missingValue(subject: String, Relation)
  /// N023: the value has another type than the subject.
  case valueDoesNotFit(subject: String, SubjectType, value: String)
  /// N023: labels are not separated as a list of them is.
  case notALabelList(String)
  /// N023: no screen can have this label.
  case notALabel(String)
  /// N024: a regular expression cannot be read.
  case badPattern(String, reason: String)

  // MARK: output and claims, N030–N033
  /// N030: an output line has no step above it.
  case outputWithoutCommand
  /// N030: an output line stands outside a session file.
  case outputOutsideFile
  /// N031: an expectation would hold whatever the app does.
  case cannotFail(ConstantTruth)
  /// N031: an expectation would fail whatever the app does.
  case cannotHold(ConstantTruth)
  /// N032: an output line is not written as one.
  case malformedOutput(OutputProblem)
  /// N033: a block asks to be filled in; a warning, and the step fails.
  case outputToFillIn

  // MARK: variables, N040–N045
  /// N040: no variable has this name.
  case undefinedVariable(String, defined: [String])
  /// N041: the environment lacks a variable.
  case environmentNotSet(String)
  /// N045: nobody has given the value of a secret.
  case secretNotGiven(String)
  /// N042: a name or its braces are wrong.
  case malformedVariable(String)
  /// N042: a variable cannot have this name.
  case badName(String)
  /// N043: the name has a value already.
  case variableTwice(String)
  /// N044: the value comes too late for this place.
  case knownOnlyInTheRun(String)

  // MARK: other files, N050–N054
  /// N050: a file includes itself, perhaps by way of others.
  case includeCycle([Diagnostic.Place], back: String)
  /// N051: too many files include one another.
  case includeTooDeep(limit: Int, [Diagnostic.Place])
  /// N051: a case has too many lines once the files it includes are counted.
  case tooManySteps(title: String, limit: Int)
  /// N052: a file or folder cannot be read.
  case unreadableFile(String, FileProblem)
  /// N053: an included file also runs by itself; a warning.
  case notAPartial(String)
  /// N054: a partial was asked to run.
  case partialAlone(String)

  // MARK: conditions, N060
  /// N060: no condition has this name.
  case unknownCondition(String, known: [String])

  // MARK: bytes, N070–N072
  /// N070: the bytes are no text.
  case invalidUTF8(byte: Int)
  /// N071: a character that would steer a terminal.
  case controlCharacter(UInt32)
  /// N072: the line has more bytes than are read.
  case lineTooLong(bytes: Int, limit: Int)

  // MARK: values, N080–N086
  /// N080: the line would wait for real time.
  case noSleep(String)
  /// N081: a duration cannot be read.
  case badDuration(String, DurationProblem)
  /// N082: neither a number from 1, nor an id, nor a title.
  case notARowNumber(String)
  /// N083: a number is none, or out of its range.
  case badNumber(String, NumberKind)
  /// N084: a text has no scheme.
  case notAURL(String)
  /// N085: another word belongs here.
  case unexpectedWord(String, command: String, allowed: [String])
  /// N086: a word is no name with a value.
  case notAnAssignment(String, names: [String])
  /// N086: a name has two values.
  case assignedTwice(String)
  /// N087: there is no step of this number.
  case noSuchStep(Int, count: Int)
  /// N088: no mark has this name.
  case noSuchMark(String, known: [String])

  // MARK: the app's own words, N090–N091
  /// N090: the app declares no such name.
  case unknownNoun(Noun, name: String, known: [String])
  /// N090: the app declares no screen of this name, where other things can be asked about too.
  case unknownWatched(String, screens: [String])
  /// N091: the launch parameter does not take this value.
  case parameterValue(name: String, value: String, allowed: [String])
}
