/// Paths as texts with slashes; nothing here touches the disk.
enum PathText {
  /// The last part.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A path that stands in a file, seen from where that file stands.
  static func resolve(_ path: String, besides file: String) -> String {
    guard !path.isEmpty else { return path }
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return normalized(path)
    }
    return normalized(file[...slash] + path)
  }

  /// The path without `.` except for the folder itself, without `..` where it can be undone, and without double slashes.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    if parts.isEmpty, !path.hasPrefix("/"), !path.isEmpty { return "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension PathText {
  /// A name in a folder; one in the current folder stands alone, as everywhere else.
  static func child(of folder: String, named name: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder in which a path stands.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension PathText {
  /// The path as it is called in a folder; both are seen from the same place.
  static func relative(_ path: String, from folder: String) -> String {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    let parts = normalized(path).split(separator: "/")
    let base = normalized(folder).split(separator: "/").filter { $0 != "." }
    let common = zip(parts, base).prefix { $0 == $1 }.count
    // What lies above is called by a name that nobody knows here.
    guard !base[common...].contains("..") else { return path }
    let names = Array(repeating: "..", count: base.count - common) + parts[common...]
    return names.joined(separator: "/")
  }
}
