/// The report for people: a line an item, and what went wrong.
@MainActor
public final class HumanReport: RunReport {
  /// Which items show what the app printed.
  public enum Printing: Hashable, Sendable {
    /// Those that are bad.
    case bad
    /// All.
    case all
  }

  private let printing: Printing
  private let print: ([String]) -> Void

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - printing: Which items show what the app printed.
  ///   - print: Takes the lines of an event; owned by the report.
  public init(printing: Printing = .bad, print: @escaping ([String]) -> Void) {
    self.printing = printing
    self.print = print
  }

  /// Prints what an event means to a person.
  public func receive(_ event: RunEvent) {
    switch event {
    case .began(let start): print(Self.lines(of: start))
    case .noted, .opened: return
    case .ended(let item): print(lines(of: item))
    case .finished(let end):
      print((end.stop.map { [$0.words] } ?? []) + end.tally.lines)
    }
  }

  private static func lines(of start: RunStart) -> [String] {
    start.environment.isEmpty
      ? [] : ["environment: " + start.environment.map(SessionText.visible).joined(separator: ", ")]
  }

  private func lines(of item: RunItem) -> [String] {
    let name = item.name
    var lines: [String]
    switch item.ending {
    case .passed: lines = ["ok \(name)"]
    case .failed(let failure):
      lines = ["\(failure.kind.verb) \(name)"] + failure.lines
    case .skipped(let reason): lines = ["skipped \(name) (\(SessionText.visible(reason)))"]
    case .todo(let reason): lines = ["todo \(name) (\(SessionText.visible(reason)))"]
    // What is wrong has been said when the file was read.
    case .invalid: return []
    }
    lines += item.notes
    if item.isBad || printing == .all { lines += item.outputLines }
    return lines
  }
}

extension RunItem {
  /// What the app printed, each step's lines below it.
  var outputLines: [String] {
    output.flatMap { piece in
      ["   printed in \(SessionText.visible("\(piece.file):\(piece.line): \(piece.step)"))"]
        + piece.text.outputLines.map { "   | \(SessionText.visible($0))" }
    }
  }
}

extension String {
  /// The lines of what an app printed; one end of line at the end is none of its own.
  var outputLines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
