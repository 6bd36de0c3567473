extension LineReader {
  /// Reads what stands behind `record`.
  mutating func recordRequest() throws(LineFault) -> RecordRequest {
    if take("stop") { return .stop }
    if take("status") { return .status }
    let path = try next("a file, \"stop\" or \"status\"")
    var options = RecordingOptions()
    while let token = next() {
      switch token.isQuoted ? "" : token.text {
      case "--force": options.replaces = true
      case "--all": options.keepsAll = true
      case "--xctest": options.writesTest = true
      case "--expect":
        let word = try keyword(RecordingStyle.allCases.map(\.rawValue))
        options.style = RecordingStyle(rawValue: word) ?? .stack
      default:
        throw LineFault(
          .unexpectedWord(
            token.text, command: command, allowed: ["--expect", "--force", "--all", "--xctest"]),
          at: token)
      }
    }
    return .start(path: path.text, options)
  }
}
