import Coordination
import UIKit

/// What can stand at the root of a test's app.
enum Stage: Hashable {
  case splash
  case onboarding
  case login
  case main
  /// Nothing is made for it.
  case nowhere
}

/// Logs one in; over when that is done.
@MainActor
final class LoginJourney: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
}

/// A journey that sets the root by the router that it shares with the root coordinator.
@MainActor
final class SharedJourney: BaseCoordinator {
  private let router: any RouterProtocol

  init(_ router: any RouterProtocol) {
    self.router = router
  }

  override func start() {
    router.setRoot(Screen("journey"))
    router.push(Screen("next"), animated: true)
    router.push(Screen("last"), animated: true)
  }
}

/// An app with a login and tabs.
@MainActor
final class StagedApp: RootCoordinator<Stage> {
  private(set) var made: [Stage] = []
  private(set) weak var tabs: AppTabs?
  private(set) weak var login: LoginJourney?
  /// Runs as the tabs start. Owned by this coordinator.
  var onMainStarts: (() -> Void)?
  /// Makes another thing of a root. Owned by this coordinator.
  var content: ((Stage) -> RootContent?)?

  override func makeRoot(_ root: Stage) -> RootContent? {
    made.append(root)
    if let content = content?(root) { return content }
    switch root {
    case .splash: return .screen(Screen("splash"))
    case .onboarding: return .screen(makeOnboarding())
    case .login: return makeLogin()
    case .main: return makeMain()
    case .nowhere: return nil
    }
  }

  override func dismissesModals(for root: Stage) -> Bool { root != .splash }

  override func root(after event: SessionEvent) -> Stage? {
    switch event {
    case .loggedIn: .main
    case .loggedOut, .expired: requestedRoot == .splash ? nil : .login
    case .accountDeleted: .onboarding
    }
  }

  private func makeOnboarding() -> UIViewController {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("O1"), Screen("O2")]
    return stack
  }

  private func makeLogin() -> RootContent {
    let journey = LoginJourney()
    journey.onFinish = { [weak self] in self?.receive(.loggedIn) }
    login = journey
    return .screen(Screen("login"), coordinator: journey)
  }

  private func makeMain() -> RootContent {
    let tabs = AppTabs()
    tabs.onFinish = { [weak self] in self?.receive(.loggedOut) }
    self.tabs = tabs
    let start = Starter(tabs) { [weak self] in self?.onMainStarts?() }
    return .screen(tabs.tabBarController, coordinator: start)
  }
}

/// Starts another coordinator, and tells of it.
@MainActor
private final class Starter: BaseCoordinator {
  private let onStart: () -> Void

  init(_ child: any Coordinator, onStart: @escaping () -> Void) {
    self.onStart = onStart
    super.init()
    addDependency(child)
  }

  override func start() {
    for child in childCoordinators { child.start() }
    onStart()
  }
}

extension CoordinationTestCase {
  /// How many controllers and coordinators are alive.
  var aliveCounts: [Int] {
    [
      LifetimeRegistry.shared.live(.controller).count,
      LifetimeRegistry.shared.live(.coordinator).count,
    ]
  }

  /// An app in the test's window, which shows this root.
  func makeApp(_ root: Stage) -> StagedApp {
    let app = StagedApp(window: window)
    app.show(root)
    settle()
    runtime.log.removeAll()
    return app
  }
}

/// The tabs as they come up.
let homeTabs = "tabs{nav[home]*, nav[], nav[], nav[]}"
