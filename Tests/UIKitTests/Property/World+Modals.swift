@testable import UIKit

extension World {
  func present(_ name: String, from requesterName: String, animated: Bool) {
    guard let requester = existing(requesterName), let modal = find(name) else { return }
    let number = promise(.presentation, "present(\(name)) from \(requesterName)")
    let wasPresented = modal.presenter != nil
    notDuringCall(number) {
      requester.present(modal, animated: animated) { [weak self] in
        self?.keep(number, .completion, name)
      }
    }
    guard !wasPresented, modal.presenter != nil else { return }
    promises[number]?.isAccepted = true
    modal.presentationController?.delegate = delegates
    watchTransition(of: modal)
  }

  func dismiss(_ name: String, animated: Bool) {
    guard let requester = existing(name) else { return }
    let number = promise(.presentation, "dismiss from \(name)")
    notDuringCall(number) {
      requester.dismiss(animated: animated) { [weak self] in self?.keep(number, .completion, name) }
    }
    watchTransition(of: requester)
  }

  /// A completion runs at T1, never before the call returns (invariant 7).
  private func notDuringCall(_ number: Int, _ call: () -> Void) {
    let fired = hooksFired
    call()
    guard hooksFired == fired, let promise = promises[number] else { return }
    check(7, promise.runs == 0, "the completion of \(promise.words) ran before the call returned")
  }

  func answer(_ name: String) {
    guard let alert = existing(name) as? UIAlertController, let action = alert.actions.first else {
      return
    }
    if alert.choose(action) { answered.insert(alert.id) }
  }

  // MARK: gestures

  func swipe(
    _ name: String, _ gesture: WorldOperation.Gesture, after begun: BegunGesture?
  ) {
    guard let stack = existingStack(name) else { return }
    switch gesture {
    case .begin:
      let before = isQuiet ? snapshot() : nil
      guard stack.beginSwipeBack() else { return }
      remember(name, before)
      watchTransition(of: stack)
    case .finish: stack.finishSwipeBack()
    case .cancel:
      guard stack.transition?.isInteractive == true else { return }
      stack.cancelSwipeBack()
      expectUnchanged(name, since: begun)
    }
  }

  func drag(
    _ name: String, _ gesture: WorldOperation.Gesture, after begun: BegunGesture?
  ) {
    guard let modal = existing(name) else { return }
    switch gesture {
    case .begin:
      let before = isQuiet ? snapshot() : nil
      modalTouches += 1
      let beginning = modal.beginDragDown()
      modalTouches -= 1
      guard beginning == .began else { return }
      remember(name, before)
      watchTransition(of: modal)
    case .finish: modal.finishDragDown()
    case .cancel:
      guard isUnderFinger(modal) else { return }
      modal.cancelDragDown()
      leaving.remove(modal.id)
      expectUnchanged(name, since: begun)
    }
  }

  func tapOutside(_ name: String) {
    guard let modal = existing(name) else { return }
    modalTouches += 1
    _ = modal.tapOutside()
    modalTouches -= 1
  }

  func isUnderFinger(_ modal: UIViewController) -> Bool {
    modal.presenter?._extras?.presentationTransition?.isInteractive == true
  }

  private func remember(_ name: String, _ before: [Fact]?) {
    gesture = before.map { BegunGesture(name: name, before: $0) }
  }

  /// A gesture begun at rest and cancelled leaves everything as it was (invariant 10).
  private func expectUnchanged(_ name: String, since begun: BegunGesture?) {
    // A screen that came into view for a moment may have filled itself meanwhile.
    guard let begun, begun.name == name, begun.before.count == alive.count else { return }
    check(10, snapshot() == begun.before, "a cancelled gesture on \(name) changed something")
  }
}
