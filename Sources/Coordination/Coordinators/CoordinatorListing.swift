/// An entry of the list of coordinators.
@MainActor
package struct CoordinatorListing {
  /// How deep it stands below the coordinator that lists it, from 1.
  package let depth: Int
  /// The name of its class.
  package let name: String
  /// What is to be said of it beside its name; nil for a coordinator.
  package let remark: String?
  /// The coordinator it is, if it is one: then what is below it follows from that.
  package let coordinator: (any Coordinator)?

  /// Creates the entry of a flow.
  package init(depth: Int, flow name: String, remark: String) {
    self.depth = depth
    self.name = name
    self.remark = remark
    coordinator = nil
  }

  /// Creates the entry of a coordinator.
  package init(depth: Int, coordinator: any Coordinator) {
    self.depth = depth
    name = CoordinationState.name(of: coordinator)
    remark = nil
    self.coordinator = coordinator
  }

  /// Everything that a coordinator stands above, itself first, parents before children.
  package static func all(below root: any Coordinator) -> [CoordinatorListing] {
    var entries: [CoordinatorListing] = []
    var work = [CoordinatorListing(depth: 0, coordinator: root)]
    while let entry = work.popLast() {
      entries.append(entry)
      guard let coordinator = entry.coordinator else { continue }
      var below = coordinator.ofScreens?.listing ?? []
      let listed = below.compactMap(\.coordinator)
      for child in coordinator.childCoordinators where !listed.contains(where: { $0 === child }) {
        below.append(CoordinatorListing(depth: 1, coordinator: child))
      }
      work += below.reversed().map { $0.moved(by: entry.depth) }
    }
    return entries
  }

  private func moved(by depth: Int) -> CoordinatorListing {
    if let coordinator {
      return CoordinatorListing(depth: self.depth + depth, coordinator: coordinator)
    }
    return CoordinatorListing(depth: self.depth + depth, flow: name, remark: remark ?? "")
  }
}

extension CoordinatorOfScreens {
  /// Takes a coordinator as a child and starts it.
  ///
  /// - Returns: Nil, or why it was refused; a refusal changes nothing and is an entry of the log.
  package func adopt(_ coordinator: any Coordinator) -> CoordinatorError? {
    if childCoordinators.contains(where: { $0 === coordinator }) { return nil }
    if let error = obstacle(to: coordinator) {
      Engine.note("ignored: add child, \(error)")
      return error
    }
    childCoordinators.append(coordinator)
    if let base = coordinator as? BaseCoordinator {
      base.hasBeenChild = true
      Engine.markStarted(base.slot)
    } else {
      Engine.state.track(coordinator)
    }
    coordinator.start()
    return nil
  }

  private func obstacle(to coordinator: any Coordinator) -> CoordinatorError? {
    let name = CoordinationState.name(of: coordinator)
    if coordinator === self { return .isItself(name) }
    if isBelow(coordinator) { return .isAncestor(name) }
    if let parent = Engine.state.parent(of: coordinator) {
      return .hasParent(name, parent: CoordinationState.name(of: parent))
    }
    return (coordinator as? BaseCoordinator)?.isFinished == true ? .hasFinished(name) : nil
  }

  /// Leaves the coordinator that has this one as a child.
  package func leaveParent() {
    guard let parent = Engine.state.parent(of: self) else { return }
    if let base = parent as? BaseCoordinator {
      base.removeDependency(self)
    } else {
      parent.childCoordinators.removeAll { $0 === self }
    }
  }
}
