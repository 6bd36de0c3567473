import Foundation

/// A session file that grows while it is recorded.
///
/// Whatever ends the process, the file holds everything up to the last step that was written.
@MainActor
final class RecordingFile {
  let path: String
  /// Open for writing; what ends the process may write a last comment there.
  let descriptor: Int32
  private(set) var size = 0

  /// Creates a file with its head; until the head is complete there is no file.
  ///
  /// - Throws: `FileProblem` with the system's words; an existing file is one, unless it is replaced.
  init(path: String, head: String, replaces: Bool) throws(FileProblem) {
    self.path = path
    let kind = DiskFiles().kind(of: path)
    if kind == .folder { throw .isFolder }
    if kind == .special { throw .notRegular }
    if kind == nil, DiskFiles.isLink(path) { throw .danglingLink }
    // What a link leads to is replaced, not the link.
    let path = replaces ? DiskFiles().realPath(of: path) ?? path : path
    let replaced = replaces ? try RecordingLock(holding: path) : nil
    defer { replaced?.release() }
    var template = Array((path + ".XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .refused(DiskFiles.reason) }
    let neighbour = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fchmod(descriptor, 0o644)
    // Held before anybody can open it by its name, until it is closed.
    RecordingLock.take(descriptor)
    let isMade =
      write(head) && (replaces ? rename(neighbour, path) : link(neighbour, path)) == 0
    let reason = DiskFiles.reason
    if !isMade || !replaces { unlink(neighbour) }
    guard isMade else {
      Foundation.close(descriptor)
      throw .refused(reason)
    }
  }

  /// Whether somebody records into a file.
  static func isHeld(_ path: String) -> Bool {
    do throws(FileProblem) {
      try RecordingLock(holding: path)?.release()
      return false
    } catch {
      return error == .beingRecorded
    }
  }

  /// Appends lines in one go, so that a step is there or is not.
  ///
  /// - Throws: What the system says; then the file is as it was.
  func append(_ lines: [String]) throws(FileProblem) {
    let start = size
    guard write(lines.map { $0 + "\n" }.joined()) else {
      let reason = DiskFiles.reason
      truncate(to: start)
      throw .refused(reason)
    }
  }

  /// Takes everything behind an offset away.
  func truncate(to offset: Int) {
    guard ftruncate(descriptor, off_t(offset)) == 0 else { return }
    lseek(descriptor, off_t(offset), SEEK_SET)
    size = offset
  }

  func close() { Foundation.close(descriptor) }

  private func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
      size += count
    }
    return true
  }
}
