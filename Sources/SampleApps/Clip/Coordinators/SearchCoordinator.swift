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
    let way = Way(to: self, from: screen)
    screen.onLinkItemSelected = { url, isRead, id in
      way.owner?.showLink(url: url, isRead: isRead, id: id, from: way.screen)
    }
    screen.onClipItemSelected = { id, name in
      way.owner?.showDetailClip(id: id, name: name, from: way.screen)
    }
    screen.onFailure = { way.owner?.showFailure(over: way.screen) }
    router.setRoot(screen, animated: false)
  }
}
