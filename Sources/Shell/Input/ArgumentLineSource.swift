/// The commands given with `-c`.
@MainActor
public final class ArgumentLineSource: LineSource {
  private var commands: ArraySlice<String>

  /// Creates a source of these lines; an argument that holds several is cut.
  public init(_ commands: [String]) {
    self.commands = commands.flatMap(lines(of:))[...]
  }

  /// An error ends the run.
  public var isInteractive: Bool { false }
  /// A command stands alone; its text says where it is.
  public var position: InputPosition? { nil }

  /// Takes the next command.
  public func next(prompt: String) -> InputEvent {
    guard let line = commands.popFirst() else { return .endOfFile }
    return checked(line)
  }
}

/// Cuts text at LF, CR and CRLF, and nowhere else.
func lines(of text: String) -> [String] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    .map(String.init)
}

/// Checks text that did not come as bytes in the same way as text that did.
func checked(_ line: String) -> InputEvent {
  var line = line
  return line.withUTF8 { LineDecoder.decode($0) }
}
