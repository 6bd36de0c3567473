import UIKit

/// How the screens of coordinators can be taken away, as the tree is now.
@MainActor
struct RemovalPlan {
  /// What is dismissed; none of them lies on another of them.
  private(set) var modals: [UIViewController] = []
  /// Which stacks change, and to what.
  private(set) var stacks: [(stack: UINavigationController, members: [UIViewController])] = []
  /// What has to stay: the last screen of a stack that stands in no modal, or what stands in no stack at all.
  private(set) var staying: [UIViewController] = []

  /// What would leave, topmost first, each with all that stands in it and lies on it.
  var leavers: [Leaver] {
    var leaving: [UIViewController] = Array(modals.reversed())
    for change in stacks {
      let ids = Set(change.members.map(Engine.id))
      for member in change.stack.viewControllers.reversed()
      where !ids.contains(Engine.id(of: member)) {
        leaving.append(member)
      }
    }
    return leaving.map { Leaver(controller: $0, reason: .finished) }
  }

  /// - Complexity: O(*n*) in the screens and in the members of their stacks.
  init(_ screens: [UIViewController]) {
    var leaving = Set(screens.map(Engine.id))
    var containers: [UIViewController] = []
    for screen in screens {
      guard let parent = screen.parent else {
        if Engine.presenter(of: screen) == nil {
          staying.append(screen)
        } else {
          modals.append(screen)
        }
        continue
      }
      if !containers.contains(where: { $0 === parent }) { containers.append(parent) }
    }
    for modal in Self.emptiedModals(containers, &leaving)
    where !modals.contains(where: { $0 === modal }) {
      modals.append(modal)
    }
    let all = modals
    modals = all.filter { modal in !all.contains { $0 !== modal && Self.stands(modal, in: $0) } }
    for container in containers where !modals.contains(where: { Self.stands(container, in: $0) }) {
      change(container, leaving)
    }
  }

  /// The presented containers of which nothing would be left; what is in them leaves with them.
  private static func emptiedModals(
    _ containers: [UIViewController], _ leaving: inout Set<ScreenID>
  ) -> [UIViewController] {
    let owned = leaving
    var modals: [UIViewController] = []
    var emptied: [UIViewController] = []
    var work = containers
    var next = 0
    while next < work.count {
      let container = work[next]
      next += 1
      guard members(of: container).allSatisfy({ leaving.contains(Engine.id(of: $0)) }),
        !emptied.contains(where: { $0 === container })
      else { continue }
      emptied.append(container)
      leaving.insert(Engine.id(of: container))
      if Engine.presenter(of: container) != nil {
        modals.append(container)
      } else if let parent = container.parent {
        // The last of its members to be emptied empties it.
        work.append(parent)
      }
    }
    // What no modal takes along stays, unless it is to leave itself.
    for container in emptied where !modals.contains(where: { stands(container, in: $0) }) {
      let id = Engine.id(of: container)
      if !owned.contains(id) { leaving.remove(id) }
    }
    return modals
  }

  private static func members(of container: UIViewController) -> [UIViewController] {
    (container as? UINavigationController)?.viewControllers ?? container.children
  }

  /// Whether a controller is another, or in it, or lies on it.
  private static func stands(_ controller: UIViewController, in other: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let current = next {
      if current === other { return true }
      next = current.parent ?? Engine.presenter(of: current)
    }
    return false
  }

  private mutating func change(_ container: UIViewController, _ leaving: Set<ScreenID>) {
    guard let stack = container as? UINavigationController else {
      staying += container.children.filter { leaving.contains(Engine.id(of: $0)) }
      return
    }
    let members = stack.viewControllers
    var rest = members.filter { !leaving.contains(Engine.id(of: $0)) }
    if rest.isEmpty, let root = members.first {
      staying.append(root)
      rest = [root]
    }
    if rest.count < members.count { stacks.append((stack, rest)) }
  }
}
