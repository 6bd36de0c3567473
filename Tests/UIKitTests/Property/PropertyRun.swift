import UIKit

/// What one app was made to do, and what came of it.
@MainActor
struct PropertyRun {
  let script: [WorldOperation]
  let operations: Int
  let violation: Violation?
  let journal: [String]

  /// Makes up a run from a seed.
  init(seed: UInt64, isJournaling: Bool = false) {
    let world = World(isJournaling: isJournaling)
    let source = OperationSource(seed: seed)
    world.improvise = source.operationInside
    for _ in 0..<source.length() where world.violation == nil {
      let operation = source.operation(for: world)
      world.script.append(operation)
      world.perform(operation)
    }
    self.init(finishing: world)
  }

  /// Runs a script.
  init(script: [WorldOperation], isJournaling: Bool = false) {
    let world = World(isJournaling: isJournaling)
    for operation in script where world.violation == nil {
      world.script.append(operation)
      world.perform(operation)
    }
    self.init(finishing: world)
  }

  private init(finishing world: World) {
    if world.violation == nil { world.settle(finishing: true) }
    world.end()
    script = world.script
    operations = world.operations
    violation = world.violation
    journal = world.journal
  }
}
