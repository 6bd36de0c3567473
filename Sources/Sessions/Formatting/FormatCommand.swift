/// `navwright fmt`: writes session files as the language writes them.
public struct FormatCommand {
  private let files: any FileSource
  private let target: any FileTarget
  private let print: (String) -> Void
  private let printDiagnostic: (String) -> Void

  /// Whether files stay as they are, and one that would change is an error.
  public var onlyChecks = false

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - files: Where files come from.
  ///   - target: Where formatted files go.
  ///   - print: Takes each line of the report; owned by this value.
  ///   - printDiagnostic: Takes each message about a file; owned by this value.
  public init(
    files: any FileSource, target: any FileTarget, print: @escaping (String) -> Void,
    printDiagnostic: @escaping (String) -> Void
  ) {
    self.files = files
    self.target = target
    self.print = print
    self.printDiagnostic = printDiagnostic
  }

  /// Formats files, and all session files of folders, partials too.
  ///
  /// - Returns: The exit code: 0 all well, 1 a check found something, 2 a file or path is wrong, 4 there was none.
  public func run(_ paths: [String]) -> Int32 {
    var search = SessionSearch(files: files)
    search.takesPartials = true
    let roots = paths.isEmpty ? [SessionSearch.usualFolder] : paths
    let found = search.search(roots)
    for problem in found.problems { printDiagnostic(problem.rendered) }
    var errors = found.problems.count { $0.severity == .error }
    var changed = 0
    for path in found.files {
      switch format(path) {
      case .same: break
      case .changed: changed += 1
      case .failed: errors += 1
      }
    }
    if found.files.isEmpty, errors == 0 {
      let asked = roots.map { "\"\($0)\"" }.joined(separator: ", ")
      printDiagnostic(SessionText.visible("nothing to format: no session file in \(asked)"))
      return 4
    }
    print(summary(files: found.files.count, changed: changed, errors: errors))
    if errors > 0 { return 2 }
    return onlyChecks && changed > 0 ? 1 : 0
  }

  private func summary(files: Int, changed: Int, errors: Int) -> String {
    let verb = onlyChecks ? "not formatted" : "formatted"
    let failed = errors > 0 ? ", \(RunTally.words(errors, "file")) with errors" : ""
    return "\(changed) of \(RunTally.words(files, "file")) \(verb)\(failed)"
  }

  private enum Outcome {
    case same, changed, failed
  }

  private func format(_ path: String) -> Outcome {
    do throws(FileProblem) {
      let bytes = try files.contents(of: path)
      let result = SessionFormatter().format(bytes, path: path)
      for diagnostic in result.diagnostics.prefix(SessionPlanner.mostDiagnostics) {
        printDiagnostic(diagnostic.rendered)
      }
      guard let formatted = result.bytes else { return .failed }
      guard formatted != bytes else { return .same }
      if !onlyChecks, !write(formatted, to: path) { return .failed }
      print(SessionText.visible("\(onlyChecks ? "not formatted" : "formatted") \(path)"))
      return .changed
    } catch {
      printDiagnostic(Diagnostic(.unreadableFile(path, error), file: path).rendered)
      return .failed
    }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(FileProblem) {
      try target.replace(path, with: bytes)
      return true
    } catch {
      printDiagnostic(SessionText.visible("cannot write \"\(path)\": \(Words.problem(error))"))
      return false
    }
  }
}
