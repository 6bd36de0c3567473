public import Simulator

/// Reads session files, checks them whole and makes plans of them.
public struct SessionPlanner {
  /// The apps a file can name.
  public let apps: [any HeadlessApp.Type]
  /// Where files come from.
  public internal(set) var files: any FileSource
  /// The app for files that name none; a file that names another is refused.
  public var appName: String?
  /// The app for files that name none, if ``appName`` is silent too; a file may name another.
  public var defaultApp: String?
  /// Values that replace a file's own `param`.
  public var values: [String: String]
  /// What `${env:…}` reads.
  public var environment: [String: String]
  /// What lines were read as.
  let memory = LineMemory()
  /// What `[trait:NAME]` asks for; an unknown name is an error.
  public var traits = SessionPlanner.usualTraits
  /// What `[x-NAME]` asks for, `x-` included; a host adds its own.
  public var hostConditions: [String: Bool] = [:]

  /// The traits of the phone that is imitated.
  public static let usualTraits = [
    "compact": true, "dark": false, "light": true, "pad": false, "phone": true, "regular": false,
  ]

  /// What stands before the name of an environment variable that gives the value of a secret.
  public static let secretPrefix = "NAVWRIGHT_SECRET_"

  /// What `${secret:…}` reads: values from outside, and what the environment gives.
  var secrets: SecretValues { SecretValues(given: values, environment: environment) }

  /// Messages beyond this number are left out for each file.
  public static let mostDiagnostics = 20

  /// Creates a planner.
  public init(
    apps: [any HeadlessApp.Type], files: any FileSource, appName: String? = nil,
    values: [String: String] = [:], environment: [String: String] = [:]
  ) {
    self.apps = apps
    self.files = files
    self.appName = appName
    self.values = values
    self.environment = environment
  }

  /// What became of reading one file.
  public struct Result {
    /// The plan; nil if there is any error.
    public let plan: SessionPlan?
    /// Errors and warnings, the first of each line, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// How many more errors there are than ``diagnostics`` has.
    public let omittedErrors: Int

    init(plan: SessionPlan?, diagnostics: [Diagnostic], omittedErrors: Int = 0) {
      self.plan = plan
      self.diagnostics = diagnostics
      self.omittedErrors = omittedErrors
    }
  }

  /// Reads and checks one file and everything it includes.
  @MainActor
  public func plan(_ path: String) -> Result {
    do throws(Diagnostic) {
      return plan(try source(path), path: path)
    } catch {
      return Result(plan: nil, diagnostics: [error])
    }
  }

