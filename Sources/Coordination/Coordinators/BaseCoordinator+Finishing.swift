extension BaseCoordinator {
  /// Ends the journey and those of all children, once: takes their screens away, leaves the parent, tells.
  ///
  /// It is finished at once; the rest follows when the screens have left, and before this returns if there are none.
  /// Only this coordinator's `onFinish` is called. No screen can refuse: the journey is over.
  ///
  /// - Parameters:
  ///   - keepingScreens: Whether the screens stay, and are the parent's from then on.
  ///   - animated: Whether the screens leave within the virtual time of a transition.
  /// - Returns: How the screens leave, as one operation. The last screen of a stack that must not be empty stays, and
  ///   is the parent's.
  @discardableResult
  public final func finish(keepingScreens: Bool = false, animated: Bool = true) -> Transition {
    guard !isFinished else { return .unchanged }
    let ended = endWithChildren()
    if keepingScreens || ended.allSatisfy(\.ownedScreens.isEmpty) {
      end(ended)
      return .unchanged
    }
    let removal = ScreenRemoval(below: self, animated: animated).begin()
    removal.whenComplete { _ in self.end(ended) }
    return removal
  }

  /// Lets a child go, with all below it and their screens; nothing happens if it is none.
  ///
  /// Its `onFinish` is not called: who removes it knows. A child of another base class takes no screens away.
  /// Screens that guard their leaving are asked.
  ///
  /// - Parameter animated: Whether the screens leave within the virtual time of a transition.
  /// - Returns: How the screens leave, as one operation. It fails, and nothing has changed, with `cannotPop` if one of
  ///   them is the last of a stack that must not be empty (set another root first), and with `vetoed`.
  @discardableResult
  public final func remove(_ child: (any Coordinator)?, animated: Bool = true) -> Transition {
    guard let child, childCoordinators.contains(where: { $0 === child }) else { return .unchanged }
    guard let base = child as? BaseCoordinator else {
      removeDependency(child)
      return .unchanged
    }
    if base.isFinished { return .unchanged }
    var ended: [BaseCoordinator] = []
    let removal = ScreenRemoval(below: base, animated: animated).begin { [self] plan in
      let operation = "remove \(CoordinationState.name(of: base))"
      if let screen = plan.staying.first {
        return Requester.ignored(operation, .cannotPop(Engine.name(of: screen)))
      }
      let error = Leaving.veto(plan.leavers, operation) { [self] in
        remove(base, animated: animated)
      }
      if let error { return error }
      if !base.isFinished { ended = base.endWithChildren() }
      return nil
    }
    removal.whenComplete { [self] _ in
      guard !ended.isEmpty else { return }
      base.letGo(ended, to: nil)
      base.forgetFinish()
      removeDependency(base)
    }
    return removal
  }

  /// What comes when the screens have left.
  private func end(_ ended: [BaseCoordinator]) {
    let parent = Engine.state.parent(of: self)
    let heir = parent as? BaseCoordinator
    letGo(ended, to: heir?.isFinished == false ? heir : nil)
    if let heir {
      heir.removeDependency(self)
    } else if let parent {
      parent.childCoordinators.removeAll { $0 === self }
    }
    tellFinish()
  }

  /// Marks this coordinator and everything below it as finished, children without their `onFinish`.
  ///
  /// - Returns: The coordinators whose journeys end now, this one first.
  func endWithChildren() -> [BaseCoordinator] {
    // One that has finished by itself is on its way already, and tells by itself.
    let ended = withAllBelow.filter { !$0.isFinished }
    for coordinator in ended {
      coordinator.isFinished = true
      if coordinator !== self { coordinator.forgetFinish() }
    }
    return ended
  }

  /// Lets the screens of coordinators that have ended pass to another, and all below this one go.
  func letGo(_ ended: [BaseCoordinator], to heir: BaseCoordinator?) {
    for coordinator in ended { coordinator.leaveScreens(to: heir) }
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      work.append(contentsOf: coordinator.childCoordinators)
      coordinator.childCoordinators = []
      if coordinator !== self { (coordinator as? BaseCoordinator)?.parentCoordinator = nil }
    }
  }

  /// This coordinator and those below it, parents first.
  final var withAllBelow: [BaseCoordinator] {
    var all: [BaseCoordinator] = []
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      work.append(contentsOf: coordinator.childCoordinators)
      if let base = coordinator as? BaseCoordinator { all.append(base) }
    }
    return all
  }
}

extension Transition {
  /// A call that found nothing to do.
  static var unchanged: Transition { Transition(.done(.success(.unchanged))) }
}
