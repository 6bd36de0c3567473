import Coordination
import UIKit

/// Rows about bytes.
@MainActor
enum MemoryRows {
  /// What one live screen costs: object, array place, id, registry, closure.
  static func bytesPerScreen() -> Row {
    let count = 100_000
    let counter = Counter()
    let floorStart = Memory.bytesInUse
    let floor = FloorStack(depth: count, counter: counter)
    let floorBytes = Double(Memory.bytesInUse - floorStart) / Double(count)
    floor.removeAll()
    let stage = Stage(depth: 1)
    let start = Memory.bytesInUse
    stage.push(count)
    let bytes = Double(Memory.bytesInUse - start) / Double(count)
    return Row(
      name: "bytes per live screen", value: bytes, unit: "B", floor: floorBytes,
      ratio: bytes / floorBytes, must: "≤ 320 B", goal: "≤ 280 B")
  }

  /// What stays behind when a million screens have left.
  static func left() -> Row {
    let stage = Stage(depth: 1)
    let start = Memory.bytesInUse
    stage.push(1_000_000)
    stage.router.popToRoot(animated: false)
    let left = Double(Memory.bytesInUse - start) / 1024
    let alive = stage.runtime.liveScreens(of: Screen.self)
    precondition(stage.counter.count == 1_000_000, "\(stage.counter.count) closures ran")
    precondition(alive == 1, "\(alive) screens are alive")
    return Row(
      name: "left after popToRoot of 10⁶", value: max(left, 0), unit: "KiB", must: "≤ 1 MiB",
      goal: "≤ 1 MiB")
  }
}

extension Runtime {
  /// How many screens of a type are alive, in any run.
  func liveScreens(of type: UIViewController.Type) -> Int {
    let name = String(describing: type)
    return LifetimeRegistry.shared.live(.controller).filter { $0.typeName == name }.count
  }
}
