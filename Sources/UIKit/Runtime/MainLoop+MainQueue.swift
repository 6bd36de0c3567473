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

  /// Whether work is in the main queue that settling waits for.
  package var hasQueuedWork: Bool { queuedWork > 0 }

  private func takesQueuedWork(of run: Int) -> Bool {
    guard run == self.run else { return false }
    queuedWork -= 1
    queuedWorkDone += 1
    return true
  }
}
