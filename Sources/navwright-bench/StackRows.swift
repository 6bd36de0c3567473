import Coordination
import UIKit

/// Rows about one stack.
@MainActor
enum StackRows {
  private static let pairs = 50_000

  static func pair() -> Row {
    let rounds = pairRounds(log: .off)
    return Row(
      name: "pair at depth 10", unit: "ns", rounds: rounds, must: "≤ 4×", goal: "≤ 2.5×",
      inTheWay: "3,570 instructions, of the floor 1,750: the screen with its number and its place "
        + "in the table of what lives, five callbacks, the transition's result")
  }

  static func pairWithLog() -> Row {
    let rounds = pairRounds(log: .navigation)
    return Row(
      name: "pair with event log on", unit: "ns", rounds: rounds, must: "≤ 5×", goal: "≤ 3.2×")
  }

  private static func pairRounds(log: EventLog.Level) -> Rounds {
    let counter = Counter()
    let floor = FloorStack(depth: 10, counter: counter)
    let stage = Stage(depth: 10, log: log)
    return Rounds(
      units: pairs,
      floor: { Clock.measure { floor.pairs(pairs, counter) } },
      subject: {
        let time = Clock.measure { stage.pairs(pairs) }
        stage.runtime.log.removeAll()
        return time
      })
  }

  /// How much dearer a pair is on a deep stack.
  static func depth() -> Row {
    let shallow = Stage(depth: 10)
    let deep = Stage(depth: 10_000)
    let rounds = Rounds(
      units: pairs, floor: { pairs(on: shallow) }, subject: { pairs(on: deep) })
    return Row(
      name: "pair, depth 10 → 10,000 (floor: depth 10)", unit: "ns", rounds: rounds, must: "≤ 1.3×",
      goal: "≤ 1.1×")
  }

  /// How much dearer a pair is among a million live screens.
  static func million() -> Row {
    let small = Stage(depth: 1_000)
    let large = Stage(depth: 1_000_000)
    let rounds = Rounds(units: pairs, floor: { pairs(on: small) }, subject: { pairs(on: large) })
    return Row(
      name: "pair, 10³ → 10⁶ live screens (floor: 10³)", unit: "ns", rounds: rounds, must: "≤ 3×",
      goal: "≤ 2×")
  }

  private static func pairs(on stage: Stage) -> Double {
    Runtime.install(stage.runtime)
    return Clock.measure { stage.pairs(pairs) }
  }

  static func popToRoot(count: Int, name: String, goal: String) -> Row {
    let counter = Counter()
    let floor = FloorStack(depth: 1, counter: counter)
    let stage = Stage(depth: 1)
    // Small stacks are measured several times a round, to be longer than the clock's grain.
    let times = max(1, 20_000 / count)
    let rounds = Rounds(
      units: times,
      floor: {
        repeated(times, prepare: { for _ in 0..<count { floor.push(counter) } }) {
          floor.popToRoot()
        }
      },
      subject: {
        repeated(times, prepare: { stage.push(count) }) {
          stage.router.popToRoot(animated: false)
        }
      })
    return Row(
      name: "popToRoot of \(name) screens", unit: "ms", scale: 1e6, rounds: rounds, must: "≤ 3×",
      goal: goal)
  }

  private static func repeated(_ times: Int, prepare: () -> Void, _ work: () -> Void) -> Double {
    var total = 0.0
    for _ in 0..<times {
      prepare()
      total += Clock.measure(work)
    }
    return total
  }
}
