public import Coordination

/// Logs one in; it finishes when that is done.
public final class LoginCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  /// Called when one has logged in. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?

  private let router: any RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol

  init(router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
  }

  /// Shows the login instead of whatever is there (R1).
  public override func start() {
    let screen = viewControllerFactory.makeLoginVC()
    let factory = viewControllerFactory
    screen.setupPages(OnboardingPage.all) { factory.makeOnboardingVC($0) }
    screen.onLoginCompleted = { [weak self] in self?.finish() }
    router.setRoot(screen, animated: false)
  }
}
