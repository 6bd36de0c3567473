import Sessions

/// Where results and diagnostics go.
@MainActor
public protocol ShellOutput: AnyObject {
  /// Why results can no longer be written; nil while they can.
  var failure: OutputFailure? { get }

  /// Writes lines of a result.
  func write(result lines: [String])

  /// Writes lines about something that went wrong, or a notice.
  func write(diagnostic lines: [String])

  /// Takes up how lines look from now on; an output that nobody looks at ignores it.
  func dress(_ dress: OutputDress)
}

extension ShellOutput {
  /// Nobody looks here.
  public func dress(_ dress: OutputDress) {}
}

/// How lines look on a terminal.
public struct OutputDress: Hashable, Sendable {
  let results: LineStyle
  let diagnostics: LineStyle
  let pager: Pager?
}

/// Results and diagnostics on descriptors, each command's lines in one write.
///
/// Whatever an app, a file or a person put into a text, no control character reaches the terminal as it is.
@MainActor
public final class DescriptorOutput: ShellOutput {
  private let results: Int32
  private let diagnostics: Int32
  private var look: OutputDress?

  /// Why results can no longer be written; nil while they can.
  public private(set) var failure: OutputFailure?

  /// Creates an output over open descriptors, which stay open.
  public init(results: Int32, diagnostics: Int32) {
    self.results = results
    self.diagnostics = diagnostics
  }

  /// Writes at once, so that nothing is lost if the app under test traps in the next command.
  public func write(result lines: [String]) {
    guard failure == nil, !lines.isEmpty else { return }
    let shown = text(lines, look?.results)
    if let pager = look?.pager, isLong(shown), pager.show(shown) { return }
    do throws(OutputFailure) {
      try writeAll(shown, to: results)
    } catch {
      failure = error
    }
  }

  /// Takes up how lines look from now on.
  public func dress(_ dress: OutputDress) { look = dress }

  /// Whether a text does not fit on the screen with a prompt below it.
  private func isLong(_ text: String) -> Bool {
    guard let rows = terminalRows(results) else { return false }
    return text.utf8.count(where: { $0 == 0x0A }) >= rows
  }

  /// Writes a question, whose answer stands in the same line.
  func ask(_ question: String) {
    guard failure == nil else { return }
    do throws(OutputFailure) {
      try writeAll(question, to: results)
    } catch {
      failure = error
    }
  }

  /// Writes at once; where not even this can be written, there is no place left to say so.
  public func write(diagnostic lines: [String]) {
    guard !lines.isEmpty else { return }
    try? writeAll(text(lines, look?.diagnostics), to: diagnostics)
  }

  private func text(_ lines: [String], _ style: LineStyle?) -> String {
    let parts = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let shown = parts.map { SessionText.visible(String($0)) }
    return shown.map { (style?.apply(to: $0) ?? $0) + "\n" }.joined()
  }
}
