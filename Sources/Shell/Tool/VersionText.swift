import Sessions

/// How the tool names itself.
enum VersionText {
  /// What `--version` prints.
  static let line = "navwright \(SessionVersion.program), session format \(SessionVersion.format)"

  /// The day of this version, for the manual page.
  static let date = "2026-11-30"

  /// The line above the first prompt.
  static func greeting(app: String) -> String {
    "navwright \(SessionVersion.program), app \(app); help lists the commands, TAB completes, quit leaves"
  }
}
