import Coordination
import UIKit

/// The screens that flows have asked to be shown and that were not there at once: they wait for a transition, or UIKit has
/// refused them.
///
/// One that is not there when everything has settled never comes. It says that it has gone, so that nobody keeps it.
@MainActor
final class ExpectedScreens {
  private struct Entry {
    weak var screen: UIViewController?
  }

  private var entries: [Entry] = []

  init() {}

  /// Takes note of a screen.
  func add(_ screen: UIViewController) {
    entries.append(Entry(screen: screen))
    if entries.count == 1 {
      Engine.inNextTurn("look for screens that were refused") { [self] in FlowEngine.wait(self) }
    }
  }

  var hasWork: Bool { !entries.isEmpty }

  func abandon() {
    entries = []
  }

  func look() {
    let screens = entries.compactMap(\.screen)
    entries = []
    for screen in screens where !FlowEngine.isInUse(screen) {
      FlowEngine.dismissPresence(of: screen)
    }
  }
}
