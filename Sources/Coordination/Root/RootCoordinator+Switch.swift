import UIKit

extension RootCoordinator {
  /// Puts another root in the place of the present one, as one operation, when the window is free.
  ///
  /// Asking for what is there, or on its way, changes nothing. A switch that has not begun gives way to one that is
  /// asked for later. The old coordinator ends with all below it, without `onFinish`. Screens that guard their leaving
  /// are asked when its turn has come; if one of them refuses nothing has changed.
  ///
  /// - Parameters:
  ///   - root: What is to stand there.
  ///   - old: What has to stand there, or be on its way; the call is refused otherwise. For answers that may come late,
  ///     such as the one to where an app begins.
  ///   - animation: How it changes.
  /// - Returns: The transition, which counts the members of the root's place and modals. It fails with
  ///   `nothingForRoot`, `superseded`, `rootNotShown`, `screenInUse`, `vetoed`, `routerDetached`, `windowDetached` or
  ///   `coordinatorFinished`.
  @discardableResult
  public final func show(
    _ root: Root, replacing old: Root? = nil, animation: RootAnimation = .none
  ) -> Transition {
    if isFinished { return .failed(.coordinatorFinished(CoordinationState.name(of: self))) }
    if let old, old != requestedRoot {
      return .failed(
        Requester.ignored(
          "show root \(root)", .rootNotShown("\(old)", instead: requestedRoot.map { "\($0)" })))
    }
    if let latest {
      if latest.root == root {
        // Whoever has asked before may have asked politely.
        if Leaving.isForced { latest.isForced = true }
        return latest.transition
      }
      if !latest.isUnderWay { latest.successor = root }
    }
    let before = latest.flatMap { $0.isUnderWay ? $0 : nil }
    if before == nil, isStanding(root) {
      latest = nil
      return Transition(.done(.success(.unchanged)))
    }
    let new = Switch(root)
    latest = new
    new.pending.observe { [weak self] _ in
      if self?.latest === new { self?.latest = nil }
      if new.isUnderWay { self?.didShow(root) }
    }
    stand(inLine: new, after: before, animation)
    return new.transition
  }

  /// A switch never runs inside another, also not one that the new root asks for as it starts.
  private func stand(inLine new: Switch, after before: Switch?, _ animation: RootAnimation) {
    if let window {
      let queue = Engine.queue(of: window)
      new.pending.follow(queue.enqueue { [self] in queue.asOne { carryOut(new, animation) } })
    } else if let before {
      before.pending.observe { [self] _ in stand(inLine: new, after: nil, animation) }
    } else {
      new.pending.complete(carryOut(new, animation)())
    }
  }

  private func carryOut(
    _ new: Switch, _ animation: RootAnimation
  ) -> @MainActor () -> Transition.Completion {
    guard new.isForced else { return carryOutNow(new, animation) }
    return Leaving.forced { carryOutNow(new, animation) }
  }

  private func carryOutNow(
    _ new: Switch, _ animation: RootAnimation
  ) -> @MainActor () -> Transition.Completion {
    if let successor = new.successor {
      return { .failure(.superseded("\(new.root)", by: "\(successor)")) }
    }
    if isStanding(new.root) { return { .success(.unchanged) } }
    if let error = placeError { return { .failure(error) } }
    guard let content = makeRoot(new.root) else {
      return { .failure(.nothingForRoot("\(new.root)")) }
    }
    if let controller = content.controller, Engine.isInUse(controller),
      !members.contains(Engine.id(of: controller))
    {
      return { .failure(.screenInUse(Engine.name(of: controller))) }
    }
    if let error = veto(of: content, as: new.root, animation) { return { .failure(error) } }
    new.isUnderWay = true
    if let shownCoordinator { end(shownCoordinator) }
    let before = members
    let modals = dismissModals(for: new.root)
    _ = Turns.asOne(in: window) { [self] in
      set(content, as: new.root, animation)
      return { .success(.unchanged) }
    }
    return { [self] in
      let after = members
      return .success(
        TransitionOutcome(
          added: Self.count(after, without: before),
          removed: Self.count(before, without: after) + modals))
    }
  }

