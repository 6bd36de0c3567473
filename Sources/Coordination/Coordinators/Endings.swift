import UIKit

/// The coordinators whose last screen has left, until it is sure that no other follows.
///
/// That is in the next turn: what shows another screen for them in the same turn, or from a removal closure, keeps
/// them.
@MainActor
final class Endings {
  /// In the order in which their screens left.
  private var candidates: [Faint<BaseCoordinator>] = []

  init() {}

  /// Looks at a coordinator in the next turn.
  func consider(_ coordinator: BaseCoordinator) {
    coordinator.isEndDue = true
    candidates.append(Faint(coordinator))
    if candidates.count == 1 { Engine.inNextTurn("end of a coordinator") { [self] in look() } }
  }

  private func look() {
    let due = candidates.compactMap(\.object)
    candidates = []
    for coordinator in due { coordinator.isEndDue = false }
    // Children before parents, so that each is told of its own end.
    let depths = due.map(Self.depth)
    let order = due.indices.sorted {
      depths[$0] == depths[$1] ? $0 < $1 : depths[$0] > depths[$1]
    }
    for index in order where due[index].isOver { due[index].finish() }
  }

  private static func depth(of coordinator: BaseCoordinator) -> Int {
    var depth = 0
    var next = coordinator.parentCoordinator
    while let parent = next {
      depth += 1
      next = parent.parentCoordinator
    }
    return depth
  }
}
