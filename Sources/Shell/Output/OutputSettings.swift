import Sessions

/// The form in which results are printed.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: boxes where the terminal has them, colours.
  case text
  /// ASCII but for the texts of the app, no colour, one record a line, the same in every version.
  case plain
  /// JSON Lines, one object a command.
  case json
}

/// When colours are used.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// Where the environment does not speak against it and there is a terminal.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// How a prompt, or what stands in for it, shows things.
public struct OutputSettings: Hashable, Sendable {
  /// The form of what is printed.
  public var format: OutputFormat
  /// When colours are used.
  public var color: ColorChoice
  /// Whether commands are printed before their results where nobody types.
  public var echoes: Bool
  /// Whether long results are shown by another program.
  public var pages: Bool
  /// Whether the prompt shows the navigation stack.
  public var showsPath: Bool

  /// Creates settings.
  public init(
    format: OutputFormat = .plain, color: ColorChoice = .auto, echoes: Bool = false,
    pages: Bool = false, showsPath: Bool = false
  ) {
    self.format = format
    self.color = color
    self.echoes = echoes
    self.pages = pages
    self.showsPath = showsPath
  }

  /// Each setting with its value, as `set` lists them.
  var lines: [String] { Setting.allCases.map { "\($0.rawValue) \(value(of: $0))" } }

  /// All settings with their values.
  var json: JSONValue {
    .object(Setting.allCases.map { .init($0.rawValue, .string(value(of: $0))) })
  }

  private func value(of setting: Setting) -> String {
    switch setting {
    case .format: format.rawValue
    case .color: color.rawValue
    case .echo: echoes ? "on" : "off"
    case .pager: pages ? "auto" : "off"
    case .prompt: showsPath ? "path" : "short"
    }
  }

  /// Gives a setting one of its values.
  mutating func change(_ setting: Setting, to value: String) {
    switch setting {
    case .format: format = OutputFormat(rawValue: value) ?? format
    case .color: color = ColorChoice(rawValue: value) ?? color
    case .echo: echoes = value == "on"
    case .pager: pages = value == "auto"
    case .prompt: showsPath = value == "path"
    }
  }
}
