import Sessions
import Simulator

/// Chooses what an empty line shows of everything that is possible.
enum TopActions {
  /// How many are shown at most.
  static let limit = 15
  /// How many of a kind are shown where not all fit.
  static let perKind = 3

  /// The actions themselves if they fit; otherwise a few of each kind, so that rows do not hide the tabs behind them.
  static func choose(from actions: [UserAction]) -> [UserAction] {
    guard actions.count > limit else { return actions }
    var counts: [Kind: Int] = [:]
    var full: Kind?
    let few = actions.filter { action in
      guard let kind = kind(of: action) else { return true }
      // Rows of a kind stand together, and there may be thousands.
      if kind == full { return false }
      counts[kind, default: 0] += 1
      let isFull = counts[kind, default: 0] > perKind
      if isFull { full = kind }
      return !isFull
    }
    let others = few.filter { !$0.isOnElement }.prefix(limit - perKind)
    var room = limit - others.count
    var result: [UserAction] = []
    for action in few where action.isOnElement && room > 0 {
      result.append(action)
      room -= 1
    }
    return result + others
  }

  /// What many actions can be alike in.
  private struct Kind: Hashable {
    let verb: Verb
    /// The kind of the element that is touched.
    var element = ""
  }

  /// What an action is alike others in; nil for what there are only a few of.
  private static func kind(of action: UserAction) -> Kind? {
    switch action {
    case .tap(let element): Kind(verb: .tap, element: element.kind)
    case .enter, .back, .open, .service, .notification, .permission: Kind(verb: action.verb)
    case .tapOutside, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab, .dismiss,
      .choose, .app, .device,
      .pasteboard:
      nil
    }
  }
}
