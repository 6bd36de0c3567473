import Sessions

/// Session files that exist only in a test; paths with a slash make folders.
struct MemoryFiles: FileSource {
  var files: [String: [UInt8]] = [:]
  var folders: Set<String> = []
  var refused: [String: String] = [:]
  /// What a path leads to in truth.
  var links: [String: String] = [:]

  init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
    for path in texts.keys {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
  }

  func contents(of path: String) throws(FileProblem) -> [UInt8] {
    if let reason = refused[path] { throw .refused(reason) }
    guard let bytes = files[path] else { throw folders.contains(path) ? .isFolder : .missing }
    return bytes
  }

  func kind(of path: String) -> FileKind? {
    if files[path] != nil || refused[path] != nil { return .file }
    return folders.contains(path) ? .folder : nil
  }

  func realPath(of path: String) -> String? {
    if let target = links[path] { return target }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  func names(in folder: String) throws(FileProblem) -> [String] {
    let inside = (Array(files.keys) + folders).filter { $0.hasPrefix(folder + "/") }
    let names = inside.compactMap { path in
      path.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
    }
    return Array(Set(names))
  }
}
