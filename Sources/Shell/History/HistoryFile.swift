import Glibc
import Sessions

/// The file that keeps history between sessions: one line an entry, mode 0600 in a folder of mode 0700.
public struct HistoryFile: Hashable, Sendable {
  /// Where the file is, or will be.
  public var path: String

  /// Creates a file at a path.
  public init(path: String) {
    self.path = path
  }

  /// What a file had to offer.
  struct Loaded: Equatable {
    var entries: [String] = []
    var notice: String?
    /// Whether there is a file in which lines can be kept, or can be one.
    var isUsable = true
  }

  /// Reads what can be read; a damaged line costs that line only.
  func load() -> Loaded {
    if isNullDevice(path) { return Loaded(isUsable: false) }
    let descriptor: Int32
    do throws(FileProblem) {
      descriptor = try Self.openRegular(path, O_RDONLY)
    } catch {
      switch error {
      case .missing: return Loaded()
      case .isFolder, .notRegular:
        return Loaded(notice: HistoryNotice.noFile(error, path: path).message, isUsable: false)
      case .exists, .namedAsPartial, .danglingLink, .tooLarge, .nameNotUTF8, .beingRecorded,
        .standsForStream, .descriptor, .refused:
        return Loaded(notice: HistoryNotice.unreadable(error).message)
      }
    }
    defer { close(descriptor) }
    guard let bytes = readAll(descriptor) else {
      return Loaded(notice: HistoryNotice.unreadable(FileProblem(code: errno)).message)
    }
    return Self.parse(bytes)
  }

  /// Opens a regular file: a pipe would wait for its other end, and a device may take lines and keep none.
  private static func openRegular(_ path: String, _ flags: Int32) throws(FileProblem) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    // A socket cannot be opened, nor a pipe that nobody reads.
    guard descriptor >= 0 else { throw errno == ENXIO ? .notRegular : FileProblem(code: errno) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      let code = errno
      close(descriptor)
      throw FileProblem(code: code)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw facts.st_mode & S_IFMT == S_IFDIR ? .isFolder : .notRegular
    }
    return descriptor
  }

  /// Appends entries under a lock, so that two shells do not lose each other's lines.
  ///
  /// - Parameters:
  ///   - entries: Lines without an end of line inside.
  ///   - capacity: How many entries the file keeps.
  /// - Returns: One notice, if that was not possible.
  func append(_ entries: [String], keeping capacity: Int) -> String? {
    withLockedFile { descriptor in
      guard let old = readAll(descriptor) else { return errno }
      let lines = old.split(separator: 0x0A)
      let surplus = lines.count + entries.count - capacity
      let new = Array(entries.suffix(capacity).map { $0 + "\n" }.joined().utf8)
      guard surplus > 0 else {
        let separator: [UInt8] = old.last ?? 0x0A == 0x0A ? [] : [0x0A]
        return write(separator + new, to: descriptor)
      }
      let kept = lines.dropFirst(surplus).flatMap { $0 + [0x0A] }
      return replace(descriptor, with: kept + new)
    }
  }

  /// Puts a file in place that has only some of the entries.
  ///
  /// - Parameter stays: Whether an entry stays.
  /// - Returns: One notice, if that was not possible.
  func clear(except stays: (String) -> Bool) -> String? {
    withLockedFile { descriptor in
      guard let old = readAll(descriptor) else { return errno }
      let kept = Self.parse(old).entries.filter(stays)
      return replace(descriptor, with: Array(kept.map { $0 + "\n" }.joined().utf8))
    }
  }

  /// Cuts the file's bytes into entries.
  static func parse(_ bytes: [UInt8]) -> Loaded {
    var result = Loaded()
    var skipped = 0
    var pieces = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // What stands behind the last end of line was cut off while it was written.
    if let rest = pieces.popLast(), !rest.isEmpty { skipped += 1 }
    for piece in pieces where !piece.isEmpty {
      guard let entry = String(validating: piece, as: UTF8.self), isEntry(entry) else {
        skipped += 1
        continue
      }
      result.entries.append(entry)
    }
    if skipped > 0 { result.notice = HistoryNotice.skipped(skipped).message }
    return result
  }

  /// Whether a line can be an entry: what is written must be read again, so both ask here.
  static func isEntry(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { scalar in
      scalar == "\t" || (scalar.properties.generalCategory != .control && !isLineEnd(scalar))
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Opens, creates and locks the file, and reports the error number the body ends with.
  private func withLockedFile(_ body: (Int32) -> Int32) -> String? {
    if let slash = path.lastIndex(of: "/") { makeFolders(String(path[..<slash])) }
    while true {
      let descriptor: Int32
      do throws(FileProblem) {
        descriptor = try Self.openRegular(path, O_RDWR | O_APPEND | O_CREAT)
      } catch {
        return HistoryNotice.unwritable(error, path: path).message
      }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { return notice(errno) }
      // Whoever made the file: what was typed is for one person.
      _ = fchmod(descriptor, 0o600)
      // Another shell may have put a trimmed file in place while this one waited.
      guard isStillInPlace(descriptor) else { continue }
      let code = body(descriptor)
      return code == 0 ? nil : notice(code)
    }
  }

  private func notice(_ code: Int32) -> String {
    HistoryNotice.unwritable(FileProblem(code: code), path: path).message
  }

  private func isStillInPlace(_ descriptor: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Puts a complete new file in place, so that a crash leaves the old or the new one.
  private func replace(_ locked: Int32, with bytes: [UInt8]) -> Int32 {
    let temporary = path + ".new"
    // What a crash has left there is in nobody's way, whatever it is.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    let code = write(bytes, to: descriptor)
    guard code == 0, fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      let reason = code == 0 ? errno : code
      unlink(temporary)
      return reason
    }
    return 0
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    writeAll(bytes, to: descriptor) ? 0 : errno
  }

  private func makeFolders(_ folder: String) {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      made += "/"
      made += String(part)
      mkdir(made, 0o700)
    }
  }
}

/// Everything a descriptor delivers; nil if the system refused.
private func readAll(_ descriptor: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  while true {
    let count = readPiece(of: descriptor, into: &bytes)
    if count == 0 { return bytes }
    if count < 0 { return nil }
  }
}

/// Whether a path leads to the null device, which is empty to whoever reads it and keeps nothing.
func isNullDevice(_ path: String) -> Bool {
  var found = stat()
  var null = stat()
  return stat(path, &found) == 0 && stat("/dev/null", &null) == 0 && found.st_mode == null.st_mode
    && found.st_rdev == null.st_rdev
}
