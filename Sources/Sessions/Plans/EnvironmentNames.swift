/// Finds the environment variables that lines read, for the head of a report.
enum EnvironmentNames {
  /// The names behind `${env:`, comments left out.
  static func read(in source: SourceText) -> Set<String> {
    var names: Set<String> = []
    guard source.mayHaveVariables else { return names }
    // Few lines have a dollar, and bytes are looked at fast.
    for line in source.lines
    where line.has(UInt8(ascii: "$")) && line.contains("${env:") && !isText(line) {
      let scope = VariableScope(readsAnyName: true)
      guard let last = (try? Tokenizer.tokens(of: line, scope: scope))?.last else { continue }
      let head = String(decoding: Array(line.utf8.prefix(last.end)), as: UTF8.self)
      for part in head.components(separatedBy: "${env:").dropFirst() {
        names.insert(String(part.prefix { $0 != "}" && $0 != ":" }))
      }
    }
    return names
  }

  /// Whether variables are nothing special in a line: in output lines, and in those of other programs.
  private static func isText(_ line: String) -> Bool {
    let word = SessionFileReader.firstWord(of: line)
    return word.hasPrefix("|") || word.hasPrefix("x-")
  }
}
