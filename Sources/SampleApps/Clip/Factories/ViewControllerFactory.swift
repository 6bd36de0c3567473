public import UIKit

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
  /// Makes an empty stack.
  public func makeNavigationController() -> ToasterNavigationController {
    ToasterNavigationController()
  }

  /// Makes what is shown until the login state is known.
  public func makeSplashVC() -> SplashViewController { SplashViewController(services: services) }

  /// Makes the screen on which one logs in.
  public func makeLoginVC() -> LoginViewController { LoginViewController(services: services) }

  /// Makes a page of the introduction on that screen.
  public func makeOnboardingVC(_ page: OnboardingPage) -> OnboardingViewController {
    OnboardingViewController(page: page)
  }

  /// Makes the tab bar over these stacks.
  public func makeTabBarVC(_ stacks: [ToasterNavigationController]) -> TabBarController {
    TabBarController(stacks: stacks)
  }

  /// Makes the first screen of tab home.
  public func makeHomeVC() -> HomeViewController { HomeViewController(services: services) }

  /// Makes the first screen of tab clip.
  public func makeClipVC() -> ClipViewController { ClipViewController(services: services) }

  /// Makes the screen on which clips are edited.
  public func makeEditClipVC() -> EditClipViewController {
    EditClipViewController(services: services)
  }

  /// Makes the screen on which the address of a link is entered.
  public func makeAddLinkVC(isNavigationBarHidden: Bool) -> AddLinkViewController {
    AddLinkViewController(isNavigationBarHidden: isNavigationBarHidden)
  }

  /// Makes the screen on which a link's clip is chosen.
  public func makeSelectClipVC(isNavigationBarHidden: Bool) -> SelectClipViewController {
    SelectClipViewController(services: services, isNavigationBarHidden: isNavigationBarHidden)
  }

  /// Makes the screen of one clip.
  public func makeDetailClipVC() -> DetailClipViewController {
    DetailClipViewController(services: services)
  }

  /// Makes the screen of one link.
  public func makeLinkWebVC() -> LinkWebViewController { LinkWebViewController(services: services) }

  /// Makes the first screen of tab search.
  public func makeSearchVC() -> SearchViewController { SearchViewController(services: services) }

  /// Makes the first screen of tab timer.
  public func makeRemindVC() -> RemindViewController { RemindViewController(services: services) }

  /// Makes the screen on which a timer's clip is chosen.
  public func makeRemindSelectClipVC() -> RemindSelectClipViewController {
    RemindSelectClipViewController(services: services)
  }

  /// Makes the screen of one timer.
  public func makeRemindTimerAddVC() -> RemindTimerAddViewController {
    RemindTimerAddViewController(services: services)
  }

  /// Makes the settings.
  public func makeSettingVC() -> SettingViewController { SettingViewController(services: services) }

  /// Makes a tip; nil if it has been seen.
  public func makeTooltipVC(_ kind: TooltipKind) -> TooltipViewController? {
    let memory = services.memory
    return memory.isUnseen(kind) ? TooltipViewController(kind: kind, memory: memory) : nil
  }

  // MARK: Modals

  /// Makes a popup.
  public func makePopupVC(_ kind: PopupKind) -> PopupViewController {
    PopupViewController(kind: kind)
  }

  /// Makes the sheet for a clip's title.
  public func makeClipSheetVC(_ mode: ClipSheetMode) -> ClipSheetViewController {
    ClipSheetViewController(services: services, mode: mode)
  }

  /// Makes the sheet of what can be done with a link.
  public func makeLinkSheetVC(_ link: ToastListModel, isOfAllClips: Bool)
    -> LinkSheetViewController
  {
    LinkSheetViewController(services: services, link: link, isOfAllClips: isOfAllClips)
  }

  /// Makes the sheet for a link's title.
  public func makeTitleSheetVC(_ link: ToastListModel) -> TitleSheetViewController {
    TitleSheetViewController(services: services, link: link)
  }

  /// Makes the sheet for a link's clip.
  public func makeChangeClipSheetVC(_ link: ToastListModel, clips: [AllClipModel])
    -> ChangeClipSheetViewController
  {
    ChangeClipSheetViewController(services: services, link: link, clips: clips)
  }

  /// Makes the sheet of what can be done with a timer.
  public func makeTimerSheetVC(_ timer: WaitTimerModel) -> TimerSheetViewController {
    TimerSheetViewController(services: services, timer: timer)
  }

  /// Makes the sheet that tells of the device's settings.
  public func makeAlarmSheetVC() -> AlarmSheetViewController {
    AlarmSheetViewController(services: services)
  }

  /// Makes the sheet for the days of a timer.
  public func makeRepeatSheetVC(_ chosen: Set<TimerRepeatDate>) -> RepeatSheetViewController {
    RepeatSheetViewController(services: services, chosen: chosen)
  }

  /// Makes the system's share sheet for an address.
  public func makeShareVC(_ url: String) -> UIActivityViewController {
    ShareViewController(activityItems: [url], applicationActivities: nil)
  }

  /// Makes the alert that tells of an update.
  public func makeUpdateAlert(_ kind: UpdateKind, onUpdate: @escaping @MainActor () -> Void)
    -> UIAlertController
  {
    let alert = UIAlertController(title: kind.title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Update", style: .default) { _ in onUpdate() })
    if kind != .forceUpdate { alert.addAction(UIAlertAction(title: "Later", style: .cancel)) }
    return alert
  }
}
