import Foundation

#if os(Linux)
  import Glibc
#endif

/// Runs work on the main thread, but in a turn of the run loop instead of a main-actor job.
///
/// A test's own body is a main-actor job, inside which the main queue stands still; the simulator drains that queue
/// between the events of a step, as the prompt and the runner do. In a turn of the run loop it can.
@MainActor
func outsideMainActorJob<Result: Sendable>(
  _ work: @escaping @MainActor () -> Result
) async -> Result {
  // Where the main actor has no thread of its own there is no run loop either, and waiting for a turn of it would never
  // end. What an app puts on the main queue runs when the test waits next, then.
  guard Thread.isMainThread else { return work() }
  return await withCheckedContinuation { continuation in
    RunLoop.main.perform {
      continuation.resume(returning: MainActor.assumeIsolated(work))
    }
  }
}

#if os(Linux)
  // Whoever starts the tests of Swift Testing ends its main thread by a call of libdispatch, and the main actor moves to
  // threads of that, where nothing can drain the main queue within a step. On Apple's systems the same call runs the run
  // loop, and so does XCTest everywhere.

  private func runMainLoopForever() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  #if compiler(>=6.3)
    /// Called before `main`.
    @section(".init_array") @used
    private let takesMainThread: @convention(c) () -> Void = { takeMainThread() }

    /// Asks the Swift runtime, which has a variable for this, to end the main thread by its run loop.
    ///
    /// A program that is linked statically does not show the variable, and goes on as it would without.
    private func takeMainThread() {
      typealias End = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
      let end: End = { _, _ in runMainLoopForever() }
      let hook = dlsym(nil, "swift_task_asyncMainDrainQueue_hook")
      hook?.assumingMemoryBound(to: End?.self).pointee = end
    }
  #else
    /// Takes the place of libdispatch's own function: the dynamic linker prefers that of the program.
    @_cdecl("dispatch_main")
    public func endMainThread() -> Never { runMainLoopForever() }
  #endif
#endif
