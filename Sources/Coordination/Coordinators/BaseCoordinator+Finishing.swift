import UIKit

extension BaseCoordinator {
  /// Ends the journey and those of all children, once: takes their screens away, leaves the parent, tells.
  ///
  /// It is finished at once; the rest follows when the screens have left, and before this returns if there are none.
  /// Only this coordinator's `onFinish` is called.
  ///
  /// If screens that leave guard their leaving it is finished when they have been asked, in the turn of this call. If
  /// one of them refuses the journey goes on: nothing has changed, and nobody is told.
  ///
  /// - Parameters:
  ///   - keepingScreens: Whether the screens stay, and are the parent's from then on.
  ///   - animated: Whether the screens leave within the virtual time of a transition.
  /// - Returns: How the screens leave, as one operation, which fails with `vetoed`. The last screen of a stack that
  ///   must not be empty stays, and is the parent's.
  @discardableResult
  public final func finish(keepingScreens: Bool = false, animated: Bool = true) -> Transition {
    finish(keepingScreens: keepingScreens, animated: animated) {}
  }

  /// - Parameter accept: Runs when it is sure that the journey ends by this call; owned until then.
  final func finish(
    keepingScreens: Bool, animated: Bool, accept: @escaping @MainActor () -> Void
  ) -> Transition {
    guard !isFinished else { return .unchanged }
    if children.isEmpty, keepingScreens || ownedScreens.isEmpty {
      // The usual case: nobody below it, and nothing to take away.
      accept()
      let ended = isFinished || ownedScreens.isEmpty ? [] : [self]
      isFinished = true
      end(ended)
      return .unchanged
    }
    let others = keepingScreens ? [] : othersBelow.flatMap(\.shownScreens)
    if !keepingScreens, Leaving.concerns(RemovalPlan(standingScreens + others).leavers) {
      return leave(
        "finish", animated: animated,
        again: { [self] in finish(keepingScreens: false, animated: animated, accept: accept) },
        accept: accept, then: { [self] in end($0) })
    }
    accept()
    for other in othersBelow { other.endSilently() }
    let ended = endWithChildren()
    if keepingScreens || Self.showNothing(ended) && others.isEmpty {
      end(ended)
      return .unchanged
    }
    let removal = ScreenRemoval(below: self, and: others, animated: animated).begin()
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
    guard let child, owns(child) else { return .unchanged }
    guard let base = child as? BaseCoordinator else {
      if let other = child.ofScreens {
        return ScreenRemoval.take(
          other.shownScreens, "remove \(CoordinationState.name(of: child))", animated: animated,
          again: { [self] in remove(child, animated: animated) },
          accept: { [self] in
            other.endSilently()
            removeDependency(child)
          })
      }
      removeDependency(child)
      return .unchanged
    }
    return base.leave(
      "remove", animated: animated, mayLeaveSome: false,
      again: { [self] in remove(base, animated: animated) },
      then: { [self] ended in
        base.letGo(ended, to: nil)
        base.forgetFinish()
        removeDependency(base)
      })
  }

  /// Takes the screens away when the turn of that has come, and ends then, unless a screen refuses.
  ///
  /// - Parameters:
  ///   - operation: What is done, for the log.
  ///   - mayLeaveSome: Whether screens that have to stay may do so; if not, nothing changes.
  ///   - again: Does it anew; owned by the attempt of whoever refuses.
  ///   - accept: Runs when nobody has refused.
  ///   - then: Runs with the coordinators that have ended by this, when the screens have left.
  private func leave(
    _ operation: String, animated: Bool, mayLeaveSome: Bool = true,
    again: @escaping @MainActor () -> Transition,
    accept: @escaping @MainActor () -> Void = {},
    then: @escaping @MainActor ([BaseCoordinator]) -> Void
  ) -> Transition {
    guard !isFinished else { return .unchanged }
    let operation = "\(operation) \(CoordinationState.name(of: self))"
    var ended: [BaseCoordinator] = []
    let others = othersBelow.flatMap(\.shownScreens)
    let removal = ScreenRemoval(below: self, and: others, animated: animated).begin { [self] plan in
      if isFinished { return nil }
      if !mayLeaveSome, let screen = plan.staying.first {
        return Requester.ignored(operation, .cannotPop(Engine.name(of: screen)))
      }
      if let error = Leaving.veto(plan.leavers, operation, again: again) { return error }
      accept()
      for other in othersBelow { other.endSilently() }
      ended = endWithChildren()
      return nil
    }
    removal.whenComplete { _ in if !ended.isEmpty { then(ended) } }
    return removal
  }

