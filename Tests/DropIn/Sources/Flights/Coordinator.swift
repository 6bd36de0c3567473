import UIKit

class Coordinator: NSObject {
  private(set) var children: [Coordinator] = []

  func start() {}

  func add(_ child: Coordinator) {
    guard !children.contains(where: { $0 === child }) else { return }
    children.append(child)
  }

  func remove(_ child: Coordinator?) {
    children.removeAll { $0 === child }
  }
}

/// Owns the window's stack for the life of the app.
final class AppCoordinator: Coordinator {
  let window: UIWindow
  let navigationController = UINavigationController()
  lazy var router = Router(navigationController: navigationController)

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  override func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    let list = AirportListViewController()
    list.onSelect = { [weak self] code in self?.showAirport(code) }
    router.push(list, animated: false)
  }

  func showAirport(_ code: String) {
    let child = AirportCoordinator(code: code, router: router)
    add(child)
    child.onEnd = { [weak self, weak child] in self?.remove(child) }
    child.start()
  }
}
