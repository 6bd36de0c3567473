import Foundation

/// The child takes the stack's delegate, as long as its first screen is there.
final class ThreadCoordinator: NSObject, UINavigationControllerDelegate {
  var onEnd: (() -> Void)?
  private let router: NavigationRouter
  private weak var parentDelegate: UINavigationControllerDelegate?
  private weak var first: UIViewController?
  private(set) var shown: [String] = []

  init(router: NavigationRouter) {
    self.router = router
    super.init()
  }

  func start() {
    let screen = UIViewController()
    screen.title = "Thread"
    first = screen
    let stack = router.underlyingStack
    parentDelegate = stack.delegate
    stack.delegate = self
    router.push(screen)
  }

  func showReplies() {
    let screen = UIViewController()
    screen.title = "Replies"
    router.push(screen)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "?")
    if let first, navigationController.viewControllers.contains(first) { return }
    navigationController.delegate = parentDelegate
    parentDelegate?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    onEnd?()
  }
}

final class RoomCoordinator {
  let router: NavigationRouter
  private(set) var child: ThreadCoordinator?

  init(stack: UINavigationController) {
    router = NavigationRouter(stack: stack)
    let rooms = UIViewController()
    rooms.title = "Rooms"
    router.setRoot(rooms)
  }

  func openThread() {
    let child = ThreadCoordinator(router: router)
    child.onEnd = { [weak self] in self?.child = nil }
    self.child = child
    child.start()
  }
}
