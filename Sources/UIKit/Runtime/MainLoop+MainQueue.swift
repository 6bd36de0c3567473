// What a simulated app has put on the process's main queue. It stays in that queue, where main-actor tasks wait too:
// so both run in the order they came, between the events of a step.
extension MainLoop {
  /// The work, which tells this loop when it runs; not run any more when the run is over.
  package func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard isDriven else { return work }
    queuedWork += 1
    let run = run
    return { [weak self] in
      let isCurrent = MainActor.assumeIsolated { self?.takesQueuedWork(of: run) ?? false }
      if isCurrent { work() }
    }
  }

  // Not inlined into other modules, where the fields would be checked for exclusive access.
  /// Whether work is in the main queue that settling waits for.
  package var hasQueuedWork: Bool {
    @inline(never)
    get { queuedWork > 0 }
  }

  /// How much of it has run; a turn of the queue that changes nothing here has run nothing.
  package var queuedWorkDone: Int {
    @inline(never)
    get { runQueuedWork }
  }

  private func takesQueuedWork(of run: Int) -> Bool {
    guard run == self.run else { return false }
    queuedWork -= 1
    runQueuedWork += 1
    return true
  }
}
