import Foundation

extension DiskFiles: FileTarget {
  /// Writes a neighbour, waits until the disk has it, and renames it.
  ///
  /// - Throws: `FileProblem` with the system's own words; then the file is as it was.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    // What a link leads to is replaced, not the link.
    let found = realPath(of: path)
    if found == nil, Self.isLink(path) { throw .danglingLink }
    let target = found ?? path
    var facts = stat()
    let mode = stat(target, &facts) == 0 ? facts.st_mode & 0o7777 : 0o644
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .refused(Self.reason) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let neighbour = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten =
      Self.write(bytes, to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    // Only the first reason is worth telling.
    let reason = Self.reason
    guard close(descriptor) == 0, isWritten else {
      unlink(neighbour)
      throw .refused(reason)
    }
    guard rename(neighbour, target) == 0 else {
      let reason = Self.reason
      unlink(neighbour)
      throw .refused(reason)
    }
  }

  /// Removes a file.
  public func remove(_ path: String) throws(FileProblem) {
    guard unlink(path) == 0 else { throw .refused(Self.reason) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
