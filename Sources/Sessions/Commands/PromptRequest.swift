public import Simulator

/// What a command asks of the prompt itself.
public enum PromptRequest: Hashable, Sendable {
  /// Goes back and forth in time, or looks at what was done.
  case travel(TravelRequest)
  /// Does the last action again, so many times.
  case again(Int)
  /// Writes what was printed last into the recording, as a block below the step.
  case snapshot
  /// Runs a session file, or a trace, here.
  case play(PlayRequest)
  /// Does the steps that are left of what was stopped.
  case playRest
  /// Writes a trace of the steps so far into a file.
  case trace(path: String)
  /// About the lines that were typed.
  case history(HistoryRequest)
  /// About how the prompt shows things.
  case settings(SettingRequest)
  /// The licences.
  case license
}

/// Where in time to go, or what to say of it.
public enum TravelRequest: Hashable, Sendable {
  /// Back by so many steps.
  case undo(Int)
  /// Forth by so many of the steps that were undone.
  case redo(Int)
  /// To behind a step; 0 is the launch.
  case go(to: Int)
  /// Names the place.
  case mark(String)
  /// To a named place.
  case restore(String)
  /// To the launch.
  case reset
  /// Says what differs between behind one step and behind another; without steps what the last one has changed.
  case difference(Span?)
  /// Says on what grounds a step went as it did; nil for what was tried last.
  case why(Int?)
  /// Tells what has happened, by marks or with the callbacks of screens.
  case events(EventsRequest)

  /// Two steps.
  public struct Span: Hashable, Sendable {
    /// The first.
    public var from: Int
    /// The second, which may be an earlier one.
    public var to: Int

    /// Creates a span.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}

/// What the command `events` asks time travel for.
public struct EventsRequest: Hashable, Sendable {
  /// How many of the last lines; nil for all.
  public var last: Int?
  /// The mark behind which it begins; nil for the last action, or with a number for the launch.
  public var mark: String?
  /// Whether the callbacks of screens are told too.
  public var tellsCallbacks: Bool

  /// Creates a request.
  public init(last: Int? = nil, mark: String? = nil, tellsCallbacks: Bool = false) {
    self.last = last
    self.mark = mark
    self.tellsCallbacks = tellsCallbacks
  }
}

/// How a session file is run at the prompt.
public struct PlayRequest: Hashable, Sendable {
  /// The session file, or the trace.
  public var path: String
  /// Whether a person says go for each step.
  public var isStepwise: Bool
  /// The line behind which it stops; nil for the end.
  public var until: Int?
  /// Whether it begins with a fresh app.
  public var isFresh: Bool
  /// Values that replace the file's own parameters, in the order they were given.
  public var values: [LaunchParameter]

  /// Creates a request.
  public init(
    path: String, isStepwise: Bool = false, until: Int? = nil, isFresh: Bool = false,
    values: [LaunchParameter] = []
  ) {
    self.path = path
    self.isStepwise = isStepwise
    self.until = until
    self.isFresh = isFresh
    self.values = values
  }
}

/// What is said where nothing is left to play.
package enum PlayRest {
  package static let nothingLeft = "nothing to go on with: no play was stopped"
}

/// What the command `history` asks for.
public enum HistoryRequest: Hashable, Sendable {
  /// The last lines; nil for all.
  case show(last: Int?)
  /// Forgets all lines.
  case clear
  /// Writes no line of this prompt.
  case off
  /// Writes the lines from here on.
  case on
}

/// What the command `set` asks for.
public enum SettingRequest: Hashable, Sendable {
  /// All settings.
  case show
  /// Gives a setting one of its values.
  case change(Setting, to: String)
}

extension PromptRequest {
  /// The request as it is typed.
  var canonicalText: String {
    switch self {
    case .travel(let request): request.canonicalText
    case .again(let count): count == 1 ? "again" : "again \(count)"
    case .snapshot: "snapshot"
    case .play(let request): request.canonicalText
    case .playRest: "play --rest"
    case .trace(let path): "trace \(SessionText.word(path))"
    case .history(.show(let count)): count.map { "history \($0)" } ?? "history"
    case .history(.clear): "history clear"
    case .history(.off): "history off"
    case .history(.on): "history on"
    case .settings(.show): "set"
    case .settings(.change(let setting, let value)): "set \(setting.rawValue) \(value)"
    case .license: "license"
    }
  }
}

extension TravelRequest {
  fileprivate var canonicalText: String {
    switch self {
    case .undo(let count): count == 1 ? "undo" : "undo \(count)"
    case .redo(let count): count == 1 ? "redo" : "redo \(count)"
    case .go(let step): "goto \(step)"
    case .mark(let name): "mark \(SessionText.word(name))"
    case .restore(let name): "restore \(SessionText.word(name))"
    case .reset: "reset"
    case .difference(let span): span.map { "diff \($0.from) \($0.to)" } ?? "diff"
    case .why(let step): step.map { "why \($0)" } ?? "why"
    case .events(let request): request.canonicalText
    }
  }
}

extension EventsRequest {
  fileprivate var canonicalText: String {
    "events" + (last.map { " \($0)" } ?? "")
      + (mark.map { " --since \(SessionText.word($0))" } ?? "")
      + (tellsCallbacks ? " --lifecycle" : "")
  }
}

extension PlayRequest {
  private static func text(_ value: LaunchParameter) -> String {
    "\(value.name)=\(SessionText.word(value.value))"
  }

  fileprivate var canonicalText: String {
    "play \(path.hasPrefix("--") ? SessionText.quoted(path) : SessionText.word(path))"
      + (isStepwise ? " --step" : "") + (until.map { " --until \($0)" } ?? "")
      + (isFresh ? " --fresh" : "")
      + values.map { " --set \(Self.text($0))" }.joined()
  }
}
