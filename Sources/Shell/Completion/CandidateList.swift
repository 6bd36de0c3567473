import Sessions

extension Completion {
  /// The list under the prompt: in columns, or one candidate a line if any has a note.
  ///
  /// - Parameter columns: The width of the terminal.
  public func listing(columns: Int) -> [String] {
    let lines =
      candidates.contains { $0.note != nil }
      ? candidates.map { [$0.text, $0.note].compactMap { $0 }.joined(separator: "  ") }
      : table(columns: columns)
    let all = omitted > 0 ? lines + ["\u{2026} and \(omitted) more"] : lines
    return all.map { SessionText.visible($0) }
  }

  /// Reads downwards, column by column, as a directory listing does.
  private func table(columns: Int) -> [String] {
    let width = (candidates.map { DisplayWidth.of($0.text) }.max() ?? 0) + 2
    let perRow = max(1, columns / width)
    let rows = (candidates.count + perRow - 1) / perRow
    return (0..<rows).map { row in
      let cells = stride(from: row, to: candidates.count, by: rows).map { candidates[$0].text }
      let padded = cells.dropLast().map {
        $0 + String(repeating: " ", count: width - DisplayWidth.of($0))
      }
      return padded.joined() + (cells.last ?? "")
    }
  }
}
