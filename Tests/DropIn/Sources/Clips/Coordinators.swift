import UIKit

@MainActor
class BaseCoordinator {
  private(set) var children: [BaseCoordinator] = []

  func start() {}

  func add(_ child: BaseCoordinator) {
    children.append(child)
  }

  func remove(_ child: BaseCoordinator?) {
    children.removeAll { $0 === child }
  }
}

final class AppCoordinator: BaseCoordinator {
  private let router: ClipRouting
  private let screens: ScreenFactory
  private let coordinators: CoordinatorFactory

  init(router: ClipRouting, screens: ScreenFactory, coordinators: CoordinatorFactory) {
    self.router = router
    self.screens = screens
    self.coordinators = coordinators
  }

  override func start() {
    showLogin()
  }

  func offer(_ url: URL) {
    let sheet = screens.makeSave(url)
    router.present(sheet, animated: true, style: .pageSheet) {}
  }

  private func showLogin() {
    let login = screens.makeLogin()
    login.onLogin = { [weak self] in self?.showTabs() }
    router.setRoot(login, animated: false, hidesBar: true)
  }

  private func showTabs() {
    let tabs = coordinators.makeTabs(router: router, screens: screens)
    tabs.onLogOut = { [weak self, weak tabs] in
      self?.remove(tabs)
      self?.showLogin()
    }
    add(tabs)
    tabs.start()
  }
}

final class TabsCoordinator: BaseCoordinator {
  var onLogOut: (() -> Void)?
  private let router: ClipRouting
  private let screens: ScreenFactory

  init(router: ClipRouting, screens: ScreenFactory) {
    self.router = router
    self.screens = screens
  }

  override func start() {
    let home = UINavigationController(rootViewController: screens.makeHome())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, selectedImage: nil)
    let clips = UINavigationController()
    clips.tabBarItem = UITabBarItem(title: "Clips", image: nil, selectedImage: nil)
    let flow = ClipCoordinator(router: Router(rootViewController: clips), screens: screens)
    flow.onLogOut = { [weak self] in self?.onLogOut?() }
    add(flow)
    flow.start()
    let tabs = UITabBarController()
    tabs.setViewControllers([home, clips], animated: false)
    router.setRoot(tabs, animated: false, hidesBar: true)
  }
}

final class ClipCoordinator: BaseCoordinator {
  var onLogOut: (() -> Void)?
  private(set) var closedForms = 0
  private let router: ClipRouting
  private let screens: ScreenFactory

  init(router: ClipRouting, screens: ScreenFactory) {
    self.router = router
    self.screens = screens
  }

  override func start() {
    let list = screens.makeClipList()
    list.onSelect = { [weak self] id in self?.showClip(id) }
    list.onAdd = { [weak self] in self?.showForm() }
    list.onLogOut = { [weak self] in self?.askToLogOut() }
    router.setRoot(list, animated: false, hidesBar: false)
  }

  private func showClip(_ id: Int) {
    router.push(screens.makeClip(id), animated: true, hidesBottomBar: true)
  }

  private func showForm() {
    let form = screens.makeForm()
    form.onSave = { [weak self] in
      self?.router.dismiss(animated: true) { self?.showClip(0) }
    }
    router.present(form, animated: true, style: .automatic) { [weak self] in
      self?.closedForms += 1
    }
  }

  private func askToLogOut() {
    let popup = UIAlertController(
      title: "Log out", message: nil, preferredStyle: .alert)
    popup.addAction(UIAlertAction(title: "Stay", style: .cancel))
    popup.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in
        self?.router.popToRoot(animated: false)
        self?.onLogOut?()
      })
    router.present(popup, animated: true, style: .automatic, onDismiss: nil)
  }
}
