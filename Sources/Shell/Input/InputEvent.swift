public import Sessions

/// What a line source has to say.
public enum InputEvent: Hashable, Sendable {
  /// A line without its end; several lines if a person pasted them.
  case line(String)
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
    } else {
      self = LineDecoder.decode(bytes)
    }
  }
}
