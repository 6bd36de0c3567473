import Simulator

extension ClipServices {
  func timers(reply: @escaping ServiceReply<RemindModel>) {
    ask(
      .timers,
      for: {
        RemindModel(
          completeTimerModelList: $0.data.completedTimers,
          waitTimerModelList: $0.data.waitingTimers)
      }, reply: reply)
  }

  /// Sets a timer; 400 says that the clip has one, 422 that there are too many.
  func add(_ timer: RemindTimerAddModel, reply: @escaping ServiceReply<Void>) {
    change(
      .addTimer,
      { data in
        guard let clip = data.clip(id: timer.clipID) else { return .failure(.status(404)) }
        if data.waitingTimers.contains(where: { $0.clipID == clip.id }) {
          return .failure(.status(400))
        }
        guard data.waitingTimers.count < TimerRule.maximumCount else {
          return .failure(.status(422))
        }
        data.addTimer(timer, for: clip)
        return .success(())
      }, reply: reply)
  }

  func edit(_ timer: RemindTimerEditModel, reply: @escaping ServiceReply<Void>) {
    change(
      .editTimer,
      known: {
        $0.changeTimer(id: timer.remindID) {
          $0.remindTime = timer.remindTime
          $0.remindDates = timer.remindDates
        }
      }, reply: reply)
  }

  func deleteTimer(id: Int, reply: @escaping ServiceReply<Void>) {
    change(.deleteTimer, known: { $0.deleteTimer(id: id) }, reply: reply)
  }

  func toggleTimer(id: Int, isOn: Bool, reply: @escaping ServiceReply<Void>) {
    change(.toggleTimer, known: { $0.changeTimer(id: id) { $0.isEnable = isOn } }, reply: reply)
  }
}
