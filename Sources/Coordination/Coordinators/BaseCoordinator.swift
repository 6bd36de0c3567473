/// A coordinator that owns its children, and ends with all of them.
@MainActor
open class BaseCoordinator: Coordinator {
  /// The coordinators this one owns, oldest first.
  public var childCoordinators: [any Coordinator] = []
  /// The coordinator that owns this one.
  public private(set) weak var parentCoordinator: BaseCoordinator?
  /// Whether the journey is over.
  public private(set) final var isFinished = false

  /// Whether it has been somebody's child; one that is nobody's any more should die.
  package private(set) final var hasBeenChild = false

  private let slot: Int32

  /// Creates a coordinator that nobody owns yet.
  public init() {
    slot = Engine.register(Self.self, id: Engine.makeID())
    Engine.state.add(self)
  }

  deinit {
    Engine.release(slot)
  }

  /// Shows the first screen of the journey; the base class has none.
  open func start() {}

  /// Takes a coordinator as a child; one that is a child already is left as it is.
  ///
  /// - Returns: Nil, or why it was refused; a refusal changes nothing and is an entry of the log.
  @discardableResult
  public final func addDependency(_ coordinator: any Coordinator) -> CoordinatorError? {
    if childCoordinators.contains(where: { $0 === coordinator }) { return nil }
    if let error = obstacle(to: coordinator) {
      Engine.note("ignored: add child, \(error)")
      return error
    }
    childCoordinators.append(coordinator)
    if let base = coordinator as? BaseCoordinator {
      base.parentCoordinator = self
      base.hasBeenChild = true
      Engine.markStarted(base.slot)
    } else {
      Engine.state.track(coordinator)
    }
    return nil
  }

  /// Lets a child go; nothing happens if it is none.
  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    guard let coordinator,
      let place = childCoordinators.firstIndex(where: { $0 === coordinator })
    else { return }
    childCoordinators.remove(at: place)
    (coordinator as? BaseCoordinator)?.parentCoordinator = nil
  }

  /// Ends the journey and those of all children, once: leaves the parent, then calls `onFinish`.
  public final func finish() {
    guard !isFinished else { return }
    endWithChildren()
    parentCoordinator?.removeDependency(self)
    (self as? any CoordinatorFinishOutput)?.onFinish?()
  }

  /// Marks this coordinator and everything below it as finished, children first and without `onFinish`.
  private func endWithChildren() {
    var work: [any Coordinator] = [self]
    while let coordinator = work.popLast() {
      work.append(contentsOf: coordinator.childCoordinators)
      coordinator.childCoordinators = []
      guard let base = coordinator as? BaseCoordinator else { continue }
      base.isFinished = true
      if base !== self { base.parentCoordinator = nil }
    }
  }

  private func obstacle(to coordinator: any Coordinator) -> CoordinatorError? {
    let name = CoordinationState.name(of: coordinator)
    if coordinator === self { return .isItself(name) }
    if isBelow(coordinator) { return .isAncestor(name) }
    if let parent = Engine.state.parent(of: coordinator) {
      return .hasParent(name, parent: CoordinationState.name(of: parent))
    }
    return nil
  }

  /// Whether this coordinator stands somewhere below another, of whatever class.
  private func isBelow(_ coordinator: any Coordinator) -> Bool {
    var work = coordinator.childCoordinators
    while let next = work.popLast() {
      if next === self { return true }
      work.append(contentsOf: next.childCoordinators)
    }
    return false
  }
}
