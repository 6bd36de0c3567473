/// Makes the screens; every screen of the app comes from here.
@MainActor
public protocol ViewControllerFactoryProtocol: AnyObject {
  /// Makes the screen on which one logs in.
  func makeLoginVC() -> LoginViewController
  /// Makes the tab bar with empty tabs.
  func makeTabBarVC() -> TabBarController
  /// Makes the first screen of tab home.
  func makeHomeVC() -> HomeViewController
  /// Makes the first screen of tab clip.
  func makeClipVC() -> ClipViewController
  /// Makes the screen on which clips are edited.
  func makeEditClipVC() -> EditClipViewController
  /// Makes the screen of one clip.
  func makeDetailClipVC() -> DetailClipViewController
  /// Makes the screen of one link.
  func makeLinkWebVC() -> LinkWebViewController
  /// Makes the settings.
  func makeSettingVC() -> SettingViewController
  /// Makes a popup.
  func makePopupVC(_ kind: PopupKind) -> PopupViewController
}

/// Makes the app's own screens.
@MainActor
public final class ViewControllerFactory {
  private let services: ClipServices

  /// Creates a factory.
  ///
  /// - Parameter services: What the screens ask for their data.
  public init(services: ClipServices) {
    self.services = services
  }
}

extension ViewControllerFactory: ViewControllerFactoryProtocol {
  /// Makes the screen on which one logs in.
  public func makeLoginVC() -> LoginViewController {
    LoginViewController(services: services, pages: OnboardingPage.all)
  }

  /// Makes the tab bar with empty tabs.
  public func makeTabBarVC() -> TabBarController { TabBarController() }

  /// Makes the first screen of tab home.
  public func makeHomeVC() -> HomeViewController { HomeViewController(services: services) }

  /// Makes the first screen of tab clip.
  public func makeClipVC() -> ClipViewController { ClipViewController(services: services) }

  /// Makes the screen on which clips are edited.
  public func makeEditClipVC() -> EditClipViewController { EditClipViewController() }

  /// Makes the screen of one clip.
  public func makeDetailClipVC() -> DetailClipViewController {
    DetailClipViewController(services: services)
  }

  /// Makes the screen of one link.
  public func makeLinkWebVC() -> LinkWebViewController {
    LinkWebViewController(services: services)
  }

  /// Makes the settings.
  public func makeSettingVC() -> SettingViewController {
    SettingViewController(services: services)
  }

  /// Makes a popup.
  public func makePopupVC(_ kind: PopupKind) -> PopupViewController {
    PopupViewController(kind: kind)
  }
}
