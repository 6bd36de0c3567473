public import Coordination
import UIKit

/// The fourth tab: links and clips by a word.
public final class SearchCoordinator: BaseCoordinator, LinkBrowsing {
  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol

  init(router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
  }

  /// Shows the first screen of the tab (S1).
  public override func start() {
    let screen = viewControllerFactory.makeSearchVC()
    screen.onLinkItemSelected = { [weak self, weak screen] url, isRead, id in
      self?.showLink(url: url, isRead: isRead, id: id, from: screen)
    }
    screen.onClipItemSelected = { [weak self, weak screen] id, name in
      self?.showDetailClip(id: id, name: name, from: screen)
    }
    reportFailures(of: screen)
    router.setRoot(screen, animated: false)
  }
}
