/// What a reader of lines asks while it waits; files and pipes wait for nothing and end where they end.
protocol InputAwaiting {
  /// Waits until there is something to read.
  func wait() -> InputArrival

  /// Told when the input pauses or ends behind text that is no line yet.
  ///
  /// - Returns: What becomes of the text if the input has ended.
  func endedBehindText() -> TextBehindTheEnd
}

/// What a wait for input ended with.
enum InputArrival {
  /// There is something to read, or the end.
  case input
  /// Ctrl-C came first.
  case interrupted(discardedText: Bool)
  /// A signal that ends the process came first.
  case terminated(signal: Int32)
}

/// What becomes of text without a line end at the end of the input.
enum TextBehindTheEnd {
  /// It is the last line.
  case isALine
  /// It waits for its end: a person pressed Ctrl-D too early.
  case waits
  /// Nobody is there any more to finish it.
  case isDropped
}

/// Input that is there already, or comes from a program.
struct UnattendedInput: InputAwaiting {
  func wait() -> InputArrival { .input }

  func endedBehindText() -> TextBehindTheEnd { .isALine }
}
