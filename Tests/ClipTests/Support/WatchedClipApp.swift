import Clip
import Coordination
import Simulator
import UIKit

/// The app with factories that take note of all they make.
@MainActor
final class WatchedClipApp: HeadlessApp {
  static let name = ClipApp.name
  static let vocabulary = ClipApp.vocabulary
  /// The factories of the last launch, owned until the next.
  static var screens: WatchingScreenFactory?
  static var coordinators: WatchingCoordinatorFactory?

  private let app: ClipApp

  init(environment: AppEnvironment) {
    let services = ClipServices(environment: environment)
    let screens = WatchingScreenFactory(ViewControllerFactory(services: services))
    let coordinators = WatchingCoordinatorFactory(CoordinatorFactory(services: services))
    Self.screens = screens
    Self.coordinators = coordinators
    app = ClipApp(
      environment: environment, viewControllerFactory: screens, coordinatorFactory: coordinators)
  }

  func start(in window: UIWindow) { app.start(in: window) }

  func open(_ url: URL) -> URLHandling { app.open(url) }

  func receive(notification name: String) { app.receive(notification: name) }

  func permissionDidChange(_ name: String) { app.permissionDidChange(name) }

  func didEnterBackground() { app.didEnterBackground() }

  func willEnterForeground() { app.willEnterForeground() }
}

/// One object that a factory made, not owned.
struct Made {
  weak var object: AnyObject?
}

@MainActor
final class WatchingScreenFactory: ViewControllerFactoryProtocol {
  private let inner: any ViewControllerFactoryProtocol
  private(set) var made: [Made] = []
  /// Class names, in the order the screens were made.
  private(set) var names: [String] = []

  init(_ inner: any ViewControllerFactoryProtocol) {
    self.inner = inner
  }

  /// The screens that are alive.
  var live: [UIViewController] { made.compactMap { $0.object as? UIViewController } }

  func makeNavigationController() -> ToasterNavigationController {
    note(inner.makeNavigationController())
  }
  func makeSplashVC() -> SplashViewController { note(inner.makeSplashVC()) }
  func makeLoginVC() -> LoginViewController { note(inner.makeLoginVC()) }
  func makeOnboardingVC(_ page: OnboardingPage) -> OnboardingViewController {
    note(inner.makeOnboardingVC(page))
  }
  func makeTabBarVC(_ stacks: [ToasterNavigationController]) -> TabBarController {
    note(inner.makeTabBarVC(stacks))
  }
  func makeHomeVC() -> HomeViewController { note(inner.makeHomeVC()) }
  func makeClipVC() -> ClipViewController { note(inner.makeClipVC()) }
  func makeEditClipVC() -> EditClipViewController { note(inner.makeEditClipVC()) }
  func makeAddLinkVC(isNavigationBarHidden: Bool) -> AddLinkViewController {
    note(inner.makeAddLinkVC(isNavigationBarHidden: isNavigationBarHidden))
  }
  func makeSelectClipVC(isNavigationBarHidden: Bool) -> SelectClipViewController {
    note(inner.makeSelectClipVC(isNavigationBarHidden: isNavigationBarHidden))
  }
  func makeDetailClipVC() -> DetailClipViewController { note(inner.makeDetailClipVC()) }
  func makeLinkWebVC() -> LinkWebViewController { note(inner.makeLinkWebVC()) }
  func makeSearchVC() -> SearchViewController { note(inner.makeSearchVC()) }
  func makeRemindVC() -> RemindViewController { note(inner.makeRemindVC()) }
  func makeRemindSelectClipVC() -> RemindSelectClipViewController {
    note(inner.makeRemindSelectClipVC())
  }
  func makeRemindTimerAddVC() -> RemindTimerAddViewController { note(inner.makeRemindTimerAddVC()) }
  func makeSettingVC() -> SettingViewController { note(inner.makeSettingVC()) }
  func makeTooltipVC(_ kind: TooltipKind) -> TooltipViewController? {
    inner.makeTooltipVC(kind).map(note)
  }
  func makePopupVC(_ kind: PopupKind) -> PopupViewController { note(inner.makePopupVC(kind)) }
  func makeClipSheetVC(_ mode: ClipSheetMode) -> ClipSheetViewController {
    note(inner.makeClipSheetVC(mode))
  }
  func makeLinkSheetVC(_ link: ToastListModel, isOfAllClips: Bool) -> LinkSheetViewController {
    note(inner.makeLinkSheetVC(link, isOfAllClips: isOfAllClips))
  }
  func makeTitleSheetVC(_ link: ToastListModel) -> TitleSheetViewController {
    note(inner.makeTitleSheetVC(link))
  }
  func makeChangeClipSheetVC(_ link: ToastListModel, clips: [AllClipModel])
    -> ChangeClipSheetViewController
  {
    note(inner.makeChangeClipSheetVC(link, clips: clips))
  }
  func makeTimerSheetVC(_ timer: WaitTimerModel) -> TimerSheetViewController {
    note(inner.makeTimerSheetVC(timer))
  }
  func makeAlarmSheetVC() -> AlarmSheetViewController { note(inner.makeAlarmSheetVC()) }
  func makeRepeatSheetVC(_ chosen: Set<TimerRepeatDate>) -> RepeatSheetViewController {
    note(inner.makeRepeatSheetVC(chosen))
  }
  func makeShareVC(_ url: String) -> UIActivityViewController { note(inner.makeShareVC(url)) }
  func makeUpdateAlert(_ kind: UpdateKind, onUpdate: @escaping @MainActor () -> Void)
    -> UIAlertController
  {
    note(inner.makeUpdateAlert(kind, onUpdate: onUpdate))
  }

