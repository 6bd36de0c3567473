/// What the command `record` asks for.
public enum RecordRequest: Hashable, Sendable {
  /// Writes into a file from now on.
  case start(path: String, RecordingOptions)
  /// Closes the file and runs it.
  case stop
  /// Says whether a file is open.
  case status
}

/// How a recording is written.
public struct RecordingOptions: Hashable, Sendable {
  /// What is written below each action.
  public var style: RecordingStyle
  /// Whether a file that is there is replaced.
  public var replaces: Bool
  /// Whether looks and errors are kept as comments.
  public var keepsAll: Bool
  /// Whether a test in Swift is written beside the file when it is closed.
  public var writesTest: Bool

  /// Creates options.
  public init(
    style: RecordingStyle = .stack, replaces: Bool = false, keepsAll: Bool = false,
    writesTest: Bool = false
  ) {
    self.style = style
    self.replaces = replaces
    self.keepsAll = keepsAll
    self.writesTest = writesTest
  }
}

/// Which expectations a recording writes by itself below an action.
public enum RecordingStyle: String, Hashable, Sendable, CaseIterable {
  /// The last screen of the stack where it changed, and the modal where that changed.
  case top
  /// The stack where it changed, and the modal where that changed.
  case stack
  /// What the action printed, and stack and modal where they changed.
  case full
  /// Nothing.
  case none
}

extension RecordRequest {
  /// The request as it is typed behind `record`.
  var canonicalText: String {
    switch self {
    case .stop: "stop"
    case .status: "status"
    case .start(let path, let options):
      ([["stop", "status"].contains(path) ? SessionText.quoted(path) : SessionText.word(path)]
        + (options.style == .stack ? [] : ["--expect", options.style.rawValue])
        + (options.replaces ? ["--force"] : []) + (options.keepsAll ? ["--all"] : [])
        + (options.writesTest ? ["--xctest"] : []))
        .joined(separator: " ")
    }
  }
}
