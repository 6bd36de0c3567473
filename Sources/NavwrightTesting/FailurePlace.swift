/// Where a failure is shown.
package struct FailurePlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The Character in the line, counted from 1.
  package var column: Int

  /// Creates a place; what is before the first line or Character stands for the first.
  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// The place of a call in a test.
  init(_ file: StaticString, _ line: UInt) {
    self.init(file: "\(file)", line: Int(line))
  }

  /// The folder and the name, as Swift Testing wants them of a file that no compiler has seen.
  var shortName: String {
    let parts = file.split(separator: "/").suffix(2)
    return parts.count == 2 ? parts.joined(separator: "/") : "./\(file)"
  }
}
