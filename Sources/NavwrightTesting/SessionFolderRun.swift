import Sessions
import Simulator

/// One run of the session files below a folder.
struct SessionFolderRun: Sendable {
  /// Something that fails the test.
  struct Failure: Sendable {
    var message: String
    /// Nil for what is about no line of any file.
    var place: FailurePlace?
  }

  /// How many cases passed.
  private(set) var passed = 0
  /// What fails the test, in the order of the files.
  private(set) var failures: [Failure] = []

  @MainActor
  init(_ planner: SessionPlanner, _ path: String, _ files: FilesBesideTest, checksLeaks: Bool) {
    let collector = Collector()
    let executor = WatchingExecutor(planner: planner, checksLeaks: checksLeaks)
    // What makes a file unusable is asked for again, with its place.
    var run = TestRun(planner: planner) { _ in }
    run.reports = [collector]
    _ = run.run([path], on: executor)
    for item in collector.items {
      switch item.ending {
      case .passed:
        guard let accounts = executor.survivors[item.number] else {
          passed += 1
          continue
        }
        let title = "\(item.file):\(item.line):1: alive at the end, and should be gone"
        failures.append(
          Failure(
            message: ([title] + accounts).joined(separator: "\n"),
            place: FailurePlace(file: files.location(of: item.file), line: item.line)))
      case .failed(let failure):
        failures.append(
          Failure(
            message: failure.lines.joined(separator: "\n"),
            place: FailurePlace(
              file: files.location(of: failure.file), line: failure.line,
              column: failure.column)))
      case .skipped, .todo: continue
      case .invalid: failures += Self.problems(of: item, planner, files)
      }
    }
    if let nothing = collector.nothing { failures.append(Failure(message: nothing)) }
  }

  /// What is wrong with a file, each at its own line.
  @MainActor
  private static func problems(
    of item: RunItem, _ planner: SessionPlanner, _ files: FilesBesideTest
  ) -> [Failure] {
    planner.plan(item.file).diagnostics.filter { $0.severity == .error }.map { problem in
      let place = problem.line.map { line in
        FailurePlace(
          file: files.location(of: problem.file ?? item.file), line: line, column: problem.column)
      }
      return Failure(message: problem.rendered, place: place)
    }
  }

  private final class Collector: RunReport {
    var items: [RunItem] = []
    var nothing: String?

    func receive(_ event: RunEvent) {
      switch event {
      case .ended(let item): items.append(item)
      case .finished(let end): nothing = end.nothing
      case .began, .noted, .opened: return
      }
    }
  }
}

/// Runs cases in this process, and looks at the end of each for what is left.
@MainActor
private final class WatchingExecutor: CaseExecutor {
  private let planner: SessionPlanner
  private let checksLeaks: Bool
  /// What is left of each case and holds what, by number.
  private(set) var survivors: [Int: [String]] = [:]

  init(planner: SessionPlanner, checksLeaks: Bool) {
    self.planner = planner
    self.checksLeaks = checksLeaks
  }

  func run(_ files: [ChosenFile], report: (RunItem) -> Bool) -> RunEnd.Stop? {
    for file in files {
      let watch = LeakWatch()
      FileRun(
        file, planner: planner, options: CaseOptions(), observer: checksLeaks ? watch : nil
      ).run { item in
        if !watch.accounts.isEmpty { survivors[item.number] = watch.accounts }
        return report(item)
      }
    }
    return nil
  }
}

@MainActor
private final class LeakWatch: CaseObserver {
  /// What was left of the last case.
  private(set) var accounts: [String] = []
  private var simulator: Simulator?

  func willRun(_ run: Int) { accounts = [] }

  func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
    self.simulator = simulator
  }

  func willEnd(_ plan: CasePlan) {
    guard let simulator else { return }
    self.simulator = nil
    // What is on its way out when the last step ends is not left behind.
    _ = simulator.settle()
    let survivors = simulator.survivors
    if !survivors.isEmpty { accounts = Interpreter.accounts(of: survivors) }
  }
}
