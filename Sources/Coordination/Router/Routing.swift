import UIKit

/// What every router is made of: the closures it keeps, and turns in a window's line.
@MainActor
protocol Routing: DepartureSink {
  /// What to call when a screen has left.
  var closures: RemovalClosures { get }
}

extension Routing {
  /// Keeps a closure for a screen.
  @inline(__always)
  func register(_ handler: RemovalHandler?, for screen: UIViewController, at site: CallSite) {
    guard let handler else { return }
    closures.add(handler, for: Engine.id(of: screen), at: site)
    screen.reportDeparture(to: self)
  }

  /// Forgets the closure of a screen that did not get in after all.
  func unregister(_ screen: UIViewController) {
    if closures.take(Engine.id(of: screen)) != nil { screen.reportDeparture(to: nil) }
  }

  /// Takes the closure of a screen out, then calls it.
  @inline(__always)
  func screenDidLeave(_ id: ScreenID, reason: RemovalReason) {
    if let call = closures.take(id) { call(reason) }
  }

  /// Carries a call out now, or when the window is free.
  func inTurn(of window: UIWindow?, _ run: @escaping @MainActor () -> Transition) -> Transition {
    guard !Engine.isIdle, let window else { return run() }
    let queue = Engine.queue(of: window)
    if !queue.hasWork, !Engine.isBusy(window) { return run() }
    return queue.enqueue(run)
  }

  /// Presents a screen from another, which presents nothing yet.
  func present(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool,
    at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    guard Engine.isOnScreen(presenter) else {
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    register(onRemoval, for: screen, at: site)
    Engine.hold()
    defer { Engine.release() }
    presenter.present(screen, animated: animated)
    guard let real = Engine.presenter(of: screen) else {
      unregister(screen)
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    return ended(TransitionOutcome(added: 1, removed: 0), presenter: real)
  }

  /// Dismisses everything that this controller presents.
  func dismiss(from presenter: UIViewController, animated: Bool) -> Transition {
    let removed = ModalChain.count(above: presenter)
    Engine.hold()
    defer { Engine.release() }
    presenter.dismiss(animated: animated)
    return ended(TransitionOutcome(added: 0, removed: removed), presenter: presenter)
  }

  /// Dismisses the modals above a controller without animation, then goes on before all that waits.
  ///
  /// - Parameter next: Told how many have been dismissed.
  func dismissModals(
    above controller: UIViewController, in window: UIWindow,
    then next: @escaping @MainActor (_ dismissed: Int) -> Transition
  ) -> Transition {
    let count = ModalChain.count(above: controller)
    guard count > 0 else { return next(0) }
    let pending = PendingTransition()
    controller.dismiss(animated: false)
    Engine.queue(of: window).enqueueNext(pending) { next(count) }
    return Transition(.pending(pending))
  }

  /// The result of a change of modals: known now, or when the window is free again.
  private func ended(_ outcome: TransitionOutcome, presenter: UIViewController) -> Transition {
    guard Engine.isOpen(presenter: presenter), let window = Engine.window(of: presenter) else {
      return Transition(.done(.success(outcome)))
    }
    return Engine.queue(of: window).follow(
      .success(outcome), coordinator: presenter.transitionCoordinator)
  }
}

extension Transition {
  /// A call that was refused.
  static func failed(_ error: RouterError) -> Transition { Transition(.done(.failure(error))) }
}
