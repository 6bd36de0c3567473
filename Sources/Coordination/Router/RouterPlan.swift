import UIKit

/// What several operations lead to, worked out before anything changes.
@MainActor
struct RouterPlan {
  private let navigation: UINavigationController
  /// What is on the stack and over it now.
  let oldStack: [UIViewController]
  let oldModals: [UIViewController]
  /// What will be.
  private(set) var stack: [UIViewController]
  private(set) var modals: [UIViewController]
  /// The last way in which the operations only took screens from the top.
  private(set) var popReason = RemovalReason.pop
  private var arrivals: [ScreenID: RouterOperation.Arrival] = [:]

  /// - Throws: Why an operation cannot be carried out after those before it.
  init(
    _ operations: [RouterOperation], on navigation: UINavigationController
  ) throws(RouterError) {
    self.navigation = navigation
    oldStack = navigation.viewControllers
    oldModals = ModalChain.above(ModalChain.foot(of: navigation))
    stack = oldStack
    modals = oldModals
    for operation in operations { try apply(operation) }
    try checkPlace()
  }

  /// How many of the modals stay.
  var keptModals: Int {
    zip(oldModals, modals).prefix { $0 === $1 }.count
  }

  /// Whether the stack is another.
  var changesStack: Bool { !stack.elementsEqual(oldStack, by: ===) }

  /// What comes along with a screen; nil for one that is there already.
  func arrival(of screen: UIViewController) -> RouterOperation.Arrival? {
    arrivals[Engine.id(of: screen)]
  }

  private mutating func apply(_ operation: RouterOperation) throws(RouterError) {
    switch operation.kind {
    case .push(let arrival):
      try admit(arrival)
      stack.append(arrival.screen)
    case .setRoot(let arrival):
      stack.removeAll { $0 !== arrival.screen }
      if stack.isEmpty { try admit(arrival) }
      take(arrival)
      stack = [arrival.screen]
    case .replaceTop(let arrival):
      if stack.isEmpty { throw .emptyStack }
      try admit(arrival)
      stack[stack.count - 1] = arrival.screen
    case .pop:
      guard let top = stack.last else { throw .emptyStack }
      if stack.count == 1 { throw .cannotPop(Engine.name(of: top)) }
      stack.removeLast()
      popReason = .pop
    case .popTo(let screen):
      guard let place = stack.firstIndex(where: { $0 === screen }) else {
        throw .notInStack(Engine.name(of: screen))
      }
      stack.removeSubrange((place + 1)...)
      popReason = .popTo
    case .popToRoot:
      modals = []
      stack.removeSubrange(min(1, stack.count)...)
      popReason = .popToRoot
    case .setStack(let screens):
      try set(screens)
    case .present(let arrival):
      try present(arrival)
    case .dismiss(let modal):
      guard let leaving = modal.map(Engine.outermost) ?? modals.last,
        let place = modals.firstIndex(where: { $0 === leaving })
      else { throw .nothingToDismiss }
      modals.removeSubrange(place...)
    case .dismissModals:
      modals = []
    }
  }

  private mutating func take(_ arrival: RouterOperation.Arrival) {
    arrivals[Engine.id(of: arrival.screen)] = arrival
  }

  /// Takes note of a screen that comes on the stack.
  private mutating func admit(_ arrival: RouterOperation.Arrival) throws(RouterError) {
    try check(arrival.screen)
    if stack.contains(where: { $0 === arrival.screen }) {
      throw .duplicateScreen(Engine.name(of: arrival.screen))
    }
    take(arrival)
  }

  private mutating func set(_ screens: [UIViewController]) throws(RouterError) {
    if screens.isEmpty { throw .emptyStack }
    var seen: Set<ScreenID> = []
    for screen in screens {
      if !seen.insert(Engine.id(of: screen)).inserted {
        throw .duplicateScreen(Engine.name(of: screen))
      }
      try check(screen)
    }
    stack = screens
  }

  private mutating func present(_ arrival: RouterOperation.Arrival) throws(RouterError) {
    let screen = arrival.screen
    let isPlanned = stack.contains { $0 === screen } || modals.contains { $0 === screen }
    if isPlanned || Engine.isInUse(screen) { throw .screenInUse(Engine.name(of: screen)) }
    take(arrival)
    modals.append(screen)
  }

  /// Whether a screen may be a member of the stack.
  private func check(_ screen: UIViewController) throws(RouterError) {
    if let error = Router.obstacle(to: screen, on: navigation, mayBeMember: true) { throw error }
    if modals.contains(where: { $0 === screen }) { throw .screenInUse(Engine.name(of: screen)) }
  }

  /// Whether the modals that come find a place.
  private func checkPlace() throws(RouterError) {
    let kept = keptModals
    guard modals.count > kept else { return }
    if Engine.window(of: navigation)?.isHidden ?? true || ModalChain.isBehindSibling(navigation) {
      throw .notInWindow(Engine.name(of: navigation))
    }
    for place in modals.indices.dropLast() where place + 1 >= kept {
      guard let alert = modals[place] as? UIAlertController else { continue }
      throw .alreadyPresenting(
        presenter: Engine.name(of: place > 0 ? modals[place - 1] : navigation),
        presented: Engine.name(of: alert))
    }
  }
}
