public import Coordination
import UIKit

/// Owns the tab bar and one coordinator for each tab that has been visited.
public final class TabBarCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  /// Called when the server has logged one out; the tabs stay until that has been read.
  var onSignedOut: (() -> Void)?

  private let router: any RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private lazy var tabBar = viewControllerFactory.makeTabBarVC()
  private weak var homeCoordinator: HomeCoordinator?
  private weak var clipCoordinator: ClipCoordinator?

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
  }

  /// Shows the tabs, the first one selected.
  public override func start() {
    start(with: nil)
  }

  /// Shows the tabs (R2), and a clip if a link led here.
  func start(with clip: AllClipModel?) {
    tabBar.onHomeScene = { [weak self] stack in self?.showHome(on: stack) }
    tabBar.onClipScene = { [weak self] stack in self?.showClips(on: stack) }
    tabBar.selectTab(.home)
    router.setRoot(tabBar, animated: false).whenComplete { [weak self] _ in
      if let clip { self?.show(clip) }
    }
  }

  /// Takes a link to a clip.
  func open(clipID: Int) -> LinkAnswer {
    let name = String(describing: Self.self)
    guard let coordinator = clipCoordinator ?? makeClipCoordinator() else {
      return .notTaken(asked: [name])
    }
    guard let clip = coordinator.clip(id: clipID) else {
      return .notTaken(asked: [name, String(describing: ClipCoordinator.self)])
    }
    // Modals would hide where the link leads.
    router.dismissAll(animated: false).whenComplete { [weak self] _ in self?.show(clip) }
    return .taken
  }

  // MARK: Tabs

  /// A tab's coordinator is made once: going to another tab and back keeps what the tab shows.
  private func showHome(on stack: UINavigationController) {
    if let homeCoordinator {
      homeCoordinator.refresh()
      return
    }
    let coordinator = coordinatorFactory.makeHomeCoordinator(
      router: Router(rootViewController: stack), viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onSignedOut = { [weak self] in self?.onSignedOut?() }
    coordinator.onFinish = { [weak self] in self?.finish() }
    addDependency(coordinator)
    homeCoordinator = coordinator
    coordinator.start()
  }

  private func showClips(on stack: UINavigationController) {
    if let clipCoordinator {
      clipCoordinator.refresh()
      return
    }
    guard let coordinator = makeClipCoordinator() else { return }
    addClipCoordinator(coordinator)
    coordinator.start()
  }

  private func show(_ clip: AllClipModel) {
    guard !isFinished, let coordinator = clipCoordinator ?? makeClipCoordinator() else { return }
    addClipCoordinator(coordinator)
    tabBar.selectTab(.clip)
    coordinator.start(with: clip)
  }

  private func makeClipCoordinator() -> ClipCoordinator? {
    tabBar.stack(of: .clip).map { stack in
      coordinatorFactory.makeClipCoordinator(
        router: Router(rootViewController: stack), viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory)
    }
  }

  private func addClipCoordinator(_ coordinator: ClipCoordinator) {
    addDependency(coordinator)
    clipCoordinator = coordinator
  }
}
