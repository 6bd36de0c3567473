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
    if let old, number(of: old) != latest?.number ?? standing {
      return .failed(
        Requester.ignored(
          "show root \(root)", .rootNotShown("\(old)", instead: requestedRoot.map { "\($0)" })))
    }
    return show(number: number(of: root), animation)
  }

  /// The number of a root; those that nobody asks for any more are forgotten now and then.
  final func number(of root: Root) -> Int {
    if let number = names.firstIndex(of: root) { return number }
    if names.count >= 8, openSwitches == 0 { forgetNames() }
    names.append(root)
    return names.count - 1
  }

  @inline(never)
  private func forgetNames() {
    let kept = root
    names.removeAll()
    if let kept {
      names.append(kept)
      standing = 0
    }
  }

  final func show(number: Int, _ animation: RootAnimation) -> Transition {
    if isFinished { return .failed(.coordinatorFinished(CoordinationState.name(of: self))) }
    if let latest {
      if latest.number == number {
        // Whoever has asked before may have asked politely.
        if Leaving.isForced { latest.isForced = true }
        return latest.transition
      }
      if !latest.isUnderWay { latest.successor = number }
    }
    let before = latest?.isUnderWay == true ? latest : nil
    if before == nil, isStanding(number) {
      latest = nil
      return .unchanged
    }
    let new = RootSwitch(to: number)
    latest = new
    openSwitches += 1
    stand(inLine: new, after: before, animation)
    return new.transition
  }

  /// A switch never runs inside another, also not one that the new root asks for as it starts.
  private func stand(
    inLine new: RootSwitch, after before: RootSwitch?, _ animation: RootAnimation
  ) {
    if let window {
      let queue = Engine.queue(of: window)
      guard let turn = queue.beginTurn() else {
        return follow(queue.enqueue { [self] in carryOut(new, in: queue, animation) }, new)
      }
      // In its turn still: what is asked for as the new root is shown comes after it, and the last of it counts.
      follow(carryOut(new, in: queue, animation), new)
      queue.end(turn)
    } else if let before {
      before.observe { [self] _ in stand(inLine: new, after: nil, animation) }
    } else {
      end(new, with: completion(of: carryOut(new, animation)))
    }
  }

  /// Ends a switch when all of it has been carried out.
  private func follow(_ transition: Transition, _ new: RootSwitch) {
    switch transition.state {
    case .done(let result): end(new, with: result)
    case .pending(let pending): pending.observe { [weak self] in Self.end(new, of: self, with: $0) }
    }
  }

  private func end(_ new: RootSwitch, with result: Transition.Completion) {
    Self.end(new, of: self, with: result)
  }

  /// The coordinator is the first to know; it may be gone.
  private static func end(
    _ new: RootSwitch, of coordinator: RootCoordinator?, with result: Transition.Completion
  ) {
    guard new.keep(result) else { return }
    if let coordinator {
      coordinator.openSwitches -= 1
      if coordinator.latest === new { coordinator.latest = nil }
      if new.isUnderWay { coordinator.didShow(coordinator.names[new.number]) }
    }
    new.tellObservers()
  }

  /// Carries a switch out as one operation of a window.
  private func carryOut(
    _ new: RootSwitch, in queue: TransitionQueue, _ animation: RootAnimation
  ) -> Transition {
    guard queue.beginAsOne() else {
      return Transition(.done(completion(of: carryOut(new, animation))))
    }
    let end = carryOut(new, animation)
    guard let place = queue.endAsOne() else { return Transition(.done(completion(of: end))) }
    return queue.tell(at: place) { [self] in completion(of: end) }
  }

  private func carryOut(_ new: RootSwitch, _ animation: RootAnimation) -> RootSwitchEnd {
    guard new.isForced else { return carryOutNow(new, animation) }
    return Leaving.forced { carryOutNow(new, animation) }
  }

  private func completion(of end: RootSwitchEnd) -> Transition.Completion {
    switch end {
    case .known(let result):
      return result
    case .counted(let before, let modals):
      let after = members
      return .success(
        TransitionOutcome(
          added: after.count(without: before), removed: before.count(without: after) + modals))
    }
  }

  private func carryOutNow(_ new: RootSwitch, _ animation: RootAnimation) -> RootSwitchEnd {
    if let successor = new.successor {
      return .known(
        .failure(.superseded("\(names[new.number])", by: "\(names[successor])")))
    }
    if isStanding(new.number) { return .known(.success(.unchanged)) }
    if let error = placeError { return .known(.failure(error)) }
    guard let content = makeRoot(names[new.number]) else {
      return .known(.failure(.nothingForRoot("\(names[new.number])")))
    }
    if let controller = content.controller, Engine.isInUse(controller),
      !members.contains(Engine.id(of: controller))
    {
      return .known(.failure(.screenInUse(Engine.name(of: controller))))
    }
    if GuardingClasses.mayExist, let error = veto(of: content, as: names[new.number], animation) {
      return .known(.failure(error))
    }
    new.isUnderWay = true
    if let shownCoordinator { end(shownCoordinator) }
    let window = window
    let before = members
    let modals = dismissModals(of: window, for: new.number)
    if Turns.isNow(in: window) {
      set(content, as: new.number, animation)
    } else {
      _ = Turns.asOne(in: window) { [self] in
        set(content, as: new.number, animation)
        return { .success(.unchanged) }
      }
    }
    return .counted(before: before, modals: modals)
  }

  /// Why what stands there, or lies on it, may not leave.
  private func veto(
    of content: RootContent, as new: Root, _ animation: RootAnimation
  ) -> RouterError? {
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
  private func dismissModals(of window: UIWindow?, for new: Int) -> Int {
    guard let lowest = window?.rootViewController else { return 0 }
    switch place {
    case .window: break
    case .stack: if !dismissesModals(for: names[new]) { return 0 }
    }
    let count = ModalChain.count(above: lowest)
    if count > 0 { lowest.dismiss(animated: false) }
    return count
  }

  private func set(_ content: RootContent, as new: Int, _ animation: RootAnimation) {
    guard case .crossDissolve(let seconds) = animation, standing != nil, let window else {
      return set(content, as: new)
    }
    UIView.transition(
      with: window, duration: seconds, options: .transitionCrossDissolve,
      animations: { [self] in
        set(content, as: new)
        // Not before: what the new root does as it starts belongs to the switch.
        Engine.beginAnimation(of: window)
      },
      completion: { _ in Engine.endAnimation(of: window) })
  }

  private func set(_ content: RootContent, as new: Int) {
    standing = new
    session += 1
    let (coordinator, controller) = (content.coordinator, content.controller)
    shown = CoordinatorReference(coordinator)
    hasCoordinator = coordinator != nil
    shownController = controller
    hasController = controller != nil
    if let coordinator { addDependency(coordinator) }
    if let controller { set(controller) }
    // What it takes away has been asked.
    if let coordinator { Leaving.forced { coordinator.start() } }
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
  private var members: RootMembers {
    var members = RootMembers()
    switch place {
    case .window(let router):
      if let root = router.window?.rootViewController { members.add(Engine.id(of: root)) }
    case .stack(let router):
      guard let stack = router.navigationController else { break }
      // A loop, since a closure given to `map` asks for its executor at each element.
      for controller in stack.viewControllers { members.add(Engine.id(of: controller)) }
    }
    return members
  }
}
