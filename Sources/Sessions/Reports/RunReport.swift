/// Turns the events of a run into a text.
@MainActor
public protocol RunReport: AnyObject {
  /// Takes the next event.
  func receive(_ event: RunEvent)
}

/// Where a report goes whose beginning is only known at its end.
@MainActor
public protocol FramedSink: AnyObject {
  /// Appends a piece; what stands before and behind it is replaced, so that the whole is valid at any time.
  ///
  /// - Parameters:
  ///   - head: What all pieces stand behind; always of the same length.
  ///   - piece: What is new.
  ///   - tail: What closes the whole.
  func append(_ piece: String, head: String, tail: String)
  /// Nothing more follows.
  func finish()
}
