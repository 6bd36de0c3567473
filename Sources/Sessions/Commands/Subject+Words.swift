extension Subject {
  /// The first words of all subjects, in the order of the help.
  public static let words =
    [
      "top", "root", "stack", "depth", "tab", "tabs", "modal", "modals", "alert", "title", "back",
      "screen", "coordinators", "row", "button", "field", "toast", "enabled", "events", "warnings",
      "leaks", "pending", "clock", "path", "result",
    ]

  /// The words of `expect` that no relation follows.
  public static let checkWords = ["can", "cannot", "gone", "alive"]

  /// Everything that can stand behind `expect`.
  static let wordsOfExpect = words + checkWords

  /// The relations that can follow a subject with this first word; none if there is no such subject.
  package static func relations(ofFirstWord word: String) -> [Relation] {
    type(ofFirstWord: word).map(Relation.fitting) ?? []
  }

  private static func type(ofFirstWord word: String) -> SubjectType? {
    switch word {
    case "row": .list
    case "field": .text
    case "button": .presence
    case "enabled": .yesOrNo
    default: plain[word]?.type
    }
  }

  /// Subjects of one word.
  static let plain: [String: Subject] = [
    "top": .top, "root": .root, "stack": .stack, "depth": .depth, "tab": .tab, "tabs": .tabs,
    "modal": .modal, "modals": .modals, "alert": .alert, "title": .title, "back": .back,
    "screen": .screen, "coordinators": .coordinators, "toast": .toast, "events": .events,
    "warnings": .warnings, "leaks": .leaks, "pending": .pending, "clock": .clock, "path": .path,
    "result": .result,
  ]

  /// The same, for those who read line after line.
  static let plainTable = WordTable(plain)

  /// The subject as a session writes it.
  public var name: String {
    switch self {
    case .stack: "stack"
    case .top: "top"
    case .root: "root"
    case .depth: "depth"
    case .screen: "screen"
    case .tab: "tab"
    case .tabs: "tabs"
    case .modal: "modal"
    case .modals: "modals"
    case .alert: "alert"
    case .title: "title"
    case .back: "back"
    case .toast: "toast"
    case .events: "events"
    case .warnings: "warnings"
    case .leaks: "leaks"
    case .coordinators: "coordinators"
    case .pending: "pending"
    case .clock: "clock"
    case .path: "path"
    case .result: "result"
    case .row(let kind): "row \(SessionText.word(kind))"
    case .button(let title): "button \(SessionText.quoted(title))"
    case .field(let name): "field \(SessionText.word(name))"
    case .enabled(let kind, let title):
      "enabled \(SessionText.word(kind)) \(SessionText.quoted(title))"
    }
  }

  /// The type of the subject's value.
  public var type: SubjectType {
    switch self {
    case .stack, .tabs, .modals, .events, .warnings, .leaks, .coordinators, .pending, .path,
      .row:
      .list
    case .top, .root, .screen, .tab, .modal, .alert, .title, .back, .toast, .field: .text
    case .depth: .number
    case .clock: .time
    case .button: .presence
    case .enabled: .yesOrNo
    case .result: .outcome
    }
  }

  /// Whether its value is a list.
  var isList: Bool {
    switch self {
    case .stack, .tabs, .modals, .events, .warnings, .leaks, .coordinators, .pending, .path,
      .row:
      true
    case .top, .root, .depth, .screen, .tab, .modal, .alert, .title, .back, .toast, .clock,
      .result, .button, .field, .enabled:
      false
    }
  }

  /// Whether each tab has its own, so that `of tab NAME` can follow.
  var isOfTab: Bool {
    switch self {
    case .stack, .top, .root, .depth: true
    case .screen, .tab, .tabs, .modal, .modals, .alert, .title, .back, .toast, .events, .warnings,
      .leaks, .coordinators, .pending, .clock, .path, .result, .row, .button, .field, .enabled:
      false
    }
  }

  /// Whether it always shows some text, `none` where there is nothing.
  var isNeverEmpty: Bool {
    switch self {
    case .stack, .top, .root, .depth, .screen, .tab, .tabs, .modal, .modals, .back, .events,
      .warnings, .leaks, .coordinators, .pending, .clock, .path, .result, .button, .enabled:
      true
    case .alert, .title, .toast, .field, .row: false
    }
  }

  /// Whether it is a list of texts that the app chooses freely.
  var hasEntriesOfAnyText: Bool {
    switch self {
    case .row: true
    case .stack, .top, .root, .depth, .screen, .tab, .tabs, .modal, .modals, .back, .events,
      .warnings, .leaks, .coordinators, .pending, .clock, .path, .result, .button, .enabled,
      .alert, .title, .toast, .field:
      false
    }
  }

  /// What stands between the entries of a list when it is written in one line.
  package var separator: String {
    switch self {
    case .stack, .modals, .path: " > "
    case .top, .root, .depth, .screen, .tab, .tabs, .modal, .alert, .title, .back, .toast,
      .events, .warnings, .leaks, .coordinators, .pending, .clock, .result, .row, .button, .field,
      .enabled:
      ", "
    }
  }

  /// The entries of a value of this subject; one for a subject that is no list.
  func elements(of text: String) -> [String] {
    guard isList else { return [text] }
    return separator == " > "
      ? text.components(separatedBy: " > ") : text.components(separatedBy: ", ")
  }
}

extension SubjectType {
  static let presence = SubjectType.choice(["enabled", "disabled", "none"])
  static let yesOrNo = SubjectType.choice(["yes", "no"])
  static let outcome = SubjectType.choice(ActionResult.allCases.map(\.rawValue))
}

extension Relation {
  /// The words of all relations, made once.
  static let words = allCases.map(\.rawValue)

  /// Whether a value of this type can stand in the relation.
  func fits(_ type: SubjectType) -> Bool {
    switch (self, type) {
    case (.isEqual, _), (.isNot, _): true
    case (.has, .list), (.has, .text), (.lacks, .list), (.lacks, .text): true
    case (.matches, .list), (.matches, .text): true
    case (.atLeast, .number), (.atLeast, .time), (.atMost, .number), (.atMost, .time): true
    case (.has, _), (.lacks, _), (.matches, _), (.atLeast, _), (.atMost, _): false
    }
  }

  /// The relations in which a value of this type can stand.
  static func fitting(_ type: SubjectType) -> [Relation] { allCases.filter { $0.fits(type) } }
}