  private func note<Screen: UIViewController>(_ screen: Screen) -> Screen {
    made.append(Made(object: screen))
    names.append(String(describing: Screen.self))
    return screen
  }
}

@MainActor
final class WatchingCoordinatorFactory: CoordinatorFactoryProtocol {
  private let inner: any CoordinatorFactoryProtocol
  private(set) var made: [Made] = []
  /// Class names, in the order the coordinators were made.
  private(set) var names: [String] = []
  /// Owned, to see what a router does when its stack is gone.
  private(set) var routers: [any RouterProtocol] = []

  init(_ inner: any CoordinatorFactoryProtocol) {
    self.inner = inner
  }

  /// The coordinators that are alive.
  var live: [BaseCoordinator] { made.compactMap { $0.object as? BaseCoordinator } }

  func makeAppCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, loginState: LoginState
  ) -> AppCoordinator {
    note(
      inner.makeAppCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory, loginState: loginState), router)
  }

  func makeLoginCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> LoginCoordinator {
    note(
      inner.makeLoginCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeTabBarCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TabBarCoordinator {
    note(
      inner.makeTabBarCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeHomeCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> HomeCoordinator {
    note(
      inner.makeHomeCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeClipCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> ClipCoordinator {
    note(
      inner.makeClipCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeSearchCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> SearchCoordinator {
    note(
      inner.makeSearchCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeTimerCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> TimerCoordinator {
    note(
      inner.makeTimerCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory), router)
  }

  func makeAddLinkCoordinator(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isNavigationBarHidden: Bool
  ) -> AddLinkCoordinator {
    note(
      inner.makeAddLinkCoordinator(
        router: router, viewControllerFactory: viewControllerFactory,
        coordinatorFactory: coordinatorFactory, isNavigationBarHidden: isNavigationBarHidden),
      router)
  }

  private func note<Coordinator: BaseCoordinator>(
    _ coordinator: Coordinator, _ router: any RouterProtocol
  ) -> Coordinator {
    made.append(Made(object: coordinator))
    names.append(String(describing: Coordinator.self))
    routers.append(router)
    return coordinator
  }
}
