public import UIKit

/// Makes the screens; every screen of the app comes from here.
@MainActor
public protocol ViewControllerFactoryProtocol: ScreenFactoryProtocol, ModalFactoryProtocol {}

/// Makes what stands on stacks.
@MainActor
public protocol ScreenFactoryProtocol: AnyObject {
  /// Makes an empty stack.
  func makeNavigationController() -> ToasterNavigationController
  /// Makes what is shown until the login state is known.
  func makeSplashVC() -> SplashViewController
  /// Makes the screen on which one logs in.
  func makeLoginVC() -> LoginViewController
  /// Makes a page of the introduction on that screen.
  func makeOnboardingVC(_ page: OnboardingPage) -> OnboardingViewController
  /// Makes the tab bar over these stacks.
  func makeTabBarVC(_ stacks: [ToasterNavigationController]) -> TabBarController
  /// Makes the first screen of tab home.
  func makeHomeVC() -> HomeViewController
  /// Makes the first screen of tab clip.
  func makeClipVC() -> ClipViewController
  /// Makes the screen on which clips are edited.
  func makeEditClipVC() -> EditClipViewController
  /// Makes the screen on which the address of a link is entered.
  func makeAddLinkVC(isNavigationBarHidden: Bool) -> AddLinkViewController
  /// Makes the screen on which a link's clip is chosen.
  func makeSelectClipVC(isNavigationBarHidden: Bool) -> SelectClipViewController
  /// Makes the screen of one clip.
  func makeDetailClipVC() -> DetailClipViewController
  /// Makes the screen of one link.
  func makeLinkWebVC() -> LinkWebViewController
  /// Makes the first screen of tab search.
  func makeSearchVC() -> SearchViewController
  /// Makes the first screen of tab timer.
  func makeRemindVC() -> RemindViewController
  /// Makes the screen on which a timer's clip is chosen.
  func makeRemindSelectClipVC() -> RemindSelectClipViewController
  /// Makes the screen of one timer.
  func makeRemindTimerAddVC() -> RemindTimerAddViewController
  /// Makes the settings.
  func makeSettingVC() -> SettingViewController
  /// Makes a tip; nil if it has been seen.
  func makeTooltipVC(_ kind: TooltipKind) -> TooltipViewController?
}

/// Makes what is presented.
@MainActor
public protocol ModalFactoryProtocol: AnyObject {
  /// Makes a popup.
  func makePopupVC(_ kind: PopupKind) -> PopupViewController
  /// Makes the sheet for a clip's title.
  func makeClipSheetVC(_ mode: ClipSheetMode) -> ClipSheetViewController
  /// Makes the sheet of what can be done with a link.
  func makeLinkSheetVC(_ link: ToastListModel, isOfAllClips: Bool) -> LinkSheetViewController
  /// Makes the sheet for a link's title.
  func makeTitleSheetVC(_ link: ToastListModel) -> TitleSheetViewController
  /// Makes the sheet for a link's clip.
  func makeChangeClipSheetVC(_ link: ToastListModel, clips: [AllClipModel])
    -> ChangeClipSheetViewController
  /// Makes the sheet of what can be done with a timer.
  func makeTimerSheetVC(_ timer: WaitTimerModel) -> TimerSheetViewController
  /// Makes the sheet that tells of the device's settings.
  func makeAlarmSheetVC() -> AlarmSheetViewController
  /// Makes the sheet for the days of a timer.
  func makeRepeatSheetVC(_ chosen: Set<TimerRepeatDate>) -> RepeatSheetViewController
  /// Makes the system's share sheet for an address.
  func makeShareVC(_ url: String) -> UIActivityViewController
  /// Makes the alert that tells of an update.
  ///
  /// - Parameters:
  ///   - kind: How urgent it is.
  ///   - onUpdate: Called when one wants it. Owned by the alert.
  func makeUpdateAlert(_ kind: UpdateKind, onUpdate: @escaping @MainActor () -> Void)
    -> UIAlertController
}
