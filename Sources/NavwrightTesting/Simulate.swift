public import Simulator

/// Launches an app, hands it to a test, and ends it afterwards.
///
/// One app runs in a process at a time: tests that run side by side take turns.
///
/// - Parameters:
///   - app: The app's type.
///   - parameters: Launch parameters; what is left out has the app's default.
///   - seed: The seed of everything random in the app.
///   - system: The version of iOS to behave as; nil for the one that is set for the process, or the newest.
///   - mode: Whether every event must be asked for.
///   - checksLeaks: Whether the test fails if something is alive at its end that should be gone.
///   - body: The test. Nothing of the app outlives it.
/// - Throws: What the test throws.
@MainActor
public func simulate(
  _ app: any HeadlessApp.Type, parameters: [String: String] = [:], seed: UInt64 = 1,
  system: SystemVersion? = nil, mode: EventMode = .lenient, checksLeaks: Bool = true,
  file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (SimulatedApp) async throws -> Void
) async rethrows {
  await Turns.shared.take()
  let place = FailurePlace(file, line)
  let simulator = Simulator(
    app, parameters: LaunchParameter.sorted(parameters), seed: seed, system: system)
  let simulated = SimulatedApp(simulator, mode: mode, place)
  defer {
    simulated.simulator.end()
    Turns.shared.give()
  }
  await simulated.finishLaunch()
  try await body(simulated)
  simulated.finish(checksLeaks: checksLeaks, place)
}

/// Lets one test after the other have the process's only running app.
@MainActor
final class Turns {
  static let shared = Turns()

  private var isTaken = false
  /// Each is resumed once, in the order they came.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
