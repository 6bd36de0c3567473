package import Sessions

/// Files whose names are seen from the folder of a test, so that messages name them as the test does.
package struct FilesBesideTest: FileSource {
  private let folder: String
  private let files: any FileSource

  /// Creates a source of files.
  ///
  /// - Parameter test: The path of the test's own file.
  package init(_ test: String, _ files: any FileSource) {
    folder = test.lastIndex(of: "/").map { String(test[...$0]) } ?? ""
    self.files = files
  }

  /// The path of a name on the disk.
  package func location(of name: String) -> String {
    guard !name.hasPrefix("/") else { return name }
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in name.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ !$0.isEmpty && $0 != ".." }) ?? false {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  package func contents(of path: String) throws(FileProblem) -> [UInt8] {
    try files.contents(of: location(of: path))
  }

  package func kind(of path: String) -> FileKind? { files.kind(of: location(of: path)) }

  package func names(in folder: String) throws(FileProblem) -> [String] {
    try files.names(in: location(of: folder))
  }

  package func realPath(of path: String) -> String? { files.realPath(of: location(of: path)) }
}
