/// What can be asked after `expect`.
enum SubjectHelp {
  /// The relations and the names of the subjects, as the help for `expect` shows them.
  static var lines: [String] {
    ["subjects, each with a line in \"help subjects\":"] + wrapped(Subject.words)
      + ["relations:"] + Relation.allCases.map { "  \($0.rawValue): \(meaning(of: $0))" }
      + ["without a relation:"] + checks.map { "  \($0)" }
  }

  /// The subjects, a line each.
  static var subjects: [String] {
    Subject.words.map { "\(form(of: $0)): \(meaning(of: $0))" }
  }

  /// Words in lines that are not too long.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 74 {
        lines[lines.count - 1] = "\(last), \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
    return lines
  }

  private static let checks = [
    "can ACTION: it is possible now", "cannot ACTION: it would be refused now",
    "gone LABEL: every screen or coordinator of that name has been deallocated",
    "alive LABEL: one is still there; other names that the app watches stand in quotes",
  ]

  /// How an expectation about a subject is written.
  static func usage(of word: String) -> String { "expect \(form(of: word)) RELATION VALUE" }

  /// The subject with what belongs to it.
  private static func form(of word: String) -> String {
    switch word {
    case "row": "row KIND"
    case "button": "button \"TITLE\""
    case "field": "field NAME"
    case "enabled": "enabled KIND \"TITLE\""
    default: word
    }
  }

  private static func meaning(of word: String) -> String {
    switch word {
    case "top": "the last screen of the stack"
    case "root": "the first screen of the stack"
    case "stack": "the innermost navigation stack, root first, separated by \" > \""
    case "depth": "how many screens the stack has"
    case "tab": "the selected tab"
    case "tabs": "all tabs, separated by \", \""
    case "modal": "the topmost presented screen that is no alert"
    case "modals": "the presented screens, lowest first, separated by \" > \""
    case "alert": "the title of the topmost alert"
    case "title": "the title in the bar"
    case "back": "where the visible back button leads"
    case "screen": "what the user sees, modals included"
    case "coordinators": "the coordinators, depth first"
    case "row": "the titles of that kind"
    case "button": Words.type(.presence)
    case "field": "its text"
    case "toast": "the short message on the screen"
    case "enabled": Words.type(.yesOrNo)
    case "events": "what has happened since the last action began"
    case "warnings": "what UIKit has complained about"
    case "leaks": "objects that should be gone and are not"
    case "pending": "work in flight"
    case "clock": "the virtual time"
    case "path": "everything from the window to the visible screen, separated by \" > \""
    case "result": "what became of the last action: \(Words.type(.outcome))"
    default: ""
    }
  }

  private static func meaning(of relation: Relation) -> String {
    switch relation {
    case .isEqual: "both are the same; none stands for nothing"
    case .isNot: "they differ"
    case .has: "a list has the entry, a text the part"
    case .lacks: "a list lacks the entry, a text the part"
    case .matches: "a regular expression matches the whole text"
    case .atLeast: "a number or a time is as much or more"
    case .atMost: "a number or a time is as much or less"
    }
  }
}
