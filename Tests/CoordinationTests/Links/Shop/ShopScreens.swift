import Coordination
import UIKit

/// One order. A link to another one shows that in its place.
final class OrderScreen: UIViewController, LinkDestination {
  private(set) var order: Int

  init(order: Int) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Order \(order)"
  }

  @available(*, unavailable, message: "there is no order in an archive")
  required init?(coder: NSCoder) {
    nil
  }

  var linkRoute: ShopRoute? { .order(order) }

  func take(_ route: ShopRoute) -> Bool {
    guard case .order(let order) = route, ShopStock.orders.contains(order) else { return false }
    self.order = order
    title = "Order \(order)"
    return true
  }
}

/// What somebody writes about an order. A text that one has typed oneself is not taken away.
final class ReviewScreen: UIViewController, LinkDestination, LinkObstacle {
  let order: Int
  private(set) var text: String
  private(set) var isEdited = false

  init(order: Int, text: String) {
    self.order = order
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = "Review of \(order)"
  }

  @available(*, unavailable, message: "there is no review in an archive")
  required init?(coder: NSCoder) {
    nil
  }

  func type(_ text: String) {
    self.text = text
    isEdited = true
  }

  var linkRoute: ShopRoute? { .review(order: order, text: text) }

  func take(_ route: ShopRoute) -> Bool {
    guard case .review(order, let text) = route, !isEdited else { return false }
    self.text = text ?? ""
    return true
  }

  var linkPolicy: LinkPolicy { isEdited ? .holdsLinks : .givesWay }
}

/// What there is to order.
enum ShopStock {
  static let orders = 1...9
}
