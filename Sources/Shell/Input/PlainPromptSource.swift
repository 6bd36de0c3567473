import Glibc

/// A prompt at a terminal without line editing: the terminal's own erase keys, no escape codes.
///
/// Ctrl-C empties the line; pressed while a command runs, it waits for the next prompt. Ctrl-D behind text rings the bell.
@MainActor
public final class PlainPromptSource: LineSource {
  private let reader: ByteLineReader
  private let promptDescriptor: Int32
  private let terminal: PlainTerminal

  /// Creates a source that reads standard input.
  ///
  /// - Parameter promptDescriptor: Where the prompt and `^C` go.
  public init(promptDescriptor: Int32 = 2) {
    self.promptDescriptor = promptDescriptor
    terminal = PlainTerminal(input: STDIN_FILENO, output: promptDescriptor)
    reader = ByteLineReader(
      descriptor: STDIN_FILENO, name: "standard input", countsFromLine: true, awaiting: terminal)
  }

  /// A person types here.
  public var isInteractive: Bool { true }
  /// A person knows what was typed.
  public var position: InputPosition? { nil }

  /// Whether Ctrl-C was pressed while a command ran.
  public var isInterruptionPending: Bool { terminal.isInterruptionPending }

  /// Takes up a Ctrl-C that has stopped a command.
  public func takeInterruption() { terminal.takeInterruption() }

  /// Shows the prompt and reads a line.
  public func next(prompt: String) -> InputEvent {
    let event = terminal.attended(prompt) { reader.next() }
    switch event {
    case .interrupted, .endOfFile, .terminated: try? writeAll("\n", to: promptDescriptor)
    case .line, .pasted, .invalid: break
    }
    return event
  }
}