  private static func showNothing(_ coordinators: [BaseCoordinator]) -> Bool {
    for coordinator in coordinators where !coordinator.ownedScreens.isEmpty { return false }
    return true
  }

  /// What comes when the screens have left.
  private func end(_ ended: [BaseCoordinator]) {
    Engine.noteFinished(self)
    if let heir = parentCoordinator, heir.owns(self) {
      letGo(ended, to: heir.isFinished ? nil : heir)
      heir.removeDependency(self)
      return tellFinish()
    }
    let parent = Engine.state.parent(of: self)
    let heir = parent as? BaseCoordinator
    letGo(ended, to: heir?.isFinished == false ? heir : nil)
    if let heir {
      heir.removeDependency(self)
    } else if let parent {
      parent.childCoordinators.removeAll { $0 === self }
      Engine.noteLetGo(self, by: parent)
    }
    tellFinish()
  }

  /// Marks this coordinator and everything below it as finished, children without their `onFinish`.
  ///
  /// - Returns: The coordinators whose journeys end now, this one first.
  func endWithChildren() -> [BaseCoordinator] {
    // One that has finished by itself is on its way already, and tells by itself.
    var ended: [BaseCoordinator] = []
    for coordinator in withAllBelow where !coordinator.isFinished { ended.append(coordinator) }
    for coordinator in ended {
      coordinator.isFinished = true
      if coordinator !== self { coordinator.forgetFinish() }
    }
    return ended
  }

  /// Lets the screens of coordinators that have ended pass to another, and all below this one go.
  func letGo(_ ended: [BaseCoordinator], to heir: BaseCoordinator?) {
    for coordinator in ended where !coordinator.ownedScreens.isEmpty {
      coordinator.leaveScreens(to: heir)
    }
    if children.isEmpty { return }
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      if let base = coordinator as? BaseCoordinator {
        for child in base.children { Engine.noteLetGo(child, by: base) }
        work.append(contentsOf: base.children)
        base.children = []
        if base !== self { base.parentCoordinator = nil }
      } else {
        for child in coordinator.childCoordinators { Engine.noteLetGo(child, by: coordinator) }
        work.append(contentsOf: coordinator.childCoordinators)
        coordinator.childCoordinators = []
      }
    }
  }

  /// The screens that this coordinator and those below it have shown, where they stand somewhere.
  private var standingScreens: [UIViewController] {
    withAllBelow.flatMap(\.ownedScreens).compactMap(\.standing)
  }

  /// This coordinator and those below it, parents first.
  final var withAllBelow: [BaseCoordinator] {
    if childCoordinators.isEmpty { return [self] }
    var all: [BaseCoordinator] = []
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      work.append(contentsOf: coordinator.childCoordinators)
      if let base = coordinator as? BaseCoordinator { all.append(base) }
    }
    return all
  }
}

extension BaseCoordinator {
  /// The coordinators of another base class below this one that have screens of their own.
  final var othersBelow: [any CoordinatorOfScreens] {
    if childCoordinators.isEmpty { return [] }
    var all: [any CoordinatorOfScreens] = []
    var work = childCoordinators
    while let coordinator = work.popLast() {
      work.append(contentsOf: coordinator.childCoordinators)
      if let other = coordinator.ofScreens { all.append(other) }
    }
    return all
  }
}

extension Transition {
  /// A call that found nothing to do.
  package static var unchanged: Transition { Transition(.done(.success(.unchanged))) }
}
