import Coordination
import UIKit

/// A coordinator that fills a tab's stack.
@MainActor
protocol TabCoordinator: BaseCoordinator {
  var router: any RouterProtocol { get }
}

extension TabCoordinator {
  /// The tab was selected: what it shows may be old.
  func refresh() {
    (router.navigationController?.topViewController as? LoadingViewController)?.refresh()
  }
}
