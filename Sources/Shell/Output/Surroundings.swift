/// What a process is surrounded by, as far as it decides how things are shown.
public struct Surroundings: Hashable, Sendable {
  /// The environment of the process.
  public var environment: [String: String]
  /// Whether a person types.
  public var isPrompt: Bool
  /// Whether results go to a terminal.
  public var showsResults: Bool
  /// Whether diagnostics go to a terminal.
  public var showsDiagnostics: Bool

  /// Creates surroundings; without a terminal by default.
  public init(
    environment: [String: String] = [:], isPrompt: Bool = false, showsResults: Bool = false,
    showsDiagnostics: Bool = false
  ) {
    self.environment = environment
    self.isPrompt = isPrompt
    self.showsResults = showsResults
    self.showsDiagnostics = showsDiagnostics
  }

  /// The format if none is asked for: plain without a terminal, and for those to whom it is read aloud.
  package var usualFormat: OutputFormat { showsResults && !isSet("ACCESSIBLE") ? .text : .plain }

  /// Whether a terminal can do more than print one line below the other.
  var hasCapableTerminal: Bool { !["", "dumb"].contains(environment["TERM"] ?? "") }

  /// Whether lines of boxes can be drawn.
  package var drawsBoxes: Bool { showsResults && hasCapableTerminal && isUTF8 }

  /// Whether texts are coloured: who asks for it on the command line comes first, the terminal last.
  package func usesColor(_ choice: ColorChoice, onTerminal isTerminal: Bool) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE") { return true }
    return hasCapableTerminal && isTerminal
  }

  private func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }

  private func isForced(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }

  /// Whether the locale's texts are UTF-8; the first variable that is set decides.
  private var isUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").hasSuffix("utf8")
  }
}
