/// Finds the session files that paths stand for.
struct SessionSearch {
  let files: any FileSource
  /// Whether files that run only where they are included count too.
  var takesPartials = false

  /// The folder that is taken if no path is given.
  static let usualFolder = "Tests/Sessions"

  /// Files in the order in which they run, and paths that are none.
  struct Found {
    var files: [String] = []
    /// Errors, and warnings about names in a folder that lead nowhere.
    var problems: [Diagnostic] = []
    /// Folders that were listed, without links.
    fileprivate var folders: Set<String> = []
  }

  /// The ending of session files.
  static let ending = ".nav"

  /// Each real file once, under the first path that leads to it.
  func search(_ paths: [String]) -> Found {
    var found = Found()
    for path in paths { search(path, &found) }
    var seen: Set<String> = []
    found.files = found.files.filter { seen.insert(identity(of: $0)).inserted }
    return found
  }

  private func identity(of path: String) -> String {
    files.realPath(of: path) ?? PathText.normalized(path)
  }

  private func search(_ path: String, _ found: inout Found) {
    if Self.isDescriptor(path) { return report(.descriptor, path, &found) }
    switch files.kind(of: path) {
    // The system's own bytes are lost by now; U+FFFD stands where they were no text.
    case nil: report(path.contains("\u{FFFD}") ? .nameNotUTF8 : .missing, path, &found)
    case .folder: walk(path, &found)
    case .file where PathText.name(path).hasPrefix("_") && !takesPartials:
      found.problems.append(Diagnostic(.partialAlone(path), file: path))
    case .file: found.files.append(path)
    case .special: report(.notRegular, path, &found)
    }
  }

  /// Whether a path stands for what a process has open, and leads elsewhere in those that run cases.
  private static func isDescriptor(_ path: String) -> Bool {
    let path = PathText.normalized(path)
    return path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  private func report(
    _ problem: FileProblem, _ path: String, _ found: inout Found,
    severity: Diagnostic.Severity = .error
  ) {
    found.problems.append(
      Diagnostic(.unreadableFile(path, problem), severity: severity, file: path))
  }

  /// Takes a folder's files in the order of their paths; partials and hidden names are left out.
  private func walk(_ folder: String, _ found: inout Found) {
    var folders = [folder]
    var paths: [String] = []
    while let next = folders.popLast() {
      guard found.folders.insert(identity(of: next)).inserted else { continue }
      let names: [String]
      do throws(FileProblem) {
        names = try files.names(in: next).sorted()
      } catch {
        report(error, next, &found)
        continue
      }
      var inside: [String] = []
      for name in names where !name.hasPrefix(".") {
        let path = PathText.child(of: next, named: name)
        let mayRun = name.hasSuffix(Self.ending) && (takesPartials || !name.hasPrefix("_"))
        switch files.kind(of: path) {
        case .folder: inside.append(path)
        case .file where mayRun: paths.append(path)
        case .special where mayRun: report(.notRegular, path, &found)
        case .file, .special: break
        case nil:
          let problem = name.contains("\u{FFFD}") ? FileProblem.nameNotUTF8 : .danglingLink
          // A session file that is not run must not look like one that passed.
          report(problem, path, &found, severity: mayRun ? .error : .warning)
        }
      }
      // The first is taken next, so that of two links to one folder the first leads there.
      folders += inside.reversed()
    }
    found.files += paths.sorted()
  }
}
