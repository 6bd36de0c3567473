/// The plan of the last file, kept while everything it was made from stays as it is.
///
/// A file with thousands of cases comes in pieces, and planning it takes as long as running a good part of it.
@MainActor
package final class KeptPlan {
  private var path: String?
  private var result: SessionPlanner.Result?
  private var read: [String: [UInt8]] = [:]

  package init() {}

  /// The plan of a file, made anew only if it must be.
  package func plan(_ path: String, with planner: SessionPlanner) -> SessionPlanner.Result {
    if path == self.path, let result, isFresh(planner.files) { return result }
    let files = KeepingFiles(planner.files)
    let result = planner.reading(files).plan(path)
    // One with errors is read again: what it lacks may be there by then.
    self.result = result.plan == nil ? nil : result
    self.path = path
    read = files.read
    return result
  }

  private func isFresh(_ files: any FileSource) -> Bool {
    read.allSatisfy { path, bytes in (try? files.contents(of: path)) == bytes }
  }
}

/// Files that keep what was read of them.
private final class KeepingFiles: FileSource {
  private let files: any FileSource
  private(set) var read: [String: [UInt8]] = [:]

  init(_ files: any FileSource) { self.files = files }

  func contents(of path: String) throws(FileProblem) -> [UInt8] {
    let bytes = try files.contents(of: path)
    read[path] = bytes
    return bytes
  }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func names(in folder: String) throws(FileProblem) -> [String] { try files.names(in: folder) }
  func realPath(of path: String) -> String? { files.realPath(of: path) }
}
