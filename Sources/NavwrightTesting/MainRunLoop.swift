import Foundation

/// Runs work on the main thread, but in a turn of the run loop instead of a main-actor job.
///
/// A test's own body is a main-actor job, inside which the main queue stands still; the simulator drains that queue
/// between the events of a step, as the prompt and the runner do. In a turn of the run loop it can.
@MainActor
func outsideMainActorJob<Result: Sendable>(
  _ work: @escaping @MainActor () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    RunLoop.main.perform {
      continuation.resume(returning: MainActor.assumeIsolated(work))
    }
  }
}
