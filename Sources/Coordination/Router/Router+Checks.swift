import UIKit

extension Transition {
  /// A call that was refused.
  static func failed(_ error: RouterError) -> Transition { Transition(.done(.failure(error))) }
}

extension Router {
  /// Carries a call out now, or when the window of the stack is free.
  func inTurn(_ run: @escaping @MainActor () -> Transition) -> Transition {
    guard !Engine.isIdle, let stack = navigationController,
      let window = Engine.window(of: stack)
    else { return run() }
    let queue = Engine.queue(of: window)
    if !queue.hasWork, !Engine.isBusy(window) { return run() }
    return queue.enqueue(run)
  }

  /// Why a screen cannot become a member of a stack.
  @inline(__always)
  func obstacle(
    to screen: UIViewController, on stack: UINavigationController, mayBeMember: Bool
  ) -> RouterError? {
    if Engine.isStack(screen) {
      return .containerNotPushable(Engine.name(of: screen))
    }
    guard Engine.isInUse(screen) else { return nil }
    if Engine.isMember(screen, of: stack) {
      return mayBeMember ? nil : .duplicateScreen(Engine.name(of: screen))
    }
    return .screenInUse(Engine.name(of: screen))
  }

  /// Why a screen may not ask for anything any more: another one lies on top of it, or it is gone.
  ///
  /// - Parameters:
  ///   - requester: The screen that asked.
  ///   - operation: What it asked for, for the log.
  ///   - target: With which screen.
  ///   - countsModals: Whether a modal above covers it.
  func coverage(
    of requester: UIViewController?, _ operation: String, _ target: UIViewController?,
    countsModals: Bool = true
  ) -> RouterError? {
    guard let requester else { return nil }
    let object = target.map { " \(Engine.name(of: $0))" } ?? ""
    if let error = absence(of: requester, operation + object) { return error }
    guard let cover = cover(of: requester, countsModals: countsModals) else { return nil }
    return ignored(
      operation + object,
      .covered(requester: Engine.name(of: requester), by: Engine.name(of: cover)))
  }

  /// Why a screen that is gone may not ask for anything; nil if it is there.
  func absence(of requester: UIViewController?, _ operation: String) -> RouterError? {
    guard let requester, !Engine.isInTree(requester) else { return nil }
    return ignored(operation, .covered(requester: Engine.name(of: requester), by: nil))
  }

  /// What lies on top of a screen: a member of the same stack or of one around it, or a modal.
  private func cover(of screen: UIViewController, countsModals: Bool) -> UIViewController? {
    var current = screen
    while let container = current.parent {
      if let top = (container as? UINavigationController)?.topViewController, top !== current {
        return top
      }
      current = container
    }
    return countsModals ? Engine.presented(by: current) : nil
  }

  /// Takes note of a refusal that a person may wonder about.
  func ignored(_ operation: String, _ error: RouterError) -> RouterError {
    Engine.note("ignored: \(operation), \(error)")
    return error
  }

  /// How many modals stand above a controller.
  func modals(above controller: UIViewController) -> Int {
    var count = 0
    var next = Engine.presented(by: controller)
    while let modal = next {
      count += 1
      next = Engine.presented(by: modal)
    }
    return count
  }
}
