import UIKit

/// The coordinators that died while screens of theirs were there: nobody kept them, and the screens are deaf.
///
/// It is told when the transitions that were open then have ended, and only of screens that are still there: who lets a
/// coordinator go and takes its screens away in the same breath has done nothing wrong.
@MainActor
package final class Orphans {
  private struct Orphan {
    let name: String
    let screens: [OwnedScreen]
  }

  private var orphans: [Orphan] = []

  nonisolated init() {}

  /// Takes note of a death; called from `deinit`, on whatever thread that runs.
  nonisolated static func coordinatorDied(_ type: BaseCoordinator.Type, _ screens: [OwnedScreen]) {
    Engine.onMainActor { Engine.state.orphans.add(type, screens) }
  }

  private func add(_ type: BaseCoordinator.Type, _ screens: [OwnedScreen]) {
    orphans.append(Orphan(name: TypeNames.cachedName(of: type), screens: screens))
    if orphans.count == 1 {
      Engine.inNextTurn("look for orphans") { [self] in Engine.wait(self) }
    }
  }

  var hasWork: Bool { !orphans.isEmpty }

  func abandon() {
    orphans = []
  }

  func tell() {
    let dead = orphans
    orphans = []
    for orphan in dead {
      let there = orphan.screens.last { $0.screen.map(Engine.isInTree) == true }
      guard let there, let screen = there.screen else { continue }
      Engine.note(
        "nobody owned \(orphan.name): it died, and \(Engine.name(of: screen)), shown at "
          + "\(there.site), is still there; add it to a parent, or keep it if it is the root")
    }
  }
}
