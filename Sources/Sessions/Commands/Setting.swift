/// What can be set at the prompt.
public enum Setting: String, Hashable, Sendable, CaseIterable {
  /// The form of what is printed.
  case format
  /// Whether colours are used.
  case color
  /// Whether commands are printed before their results where nobody types.
  case echo
  /// Whether long results are shown by another program.
  case pager
  /// What the prompt says.
  case prompt

  /// The words that the setting takes, the usual one first.
  public var values: [String] {
    switch self {
    case .format: ["text", "plain", "json"]
    case .color: ["auto", "always", "never"]
    case .echo: ["off", "on"]
    case .pager: ["off", "auto"]
    case .prompt: ["short", "path"]
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .format: "text for people, plain in ASCII and stable, json one object a command"
    case .color:
      "auto asks NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM and whether there is a terminal"
    case .echo: "on prints each command before its result, where nobody types"
    case .pager: "auto shows what is longer than the screen with $PAGER, or less"
    case .prompt: "path shows the navigation stack"
    }
  }
}
