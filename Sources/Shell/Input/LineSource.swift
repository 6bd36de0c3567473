/// Where lines of commands come from: a terminal, a pipe, a file or the command line.
@MainActor
public protocol LineSource: AnyObject {
  /// Whether a person types here; then an error does not end the loop.
  var isInteractive: Bool { get }
  /// Where the line read last stands; nil where a person typed it.
  var position: InputPosition? { get }

  /// Whether Ctrl-C was pressed and waits to be told by ``next(prompt:)``.
  var isInterruptionPending: Bool { get }

  /// Takes up a Ctrl-C that has stopped a command, so that the next prompt does not tell of it again.
  func takeInterruption()

  /// Waits for the next line.
  ///
  /// - Parameter prompt: What a person is shown; a source nobody types at ignores it.
  func next(prompt: String) -> InputEvent

  /// Hands over completion and history; a source without line editing ignores them.
  func attach(_ services: PromptServices)

  /// Takes up a line that history took up, so that it can be recalled.
  func remember(_ line: String)

  /// Forgets all lines that could be recalled.
  func forget()

  /// Whether colours in a prompt are told apart from what takes room.
  var marksEscapes: Bool { get }
}

extension LineSource {
  /// Ctrl-C ends the process here.
  public var isInterruptionPending: Bool { false }
  /// None waits here.
  public func takeInterruption() {}
  /// Nobody edits lines here.
  public func attach(_ services: PromptServices) {}
  /// Nothing can be recalled here.
  public func remember(_ line: String) {}
  /// Nothing could be recalled here.
  public func forget() {}
  /// A prompt is shown as it is, if at all.
  public var marksEscapes: Bool { false }
}

/// Where a line stands in the text it came from.
public struct InputPosition: Hashable, Sendable {
  /// The file as the user named it, or what stands for it.
  public var name: String
  /// The number of the line, from 1.
  public var line: Int

  /// Creates a position.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// What the loop offers to a source that edits lines.
@MainActor
public struct PromptServices {
  /// What could stand at the cursor, given as a byte offset into the line.
  public var complete: @MainActor (_ line: String, _ cursor: Int) -> Completion
  /// The lines of this and earlier sessions.
  public var history: History

  /// Creates the services.
  public init(
    history: History, complete: @escaping @MainActor (_ line: String, _ cursor: Int) -> Completion
  ) {
    self.history = history
    self.complete = complete
  }
}
