import UIKit

@MainActor
struct ScreenFactory {
  func makeLogin() -> LoginViewController { LoginViewController() }
  func makeHome() -> HomeViewController { HomeViewController() }
  func makeClipList() -> ClipListViewController { ClipListViewController() }
  func makeClip(_ id: Int) -> ClipViewController { ClipViewController(id: id) }
  func makeForm() -> ClipFormViewController { ClipFormViewController() }
  func makeSave(_ url: URL) -> SaveViewController { SaveViewController(url: url) }
}

@MainActor
struct CoordinatorFactory {
  func makeTabs(router: ClipRouting, screens: ScreenFactory) -> TabsCoordinator {
    TabsCoordinator(router: router, screens: screens)
  }
}
