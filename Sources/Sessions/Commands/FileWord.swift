/// A word or a mark of session files that is no command.
struct FileWord {
  let word: String
  let usage: String
  let summary: String
  let example: String
  /// Whether it stands in session files only.
  var isForFilesOnly = true
  var notes: [String] = []

  /// The table, in the order in which a file has them.
  static let all = [
    FileWord(
      word: "session", usage: "session \(SessionVersion.format)",
      summary: "the version of the format; first line of every session file, partials too",
      example: "session \(SessionVersion.format)"),
    FileWord(
      word: "app", usage: "app NAME", summary: "the app that the cases run on", example: "app NAME"
    ),
    FileWord(
      word: "needs", usage: "needs CAPABILITY…",
      summary: "skip every case if the app lacks one of these", example: "needs deeplink"),
    FileWord(
      word: "param", usage: "param NAME=VALUE", summary: "name a text for the whole file",
      example: "param user=guest"),
    FileWord(
      word: "seed", usage: "seed NUMBER", summary: "the seed of the app's data", example: "seed 42"
    ),
    FileWord(
      word: "tags", usage: "tags WORD…", summary: "words that files can be chosen by",
      example: "tags smoke"),
    FileWord(
      word: "mode",
      usage: SessionFile.Mode.usage,
      summary:
        "exhaustive asks for every event, or shows those unasked; for the file, or below a title",
      example: "mode exhaustive"),
    FileWord(
      word: "case", usage: "case \"TITLE\"", summary: "a fresh app; the steps stand below",
      example: "case \"back keeps the list\""),
    FileWord(
      word: "skip", usage: "skip \"REASON\"", summary: "below a title: do not run the case",
      example: "skip \"waits for the server\""),
    FileWord(
      word: "todo", usage: "todo \"REASON\"", summary: "below a title: the case must still fail",
      example: "todo \"not built yet\""),
  ]

  static let words = all.map(\.word)

  /// Words of the prompt, this version's or a later one's, that steer it and never stand in a file.
  static let promptWords: Set<String> = [
    "again", "coverage", "diff", "explore", "goto", "graph", "history", "license", "mark", "monkey",
    "paths",
    "play", "redo", "reset", "restore", "routes", "set", "snapshot", "trace", "undo", "where",
    "why",
  ]

  /// The marks in front of a line.
  static let marks = [
    FileWord(
      word: "|", usage: "| TEXT",
      summary: "below a step: a line that it prints; all of them must stand there",
      example: "| ok", notes: Array(others[1...3])),
    FileWord(
      word: "!", usage: "! STEP", summary: "the machine must refuse the step", example: "! back",
      isForFilesOnly: false),
  ]

  /// What the parts of a file are that have no word.
  static let others = [
    "| TEXT: below a step: a line that it prints; all of them must stand there",
    "|-: below a step: it prints nothing",
    "|?: below a step: the lines are still to be written; navwright test --update writes them",
    "| ...: any number of lines; [..] inside a line: any text; | ~ PATTERN: a regular expression",
    "! STEP: the machine must refuse the step",
    "[CONDITION] STEP: only if it holds, such as [linux]",
    "# TEXT: a comment",
  ]

  static let variable =
    "${NAME} in a later line stands for the text; ${env:NAME:-TEXT} reads the environment,"
    + " ${secret:NAME} what --set gives"
  static let partial =
    "a file named _NAME.nav runs only where it is included and begins with a version line of its own"

  var lines: [String] {
    [usage, "  \(summary)"] + (isForFilesOnly ? ["  in session files only"] : [])
      + ["  example: \(example)"] + notes.map { "  \($0)" }
  }

  /// The help for session files as a whole.
  static var overview: [String] {
    all.map { "\($0.usage): \($0.summary)" }
      + CommandCatalog.all.filter { $0.availability == .filesOnly }.map {
        "\($0.usage): \($0.summary)"
      } + others + [partial, variable]
  }
}
