/// The lines a person typed, in this session and in earlier ones.
@MainActor
public final class History {
  /// How many lines are kept.
  public static let capacity = 5_000

  /// What can be recalled, oldest first.
  public private(set) var entries: [String] = []

  private let file: HistoryFile?
  /// How many entries at the end the file does not have yet.
  private var unsaved = 0

  /// Creates a history.
  ///
  /// - Parameter file: Where lines are kept between sessions; nil keeps them in memory only.
  public init(file: HistoryFile? = nil) {
    self.file = file
  }

  /// Reads the lines of earlier sessions.
  ///
  /// - Returns: One notice, if something could not be read.
  public func load() -> String? {
    guard let file else { return nil }
    let loaded = file.load()
    entries = Array(loaded.entries.suffix(Self.capacity))
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
    unsaved += 1
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
    return true
  }

  /// Appends the new lines to the file.
  ///
  /// - Returns: One notice, if they could not be written.
  public func save() -> String? {
    guard let file, unsaved > 0 else { return nil }
    let new = Array(entries.suffix(unsaved))
    unsaved = 0
    return file.append(new, keeping: Self.capacity)
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
