/// Reads session files, runs what is chosen of them, and tells reports how it goes.
///
/// All files are read and checked before anything runs. What is kept of a file is its path and which of its cases are chosen:
/// it is read again when its turn comes, so that memory does not grow with what the files say.
@MainActor
public struct TestRun {
  /// The planner, with the apps and files it knows.
  public var planner: SessionPlanner
  /// Which cases are run.
  public var selection = CaseSelection()
  /// Which part of them; nil for all.
  public var shard: Shard?
  /// How each case is run.
  public var options = CaseOptions()
  /// After how many bad items the run stops; nil for never.
  public var bail: Int?
  /// Whether a run of nothing is well.
  public var allowsNothing = false
  /// Whether a skipped case makes the run a failure.
  public var failsOnSkip = false
  /// Whether what nobody runs is an error: rewritten files waiting for review, partials without a caller.
  public var isStrictTree = false
  /// Who is told; owned by this value.
  public var reports: [any RunReport] = []
  /// The code of a run whose results cannot be written any more; nil while they can. Owned by this value.
  public var unheardCode: () -> Int32? = { nil }
  /// Takes each message about a file; owned by this value.
  public var printDiagnostic: (String) -> Void

  /// Creates a run.
  public init(planner: SessionPlanner, printDiagnostic: @escaping (String) -> Void) {
    self.planner = planner
    self.printDiagnostic = printDiagnostic
  }

  /// Runs files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders whose files are taken in order.
  ///   - executor: Where the cases are done.
  /// - Returns: The exit code.
  public func run(_ paths: [String], on executor: any CaseExecutor) -> Int32 {
    let start = ContinuousClock.now
    let choice = choose(from: paths)
    let parts = choice.files
    tell(
      .began(
        RunStart(
          total: choice.total, count: parts.reduce(0) { $0 + $1.count }, files: parts.count,
          shard: shard, repeats: options.repeats, environment: choice.environment)))
    let leftovers = leftovers(in: paths)
    var tally = RunTally()
    tally.leftRed = leftovers.count
    tally.vendorLines = parts.reduce(0) { $0 + $1.vendorLines }
    let stop = run(parts, on: executor, &tally)
    var end = RunEnd(
      tally: tally, code: tally.exitCode(allowsNothing: allowsNothing, failsOnSkip: failsOnSkip))
    if parts.isEmpty {
      let words = nothing(choice, paths)
      end.nothing = words
      printDiagnostic(words)
    } else {
      warn(of: choice.emptyFiles)
    }
    end.stop = stop ?? bail.flatMap { tally.bad >= $0 ? .bail(tally.bad) : nil }
    if let code = end.stop?.code { end.code = code }
    end.nanoseconds = (ContinuousClock.now - start).nanoseconds
    tell(.finished(end))
    for problem in leftovers { printDiagnostic(problem) }
    return end.code
  }

  /// What lies in paths and nobody runs, in words; nothing if that is not asked for.
  func leftovers(in paths: [String]) -> [String] {
    isStrictTree ? SessionTree(files: planner.files).problems(in: paths) : []
  }

  /// A file that says nothing at all could be taken for one that passed.
  func warn(of files: [String]) {
    for file in files {
      printDiagnostic(Diagnostic(.fileWithoutSteps, severity: .warning, file: file).rendered)
    }
  }

  private func tell(_ event: RunEvent) {
    for report in reports { report.receive(event) }
  }

  private func run(
    _ parts: [ChosenFile], on executor: any CaseExecutor, _ tally: inout RunTally
  ) -> RunEnd.Stop? {
    // Files that cannot be run have their place between the others.
    var rest = parts[...]
    var stop: RunEnd.Stop?
    var opened = 0
    var counted = tally
    func add(_ item: RunItem) -> Bool {
      counted.count(item)
      tell(.ended(item))
      if let code = unheardCode() {
        stop = .unheard(code)
        return false
      }
      return bail.map { counted.bad < $0 } ?? true
    }
    func open(_ file: ChosenFile) {
      for note in file.notes {
        tell(.noted(RunNote(number: file.firstNumber, file: file.path, text: note)))
      }
      tell(
        .opened(RunFile(file: file.path, count: file.count, isWholeFile: file.isWholeFile)))
      opened = file.count
    }
    /// Tells of files that cannot be run, up to the one that holds a number.
    func advance(to number: Int?) -> Bool {
      while opened == 0, let next = rest.first {
        rest = rest.dropFirst()
        open(next)
        guard let problems = next.problems else { return true }
        opened = 0
        guard add(next.invalidItem(problems)) else { return false }
        if number == nil { continue }
      }
      return true
    }
    let runnable = parts.filter { $0.problems == nil }
    var goesOn = true
    if !runnable.isEmpty {
      let end = executor.run(runnable) { item in
        goesOn = goesOn && advance(to: item.number)
        guard goesOn else { return false }
        opened -= 1
        // The file could be run when it was chosen; what has become of it since is said here.
        if case .invalid(let problems) = item.ending {
          for problem in problems { printDiagnostic(problem.text) }
        }
        goesOn = add(item)
        return goesOn
      }
      stop = stop ?? end
    }
    if goesOn, stop == nil { _ = advance(to: nil) }
    tally = counted
    return stop
  }

  func nothing(_ choice: FileChoice, _ paths: [String]) -> String {
    if choice.total > 0, let shard {
      return "nothing ran: shard \(shard.text) is empty, there"
        + (choice.total == 1 ? " is 1 case" : " are \(choice.total) cases")
    }
    let asked = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    if choice.found.isEmpty {
      return SessionText.visible("nothing ran: no session file in \(asked)")
    }
    let files = choice.found.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = choice.found.count > 20 ? ", … \(choice.found.count - 20) more" : ""
    let what = selection.isNarrow ? "no case for \(selection.words)" : "no case"
    return SessionText.visible("nothing ran: \(what) in \(files)\(more)")
  }
}
