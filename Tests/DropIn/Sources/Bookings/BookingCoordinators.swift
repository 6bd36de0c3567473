import UIKit

/// Turns routes into transitions of a container.
@MainActor
class RouteCoordinator<Route, Root: UIViewController> {
  let root: Root
  private(set) var children: [AnyObject] = []

  init(root: Root, initial: Route? = nil) {
    self.root = root
    if let initial { trigger(initial, animated: false) }
  }

  func transition(for route: Route) -> Transition<Root> {
    assertionFailure("override transition(for:)")
    return .none()
  }

  func trigger(_ route: Route, animated: Bool = true, done: (() -> Void)? = nil) {
    transition(for: route).run(on: root, animated: animated, done: done)
  }

  func keep(_ child: AnyObject) {
    children.append(child)
  }
}

enum BookingRoute {
  case list
  case booking(Int)
  case payment
  case closePayment
  case back
  case home
  case paidHome
}

final class BookingCoordinator: RouteCoordinator<BookingRoute, UINavigationController> {
  private let list = UIViewController()

  init() {
    super.init(root: UINavigationController(), initial: .list)
  }

  override func transition(for route: BookingRoute) -> Transition<UINavigationController> {
    switch route {
    case .list:
      return .set([list])
    case .booking(let number):
      let screen = UIViewController()
      screen.title = "Booking \(number)"
      return .push(screen)
    case .payment:
      let payment = PaymentCoordinator()
      keep(payment)
      return .present(payment.root)
    case .closePayment:
      return .dismiss()
    case .back:
      return .pop()
    case .home:
      return .popToRoot()
    case .paidHome:
      return .multiple([.dismiss(), .popToRoot()])
    }
  }
}

enum PaymentRoute {
  case card
  case code
}

final class PaymentCoordinator: RouteCoordinator<PaymentRoute, UITabBarController> {
  let card = UIViewController()
  let code = UIViewController()

  init() {
    super.init(root: UITabBarController())
    Transition<UITabBarController>.set([card, code]).run(on: root, animated: false)
  }

  override func transition(for route: PaymentRoute) -> Transition<UITabBarController> {
    switch route {
    case .card: return .select(card)
    case .code: return .select(index: 1)
    }
  }
}
