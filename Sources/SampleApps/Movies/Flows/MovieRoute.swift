import Coordination

/// The places of the app to which links lead.
enum MovieRoute: Hashable, Sendable {
  /// `movies://`: the app, wherever it is.
  case app
  /// `movies://movie/ID`: a film above the wishlist.
  case movie(Int)
  /// `movies://watched`, `movies://watched/ID`: what one has seen, or one of it.
  case watched(Int?)
  /// `movies://trending`: what others see.
  case trending
  /// `movies://settings`: the settings above the wishlist.
  case settings
}

extension MovieRoute: CustomStringConvertible {
  /// As the log of events says it.
  var description: String {
    switch self {
    case .app: "app"
    case .movie(let id): "movie(\(id))"
    case .watched(nil): "watched"
    case .watched(let id?): "watched(\(id))"
    case .trending: "trending"
    case .settings: "settings"
    }
  }
}

extension MovieRoute {
  /// The links of the app.
  static let links = LinkTable<MovieRoute>(
    schemes: ["movies"],
    [
      LinkPattern("", to: .app),
      LinkPattern("movie/:id", .number("id", in: 1...Int.max)) {
        .movie($0)
      } values: {
        if case .movie(let id) = $0 { id } else { nil }
      },
      LinkPattern("watched", to: .watched(nil)),
      LinkPattern("watched/:id", .number("id", in: 1...Int.max)) {
        .watched($0)
      } values: {
        if case .watched(let id) = $0 { id } else { nil }
      },
      LinkPattern("trending", to: .trending),
      LinkPattern("settings", to: .settings),
    ])

  /// How to get there: the flows know it, each its own part.
  var way: LinkWay<MovieRoute> {
    switch self {
    case .app: LinkWay([])
    case .movie, .watched, .trending, .settings: LinkWay([self])
    }
  }
}
