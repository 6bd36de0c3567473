public import Simulator
import UIKit

/// A timer, new or to be changed.
public final class RemindTimerAddViewController: LoadingViewController, ElementSource {
  /// What the timer is for.
  private enum Purpose {
    case nothing
    case create(RemindClipModel)
    case edit(timerID: Int)
  }

  /// What one has entered so far.
  private struct Draft {
    var time = TimerRule.firstTime
    var chosen: Set<TimerRepeatDate> = []

    var days: [Int] { TimerRepeatDate.days(of: chosen) }
    var hasTime: Bool { TimerRule.isTime(time) }
  }

  // Each is owned by the screen and set by its coordinator.
  var onPopToRoot: (() -> Void)?
  var onRepeatSelected: ((_ chosen: Set<TimerRepeatDate>) -> Void)?
  var onCloseSelected: (() -> Void)?

  private var purpose = Purpose.nothing
  /// Nil until the timer that is to be changed is known.
  private var draft: Draft?
  private var isSaving = false

  override init(services: ClipServices) {
    super.init(services: services)
  }

  /// Takes the clip for which a timer is to be set.
  func configureView(forModel clip: RemindClipModel) {
    purpose = .create(clip)
    draft = Draft()
  }

  /// Takes the timer that is to be changed.
  func configureView(forTimerID id: Int) {
    purpose = .edit(timerID: id)
  }

  /// Takes the days on which the timer repeats.
  func choose(_ days: Set<TimerRepeatDate>) {
    draft?.chosen = days
  }

  override var navigationType: ToasterNavigationType? {
    let title =
      switch purpose {
      case .nothing, .create: "Add timer"
      case .edit: "Edit timer"
      }
    return ToasterNavigationType(
      hasBackButton: true, mainTitle: title,
      rightButton: "Close")
  }

  override func rightButtonWasTouched() { onCloseSelected?() }

  /// The time, the days, and the end of it; what is wrong with the time comes last.
  public var elements: ElementList {
    let isOpen = draft != nil && !isSaving
    let days = draft?.days ?? []
    let hasTime = draft?.hasTime ?? false
    var list: ElementList = [
      .field("time", value: draft?.time ?? "", isEnabled: isOpen) { [weak self] in
        self?.draft?.time = $0
      },
      Element(
        kind: "button", title: "Repeat", value: TimerRepeatDate.text(for: days),
        isEnabled: isOpen
      ) { [weak self] in
        if let self, let draft { onRepeatSelected?(draft.chosen) }
      },
      Element(kind: "button", title: "Done", isEnabled: isOpen && hasTime && !days.isEmpty) {
        [weak self] in self?.save()
      },
    ]
    if draft != nil, !hasTime {
      list.append(
        Element(kind: "message", title: "Enter a time from 00:00 to 23:59", isEnabled: false))
    }
    return list
  }

  /// The timer that is asked for, as long as it is not known: what one has entered is never overwritten.
  private var missingTimerID: Int? {
    guard case .edit(let id) = purpose, draft == nil else { return nil }
    return id
  }

  override var replyCount: Int { missingTimerID == nil ? 0 : 1 }

  override func askServices() {
    guard let id = missingTimerID else { return }
    services.timers { [weak self] result in
      let timer = result.flatMap { model in
        model.waitTimerModelList.first { $0.id == id }.map(Result.success)
          ?? .failure(ServiceFailure.status(404))
      }
      guard let self, let timer = received(timer) else { return }
      draft = Draft(
        time: timer.remindTime, chosen: Set(timer.remindDates.compactMap(TimerRepeatDate.init)))
    }
  }

  private func save() {
    guard let draft else { return }
    switch purpose {
    case .nothing:
      break
    case .create(let clip):
      isSaving = true
      services.add(
        RemindTimerAddModel(clipID: clip.id, remindTime: draft.time, remindDates: draft.days),
        reply: saved("Timer set"))
    case .edit(let id):
      isSaving = true
      services.edit(
        RemindTimerEditModel(remindID: id, remindTime: draft.time, remindDates: draft.days),
        reply: saved("Timer edited"))
    }
  }

  /// Takes the reply of the service that saves the timer. It does not own the screen.
  private func saved(_ toast: String) -> ServiceReply<Void> {
    { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        services.toast(toast, status: .check)
        onPopToRoot?()
      case .failure(let failure):
        isSaving = false
        if let text = TimerRule.text(for: failure) {
          services.toast(text, status: .warning)
        } else {
          tell(failure)
        }
      }
    }
  }
}

extension TimerRule {
  /// What a refusal of the server says to the user; nil if it is another failure.
  fileprivate static func text(for failure: ServiceFailure) -> String? {
    switch failure {
    case .status(400): "One timer per clip"
    case .status(422): "At most \(maximumCount) timers"
    case .status, .network: nil
    }
  }
}
