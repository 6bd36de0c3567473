/// Parts of sentences that several messages share.
enum Words {
  static let relations = Relation.allCases.map(\.rawValue).joined(separator: ", ")

  /// The first names of a list, with a sign that there are more.
  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = row(names.prefix(12))
    return names.count > 12 ? shown + ", …" : shown
  }

  /// Names behind each other. A loop, since the library's own for slices first searches all of the program for what it
  /// needs to know about them, and the table of commands has such lists.
  private static func row(_ names: ArraySlice<String>) -> String {
    var row = ""
    for (index, name) in zip(names.indices, names) {
      if index > names.startIndex { row += ", " }
      row += name
    }
    return row
  }

  static func didYouMean(_ near: [String]) -> String {
    "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  static func didYouMean(_ word: String, in known: [String]) -> String? {
    let near = NearNames.suggestions(for: word, in: known)
    return near.isEmpty ? nil : didYouMean(near)
  }

  /// Where a screen was looked for.
  static let otherNames = "other names that the app watches stand in quotes"

  /// How a word that is no name with a value should be written.
  static func assignment(_ text: String, of names: [String]) -> String {
    if names.count == 1 { return "write \(names[0])=VALUE" }
    if names.isEmpty, VariableScope.isName(text) { return "write \(text)=VALUE" }
    if names.contains(text) { return "write \(text)=VALUE" }
    let usual = "write NAME=VALUE; only VALUE may stand in quotes"
    return names.isEmpty ? usual : usual + "; the names are \(list(names))"
  }

  /// How a variable gets its text.
  static func definition(of name: String) -> String {
    "a session file defines it with let \(name) = TEXT or param \(name)=TEXT;"
      + " ${env:\(name)} reads the environment"
  }

  /// A subject in quotes, unless it has some itself.
  static func subject(_ name: String) -> String {
    name.contains("\"") ? name : "\"\(name)\""
  }

  static func chain(_ places: [Diagnostic.Place]) -> String {
    places.map { "\($0.file):\($0.line)" }.joined(separator: " -> ")
  }

  static func type(_ type: SubjectType) -> String {
    switch type {
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .time: "a time"
    case .choice(let words):
      row(words.dropLast()) + " or " + (words.last ?? "nothing")
    }
  }

  static func needs(_ relation: Relation) -> String {
    switch relation {
    case .isEqual, .isNot: "a value"
    case .has, .lacks, .matches: "a list or text"
    case .atLeast, .atMost: "a number or a time"
    }
  }

  static func truth(_ truth: ConstantTruth) -> String {
    switch truth {
    case .sameSides(let subject): "both sides are \(self.subject(subject))"
    case .emptyText(let subject): "every \(self.subject(subject)) has the empty text in it"
    case .notBelowZero(let subject): "\(self.subject(subject)) is never below zero"
    case .notBeyondLimit(let subject):
      "\(self.subject(subject)) never goes beyond \(DurationText.limitInHours)h"
    case .anyValue(let subject): "the pattern matches every \(self.subject(subject))"
    case .neverEmpty(let subject): "\(self.subject(subject)) never shows the empty text"
    case .noneIsNoEntry(let subject): "no entry of \(self.subject(subject)) is \"none\""
    }
  }

  static func problem(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: "no such file or folder"
    case .exists: "it is there already; --force replaces it"
    case .beingRecorded: "another prompt records into it"
    case .standsForStream: "\"-\" stands for no file here; \"./-\" is one of that name"
    case .descriptor:
      "it is what one process has open, and cases run in others; name the file itself"
    case .namedAsPartial: "its name begins with \"_\", as that of a file that is only included"
    case .danglingLink: "it is a link to nothing"
    case .isFolder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .tooLarge(let bytes, let limit):
      "it has \(bytes) bytes, and at most \(limit) are read"
    case .nameNotUTF8: "its name is not UTF-8"
    case .refused(let reason): reason
    }
  }

  static func number(_ kind: NumberKind) -> String {
    switch kind {
    case .levels: "a number of levels"
    case .tab: "a tab number"
    case .percent: "a percentage"
    case .statusCode: "a status code"
    case .times: "a number of times"
    case .seed: "a seed"
    case .steps: "a number of steps"
    case .step: "the number of a step"
    case .line: "the number of a line"
    case .entries: "a number of entries"
    }
  }

  static func range(_ kind: NumberKind) -> String {
    switch kind {
    case .levels, .times, .steps, .entries: "write 1 or more"
    case .tab: "count from 1, or write the tab's name"
    case .percent: "write 0% to 100%"
    case .statusCode: "write 100 to 599, or network"
    case .seed: "write 0 or more"
    case .step: "steps count from 1; 0 is the launch"
    case .line: "count from 1"
    }
  }

  /// Words to choose from, each in quotes.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return row(quoted.dropLast()) + " or " + last
  }

  /// What was meant by a word that names a variable as a shell does.
  static func variable(for word: String) -> String? {
    guard word.hasPrefix("$"), VariableScope.isName(word.dropFirst()) else { return nil }
    return didYouMean(["${\(word.dropFirst())}"])
  }

  static func visible(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map { SessionText.visible(String($0)) } ?? "?"
  }
}
