import Coordination

/// The places to which something from outside leads, and the steps to them.
public enum ClipRoute: Hashable, Sendable {
  /// `clip://`: the app, wherever it is.
  case app
  /// `clip://clip/ID`: a clip in its tab.
  case clip(Int)
  /// `clip://timer`: the timers; a reminder leads there too.
  case timer
  /// A web address that was copied elsewhere: the saving of it, above the tabs. No link leads there.
  case save(String)

  /// A step: the tabs, with nothing on them.
  case tabs
  /// A step: the tab of the clips.
  case clipTab
}

extension ClipRoute {
  /// The links of the app.
  static let links = LinkTable<ClipRoute>(
    schemes: ["clip"],
    [
      LinkPattern("", to: .app),
      LinkPattern("clip/:id", .number("id", in: 0...Int.max)) {
        .clip($0)
      } values: {
        if case .clip(let id) = $0 { id } else { nil }
      },
      LinkPattern("timer", to: .timer),
    ])

  /// How to get there. Going back to the tabs takes modals away at the same time.
  var way: LinkWay<ClipRoute> {
    switch self {
    case .app: LinkWay([])
    case .clip: LinkWay([.tabs, .clipTab, self], clearing: .firstStep)
    case .timer: LinkWay([.tabs, .timer], clearing: .firstStep)
    case .save, .tabs, .clipTab: LinkWay([self], clearing: .firstStep)
    }
  }
}
