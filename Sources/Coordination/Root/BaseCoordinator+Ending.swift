extension BaseCoordinator {
  /// Ends a child and everything below it, because its place is gone: nobody is told, this coordinator knows.
  final func end(_ child: any Coordinator) {
    var work = [child]
    while let coordinator = work.popLast() {
      if let base = coordinator as? BaseCoordinator {
        if base.children.isEmpty, base.isFinished {
          // The usual one has told of its end just now.
          base.forgetFinish()
          continue
        }
        let ended = base.endWithChildren()
        base.letGo(ended, to: nil)
        base.forgetFinish()
      } else {
        for child in coordinator.childCoordinators { Engine.noteLetGo(child, by: coordinator) }
        work.append(contentsOf: coordinator.childCoordinators)
        coordinator.childCoordinators = []
      }
    }
    removeDependency(child)
  }

  /// The nearest coordinator of a type above this one; nil if there is none.
  ///
  /// A coordinator deep below reaches the one that switches tabs, or ends the session, without closures in between.
  public final func ancestor<Wanted>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    var coordinator = parentCoordinator
    while let current = coordinator {
      if let wanted = current as? Wanted { return wanted }
      coordinator = current.parentCoordinator
    }
    return nil
  }
}
