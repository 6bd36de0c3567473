import Simulator

/// One row of the command table.
public struct CommandDescription: Hashable, Sendable {
  /// What running a command means for the app and for a recording.
  public enum Effect: Hashable, Sendable {
    /// Acts on the app; recorded and undoable.
    case action
    /// Prints and changes nothing; not recorded.
    case look
    /// Checks and changes nothing; recorded.
    case check
    /// Steers the file or the prompt itself; neither recorded nor undoable.
    case control
  }

  /// Where a command may stand.
  public enum Availability: Hashable, Sendable {
    /// At the prompt, in batches and in session files.
    case everywhere
    /// In session files only.
    case filesOnly
    /// At the prompt and in batches only.
    case promptOnly
  }

  /// The command itself.
  public let verb: Verb
  /// Other words for it at the prompt.
  public let aliases: [String]
  /// The form of the arguments.
  public let arguments: [ArgumentShape]
  /// What running it means.
  public let effect: Effect
  /// Where it may stand.
  public var availability: Availability { verb.availability }
  /// One line of help.
  public let summary: String
  /// A line that parses.
  public let example: String
  /// Refusals it may get, in words, without the leading `refused: `.
  public let refusals: [String]
  /// Errors that it gets, in words, for names that the app does not declare.
  public let errors: [String]
  /// What else is worth knowing, one line an element.
  public let notes: [String]

  /// The full name, one word or two.
  public var name: String { verb.rawValue }
  /// Whether a recording keeps it.
  public var isRecorded: Bool { effect == .action || effect == .check }
  /// Whether it can be undone.
  public var isUndoable: Bool { effect == .action }
  /// Whether it changes nothing and is not recorded.
  public var isLookOnly: Bool { effect == .look }
  /// The name and the form of the arguments in one line.
  public var usage: String { ([name] + arguments.map(\.usage)).joined(separator: " ") }

  init(
    _ verb: Verb, aliases: [String] = [], _ arguments: [ArgumentShape] = [], _ effect: Effect,
    summary: String, example: String,
    refusals: [ActionRefusal] = [], answers: [String] = [], errors: [SessionError] = [],
    notes: [String] = []
  ) {
    self.verb = verb
    self.aliases = aliases
    self.arguments = arguments
    self.effect = effect
    self.summary = summary
    self.example = example
    self.refusals = refusals.map(\.message) + answers
    self.errors = errors.map { "error[\($0.code)]: \($0.message)" }
    self.notes = notes
  }
}

/// The commands of this version by their full names.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case tap, enter, back
  case swipeBack = "swipe back"
  case swipeDown = "swipe down"
  case swipePage = "swipe page"
  case selectTab = "select tab"
  case reselectTab = "reselect tab"
  case dismiss, choose, open, app, service, pasteboard, notification, permission, size, trait
  case begin, settle, advance
  case tree, stack
  case whereabouts = "where"
  case screen, actions, routes, coordinators, closures, events, warnings, leaks, audit, pending
  case expect, include
  case bind = "let"
  case undo, redo, goto, mark, restore, reset, diff, why, again, snapshot, play, trace
  case record, help, history, set, version, license, quit

  /// The place in ``CommandCatalog/all``, which has the order of the cases.
  var index: Int {
    // The number by which the compiler knows a case is its place.
    Int(unsafeBitCast(self, to: UInt8.self))
  }

  /// Where it may stand; said here, since every line asks, and the first has no need of the table of commands.
  var availability: CommandDescription.Availability {
    switch self {
    case .tap, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab,
      .dismiss, .choose, .open, .app, .service, .pasteboard, .notification, .permission, .size,
      .trait, .begin, .settle, .advance, .tree, .stack, .screen, .actions, .coordinators,
      .closures, .events, .warnings, .leaks, .audit, .pending, .expect:
      .everywhere
    case .include, .bind: .filesOnly
    case .whereabouts, .routes, .undo, .redo, .goto, .mark, .restore, .reset, .diff, .why, .again,
      .snapshot, .play, .trace, .record, .help, .history, .set, .version, .license, .quit:
      .promptOnly
    }
  }

  /// The first word of the name.
  public var firstWord: String { Self.words[index].first }

  /// The second word of the name; nil if there is none.
  public var secondWord: String? { Self.words[index].second }

  private static let words: [(first: String, second: String?)] = allCases.map { verb in
    let name = verb.rawValue
    guard let space = name.utf8.firstIndex(of: 0x20) else { return (name, nil) }
    return (String(name[..<space]), String(name[name.utf8.index(after: space)...]))
  }
}
