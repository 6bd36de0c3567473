/// Where the cases of a run are done.
@MainActor
public protocol CaseExecutor: AnyObject {
  /// Runs the chosen cases.
  ///
  /// - Parameters:
  ///   - files: Files that can be run, in order.
  ///   - report: Takes the items in the order of their numbers; false asks for an end.
  /// - Returns: Why it ended before the last item, if nobody asked for that.
  func run(_ files: [ChosenFile], report: (RunItem) -> Bool) -> RunEnd.Stop?
}

/// Runs cases in this process, one after the other.
@MainActor
public final class OwnProcessExecutor: CaseExecutor {
  private let planner: SessionPlanner
  private let options: CaseOptions

  /// Creates an executor.
  public init(planner: SessionPlanner, options: CaseOptions = CaseOptions()) {
    self.planner = planner
    self.options = options
  }

  /// Reads and runs one file after the other; of each only the results stay.
  public func run(_ files: [ChosenFile], report: (RunItem) -> Bool) -> RunEnd.Stop? {
    for file in files {
      var goesOn = true
      FileRun(file, planner: planner, options: options).run { item in
        if goesOn { goesOn = report(item) }
        return goesOn
      }
      if !goesOn { return nil }
    }
    return nil
  }
}

/// How each case is run.
public struct CaseOptions: Hashable, Sendable {
  /// How often; more than once to see whether it does the same each time.
  public var repeats = 1
  /// Whether a case goes on behind its first failure.
  public var keepsGoing = false

  /// Creates the defaults.
  public init() {}
}
