import Coordination

/// The places of a small shop.
enum ShopRoute: Hashable, Sendable {
  enum Tab: Int, Sendable {
    case home
    case orders
  }

  case app
  case tab(Tab)
  case order(Int)
  case review(order: Int, text: String?)
}

extension ShopRoute {
  static let links = LinkTable<ShopRoute>(
    schemes: ["shop"], hosts: ["shop.example"],
    [
      LinkPattern("", to: .app),
      LinkPattern("home", to: .tab(.home)),
      LinkPattern("orders", to: .tab(.orders)),
      LinkPattern("orders/:id", .number("id", in: 1...Int.max)) {
        .order($0)
      } values: {
        if case .order(let id) = $0 { id } else { nil }
      },
      LinkPattern("orders/:id/review", .number("id", in: 1...Int.max), .optional(.text("text"))) {
        .review(order: $0, text: $1)
      } values: {
        if case .review(let order, let text) = $0 { (order, text) } else { nil }
      },
    ])

  /// The steps that lead there, from the outside in.
  var way: LinkWay<ShopRoute> {
    switch self {
    case .app: LinkWay([])
    case .tab: LinkWay([self])
    case .order: LinkWay([.tab(.orders), self])
    case .review(let order, _): LinkWay([.tab(.orders), .order(order), self])
    }
  }
}
