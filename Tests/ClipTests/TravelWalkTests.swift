import Clip
import Foundation
import Movies
import NavwrightTesting
import Sessions
import Simulator
import XCTest

/// Seeded walks, then back and forth in time: each place must show, own and have told what it did the first time.
@MainActor
final class TravelWalkTests: XCTestCase {
  func test_walks_throughClip_areRepeated() async {
    for seed in 1...25 as ClosedRange<UInt64> {
      await walk(ClipApp.self, parameters: [LaunchParameter(name: "logged-in", value: "yes")], seed)
    }
  }

  func test_walks_throughMovies_areRepeated() async {
    for seed in 1...25 as ClosedRange<UInt64> {
      let isOnboarded = seed % 3 > 0
      await walk(
        MoviesApp.self,
        parameters: [LaunchParameter(name: "onboarded", value: isOnboarded ? "yes" : "no")], seed)
    }
  }

  private func walk(
    _ app: any HeadlessApp.Type, parameters: [LaunchParameter], _ seed: UInt64
  ) async {
    let failures = await inTurnOfRunLoop {
      var walk = TravelWalk(app, parameters: parameters, seed: seed)
      return walk.failures(steps: 30)
    }
    XCTAssertEqual(failures, [])
  }
}

extension XCTestCase {
  /// A test's own body is a job of the main actor, inside which the main queue stands still.
  @MainActor
  func inTurnOfRunLoop<Result: Sendable>(
    _ work: @escaping @MainActor () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      RunLoop.main.perform { continuation.resume(returning: MainActor.assumeIsolated(work)) }
    }
  }
}

/// One walk of a kind of person that tries everything.
@MainActor
private struct TravelWalk {
  private let travel: TimeTravel
  private let seed: UInt64
  private var random: WalkRandom
  /// What there was behind each step; the first is that of the launch.
  private var pictures: [[String]] = []

  init(_ app: any HeadlessApp.Type, parameters: [LaunchParameter], seed: UInt64) {
    travel = TimeTravel(
      Interpreter(simulator: Simulator(app, parameters: parameters, seed: seed)))
    self.seed = seed
    random = WalkRandom(seed: seed)
  }

  private var simulator: Simulator { travel.interpreter.simulator }

  /// Walks, then goes to the beginning, to places by chance, and to the end.
  mutating func failures(steps: Int) -> [String] {
    pictures = [picture]
    for _ in 0..<steps {
      let command = Command(anyInstruction())
      let outcome = travel.interpreter.run(command)
      travel.take(
        command, typed: "", draft: SessionRecorder.plainDraft(of: command), outcome)
      if travel.position == pictures.count { pictures.append(picture) }
    }
    let last = travel.position
    var failures = go(.undo(last))
    for _ in 0..<6 { failures += go(.go(to: random.number(below: last + 1))) }
    failures += go(.go(to: 0))
    while travel.position < last, failures.isEmpty {
      failures += go(.redo(min(last - travel.position, 1 + random.number(below: 4))))
    }
    failures += go(.reset)
    simulator.end()
    return failures
  }

  private func go(_ request: TravelRequest) -> [String] {
    let outcome = travel.answer(request)
    guard outcome.status == .succeeded else {
      return ["seed \(seed): \(outcome.lines.joined(separator: "\n"))"]
    }
    let expected = pictures[travel.position]
    let found = picture
    guard expected != found else { return [] }
    let pair = zip(expected, found).first { $0 != $1 }
    return [
      "seed \(seed), step \(travel.position): \(pair.map { "\($0)" } ?? "more or less lines")"
    ]
  }

  private mutating func anyInstruction() -> Instruction {
    switch random.number(below: 12) {
    case 0:
      let services = simulator.appType.vocabulary.services
      let behaviors: [ServiceBehavior] = [
        .holds, .replies, .replies, .fails(.network, times: 1), .fails(.status(500), times: nil),
      ]
      guard !services.isEmpty else { return .settle }
      return .act(
        .service(
          name: services[random.number(below: services.count)],
          behaviors[random.number(below: behaviors.count)]))
    case 1: return .advance(.milliseconds(random.number(below: 2_000)))
    case 2: return .begin(anyAction())
    case 3: return .settle
    default: return .act(anyAction())
    }
  }

  private mutating func anyAction() -> UserAction {
    let actions = simulator.possibleActions
    guard !actions.isEmpty else { return .app(.memoryWarning) }
    return actions[random.number(below: actions.count)]
  }

  private var picture: [String] {
    simulator.tree + simulator.elements.map { "\($0)" } + simulator.coordinators
      + simulator.closures + simulator.pending + simulator.eventHistory + simulator.warnings
      + [
        "\(simulator.clock)", simulator.title ?? "-", simulator.toast ?? "-",
        simulator.alert ?? "-",
      ]
  }
}
