/// The words of the tool in ASCII; what stands in quotes is the user's or the app's and stays.
package enum PlainText {
  /// The line with three dots for each sign of omission outside of quotes and of quoted lines.
  package static func ascii(_ line: String) -> String {
    guard line.utf8.contains(0xE2) else { return line }
    guard let bar = line.firstRange(of: " | "), isMargin(line[..<bar.lowerBound]) else {
      return replaced(line)
    }
    guard let help = line.firstRange(of: "^ help: ") else { return line }
    return line[..<help.upperBound] + replaced(String(line[help.upperBound...]))
  }

  /// Whether a line of input, or carets below it, stand behind it.
  private static func isMargin(_ text: Substring) -> Bool {
    text.allSatisfy { $0 == " " || $0.isNumber }
  }

  private static func replaced(_ line: String) -> String {
    var isQuoted = false
    return line.reduce(into: "") { result, character in
      if character == "\"" { isQuoted.toggle() }
      result += character == "\u{2026}" && !isQuoted ? "..." : String(character)
    }
  }
}
