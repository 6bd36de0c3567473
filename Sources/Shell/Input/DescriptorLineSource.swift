/// Lines of a file or a pipe; nobody types here.
@MainActor
public final class DescriptorLineSource: LineSource {
  private let name: String
  private let reader: ByteLineReader

  /// Creates a source over an open descriptor, which stays open.
  ///
  /// - Parameter name: What stands before the line number in a diagnostic.
  public convenience init(descriptor: Int32, name: String) {
    self.init(descriptor: descriptor, name: name, chunk: 65_536)
  }

  /// Creates a source that reads so many bytes at once.
  package init(descriptor: Int32, name: String, chunk: Int) {
    self.name = name
    reader = ByteLineReader(descriptor: descriptor, name: name, chunk: chunk)
  }

  /// An error ends the run.
  public var isInteractive: Bool { false }
  /// The line read last.
  public var position: InputPosition? { InputPosition(name: name, line: reader.lineNumber) }

  /// Reads the next line.
  public func next(prompt: String) -> InputEvent { reader.next() }
}
