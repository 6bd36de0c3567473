/// Where session files come from; a protocol so that tests need no disk.
public protocol FileSource {
  /// Reads a file.
  func contents(of path: String) throws(FileProblem) -> [UInt8]
  /// Says what stands at a path; nil if there is nothing.
  func kind(of path: String) -> FileKind?
  /// Lists the names in a folder, in no particular order; bytes that are no text stand as U+FFFD.
  func names(in folder: String) throws(FileProblem) -> [String]
  /// The path without links, by which a file that is reached twice is known; nil if there is nothing.
  func realPath(of path: String) -> String?
}

extension FileSource {
  /// The path itself, for sources without links.
  public func realPath(of path: String) -> String? { PathText.normalized(path) }
}

/// What stands at a path.
public enum FileKind: Hashable, Sendable {
  /// Bytes.
  case file
  /// Names of others.
  case folder
  /// A pipe, a socket or a device, which may have no end.
  case special
}
