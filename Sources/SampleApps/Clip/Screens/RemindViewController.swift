public import Simulator
import UIKit

/// The fifth tab: the timers.
public final class RemindViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onRemindClipSelected: (() -> Void)?
  var onMoreSelected: ((_ timer: WaitTimerModel) -> Void)?
  var onClipItemSelected: ClipSelection?
  var onSettingSelected: (() -> Void)?
  var onDeviceSettingsSelected: (() -> Void)?
  /// Called with whether the device has still to be asked if it lets the app ring.
  var onAlarmChecked: ((_ isUndecided: Bool) -> Void)?

  private var model: RemindModel?
  private var isAppAlarmOn: Bool?
  /// The timers whose switch waits for its service.
  private var toggling: Set<Int> = []

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      hasBackButton: false, mainTitle: "Timer",
      rightButton: "Settings")
  }

  override func rightButtonWasTouched() { onSettingSelected?() }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    checkAlarm()
  }

  /// Looks whether the device lets the app ring; a screen that is not there looks when it appears.
  func checkAlarm() {
    guard viewIfLoaded?.window != nil else { return }
    onAlarmChecked?(services.alarmPermission == .ask)
  }

  private var viewType: RemindViewType? {
    RemindViewType(
      isDeviceAlarmOn: services.alarmPermission.isKnownToBeGranted, isAppAlarmOn: isAppAlarmOn,
      hasData: model.map { !$0.isEmpty })
  }

  /// The ways to a timer and to the alarm, then the timers, then what can be done with those that wait.
  public var elements: ElementList {
    let type = viewType
    let waiting = model?.waitTimerModelList ?? []
    let completed = model?.completeTimerModelList ?? []
    var list: ElementList = [
      Element(kind: "button", title: "Add timer", isEnabled: type?.allowsTimers ?? false) {
        [weak self] in self?.onRemindClipSelected?()
      }
    ]
    if let alarm = type?.missingAlarm {
      list.append(
        Element(kind: "button", title: "Turn on alarm") { [weak self] in self?.turnOn(alarm) })
    }
    list.appendRows("completed", count: completed.count) { [self] in row(completed[$0]) }
    list.appendRows("waiting", count: waiting.count) { [self] in row(waiting[$0]) }
    list.appendRows("more", count: waiting.count) { [self] in more(waiting[$0]) }
    list.appendRows("switch", count: waiting.count) { [self] in toggle(waiting[$0]) }
    if type == .deviceOnAppOnNoneData {
      list.append(Element(kind: "message", title: "No timers yet", isEnabled: false))
    }
    return list
  }

  override var replyCount: Int { 2 }

  override func askServices() {
    services.timers { [weak self] in
      guard let self, let model = received($0) else { return }
      self.model = model
    }
    services.profile { [weak self] in
      guard let self, let user = received($0) else { return }
      isAppAlarmOn = user.isAlarmOn
    }
  }

  /// Deletes a timer.
  ///
  /// - Parameter end: Called once with whether that is done; a failure has been told.
  func deleteTimer(id: Int, then end: @escaping @MainActor (_ isDone: Bool) -> Void) {
    services.deleteTimer(id: id) { [weak self] result in
      if let self {
        switch result {
        case .success:
          services.toast("Timer deleted", status: .check)
          refresh()
        case .failure(let failure):
          tell(failure)
        }
      }
      end(result.isSuccess)
    }
  }

  private func turnOn(_ alarm: RemindViewType.Alarm) {
    switch alarm {
    case .ofTheApp: onSettingSelected?()
    case .ofTheDevice: onDeviceSettingsSelected?()
    }
  }

  private func setTimer(id: Int, isOn: Bool) {
    guard let place = model?.waitTimerModelList.firstIndex(where: { $0.id == id }) else { return }
    model?.waitTimerModelList[place].isEnable = isOn
  }

  private func toggleTimer(id: Int, isOn: Bool) {
    // The switch turns at once, and back if the server will not have it.
    setTimer(id: id, isOn: isOn)
    toggling.insert(id)
    services.toggleTimer(id: id, isOn: isOn) { [weak self] result in
      guard let self else { return }
      toggling.remove(id)
      // A list that was asked for before may have come meanwhile, so success is written down too.
      setTimer(id: id, isOn: result.isSuccess ? isOn : !isOn)
      if case .failure(let failure) = result { tell(failure) }
    }
  }
}

extension RemindViewController {
  private func row(_ timer: CompleteTimerModel) -> Element {
    Element(
      kind: "completed", id: String(timer.id), title: timer.clipName,
      value: "\(timer.remindDay) \(timer.remindTime)"
    ) { [weak self] in self?.onClipItemSelected?(timer.clipID, timer.clipName) }
  }

  private func row(_ timer: WaitTimerModel) -> Element {
    Element(
      kind: "waiting", id: String(timer.id), title: timer.clipName,
      value: "\(TimerRepeatDate.text(for: timer.remindDates)) \(timer.remindTime)"
    ) { [weak self] in self?.onClipItemSelected?(timer.clipID, timer.clipName) }
  }

  private func more(_ timer: WaitTimerModel) -> Element {
    Element(
      kind: "more", id: String(timer.id), title: timer.clipName,
      isEnabled: presentedViewController == nil
    ) { [weak self] in self?.onMoreSelected?(timer) }
  }

  private func toggle(_ timer: WaitTimerModel) -> Element {
    Element(
      kind: "switch", id: String(timer.id), title: timer.clipName,
      value: timer.isEnable ? "on" : "off", isEnabled: !toggling.contains(timer.id)
    ) { [weak self] in self?.toggleTimer(id: timer.id, isOn: !timer.isEnable) }
  }
}

extension PermissionState {
  /// Whether it is granted; nil as long as nobody has decided.
  fileprivate var isKnownToBeGranted: Bool? {
    switch self {
    case .granted: true
    case .denied: false
    case .ask: nil
    }
  }
}
