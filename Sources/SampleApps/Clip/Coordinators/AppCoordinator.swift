public import Coordination
public import UIKit

/// The root of the coordinators: the splash, the login or the tabs.
public final class AppCoordinator: BaseCoordinator, PopupShowing {
  /// Where something from outside leads when it comes too early.
  private enum KeptEntry {
    case clip(AllClipModel)
    case timer
  }

  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let server: any AccountServer
  private var loginState: LoginState
  private weak var tabBarCoordinator: TabBarCoordinator?
  /// The last entry that came while nobody was logged in.
  private var keptEntry: KeptEntry?
  /// Whether somebody asked for a place in the app since it was in front: what was copied is given up for that.
  private var isLedElsewhere = false
  /// What comes when the update alert has been answered. Each is owned until then.
  private var workAfterUpdateAlert: [@MainActor () -> Void] = []

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, server: any AccountServer,
    loginState: LoginState
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    self.server = server
    self.loginState = loginState
  }

  /// Shows the tabs to who is logged in, the login to who is not, and a splash until that is known.
  public override func start() {
    server.onUnauthorized = { [weak self] in self?.endSession() }
    server.onChange = { [weak self] in self?.tabBarCoordinator?.refresh() }
    server.checkForUpdate { [weak self] in self?.showUpdate($0) }
    show()
    if loginState == .loggedIn { takePasteboard() }
  }

  private func show() {
    switch loginState {
    case .unknown: showSplash()
    case .loggedIn: startTabBar()
    case .loggedOut: startLogin()
    }
  }

  private func change(to state: LoginState) {
    loginState = state
    show()
  }

  // MARK: Splash, login, tabs

  private func showSplash() {
    let screen = viewControllerFactory.makeSplashVC()
    screen.onSessionKnown = { [weak self] isLoggedIn in self?.sessionIsKnown(isLoggedIn) }
    screen.onFailure = { [weak self, weak screen] in
      self?.showFailure(over: screen) { [weak screen] in screen?.refresh() }
    }
    router.setRoot(screen, animated: false)
  }

  private func sessionIsKnown(_ isLoggedIn: Bool) {
    guard loginState == .unknown else { return }
    change(to: isLoggedIn ? .loggedIn : .loggedOut)
    if isLoggedIn { takePasteboard() }
  }

  private func startLogin() {
    let coordinator = coordinatorFactory.makeLoginCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onFinish = { [weak self] in self?.change(to: .loggedIn) }
    addDependency(coordinator)
    // A modal that is still on its way belongs to a session that has ended.
    router.dismissAll(animated: false)
    coordinator.start()
  }

  private func startTabBar() {
    let coordinator = coordinatorFactory.makeTabBarCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onSignedOut = { [weak self] in self?.loginState = .loggedOut }
    coordinator.onFinish = { [weak self] in self?.change(to: .loggedOut) }
    addDependency(coordinator)
    tabBarCoordinator = coordinator
    coordinator.start { [weak self, weak coordinator] in
      guard let coordinator else { return }
      switch self?.keptEntry.take() {
      case .clip(let clip)?: coordinator.show(clip)
      case .timer?: coordinator.showTimer()
      case nil: break
      }
    }
  }

  // MARK: From outside

  /// Takes a URL from outside, or keeps it until one has logged in.
  ///
  /// - Returns: Whether somebody takes it, and who was asked.
  public func open(_ url: URL) -> LinkAnswer {
    let name = String(describing: Self.self)
    switch DeepLink(url) {
    case nil:
      return .notTaken(asked: [name])
    case .app:
      return .taken
    case .clip(let id):
      if loginState == .loggedIn, let tabBarCoordinator {
        let answer = tabBarCoordinator.open(clipID: id)
        if answer == .taken { isLedElsewhere = true }
        return answer.asked(before: name)
      }
      guard let clip = server.clip(id: id) else { return .notTaken(asked: [name]) }
      isLedElsewhere = true
      keptEntry = .clip(clip)
      return .taken
    }
  }

  /// A reminder was touched: leads to the timers, now or when one has logged in.
  func openTimer() {
    isLedElsewhere = true
    if loginState == .loggedIn, let tabBarCoordinator {
      tabBarCoordinator.showTimer()
    } else {
      keptEntry = .timer
    }
  }

  /// The app is in front again: a link that was copied elsewhere can be saved (R3), and one may come from the
  /// device's settings.
  func becomeActive() {
    guard loginState == .loggedIn else { return }
    takePasteboard()
    checkAlarm()
    tabBarCoordinator?.refresh()
  }

  /// Whether the device lets the app ring may have changed.
  func checkAlarm() {
    tabBarCoordinator?.checkAlarm()
  }

  /// The app is in front no more: what was copied then is no news the next time.
  func enterBackground() {
    UIPasteboard.general.items = []
    isLedElsewhere = keptEntry != nil
  }

  private func takePasteboard() {
    guard !isLedElsewhere, let url = UIPasteboard.general.url?.absoluteString,
      LinkRule.isAddress(url)
    else { return }
    tabBarCoordinator?.saveLink(url)
  }

  /// One's login has expired: everything goes, and the login stands there. Later calls find nothing to end.
  func endSession() {
    guard loginState == .loggedIn else { return }
    tabBarCoordinator?.finish()
  }

  // MARK: Update

  /// Tells of an update; an alert that goes without an answer comes back.
  private func showUpdate(_ kind: UpdateKind) {
    let alert = viewControllerFactory.makeUpdateAlert(kind) { [weak self] in self?.update(kind) }
    router.present(alert) { [weak self] reason in
      if reason == .alertAnswered {
        if kind != .forceUpdate { self?.showWhatWaited() }
      } else if reason != .tornDown {
        self?.showUpdate(kind)
      }
    }
  }

  /// Keeps what cannot be shown as long as the update alert stands there.
  func afterUpdateAlert(_ work: @escaping @MainActor () -> Void) {
    workAfterUpdateAlert.append(work)
  }

  private func showWhatWaited() {
    let waiting = workAfterUpdateAlert
    workAfterUpdateAlert = []
    for work in waiting { work() }
    checkAlarm()
  }

  private func update(_ kind: UpdateKind) {
    if let url = URL(string: "https://apps.apple.com/app/toaster") {
      UIApplication.shared.open(url)
    }
    // The app does not work without it: it asks again when one comes back.
    if kind == .forceUpdate { showUpdate(kind) }
  }
}
