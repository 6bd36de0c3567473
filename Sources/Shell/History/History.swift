/// The lines a person typed, in this session and in earlier ones.
@MainActor
public final class History {
  /// How many lines are kept.
  public static let capacity = 5_000

  /// What can be recalled, oldest first.
  public private(set) var entries: [String] = []

  private var file: HistoryFile?
  private let app: String?
  /// Entries that the file does not have yet.
  private var unsaved: [String] = []
  private var isPaused = false

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - file: Where lines are kept between sessions; nil keeps them in memory only.
  ///   - app: The app the lines are for; those of others stay in the file and are not recalled. Nil tells none apart.
  public init(file: HistoryFile? = nil, app: String? = nil) {
    self.file = file
    self.app = app
  }

  /// Whether lines are kept between sessions.
  var isKept: Bool { file != nil }

  /// Reads the lines of earlier sessions.
  ///
  /// - Returns: One notice, if something could not be read.
  public func load() -> String? {
    guard let file else { return nil }
    let loaded = file.load()
    if !loaded.isUsable { self.file = nil }
    let ours = loaded.entries.map { HistoryEntry($0) }.filter(isOurs).map(\.line)
    entries = Array(ours.suffix(Self.capacity))
    return loaded.notice
  }

  /// Takes up a line, unless it is one that is not kept.
  ///
  /// Not kept are lines with a leading blank, with a hidden value, with a control character, over 4 KiB, and the same line
  /// again.
  ///
  /// - Returns: Whether it was taken up.
  @discardableResult
  public func add(_ line: String) -> Bool {
    guard Self.keeps(line), line != entries.last else { return false }
    entries.append(line)
    if !isPaused { unsaved.append(line) }
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
    return true
  }

  /// Appends the new lines to the file.
  ///
  /// - Returns: One notice, if they could not be written.
  public func save() -> String? {
    guard let file, !unsaved.isEmpty else { return nil }
    defer { unsaved = [] }
    let new = unsaved.suffix(Self.capacity).map { HistoryEntry(line: $0, app: app).text }
    return file.append(new, keeping: Self.capacity)
  }

  /// Whether an entry is for this app; one that names none is for every app.
  private func isOurs(_ entry: HistoryEntry) -> Bool {
    app == nil || entry.app == nil || entry.app == app.map(HistoryEntry.field)
  }

  /// The last entries, each behind its number.
  func numbered(last count: Int?) -> [String] {
    let all = entries.enumerated().map { "\($0 + 1) \($1)" }
    return count.map { Array(all.suffix($0)) } ?? all
  }

  /// Forgets all entries, those of the file too but for what belongs to other apps.
  ///
  /// - Returns: One notice, if they could not be taken out of the file.
  func clear() -> String? {
    entries = []
    unsaved = []
    return file?.clear { [self] in !isOurs(HistoryEntry($0)) }
  }

  /// Writes no line into the file, those of this prompt that it does not have yet either.
  func pause() {
    isPaused = true
    unsaved = []
  }

  /// Writes the lines from here on.
  ///
  /// - Returns: Whether there is a file to write.
  func resume() -> Bool {
    isPaused = false
    return file != nil
  }

  private static func keeps(_ line: String) -> Bool {
    guard let first = line.first, first != " ", first != "\t" else { return false }
    return line.utf8.count <= 4_096 && HistoryFile.isEntry(line) && !hidesValue(line)
  }

  /// Whether a typed value must not be seen: `enter FIELD "text" hidden`.
  private static func hidesValue(_ line: String) -> Bool {
    line.split { $0 == " " || $0 == "\t" }.dropFirst(2).last == "hidden"
  }
}
