public import UIKit

extension Router {
  /// Carries several operations out as one: the state they lead to is reached with one transition.
  public func perform(
    _ operations: [RouterOperation], animated: Bool, from requester: UIViewController?,
    at site: CallSite
  ) -> Transition {
    Grounds.note(
      "perform several operations", nil, owner: RouterOperation.owners(of: operations).first,
      at: site)
    return show(
      for: RouterOperation.owners(of: operations), "perform",
      { [self] in performNow(operations, animated, requester, site) },
      inTurn: { inTurnOfModals($0) })
  }

  private func performNow(
    _ operations: [RouterOperation], _ animated: Bool, _ requester: UIViewController?,
    _ site: CallSite
  ) -> Transition {
    guard let stack = navigationController else { return .failed(.routerDetached) }
    let plan: RouterPlan
    do {
      plan = try RouterPlan(operations, on: stack)
    } catch {
      return .failed(error)
    }
    if let error = coverage(of: requester, under: plan) { return .failed(error) }
    if Leaving.isGuarded,
      let error = veto(
        of: plan, on: stack,
        again: { [self] in perform(operations, animated: animated, from: requester, at: site) })
    {
      return .failed(error)
    }
    let comes = plan.modals.count > plan.keptModals
    // What callbacks ask for comes after the whole.
    Engine.hold()
    defer { Engine.release() }
    return dismissModals(of: plan, animated: animated && !plan.changesStack && !comes)
      .followed { [self] in changeStack(to: plan, animated: animated && !comes, site) }
      .followed { [self] in presentModals(of: plan, from: plan.keptModals, animated, site) }
  }

  /// Why a screen may not ask for this: it is gone, or something lies on it that would stay.
  private func coverage(of requester: UIViewController?, under plan: RouterPlan) -> RouterError? {
    guard let requester else { return nil }
    if let error = Requester.coverage(of: requester, "perform", nil, by: .none) { return error }
    guard let modal = Engine.presented(by: ModalChain.foot(of: requester)),
      plan.modals.contains(where: { $0 === modal })
    else { return nil }
    return Requester.ignored(
      "perform", .covered(requester: Engine.name(of: requester), by: Engine.name(of: modal)))
  }

  /// Why what the operations take away may not leave.
  ///
  /// - Parameter again: Asks for the whole call once more.
  private func veto(
    of plan: RouterPlan, on stack: UINavigationController,
    again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    var leavers: [Leaver] = []
    if plan.keptModals < plan.oldModals.count,
      let presenter = Engine.presenter(of: plan.oldModals[plan.keptModals])
    {
      leavers = Leaver.modals(above: presenter)
    }
    let isPop =
      plan.stack.count < plan.oldStack.count
      && plan.oldStack.starts(with: plan.stack, by: ===)
    leavers += Leaver.members(
      of: stack, without: plan.stack, isPop ? plan.popReason : reason(of: plan))
    return Leaving.veto(leavers, "perform", again: again)
  }

  private func dismissModals(of plan: RouterPlan, animated: Bool) -> Transition {
    let kept = plan.keptModals
    guard kept < plan.oldModals.count,
      let presenter = Engine.presenter(of: plan.oldModals[kept])
    else { return Transition(.done(.success(.unchanged))) }
    return dismiss(from: presenter, animated: animated, isAnswered: true)
  }

  private func changeStack(
    to plan: RouterPlan, animated: Bool, _ site: CallSite
  ) -> Transition {
    guard plan.changesStack, let top = plan.stack.last else {
      return Transition(.done(.success(.unchanged)))
    }
    guard let stack = navigationController else { return .failed(.routerDetached) }
    let count = plan.stack.count
    if count < plan.oldStack.count, plan.oldStack.prefix(count).elementsEqual(plan.stack, by: ===) {
      return pop(to: top, by: plan, animated: animated)
    }
    var hid: [(screen: UIViewController, hidesBottomBar: Bool)] = []
    for screen in plan.stack {
      guard let arrival = plan.arrival(of: screen) else { continue }
      hid.append((screen, screen.hidesBottomBarWhenPushed))
      if let hidesBottomBar = arrival.hidesBottomBar {
        screen.hidesBottomBarWhenPushed = hidesBottomBar
      }
      (Engine.router(watching: screen) ?? self).register(
        arrival.onRemoval, for: screen, ownedBy: arrival.owner, at: site)
    }
    if let done = set(plan.stack, on: stack, animated: animated, reason: reason(of: plan)) {
      return done
    }
    for (screen, hidesBottomBar) in hid where !Engine.isMember(screen, of: stack) {
      _ = refused(screen, hidesBottomBar)
    }
    return .failed(.screenInUse(Engine.name(of: top)))
  }

  private func pop(
    to top: UIViewController, by plan: RouterPlan, animated: Bool
  ) -> Transition {
    if plan.popReason == .popToRoot { return popToRoot(animated, dismissed: 0) }
    if plan.popReason == .pop, plan.oldStack.count - plan.stack.count == 1 {
      return popNow(animated, nil, isAnswered: true)
    }
    return popToNow(top, animated, nil, isAnswered: true)
  }

  /// What is told to those that a set takes away.
  private func reason(of plan: RouterPlan) -> RemovalReason {
    if plan.stack.last === plan.oldStack.last { return .removedFromMiddle }
    let isReplaced =
      plan.stack.count == plan.oldStack.count
      && plan.stack.dropLast().elementsEqual(plan.oldStack.dropLast(), by: ===)
    return isReplaced ? .replaced : .stackSet
  }

  /// Presents one modal on the other; only the last comes animated.
  private func presentModals(
    of plan: RouterPlan, from place: Int, _ animated: Bool, _ site: CallSite
  ) -> Transition {
    guard place < plan.modals.count else { return Transition(.done(.success(.unchanged))) }
    guard let stack = navigationController else { return .failed(.routerDetached) }
    let foot = ModalChain.foot(of: stack)
    let host = ModalChain.top(above: foot)
    let modal = plan.modals[place]
    let isLast = place == plan.modals.count - 1
    let arrival = plan.arrival(of: modal)
    return present(
      modal, from: host === foot ? stack : host, animated: animated && isLast,
      owner: arrival?.owner, at: site, onRemoval: arrival?.onRemoval
    )
    .followed { [self] in presentModals(of: plan, from: place + 1, animated, site) }
  }
}
