/// What was found in paths, and what of it is chosen.
struct FileChoice {
  /// Every file, in the order in which they run.
  var found: [String] = []
  /// The files of which something runs here, and those that cannot be run.
  var files: [ChosenFile] = []
  /// Items of the whole run.
  var total = 0
  /// Files that say nothing at all.
  var emptyFiles: [String] = []
  /// Names of the environment that the files read.
  var environment: [String] = []
}

extension TestRun {
  /// Reads and checks every file, and keeps what is needed to read it again.
  func choose(from paths: [String]) -> FileChoice {
    let files = WatchedFiles(planner.files)
    let planner = planner.reading(files)
    let found = SessionSearch(files: files).search(paths)
    var choice = FileChoice(found: found.files)
    var all: [ChosenFile] = []
    for problem in found.problems {
      guard problem.severity == .error else {
        printDiagnostic(problem.rendered)
        continue
      }
      all.append(
        ChosenFile(
          path: problem.file ?? "", firstNumber: 0, cases: [], isWholeFile: true,
          problems: [RunItem.Problem(problem)]))
    }
    for path in found.files {
      if let file = chosen(path, planner, &choice.emptyFiles) { all.append(file) }
    }
    for index in all.indices {
      all[index].firstNumber = choice.total + 1
      choice.total += all[index].count
    }
    let numbers = shard?.numbers(of: choice.total) ?? 1..<choice.total + 1
    choice.files = all.compactMap { $0.part(numbers) }
    for file in choice.files {
      for text in (file.problems ?? []).map(\.text) + file.notes { printDiagnostic(text) }
    }
    choice.environment = files.environment.sorted()
    return choice
  }

  private func chosen(
    _ path: String, _ planner: SessionPlanner, _ empty: inout [String]
  ) -> ChosenFile? {
    let result = planner.plan(path)
    let notes = result.diagnostics.filter { $0.severity == .warning }.map(\.rendered)
    guard let plan = result.plan else {
      var problems = result.diagnostics.filter { $0.severity == .error }
        .map { RunItem.Problem($0) }
      if result.omittedErrors > 0, let last = problems.last {
        let words = "… and \(RunTally.words(result.omittedErrors, "more error"))"
        problems.append(
          RunItem.Problem(
            code: last.code, line: 0, column: 1, message: words,
            text: SessionText.visible("\(words) in \(path)")))
      }
      return ChosenFile(
        path: path, firstNumber: 0, cases: [], isWholeFile: true, problems: problems, notes: notes)
    }
    if plan.cases.isEmpty { empty.append(path) }
    let cases = selection.indices(of: plan)
    guard !cases.isEmpty else { return nil }
    var file = ChosenFile(
      path: path, firstNumber: 0, cases: cases, isWholeFile: !plan.cases[0].isExplicit,
      notes: notes)
    file.vendorLines = plan.vendorLines
    return file
  }

  /// Prints the chosen cases, each with its steps and expectations, without running them.
  ///
  /// - Parameter print: Takes each line.
  /// - Returns: The exit code.
  public func list(_ paths: [String], print: (String) -> Void) -> Int32 {
    let choice = choose(from: paths)
    var count = 0
    for file in choice.files {
      guard file.problems == nil, let plan = planner.plan(file.path).plan else { continue }
      for index in file.cases where plan.cases.indices.contains(index) {
        let item = plan.cases[index]
        count += 1
        let steps = RunTally.words(item.steps.count, "step")
        let expectations = RunTally.words(item.expectationCount, "expectation")
        print("\(SessionText.visible(item.name)) (\(steps), \(expectations))")
      }
    }
    let errors = choice.files.count { $0.problems != nil }
    let bad = errors > 0 ? ", \(RunTally.words(errors, "file")) with errors" : ""
    print("\(RunTally.words(count, "case"))\(bad)")
    if errors > 0 { return 2 }
    if count == 0 { printDiagnostic(nothing(choice, paths)) }
    return count > 0 || allowsNothing ? 0 : 4
  }
}

extension TestRun {
  /// Reads and checks every file without running it.
  ///
  /// - Parameter print: Takes each line.
  /// - Returns: The exit code.
  public func check(_ paths: [String], print: (String) -> Void) -> Int32 {
    let choice = choose(from: paths)
    let errors = choice.files.count { $0.problems != nil }
    let files =
      choice.found.count
      - choice.files.count { $0.problems != nil && choice.found.contains($0.path) }
    print(
      "\(RunTally.words(files, "file")) checked, \(RunTally.words(errors, "file")) with errors")
    let leftovers = leftovers(in: paths)
    for problem in leftovers { printDiagnostic(problem) }
    if files > 0 || errors > 0 { warn(of: choice.emptyFiles) }
    if errors > 0 { return 2 }
    if !leftovers.isEmpty { return 1 }
    if files == 0 { printDiagnostic(nothing(choice, paths)) }
    return files > 0 || allowsNothing ? 0 : 4
  }
}

extension TestRun {
  /// What each session file of paths reads: itself, and what it includes.
  ///
  /// - Parameter known: What a file reads, if that is known; nil for one that is to be looked into.
  public func readFiles(
    of paths: [String], known: (String) -> [String]? = { _ in nil }
  ) -> [String: [String]] {
    let files = WatchedFiles(planner.files)
    let planner = planner.reading(files)
    var result: [String: [String]] = [:]
    for path in SessionSearch(files: files).search(paths).files {
      if let read = known(path) {
        result[path] = read
        continue
      }
      files.paths = []
      _ = planner.plan(path)
      result[path] = files.paths
    }
    return result
  }
}

extension SessionPlanner {
  /// The same planner over other files.
  func reading(_ files: any FileSource) -> SessionPlanner {
    var planner = self
    planner.files = files
    return planner
  }
}