  private func source(_ path: String) throws(Diagnostic) -> SourceText {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(of: path)
    } catch {
      throw Diagnostic(.unreadableFile(path, error), file: path)
    }
    return try SourceText(bytes, file: path)
  }

  @MainActor
  private func plan(_ source: SourceText, path: String) -> Result {
    let given = values.mapValues { [TextPiece.text($0)] }
    var reader = SessionFileReader(
      source, path: path, isIncluded: false, values: given, environment: environment,
      secrets: secrets)
    reader.read()
    let file = reader.file
    var diagnostics = reader.diagnostics
    let isReadable = !diagnostics.contains { ["N001", "N002"].contains($0.code) }
    let app = isReadable ? self.app(for: file, source, &diagnostics) : nil
    var cases: [CasePlan] = []
    var names = EnvironmentNames.read(in: source)
    var vendorLines = file.vendorLines
    if let app, isReadable {
      diagnostics += unknownNeeds(of: file, app.vocabulary, source)
      let context = PlanContext(
        planner: self, app: app, apps: apps.map { $0.name }, file: file, lines: source.lines)
      for item in file.cases {
        var builder = CaseBuilder(context, item, scope: reader.scope, lines: source.lines)
        cases.append(builder.build())
        diagnostics += builder.diagnostics
        names.formUnion(builder.environmentNames)
        vendorLines += builder.vendorLines
        // What stopped one case would stop the next one too, and each takes its time.
        if builder.hasStopped { break }
      }
    }
    let sorted = Self.sorted(diagnostics)
    let shown = Array(sorted.prefix(Self.mostDiagnostics))
    guard let app, !sorted.contains(where: { $0.severity == .error }) else {
      let omitted = sorted.dropFirst(shown.count).filter { $0.severity == .error }
      return Result(plan: nil, diagnostics: shown, omittedErrors: omitted.count)
    }
    let plan = SessionPlan(
      path: path, app: app, seed: file.seed ?? 1, tags: file.tags,
      environmentNames: names.sorted(), vendorLines: vendorLines, lastLine: source.lines.count,
      cases: cases)
    return Result(plan: plan, diagnostics: shown)
  }

  @MainActor
  private func app(
    for file: SessionFile, _ source: SourceText, _ diagnostics: inout [Diagnostic]
  ) -> (any HeadlessApp.Type)? {
    let known = apps.map { $0.name }
    func report(_ error: SessionError, line: Int, column: Int = 1, length: Int = 1) {
      diagnostics.append(
        Diagnostic(
          error, file: file.path, line: line, column: column, length: length,
          sourceLine: source.lines[line - 1]))
    }
    guard let name = file.app?.word ?? appName ?? defaultApp else {
      if file.hasBrokenApp { return nil }
      let version = source.lines[file.versionLine - 1]
      report(.noApp(known: known), line: file.versionLine, length: version.count)
      return nil
    }
    let line = file.app?.line ?? file.versionLine
    let column = (file.app?.column ?? 0) + 1
    if let appName, name != appName {
      report(
        .otherApp(file: name, asked: appName), line: line, column: column, length: name.count)
      return nil
    }
    guard let app = apps.first(where: { $0.name == name }) else {
      report(.unknownApp(name, known: known), line: line, column: column, length: name.count)
      return nil
    }
    return app
  }

  /// Capabilities that the app does not even know.
  private func unknownNeeds(
    of file: SessionFile, _ vocabulary: Vocabulary, _ source: SourceText
  ) -> [Diagnostic] {
    let known = vocabulary.everyCapability
    guard !known.isEmpty else { return [] }
    return file.needs.filter { !known.contains($0.word) }.map { need in
      let line = source.lines[need.line - 1]
      return LineFault(
        .unknownNoun(.capability, name: need.word, known: known), need.column,
        need.column + need.word.utf8.count
      ).diagnostic(in: line).located(file: file.path, line: need.line)
    }
  }

  /// In the order of the main file, the first of each line, each place once.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Place: Hashable {
      var file: String?
      var line: Int?
      var severity: Diagnostic.Severity
    }
    let ordered = diagnostics.enumerated().sorted { left, right in
      (left.element.outermostLine, left.offset) < (right.element.outermostLine, right.offset)
    }
    var seen: Set<Place> = []
    return ordered.map(\.element).filter { item in
      seen.insert(Place(file: item.file, line: item.line, severity: item.severity)).inserted
    }
  }
}

extension Diagnostic {
  /// The line of the file that was asked for, whatever it includes.
  fileprivate var outermostLine: Int { includedFrom.last?.line ?? line ?? 0 }
}

/// What is the same for all cases of a file.
struct PlanContext {
  let planner: SessionPlanner
  let appName: String
  let known: KnownLines
  let apps: [String]
  let file: SessionFile
  /// The lines of the file that was asked for.
  let lines: SourceLines
  let parser: CommandParser

  var words: WordList { known.words }
  var vocabulary: Vocabulary { words.words }

  @MainActor
  init(
    planner: SessionPlanner, app: any HeadlessApp.Type, apps: [String], file: SessionFile,
    lines: SourceLines
  ) {
    self.planner = planner
    appName = app.name
    known = planner.memory.lines(of: app.name, app.vocabulary)
    self.apps = apps
    self.file = file
    self.lines = lines
    parser = CommandParser(mode: .file, environment: planner.environment)
  }
}
