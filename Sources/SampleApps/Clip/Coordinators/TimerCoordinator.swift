public import Coordination
import UIKit

/// The fifth tab: timers, and the settings.
public final class TimerCoordinator: BaseCoordinator, LinkBrowsing, SettingShowing {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  var onSignedOut: (() -> Void)?

  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private weak var alarmSheet: AlarmSheetViewController?
  /// Whether the alarm was to be asked for while something else lay on the screen.
  private var isAlarmSheetDue = false

  init(router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
  }

  /// Shows the first screen of the tab (T1).
  public override func start() {
    let screen = viewControllerFactory.makeRemindVC()
    let way = Way(to: self, from: screen)
    screen.onRemindClipSelected = { way.owner?.showClips(from: way.screen) }
    screen.onMoreSelected = { timer in way.owner?.showOptions(of: timer, from: way.screen) }
    screen.onClipItemSelected = { id, name in
      way.owner?.showDetailClip(id: id, name: name, from: way.screen)
    }
    screen.onSettingSelected = { way.owner?.showSetting(from: way.screen) }
    screen.onDeviceSettingsSelected = { way.owner?.openDeviceSettings() }
    screen.onAlarmChecked = { isUndecided in
      way.owner?.alarmIsChecked(isUndecided, from: way.screen)
    }
    screen.onFailure = { way.owner?.showFailure(over: way.screen) }
    router.setRoot(screen, animated: false)
  }

  /// The first screen of the tab.
  private var remind: RemindViewController? {
    router.navigationController?.viewControllers.first as? RemindViewController
  }

  // MARK: Setting and changing a timer

  /// Pushes the choice of a clip for a new timer (T2).
  private func showClips(from source: RemindViewController?) {
    let screen = viewControllerFactory.makeRemindSelectClipVC()
    screen.onEditTimerSelected = { [weak self, weak screen] clip in
      self?.showTimer(from: screen) { $0.configureView(forModel: clip) }
    }
    screen.onCloseSelected = { [weak self, weak screen] in self?.confirmStop(from: screen) }
    push(screen, from: source)
  }

  /// Pushes a timer, new (T3) or to be changed (T4).
  private func showTimer(
    from source: LoadingViewController?, _ configure: (RemindTimerAddViewController) -> Void
  ) {
    let screen = viewControllerFactory.makeRemindTimerAddVC()
    configure(screen)
    screen.onPopToRoot = { [weak self, weak screen] in self?.timerIsSaved(on: screen) }
    screen.onRepeatSelected = { [weak self, weak screen] chosen in
      self?.showRepeat(chosen, from: screen)
    }
    screen.onCloseSelected = { [weak self, weak screen] in self?.confirmStop(from: screen) }
    push(screen, from: source)
  }

  private func push(_ screen: LoadingViewController, from source: LoadingViewController?) {
    reportFailures(of: screen)
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Leads back to the first screen (T5).
  private func timerIsSaved(on screen: UIViewController?) {
    if let remind, screen?.viewIfLoaded?.window == nil {
      // A link has led elsewhere meanwhile: the modals that are there belong to others.
      router.popTo(remind, animated: false)
    } else {
      router.popToRoot(from: screen)
    }
  }

  /// Asks whether the timer is given up (P2), which leads back to the first screen (T5).
  private func confirmStop(from screen: UIViewController?) {
    showPopup(
      .stopTimer, from: screen, policy: .strict,
      answers: [
        .stop: .leaving { [weak self, weak screen] in self?.router.popToRoot(from: screen) }
      ])
  }

  private func showRepeat(
    _ chosen: Set<TimerRepeatDate>, from source: RemindTimerAddViewController?
  ) {
    let sheet = viewControllerFactory.makeRepeatSheetVC(chosen)
    sheet.onChosen = { [weak source] in source?.choose($0) }
    showSheet(sheet, from: source)
  }

  // MARK: What can be done with a timer

  private func showOptions(of timer: WaitTimerModel, from source: RemindViewController?) {
    let sheet = viewControllerFactory.makeTimerSheetVC(timer)
    // Both leave the sheet and go on at once: what follows has its turn when the sheet has left (T-14, T-15).
    sheet.onEditSelected = { [weak self, weak sheet, weak source] in
      self?.leave(sheet)
      self?.showTimer(from: source) { $0.configureView(forTimerID: timer.id) }
    }
    sheet.onDeleteSelected = { [weak self, weak sheet, weak source] in
      self?.leave(sheet)
      self?.confirmDeletion(of: timer, from: source)
    }
    showSheet(sheet, from: source)
  }

  /// Asks whether a timer is deleted (P3).
  private func confirmDeletion(of timer: WaitTimerModel, from source: RemindViewController?) {
    showPopup(
      .deleteTimer, from: source, policy: .strict,
      answers: [
        .delete: .working { [weak source] end in
          guard let source else { return end(false) }
          source.deleteTimer(id: timer.id, then: end)
        }
      ])
  }

  // MARK: Alarm

  /// Whether the device lets the app ring may have changed.
  func checkAlarm() {
    remind?.checkAlarm()
  }

  /// Asks for the device's alarm as long as nobody has decided on it (B7).
  private func alarmIsChecked(_ isUndecided: Bool, from source: RemindViewController?) {
    isAlarmSheetDue = false
    guard isUndecided else { return leave(alarmSheet) }
    guard alarmSheet == nil else { return }
    // Whatever else lies on the screen is answered first.
    guard source?.presentedViewController == nil else {
      isAlarmSheetDue = true
      return
    }
    let sheet = viewControllerFactory.makeAlarmSheetVC()
    alarmSheet = sheet
    sheet.onOpenSettings = { [weak self, weak sheet] in
      self?.leave(sheet) { self?.openDeviceSettings() }
    }
    showSheet(sheet, from: source).whenComplete { [weak self] result in
      // Something else had its turn before.
      if case .failure = result { self?.isAlarmSheetDue = true }
    }
  }

  func modalDidLeave() {
    if isAlarmSheetDue { checkAlarm() }
  }

  private func openDeviceSettings() {
    if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
  }
}
