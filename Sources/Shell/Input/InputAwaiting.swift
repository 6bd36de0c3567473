/// What a reader of lines asks while it waits; files and pipes wait for nothing and end where they end.
protocol InputAwaiting {
  /// Waits until there is something to read.
  func wait() -> InputArrival

  /// Told when the input pauses or ends behind text that is no line yet.
  ///
  /// - Returns: What becomes of the text if the input has ended.
  func endedBehindText() -> TextBehindTheEnd

  /// Asked when nothing more comes.
  ///
  /// - Returns: The signal that says so, where that is not what a person wanted.
  func signalOfTheEnd() -> Int32?

  /// Told what has come of the line when a stopped process goes on.
  func redraw(_ text: [UInt8])
}

extension InputAwaiting {
  /// The end is the end where nobody types.
  func signalOfTheEnd() -> Int32? { nil }

  /// Nothing is drawn where nobody types.
  func redraw(_ text: [UInt8]) {}
}

/// What a wait for input ended with.
enum InputArrival {
  /// There is something to read, or the end.
  case input
  /// Ctrl-C came first.
  case interrupted(discardedText: Bool)
  /// The process was stopped and goes on; this had been typed.
  case resumed(text: [UInt8])
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
