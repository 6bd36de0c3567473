import Coordination
import UIKit

/// The root of the shop: the login, or two tabs.
final class ShopCoordinator: BaseCoordinator, LinkFollowing {
  let links: LinkQueue<ShopRoute>
  private let router: WindowRouter
  private weak var tabs: UITabBarController?
  private weak var orders: OrdersCoordinator?

  init(window: UIWindow) {
    router = WindowRouter(window: window)
    links = LinkQueue(table: ShopRoute.links, window: window) { $0.way }
    super.init()
    links.follower = self
    links.hold(because: "nobody is logged in")
  }

  override func start() {
    let login = UIViewController()
    login.title = "Login"
    router.setRoot(login)
  }

  func logIn() {
    let stacks = ["Home", "Orders"].map { title in
      let screen = UIViewController()
      screen.title = title
      return UINavigationController(rootViewController: screen)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    let orders = OrdersCoordinator(router: Router(rootViewController: stacks[1]))
    addDependency(orders)
    self.tabs = tabs
    self.orders = orders
    router.setRoot(tabs).whenComplete { [links] _ in links.becomeReady() }
  }

  func logOut(because reason: String) {
    links.hold(because: reason)
    orders?.finish()
    start()
  }

  func follow(_ route: ShopRoute) -> LinkProgress<ShopRoute> {
    switch route {
    case .tab(let tab):
      guard let tabs else { return .refused("there are no tabs") }
      tabs.selectedIndex = tab.rawValue
      return .done(then: tab == .orders ? orders : nil)
    case .app, .order, .review:
      return .notMine
    }
  }
}

/// The second tab: orders, and what is written about them.
final class OrdersCoordinator: BaseCoordinator, LinkFollowing {
  private let router: any RouterProtocol

  init(router: any RouterProtocol) {
    self.router = router
  }

  func follow(_ route: ShopRoute) -> LinkProgress<ShopRoute> {
    switch route {
    case .order(let id):
      guard ShopStock.orders.contains(id) else { return .refused("there is no order \(id)") }
      return .moves(show(OrderScreen(order: id)))
    case .review(let order, let text):
      return .moves(router.present(ReviewScreen(order: order, text: text ?? "")))
    case .app, .tab:
      return .notMine
    }
  }

  /// Shows an order above the list, whatever was there.
  private func show(_ screen: OrderScreen) -> Transition {
    let list = router.navigationController?.viewControllers.prefix(1) ?? []
    return router.setStack(Array(list) + [screen], animated: true)
  }
}
