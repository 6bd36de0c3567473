/// Several sources, one after the other, each until its end.
@MainActor
public final class ChainedLineSource: LineSource {
  private var sources: ArraySlice<any LineSource>

  /// Creates a source that reads these in order.
  public init(_ sources: [any LineSource]) {
    self.sources = sources[...]
  }

  /// An error ends the run.
  public var isInteractive: Bool { false }
  /// Where the source that is being read stands.
  public var position: InputPosition? { sources.first?.position }

  /// Reads on; at the end of one source the next one begins.
  public func next(prompt: String) -> InputEvent {
    while let source = sources.first {
      let event = source.next(prompt: prompt)
      guard event == .endOfFile else { return event }
      sources.removeFirst()
    }
    return .endOfFile
  }
}
