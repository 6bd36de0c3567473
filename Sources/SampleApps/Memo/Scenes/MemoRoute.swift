import Coordination

/// The places of the app to which links lead.
enum MemoRoute: Hashable, Sendable {
  /// `memo://`: the app, wherever it is.
  case app
  /// `memo://memo/ID`: a memo above the list.
  case memo(Int)
  /// `memo://compose` or `memo://compose?text=TEXT`: a new memo, with something to begin with.
  case compose(text: String?)

  /// A step: the list, with nothing on it.
  case list
}

extension MemoRoute {
  /// The links of the app.
  static let links = LinkTable<MemoRoute>(
    schemes: ["memo"],
    [
      LinkPattern("", to: .app),
      LinkPattern("memo/:id", .number("id", in: 1...Int.max)) {
        .memo($0)
      } values: {
        if case .memo(let id) = $0 { id } else { nil }
      },
      LinkPattern("compose", .optional(.text("text"))) {
        .compose(text: $0)
      } values: {
        if case .compose(let text) = $0 { .some(text) } else { nil }
      },
    ])

  /// How to get there.
  var way: LinkWay<MemoRoute> {
    switch self {
    case .app: LinkWay([])
    case .memo, .compose: LinkWay([.list, self])
    case .list: LinkWay([self])
    }
  }
}
