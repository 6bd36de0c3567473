import UIKit

/// Who is told what becomes of a presentable; not owned.
// Neither weak references, which would slow all of them down, nor a protocol, to whose types no other kind can be made.
enum PresenceObserver {
  case listening(Faint<Listening>)
  case flow(Faint<FlowNode>)
  case screens(Faint<ShownScreens>)

  /// The observer; nil once it is dead.
  var object: AnyObject? {
    switch self {
    case .listening(let reference): reference.object
    case .flow(let reference): reference.object
    case .screens(let reference): reference.object
    }
  }

  /// Whether this is the given observer.
  func refers(to other: AnyObject) -> Bool {
    switch self {
    case .listening(let reference): reference.refers(to: other)
    case .flow(let reference): reference.refers(to: other)
    case .screens(let reference): reference.refers(to: other)
    }
  }

  /// Tells that the presentable has come on the screen or left it.
  @MainActor
  func presenceDidChange(_ presence: Presence) {
    switch self {
    case .listening(let reference): reference.object?.presenceDidChange(presence)
    case .flow, .screens: break
    }
  }

  /// Tells that the presentable has gone.
  @MainActor
  func presenceDidEnd(_ presence: Presence) {
    switch self {
    case .listening(let reference): reference.object?.presenceDidEnd(presence)
    case .flow(let reference): reference.object?.presenceDidEnd(presence)
    case .screens(let reference): reference.object?.presenceDidEnd(presence)
    }
  }
}
