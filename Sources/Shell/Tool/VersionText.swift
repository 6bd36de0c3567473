import Sessions

/// How the tool names itself.
enum VersionText {
  /// What `--version` prints.
  static let line = "navwright \(SessionVersion.program), session format \(SessionVersion.format)"

  /// The line above the first prompt.
  static func greeting(app: String) -> String {
    "navwright \(SessionVersion.program), app \(app); help lists the commands, quit leaves"
  }
}
