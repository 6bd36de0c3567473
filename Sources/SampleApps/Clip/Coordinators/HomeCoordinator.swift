public import Coordination
import UIKit

/// The first tab: links, and the settings, from which one logs out.
public final class HomeCoordinator: BaseCoordinator, CoordinatorFinishOutput, LinkBrowsing {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  /// Called when the server has logged one out; the tabs stay until that has been read.
  var onSignedOut: (() -> Void)?

  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol

  init(router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
  }

  /// Shows the first screen of the tab (H1).
  public override func start() {
    let screen = viewControllerFactory.makeHomeVC()
    screen.onMyLinkSelected = { [weak self, weak screen] url, isRead, id in
      self?.showLink(url: url, isRead: isRead, id: id, from: screen)
    }
    screen.onOurLinkSelected = { [weak self, weak screen] url in
      self?.showLink(url: url, isRead: nil, id: nil, from: screen)
    }
    screen.onArrowSelected = { [weak self, weak screen] id, name in
      self?.showDetailClip(id: id, name: name, from: screen)
    }
    screen.onSettingSelected = { [weak self, weak screen] in self?.showSetting(from: screen) }
    reportFailures(of: screen)
    router.setRoot(screen, animated: false)
  }

  /// The tab was selected: what it shows may be old.
  func refresh() {
    (router.navigationController?.topViewController as? LoadingViewController)?.refresh()
  }

  /// Pushes the settings (H6).
  private func showSetting(from source: LoadingViewController?) {
    let screen = viewControllerFactory.makeSettingVC()
    screen.onSignedOut = { [weak self, weak screen] in self?.confirmLogOut(from: screen) }
    reportFailures(of: screen)
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  private func confirmLogOut(from screen: UIViewController?) {
    onSignedOut?()
    let popup = showPopup(.loggedOut, from: screen) { [weak self] in self?.logOut() }
    popup.whenComplete { [weak self] result in
      // A link may have led to another tab meanwhile: nobody can be told, and the session is over all the same.
      if case .failure = result { self?.logOut() }
    }
  }

  /// Takes every modal away and ends the session (H9).
  private func logOut() {
    router.dismissAll(animated: false).whenComplete { [weak self] _ in self?.finish() }
  }
}
