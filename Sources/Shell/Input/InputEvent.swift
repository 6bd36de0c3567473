public import Sessions

/// What a line source has to say.
public enum InputEvent: Hashable, Sendable {
  /// A line without its end; several lines if a person pasted them.
  case line(String)
  /// Lines that a person pasted, of which one at least cannot be read as text: each is a line or invalid.
  case pasted([InputEvent])
  /// A person pressed Ctrl-C; what was typed is gone.
  case interrupted(discardedText: Bool)
  /// There is nothing more to read.
  case endOfFile
  /// A line that cannot be read as text; the next one can.
  case invalid(Diagnostic)
  /// The process was asked to end by this signal.
  case terminated(signal: Int32)
}

extension InputEvent {
  /// The number of bytes a line may have.
  public static let longestLine = LineDecoder.limit

  /// The refusal of a line that was too long to be kept.
  public static func tooLongLine(bytes: Int) -> InputEvent { LineDecoder.tooLong(bytes) }

  /// Text from an editor of lines; lines pasted together stay together.
  ///
  /// - Parameter bytes: The text without its end.
  public init(typed bytes: UnsafeBufferPointer<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = .line(text)
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { LineDecoder.decode(UnsafeBufferPointer(rebasing: $0)) }
    self = lines.count == 1 ? lines[0] : .pasted(lines)
  }

  /// What a person is shown of a line, up to where it cannot be read.
  var lineText: String {
    switch self {
    case .line(let text): text
    case .invalid(let diagnostic): diagnostic.sourceLine
    case .pasted, .interrupted, .endOfFile, .terminated: ""
    }
  }

  /// Whether it is a line in which nothing stands.
  var isBlankLine: Bool {
    if case .line(let text) = self { text.allSatisfy { $0 == " " || $0 == "\t" } } else { false }
  }
}
