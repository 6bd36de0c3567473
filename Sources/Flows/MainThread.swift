#if os(Linux) || os(macOS)
  import Foundation

  /// Runs tasks on the main thread alone, from their beginning and after each wait.
  ///
  /// Swift resumes a continuation on a thread of its pool, from which a task comes back to the main actor when that
  /// thread gets to it: a step would settle before, or not. Preferring this executor the task waits in the main queue.
  final class MainThread: TaskExecutor {
    private static let executor = MainThread()
    /// Whether a task is being begun, which runs at once.
    @MainActor private static var isBeginning = false

    /// Begins work at once, up to where it first waits.
    @MainActor
    static func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
      let outer = isBeginning
      isBeginning = true
      defer { isBeginning = outer }
      let beginning = Beginning(work)
      return Task(executorPreference: executor) { await beginning.run() }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if Thread.isMainThread, MainActor.assumeIsolated({ Self.takesAtOnce() }) { return run(job) }
      DispatchQueue.main.async { self.run(job) }
    }

    /// Whether the job that comes is a task's beginning; what that does is none.
    @MainActor
    private static func takesAtOnce() -> Bool {
      defer { isBeginning = false }
      return isBeginning
    }

    private func run(_ job: UnownedJob) {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
  }

  /// Work that is let go as soon as it is done: its task ends a turn of the main queue later.
  @MainActor
  private final class Beginning {
    private var work: (@MainActor () async -> Void)?

    init(_ work: @escaping @MainActor () async -> Void) {
      self.work = work
    }

    func run() async {
      let work = work.take()
      await work?()
    }
  }
#endif
