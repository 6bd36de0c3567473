import Coordination
import UIKit

/// Where links lead: the scenes have no coordinators, so one object follows all steps.
@MainActor
final class MemoLinks: LinkFollowing {
  let queue: LinkQueue<MemoRoute>
  private let router: WindowRouter
  private let list: MemoListViewModel

  /// - Parameters:
  ///   - window: Not owned.
  ///   - list: The list, from which memos are shown and made.
  init(window: UIWindow, list: MemoListViewModel) {
    queue = LinkQueue(table: MemoRoute.links, window: window) { $0.way }
    router = WindowRouter(window: window)
    self.list = list
    queue.follower = self
  }

  func follow(_ route: MemoRoute) -> LinkProgress<MemoRoute> {
    switch route {
    case .app: .done()
    case .list: goToList()
    case .memo(let id): .later { [list] in list.showMemo(id, then: $0) }
    case .compose(let text): .later { [list] in list.compose(text ?? "", then: $0) }
    }
  }

  /// Takes away what lies on the list.
  private func goToList() -> LinkProgress<MemoRoute> {
    guard let stack = router.window?.rootViewController as? UINavigationController else {
      return .refused("the list is not there")
    }
    if stack.viewControllers.count < 2 { return .done() }
    return .moves(Router(rootViewController: stack).popToRoot(animated: false))
  }
}
