import UIKit

/// The screens that a flow has shown outside its own root, contributed or not.
@MainActor
final class ShownScreens {
  private struct Entry {
    weak var screen: UIViewController?
  }

  private let node: Faint<FlowNode>
  /// Oldest first; one may stand here twice.
  private var entries: [Entry] = []
  private var most = 16

  init(of node: FlowNode) {
    self.node = Faint(node)
  }

  /// Takes note of a screen that was asked to be shown; whether it stands anywhere is seen when that matters.
  ///
  /// - Parameter isFollowed: Whether the flow looks whether it is over when the screen has left.
  func add(_ screen: UIViewController, isFollowed: Bool) {
    if entries.count >= most {
      entries.removeAll { $0.screen == nil }
      most = max(16, entries.count * 2)
    }
    entries.append(Entry(screen: screen))
    if isFollowed { FlowEngine.presenceOfNext(screen).add(.screens(Faint(self))) }
  }

  /// Those that stand somewhere, oldest first.
  var standing: [UIViewController] {
    entries.compactMap(\.screen).filter(FlowEngine.isInUse)
  }

  /// Whether one of them stands somewhere that is a place in a journey.
  var isEmpty: Bool {
    for entry in entries {
      guard let screen = entry.screen, FlowEngine.isInUse(screen) else { continue }
      if !FlowEngine.isAlert(screen) { return false }
    }
    return true
  }
}

// What its screens tell.
extension ShownScreens {
  func presenceDidEnd(_ presence: Presence) {
    node.object?.screenDidLeave(presence.reason)
  }
}
