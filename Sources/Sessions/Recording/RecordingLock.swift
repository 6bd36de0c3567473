import Foundation

/// Keeps two prompts from recording into one file: who records holds the file until it is closed.
///
/// The system lets go of what a process held when the process ends, whatever ends it.
struct RecordingLock {
  private let descriptor: Int32

  /// Holds a file that is to be replaced; nil if there is none that can be opened.
  ///
  /// - Throws: `FileProblem.beingRecorded` if somebody else holds it.
  init?(holding path: String) throws(FileProblem) {
    while true {
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { return nil }
      guard Self.take(file) else {
        close(file)
        throw .beingRecorded
      }
      // Somebody may have replaced the file before this one was held.
      if Self.isStill(file, at: path) {
        descriptor = file
        return
      }
      close(file)
    }
  }

  /// Holds an open file.
  ///
  /// - Returns: Whether nobody else does; where the system knows no such thing, nobody does.
  @discardableResult
  static func take(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var found = stat()
    guard fstat(descriptor, &held) == 0, stat(path, &found) == 0 else { return true }
    return held.st_dev == found.st_dev && held.st_ino == found.st_ino
  }

  func release() { close(descriptor) }
}
