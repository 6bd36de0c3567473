/// Files of which some are taken from memory, to see what a rewritten one does.
struct OverlaidFiles: FileSource {
  let base: any FileSource
  var contents: [String: [UInt8]] = [:]

  func contents(of path: String) throws(FileProblem) -> [UInt8] {
    if let bytes = contents[PathText.normalized(path)] { return bytes }
    return try base.contents(of: path)
  }

  func kind(of path: String) -> FileKind? { base.kind(of: path) }

  func names(in folder: String) throws(FileProblem) -> [String] { try base.names(in: folder) }

  func realPath(of path: String) -> String? { base.realPath(of: path) }
}
