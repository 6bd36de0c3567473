public import Coordination
import UIKit

/// The root of the coordinators: the splash, the login or the tabs.
public final class AppCoordinator: RootCoordinator<LoginState>, PopupShowing {
  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let server: any AccountServer
  private let firstState: LoginState
  /// Whether the server knows one no more, while the tabs stay until that has been read.
  private var isSignedOut = false
  /// For the closures of others that lead here.
  private lazy var way = WayBack(to: self)
  /// What comes from outside; of what comes while nobody is logged in the last is kept.
  let links: LinkQueue<ClipRoute>
  /// Whether somebody asked for a place in the app since it was in front: what was copied is given up for that.
  var isLedElsewhere = false

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, server: any AccountServer,
    loginState: LoginState
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    self.server = server
    firstState = loginState
    links = LinkQueue(table: ClipRoute.links, router: router, keeping: .newest) { $0.way }
    super.init(router: router)
    links.follower = self
  }

  /// Shows the tabs to who is logged in, the login to who is not, and a splash until that is known.
  public override func start() {
    let way = way
    server.onUnauthorized = { way.owner?.end(by: .expired) }
    server.onChange = { way.owner?.readyTabs?.refresh() }
    server.checkForUpdate { way.owner?.showUpdate($0) }
    show(firstState)
    if firstState == .loggedIn { takePasteboard() }
  }

  // MARK: Splash, login, tabs

  /// Makes the splash, the login or the tabs.
  public override func makeRoot(_ root: LoginState) -> RootContent? {
    switch root {
    case .unknown: .screen(makeSplash())
    case .loggedIn: .journey(makeTabBar())
    case .loggedOut: .journey(makeLogin())
    }
  }

  /// Who is logged in may log out or be logged out; who is not may log in.
  public override func root(after event: SessionEvent) -> LoginState? {
    switch event {
    case .loggedIn: .loggedIn
    case .expired: requestedRoot == .unknown || isSignedOut ? nil : .loggedOut
    case .loggedOut, .accountDeleted: .loggedOut
    }
  }

  /// The session is over; what comes from outside waits for the next one.
  func end(by event: SessionEvent) {
    receive(event)
    if readyTabs == nil { links.hold(because: "nobody is logged in") }
  }

  /// The update alert stays when the tabs come; a modal that is there when the login comes belongs to a session that
  /// has ended.
  public override func dismissesModals(for root: LoginState) -> Bool { root == .loggedOut }

  /// The coordinator of the tabs; nil unless one is logged in and stays it.
  var readyTabs: TabBarCoordinator? {
    guard root == .loggedIn, requestedRoot == .loggedIn, !isSignedOut else { return nil }
    return shownCoordinator as? TabBarCoordinator
  }

  private func makeSplash() -> SplashViewController {
    let screen = viewControllerFactory.makeSplashVC()
    screen.onSessionKnown = { [weak self] isLoggedIn in self?.sessionIsKnown(isLoggedIn) }
    screen.onFailure = { [weak self, weak screen] in
      self?.showFailure(over: screen) { [weak screen] in screen?.refresh() }
    }
    return screen
  }

  private func sessionIsKnown(_ isLoggedIn: Bool) {
    let change = show(isLoggedIn ? .loggedIn : .loggedOut, replacing: .unknown)
    change.whenComplete { [weak self] result in
      if case .success = result, isLoggedIn { self?.takePasteboard() }
    }
  }

  private func makeLogin() -> LoginCoordinator {
    let coordinator = coordinatorFactory.makeLoginCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onFinish = { [way] in way.owner?.receive(.loggedIn) }
    return coordinator
  }

  private func makeTabBar() -> TabBarCoordinator {
    let coordinator = coordinatorFactory.makeTabBarCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory)
    coordinator.onSignedOut = { [way] in way.owner?.isSignedOutByServer() }
    coordinator.onFinish = { [way] in way.owner?.end(by: .loggedOut) }
    return coordinator
  }

  /// The tabs stay until that has been read; what comes from outside waits for the next session.
  private func isSignedOutByServer() {
    isSignedOut = true
    links.hold(because: "nobody is logged in")
  }

  /// The tabs are there, and what came too early has its turn.
  public override func didShow(_ root: LoginState) {
    isSignedOut = false
    if readyTabs != nil { links.becomeReady() }
  }

  // MARK: From outside

  /// Whether the server knows a clip.
  func knowsClip(_ id: Int) -> Bool { server.clip(id: id) != nil }

  /// The app is in front again: a link that was copied elsewhere can be saved (R3), and one may come from the
  /// device's settings.
  func becomeActive() {
    guard readyTabs != nil else { return }
    takePasteboard()
    checkAlarm()
    readyTabs?.refresh()
  }

  /// Whether the device lets the app ring may have changed.
  func checkAlarm() {
    readyTabs?.checkAlarm()
  }

  /// The app is in front no more: what was copied then is no news the next time.
  func enterBackground() {
    UIPasteboard.general.items = []
    isLedElsewhere = !links.waiting.isEmpty
  }

  private func takePasteboard() {
    guard readyTabs != nil, !isLedElsewhere, let url = UIPasteboard.general.url?.absoluteString,
      LinkRule.isAddress(url)
    else { return }
    links.open(.save(url))
  }

  // MARK: Update

  /// Tells of an update; an alert that goes without an answer comes back.
  private func showUpdate(_ kind: UpdateKind) {
    let alert = viewControllerFactory.makeUpdateAlert(kind) { [weak self] in self?.update(kind) }
    router.present(alert) { [weak self] reason in
      if reason == .alertAnswered {
        if kind != .forceUpdate { self?.checkAlarm() }
      } else if reason != .tornDown {
        self?.showUpdate(kind)
      }
    }
  }

  private func update(_ kind: UpdateKind) {
    if let url = URL(string: "https://apps.apple.com/app/toaster") {
      UIApplication.shared.open(url)
    }
    // The app does not work without it: it asks again when one comes back.
    if kind == .forceUpdate { showUpdate(kind) }
  }
}
