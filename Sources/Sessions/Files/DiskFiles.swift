import Foundation

/// The files of the disk.
public struct DiskFiles: FileSource, Sendable {
  /// A file of more bytes than this is refused.
  public static let largestFile = 64 * 1_024 * 1_024

  /// Creates a source.
  public init() {}

  /// Reads a regular file in pieces.
  ///
  /// - Throws: `FileProblem` with the system's own words where it refuses.
  public func contents(of path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = try Self.open(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    // Some files grow, and those of the system have no size: what is read counts.
    while bytes.count <= Self.largestFile {
      let count = readPiece(of: descriptor, into: &bytes)
      guard count >= 0 else { throw .refused(Self.reason) }
      guard count > 0 else { return bytes }
    }
    throw .tooLarge(bytes: bytes.count, limit: Self.largestFile)
  }

  /// Opens a regular file for reading, without waiting for the other end of a pipe.
  ///
  /// - Returns: The descriptor, which the caller closes.
  /// - Throws: `FileProblem` for anything that is no regular file, or is too large.
  package static func open(_ path: String) throws(FileProblem) -> Int32 {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw problem(of: path) }
    if let problem = problem(with: descriptor) {
      close(descriptor)
      throw problem
    }
    return descriptor
  }

  /// Why a descriptor is not read to its end; nil for a regular file that is not too large.
  private static func problem(with descriptor: Int32) -> FileProblem? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return .refused(reason) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return .isFolder
    case S_IFREG:
      return facts.st_size > largestFile
        ? .tooLarge(bytes: Int(facts.st_size), limit: largestFile) : nil
    default: return .notRegular
    }
  }

  private static func problem(of path: String) -> FileProblem {
    switch errno {
    case ENOENT: .missing
    // A socket cannot be opened, nor a device without a driver.
    case ENXIO, ENODEV: .notRegular
    default: .refused(reason)
    }
  }

  /// Says what stands at a path; links are followed.
  public func kind(of path: String) -> FileKind? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return switch facts.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .special
    }
  }

  /// Lists the names in a folder, in no particular order; bytes that are no text stand as U+FFFD.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else { throw .refused(Self.reason) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path without links; nil if there is nothing.
  public func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether the name itself is there as a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  static var reason: String {
    String(cString: strerror(errno)).lowercased()
  }
}