  /// Why what stands there, or lies on it, may not leave.
  private func veto(
    of content: RootContent, as new: Root, _ animation: RootAnimation
  ) -> RouterError? {
    guard GuardingClasses.mayExist else { return nil }
    let leavers = leavers(for: content, as: new)
    // Where nobody leaves, as with the first root, no class has to be asked.
    guard !leavers.isEmpty, Leaving.isGuarded else { return nil }
    return Leaving.veto(leavers, "show root \(new)") { [self] in
      show(new, animation: animation)
    }
  }

  private func leavers(for content: RootContent, as new: Root) -> [Leaver] {
    guard let lowest = window?.rootViewController else { return [] }
    let stays = content.controller
    switch place {
    case .window:
      let old = Leaver(controller: lowest, reason: .windowRootReplaced, isAlone: true)
      return Leaver.modals(above: lowest) + (stays === lowest ? [] : [old])
    case .stack(let router):
      let modals = dismissesModals(for: new) ? Leaver.modals(above: lowest) : []
      guard let stack = router.navigationController else { return modals }
      let kept = [stays].compactMap(\.self)
      return modals + Leaver.members(of: stack, without: kept, .stackSet)
    }
  }

  /// - Returns: How many there were.
  private func dismissModals(for new: Root) -> Int {
    guard let lowest = window?.rootViewController else { return 0 }
    switch place {
    case .window: break
    case .stack: if !dismissesModals(for: new) { return 0 }
    }
    let count = ModalChain.count(above: lowest)
    if count > 0 { lowest.dismiss(animated: false) }
    return count
  }

  private func set(_ content: RootContent, as new: Root, _ animation: RootAnimation) {
    let isFirst = root == nil
    let change = { [self] in
      root = new
      session += 1
      shownCoordinator = content.coordinator
      hasCoordinator = content.coordinator != nil
      shownController = content.controller
      hasController = content.controller != nil
      if let coordinator = content.coordinator { addDependency(coordinator) }
      if let controller = content.controller { set(controller) }
      // What it takes away has been asked.
      Leaving.forced { content.coordinator?.start() }
    }
    guard case .crossDissolve(let seconds) = animation, !isFirst, let window else {
      return change()
    }
    UIView.transition(
      with: window, duration: seconds, options: .transitionCrossDissolve,
      animations: {
        change()
        // Not before: what the new root does as it starts belongs to the switch.
        Engine.beginAnimation(of: window)
      },
      completion: { _ in Engine.endAnimation(of: window) })
  }

  // MARK: The place

  private func set(_ controller: UIViewController) {
    switch place {
    case .window(let router): _ = Leaving.forced { router.setRoot(controller) }
    case .stack(let router): _ = Leaving.forced { router.setRoot(controller, animated: false) }
    }
  }

  private var placeError: RouterError? {
    switch place {
    case .window(let router): router.window == nil ? .windowDetached : nil
    case .stack(let router): router.navigationController == nil ? .routerDetached : nil
    }
  }

  /// What stands there: the window's root, or the members of the stack.
  private var members: [ScreenID] {
    var controllers: [UIViewController] = []
    switch place {
    case .window(let router):
      if let root = router.window?.rootViewController { controllers = [root] }
    case .stack(let router):
      controllers = router.navigationController?.viewControllers ?? []
    }
    var ids: [ScreenID] = []
    for controller in controllers { ids.append(Engine.id(of: controller)) }
    return ids
  }

  // Loops here and above, since closures given to `map` and `filter` ask for their executor at each element.
  /// How many screens of a list are not in another.
  private static func count(_ screens: [ScreenID], without others: [ScreenID]) -> Int {
    var count = 0
    for screen in screens where !others.contains(screen) { count += 1 }
    return count
  }
}
