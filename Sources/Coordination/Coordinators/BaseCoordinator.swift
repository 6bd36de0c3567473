import UIKit

/// A coordinator that owns its children and the screens it shows, and ends with all of them.
///
/// A screen is the coordinator's if it was shown with `owner:`. A child ends by itself when the last screen that it and
/// those below it own has left, whichever way; one that has shown nothing yet does not. So does a coordinator without a
/// parent if it has an `onFinish`; the root of an app, which nobody waits for, stays.
@MainActor
open class BaseCoordinator: Coordinator {
  /// The coordinators this one owns, oldest first.
  public var childCoordinators: [any Coordinator] {
    get { children }
    set {
      children = newValue
      Engine.state.noteChangeByHand()
    }
  }
  /// The same; whoever changes it here keeps the children's ``parentCoordinator`` right.
  @exclusivity(unchecked)
  final var children: [any Coordinator] = []
  /// The coordinator that owns this one.
  public internal(set) final var parentCoordinator: BaseCoordinator? {
    get { parentReference?.object }
    set { parentReference = if let newValue { Faint(newValue) } else { nil } }
  }
  // Not a weak reference, which would slow the parent down.
  @exclusivity(unchecked)
  private final var parentReference: Faint<BaseCoordinator>?
  /// Whether the journey is over: it cannot be anybody's child again, nor show anything.
  @exclusivity(unchecked)
  public internal(set) final var isFinished = false

  /// Whether it has been somebody's child; one that is nobody's any more should die.
  @exclusivity(unchecked)
  package internal(set) final var hasBeenChild = false
  /// The screens it has shown that have not left, oldest first.
  @exclusivity(unchecked)
  final var ownedScreens: [OwnedScreen] = []
  /// How many calls that show a screen for it have not ended.
  @exclusivity(unchecked)
  final var openShows = 0
  /// Whether it has shown a screen of its own.
  @exclusivity(unchecked)
  final var hasShown = false
  /// Whether it waits for the look that decides whether it is over.
  @exclusivity(unchecked)
  final var isEndDue = false

  let slot: Int32

  /// Creates a coordinator that nobody owns yet.
  public init() {
    slot = Engine.register(Self.self, id: Engine.makeID())
    Engine.list(self)
  }

  deinit {
    Engine.release(slot)
    if !ownedScreens.isEmpty { Orphans.coordinatorDied(type(of: self), ownedScreens) }
  }

  /// Shows the first screen of the journey; the base class has none.
  open func start() {}

  /// Takes a coordinator as a child and starts it; one that is a child already is left as it is.
  ///
  /// - Returns: Nil, or why it was refused; a refusal changes nothing and is an entry of the log.
  @discardableResult
  public final func start(_ child: some Coordinator) -> CoordinatorError? {
    if owns(child) { return nil }
    if let error = addDependency(child) { return error }
    child.start()
    return nil
  }

  /// Takes a coordinator as a child; one that is a child already is left as it is.
  ///
  /// - Returns: Nil, or why it was refused; a refusal changes nothing and is an entry of the log.
  @discardableResult
  public final func addDependency(_ coordinator: any Coordinator) -> CoordinatorError? {
    if owns(coordinator) { return nil }
    let base = coordinator as? BaseCoordinator
    if base?.mayBeChild(of: self) != true, let error = obstacle(to: coordinator) {
      Engine.note("ignored: add child, \(error)")
      return error
    }
    children.append(coordinator)
    if let base {
      base.parentCoordinator = self
      base.hasBeenChild = true
      Engine.markStarted(base.slot)
    } else {
      Engine.state.track(coordinator)
    }
    return nil
  }

  /// Lets a child go without ending it; nothing happens if it is none.
  ///
  /// Its screens stay: who takes over must keep the child, or take the screens away. ``remove(_:animated:)`` does all.
  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    guard let coordinator else { return }
    var place = children.count - 1
    while place >= 0, children[place] !== coordinator { place -= 1 }
    if place < 0 { return }
    if place == children.count - 1 { children.removeLast() } else { children.remove(at: place) }
    (coordinator as? BaseCoordinator)?.parentCoordinator = nil
    Engine.noteLetGo(coordinator, by: self)
    considerEnd()
  }

  /// Whether it is the usual child, a new one that holds nothing, so that nothing else need be asked.
  private func mayBeChild(of parent: BaseCoordinator) -> Bool {
    !hasBeenChild && children.isEmpty && !isFinished && !parent.isFinished && self !== parent
      && !Engine.state.areListsChangedByHand
  }

  private func obstacle(to coordinator: any Coordinator) -> CoordinatorError? {
    func name() -> String { CoordinationState.name(of: coordinator) }
    if coordinator === self { return .isItself(name()) }
    if isBelow(coordinator) { return .isAncestor(name()) }
    if let parent = Engine.state.parent(of: coordinator) {
      return .hasParent(name(), parent: CoordinationState.name(of: parent))
    }
    if (coordinator as? BaseCoordinator)?.isFinished == true { return .hasFinished(name()) }
    if isFinished { return .parentHasFinished(name(), parent: CoordinationState.name(of: self)) }
    return nil
  }

  // A loop, since a closure given to `contains` asks for its executor at each element.
  /// Whether a coordinator is a child of this one.
  final func owns(_ coordinator: any Coordinator) -> Bool {
    var place = children.count - 1
    while place >= 0 {
      if children[place] === coordinator { return true }
      place -= 1
    }
    return false
  }

  /// Whether somebody waits for the end.
  var isAwaited: Bool { finishOutput?.onFinish != nil }

  /// Tells whoever waits for the end, and lets the closure go.
  func tellFinish() {
    guard let output = finishOutput else { return }
    let tell = output.onFinish
    output.onFinish = nil
    tell?()
  }

  /// Lets the closure go that nobody will call any more.
  func forgetFinish() {
    finishOutput?.onFinish = nil
  }

  /// This coordinator as one that somebody may wait for; nil if its class is none.
  private final var finishOutput: (any CoordinatorFinishOutput)? {
    let type = type(of: self)
    guard let found = Self.finishing.answer(for: type, { $0 as? any CoordinatorFinishOutput.Type })
    else { return nil }
    return finishOutput(as: found)
  }

  // Opens what the class was found to be, where a cast would search for it.
  private final func finishOutput<Output: CoordinatorFinishOutput>(
    as type: Output.Type
  ) -> any CoordinatorFinishOutput {
    unsafeDowncast(self, to: type)
  }

  @exclusivity(unchecked)
  private static var finishing = ClassAnswers<any CoordinatorFinishOutput.Type>()
}
