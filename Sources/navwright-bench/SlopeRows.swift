import Coordination
import UIKit

/// Rows about how cost grows: the exponent of size that fits it best.
///
/// 0 is flat; 1 would be as much dearer as the size is larger. Each size is measured in turn, several times.
@MainActor
enum SlopeRows {
  private static let rounds = 7

  /// Pairs on stacks from 10 to 10,000 screens.
  static func depth() -> Row {
    let stages = [10, 100, 1_000, 10_000].map { (size: $0, stage: Stage(depth: $0)) }
    return row("slope of a pair, depth 10 → 10,000", must: "≤ 0.04", goal: "≤ 0.015") {
      stages.map { ($0.size, perPair(on: $0.stage)) }
    }
  }

  /// Pairs among a thousand to a million live screens.
  static func live() -> Row {
    let stages = [1_000, 10_000, 100_000, 1_000_000].map { (size: $0, stage: Stage(depth: $0)) }
    return row("slope of a pair, 10³ → 10⁶ live screens", must: "≤ 0.16", goal: "≤ 0.1") {
      stages.map { ($0.size, perPair(on: $0.stage)) }
    }
  }

  /// Taking stacks of a hundred to a hundred thousand screens down to the root, for each screen.
  static func popToRoot() -> Row {
    let stage = Stage(depth: 1)
    return row("slope of popToRoot per screen, 10² → 10⁵", must: "≤ 0.3", goal: "≤ 0.2") {
      [100, 1_000, 10_000, 100_000].map { size in
        var total = 0.0
        let times = max(1, 20_000 / size)
        for _ in 0..<times {
          stage.push(size)
          total += Clock.measure { stage.router.popToRoot(animated: false) }
        }
        return (size, total / Double(times * size))
      }
    }
  }

  /// Presenting and dismissing over one to a thousand modals.
  static func modals() -> Row {
    let stages = [1, 10, 100, 1_000].map { size in
      let stage = Stage(depth: 1)
      for _ in 1..<size {
        stage.router.present(Screen(), animated: false) { _ in }
        stage.settle()
      }
      return (size: size, stage: stage)
    }
    return row("slope of a modal, over 1 → 1,000 others", must: "–", goal: "–") {
      stages.map { entry in
        Runtime.install(entry.stage.runtime)
        let count = 20_000 / (entry.size + 20)
        let time = Clock.measure { ContainerRows.modals(entry.stage, count) }
        return (entry.size, time / Double(count))
      }
    }
  }

  private static func perPair(on stage: Stage) -> Double {
    let count = 10_000
    Runtime.install(stage.runtime)
    return Clock.measure { stage.pairs(count) } / Double(count)
  }

  /// - Parameter measure: Measures every size once, in turn.
  private static func row(
    _ name: String, must: String, goal: String, _ measure: () -> [(size: Int, cost: Double)]
  ) -> Row {
    _ = measure()
    var slopes: [Double] = []
    for _ in 0..<rounds {
      slopes.append(slope(measure().map { (log10(Double($0.size)), log10($0.cost)) }))
    }
    return Row(
      name: name, value: Rounds.median(slopes), unit: "", places: 3, must: must, goal: goal)
  }

  /// The slope of the line that fits points best.
  private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let above = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let below = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return above / below
  }
}
