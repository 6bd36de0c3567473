/// Writes session files as the language writes them: full words, two blanks below a case, comments kept.
///
/// What a file means stays the same, and formatting what was formatted changes nothing.
public struct SessionFormatter: Sendable {
  /// Creates a formatter.
  public init() {}

  /// What became of one file.
  public struct Result: Sendable {
    /// The file as it should be; nil if it cannot be read as a session.
    public let bytes: [UInt8]?
    /// What is wrong with it, the first of each line.
    public let diagnostics: [Diagnostic]
  }

  /// Formats a file.
  ///
  /// The kind of line endings and a byte order mark stay; the last line gets an ending.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public func format(_ bytes: [UInt8], path: String) -> Result {
    do throws(Diagnostic) {
      let source = try SourceText(bytes, file: path)
      var reader = Self.reader(source, path)
      reader.read()
      // A header with a variable is read without its value, so that what is said about it may be wrong.
      var diagnostics = reader.diagnostics.filter {
        $0.severity == .error && !$0.sourceLine.contains("${")
      }
      let lines = Self.lines(of: source, path, &diagnostics)
      guard diagnostics.isEmpty else {
        return Result(bytes: nil, diagnostics: Self.sorted(diagnostics))
      }
      let style = TextStyle(of: bytes)
      return Result(bytes: style.bytes(of: FormatLayout(lines).texts), diagnostics: [])
    } catch {
      return Result(bytes: nil, diagnostics: [error])
    }
  }

  private static func reader(_ source: SourceText, _ path: String) -> SessionFileReader {
    var reader = SessionFileReader(
      source, path: path, isIncluded: PathText.name(path).hasPrefix("_"), values: [:],
      environment: [:])
    reader.scope.readsAnyName = true
    return reader
  }

  private static func lines(
    of source: SourceText, _ path: String, _ diagnostics: inout [Diagnostic]
  ) -> [FormatLine] {
    var lines: [FormatLine] = []
    for (index, line) in source.lines.enumerated() {
      do throws(LineFault) {
        lines.append(try FormatLine(line, isFirst: index == 0))
      } catch {
        diagnostics.append(error.diagnostic(in: line).located(file: path, line: index + 1))
      }
    }
    return lines
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Int> = []
    return diagnostics.enumerated()
      .sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element).filter { seen.insert($0.line ?? 0).inserted }
  }
}

/// What the lines of a file end with and what stands before the first.
struct TextStyle: Hashable, Sendable {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let hasMark: Bool
  let usesReturns: Bool

  /// Looks at the first line for its ending.
  init(of bytes: [UInt8]) {
    hasMark = bytes.starts(with: Self.mark)
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    usesReturns = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
  }

  /// The lines as bytes of a file, each with its ending.
  func bytes(of lines: [String]) -> [UInt8] {
    let ending = usesReturns ? "\r\n" : "\n"
    return (hasMark ? Self.mark : []) + lines.flatMap { Array(($0 + ending).utf8) }
  }
}
