import Coordination
import UIKit

/// A screen that may refuse to leave.
@MainActor
final class GuardedWalkScreen: WalkScreen, LeaveGuarding {
  private weak var world: CoordinatorWorld?
  var isDirty = false

  init(_ record: WalkRecord, in world: CoordinatorWorld) {
    self.world = world
    super.init(record)
  }

  required init?(coder: NSCoder) { nil }

  func shouldLeave(_ reason: RemovalReason) -> Bool { !isDirty }

  func didAttemptToLeave(_ attempt: LeaveAttempt) {
    // Whoever is asked long enough gives in.
    isDirty = false
    if let world, !world.isEnding, world.attempts.count < 3 { world.attempts.append(attempt) }
  }
}

/// A journey whose steps are drawn.
@MainActor
final class WalkJourney: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
  let record: CoordinatorWorld.JourneyRecord
  let router: any RouterProtocol
  /// Whether it begins in the place of whatever is there.
  var isRoot = false
  private weak var world: CoordinatorWorld?

  init(
    _ record: CoordinatorWorld.JourneyRecord, _ router: any RouterProtocol,
    in world: CoordinatorWorld
  ) {
    self.record = record
    self.router = router
    self.world = world
    super.init()
    record.journey = self
  }

  override func start() {
    guard let world else { return }
    let isEmpty = router.navigationController?.viewControllers.isEmpty ?? true
    if isEmpty || isRoot {
      show(3)
    } else {
      show(world.random.below(3))
      if world.random.chance(6) { show(world.random.below(2)) }
      if world.random.chance(12) {
        world.call("\(record.name) finish in start") { _ in finish() }
      }
    }
  }

  /// Shows a screen of its own.
  ///
  /// - Parameter way: How: 0 and 1 push, 2 presents, 3 sets the root, 4 replaces the top, 5 does two at once.
  func show(_ way: Int) {
    guard let world else { return }
    let screen = world.makeScreen()
    let animated = !world.random.chance(3)
    let name = "\(record.name) \(way) \(screen.record.name)"
    world.call(name) { call in
      call.journey = record
      switch way {
      case 0, 1:
        return router.push(
          screen, animated: animated, owner: self, onRemoval: world.closure(of: screen, in: call))
      case 2:
        return router.present(
          screen, animated: animated, owner: self, onRemoval: world.closure(of: screen, in: call))
      case 3:
        return router.setRoot(
          screen, animated: animated, owner: self, onRemoval: world.closure(of: screen, in: call))
      case 4:
        return router.replaceTop(
          with: screen, animated: animated, owner: self,
          onRemoval: world.closure(of: screen, in: call))
      default:
        return router.perform(
          [
            .dismissModals,
            .push(screen, owner: self, onRemoval: world.closure(of: screen, in: call)),
          ], animated: animated)
      }
    }
  }

  /// A screen of its own is presented with a stack, on which another journey begins.
  func presentStack() {
    guard let world else { return }
    let screen = world.makeScreen()
    let stack = UINavigationController(rootViewController: screen)
    world.call("\(record.name) presents a stack with \(screen.record.name)") { call in
      call.journey = record
      return router.present(stack, owner: self)
    }
    let child = world.makeJourney(on: Router(rootViewController: stack))
    world.journal.append("\(record.name) starts \(child.record.name) on the stack")
    start(child)
  }

  /// Tabs are presented, each with a journey of its own.
  func presentTabs() {
    guard let world else { return }
    let tabs = WalkTabs(in: world)
    start(tabs)
    world.call("\(record.name) presents tabs") { _ in
      router.present(tabs.tabBarController, owner: tabs)
    }
    if world.random.chance(2) { world.call("select 2 there") { _ in tabs.select(2) } }
  }
}

/// Tabs, each with a journey.
@MainActor
final class WalkTabs: TabsCoordinator<Int> {
  private weak var world: CoordinatorWorld?

  init(in world: CoordinatorWorld) {
    self.world = world
    super.init()
    setTabs((0..<3).map(makeItem))
  }

  func makeItem(_ id: Int) -> TabItem<Int> {
    let stack = UINavigationController()
    return .stack(id, stack, leaving: id == 1 ? .reset : .keep) { [weak world] in
      world?.makeJourney(on: $0)
    }
  }
}

/// Three roots: tabs, a journey on a stack, a bare screen.
@MainActor
final class WalkApp: RootCoordinator<Int>, LinkFollowing {
  weak var world: CoordinatorWorld?
  /// Moves the stack whose root is replaced; nil if the window's is.
  var router: Router?

  override func makeRoot(_ root: Int) -> RootContent? {
    guard let world else { return nil }
    switch root {
    case 0: return .screen(world.makeScreen())
    case 1:
      let tabs = WalkTabs(in: world)
      return .screen(tabs.tabBarController, coordinator: tabs)
    default:
      if let router {
        let journey = world.makeJourney(on: router)
        journey.isRoot = true
        return .journey(journey)
      }
      let stack = UINavigationController()
      let router = Router(rootViewController: stack)
      return .screen(stack, coordinator: world.makeJourney(on: router))
    }
  }

  override func root(after event: SessionEvent) -> Int? {
    switch event {
    case .loggedIn: 1
    case .loggedOut, .expired: 0
    case .accountDeleted: 2
    }
  }

  func follow(_ route: Int) -> LinkProgress<Int> {
    guard let world else { return .refused("the walk is over") }
    switch route % 4 {
    case 0:
      guard let tabs = shownCoordinator as? WalkTabs else { return .refused("no tabs") }
      return .moves(tabs.select(route % 3))
    case 1:
      let transition = WindowRouter(window: world.window).push(world.makeScreen())
      return .moves(transition)
    case 2: return .done()
    default: return .notMine
    }
  }
}
