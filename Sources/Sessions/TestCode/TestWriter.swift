import Simulator

/// `navwright xctest`: writes tests in Swift that run session files, or that do their steps.
@MainActor
public struct TestWriter {
  /// The planner, with the apps and files it knows.
  public var planner: SessionPlanner
  /// Where the tests go.
  public var target: any FileTarget = DiskFiles()
  /// The library of the tests.
  public var library = TestLibrary.xctest
  /// The name of the class or suite; nil takes it from the file.
  public var name: String?
  /// The file of tests; nil prints it.
  public var output: String?
  /// Whether the tests do the steps themselves.
  public var writesSteps = false
  /// Whether such a test looks at its end for what should be gone.
  public var checksLeaks = true
  /// Whether the file of tests is only compared.
  public var onlyChecks = false

  private let print: (String) -> Void
  private let printDiagnostic: (String) -> Void

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - planner: The apps and files.
  ///   - print: Takes each line of the result; owned by this value.
  ///   - printDiagnostic: Takes each message; owned by this value.
  public init(
    planner: SessionPlanner, print: @escaping (String) -> Void,
    printDiagnostic: @escaping (String) -> Void
  ) {
    self.planner = planner
    self.print = print
    self.printDiagnostic = printDiagnostic
  }

  /// Writes tests for session files, and for those in folders.
  ///
  /// - Returns: The exit code: 0 all well, 1 a check found another text, 2 a file or path is wrong, 4 there was none.
  public func run(_ paths: [String]) -> Int32 {
    let roots = paths.isEmpty ? [SessionSearch.usualFolder] : paths
    let found = SessionSearch(files: planner.files).search(roots)
    for problem in found.problems { printDiagnostic(problem.rendered) }
    var isWrong = found.problems.contains { $0.severity == .error }
    var plans: [SessionPlan] = []
    for path in found.files {
      let result = planner.plan(path)
      for diagnostic in result.diagnostics where diagnostic.severity == .error {
        printDiagnostic(diagnostic.rendered)
      }
      if let plan = result.plan { plans.append(plan) } else { isWrong = true }
    }
    if isWrong {
      printDiagnostic("no test is written")
      return 2
    }
    let count = writesSteps ? plans.reduce(0) { $0 + $1.cases.count } : plans.count
    guard count > 0 else {
      let asked = roots.map { "\"\($0)\"" }.joined(separator: ", ")
      let what = plans.isEmpty ? "session file" : "case"
      printDiagnostic(SessionText.visible("no test is written: no \(what) in \(asked)"))
      return 4
    }
    do throws(StepTestFile.Problem) {
      let text = try text(of: plans, roots)
      return finish(text, tests: count)
    } catch {
      printDiagnostic(error.message)
      printDiagnostic("no test is written")
      return 2
    }
  }

  // MARK: the text

  private func text(
    of plans: [SessionPlan], _ roots: [String]
  ) throws(StepTestFile.Problem) -> String {
    let command = command(roots)
    guard writesSteps else {
      let entries = plans.map { plan in
        SessionTestFile.Entry(
          path: seen(plan.path), title: title(of: plan.path, roots), app: plan.app)
      }
      return SessionTestFile(
        library: library, name: className, command: command, entries: entries
      ).text
    }
    let remarks = [
      "The steps of session files. Do not change them by hand: this writes them again, in the folder of this file:",
      "  \(command)",
    ]
    return try StepTestFile(
      library: library, name: className, remarks: remarks, checksLeaks: checksLeaks, plans: plans
    ).text()
  }

  /// The path as it is called where the tests stand.
  private func seen(_ path: String) -> String {
    guard let output else { return path }
    return PathText.relative(path, from: PathText.folder(output))
  }

  /// The path below the folder that was asked for.
  private func title(of path: String, _ roots: [String]) -> String {
    for root in roots where planner.files.kind(of: root) == .folder {
      let folder = root.hasSuffix("/") ? root : root + "/"
      if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    }
    return PathText.name(path)
  }

  private var className: String {
    if let name { return name }
    guard let output else { return "SessionTests" }
    let file = PathText.name(output)
    return SwiftText.typeName(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  private func command(_ roots: [String]) -> String {
    var words = ["navwright", "xctest"]
    if writesSteps { words.append("--steps") }
    if !checksLeaks { words.append("--no-leak-check") }
    if library == .swiftTesting { words.append("--swift-testing") }
    if let name { words += ["--name", name] }
    words += roots.map { Self.word(seen($0)) }
    if let output { words += ["-o", Self.word(PathText.name(output))] }
    return words.joined(separator: " ")
  }

  /// A word as a shell takes it.
  private static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber || "-_./+@:,".utf8.contains(byte)
    }
    guard !isPlain || text.isEmpty else { return text }
    return "'\(SessionText.visible(text).replacing("'", with: "'\\''"))'"
  }

  // MARK: the file

  private func finish(_ text: String, tests: Int) -> Int32 {
    guard let output else {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        print(String(line))
      }
      return 0
    }
    let bytes = Array(text.utf8)
    let path = SessionText.visible(output)
    do throws(FileProblem) {
      if onlyChecks {
        guard try planner.files.contents(of: output) != bytes else {
          print("\(path) is up to date")
          return 0
        }
        printDiagnostic("\(path) is not what would be written now")
        return 1
      }
      try target.replace(output, with: bytes)
    } catch {
      let verb = onlyChecks ? "read" : "write"
      printDiagnostic("cannot \(verb) \"\(path)\": \(error.words)")
      return 2
    }
    print("wrote \(RunTally.words(tests, "test")) to \(path)")
    return 0
  }
}
