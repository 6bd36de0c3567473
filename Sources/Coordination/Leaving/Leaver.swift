import UIKit

/// A controller that an operation would take away, with all that stands in it.
@MainActor
struct Leaver {
  let controller: UIViewController
  let reason: RemovalReason
  /// Whether what it presents itself is not meant: the operation names that as a leaver of its own.
  var isAlone = false

  /// Everybody who would leave with it, topmost first, as they are told of it; what is visible before other tabs.
  ///
  /// - Complexity: O(*n*) in the controllers, without recursion.
  var everybody: [UIViewController] {
    var order: [UIViewController] = []
    var work = [controller]
    while let next = work.popLast() {
      order.append(next)
      if let modal = Engine.presented(by: next), next !== controller || !isAlone {
        work.append(modal)
      }
      work.append(contentsOf: Self.lowestFirst(in: next).reversed())
    }
    return order.reversed()
  }

  private static func lowestFirst(in container: UIViewController) -> [UIViewController] {
    let children = container.children
    guard let selected = (container as? UITabBarController)?.selectedViewController else {
      return children
    }
    return children.filter { $0 !== selected } + [selected]
  }

  /// The modals above a controller as one dismissal takes them, topmost first.
  static func modals(above presenter: UIViewController) -> [Leaver] {
    var chain: [Leaver] = []
    var next = Engine.presented(by: presenter)
    while let modal = next {
      let reason: RemovalReason = chain.isEmpty ? .dismissed : .ancestorDismissed
      chain.append(Leaver(controller: modal, reason: reason, isAlone: true))
      next = Engine.presented(by: modal)
    }
    return chain.reversed()
  }

  /// The top of a stack, if anything stands below it.
  static func top(of stack: UINavigationController, _ reason: RemovalReason) -> [Leaver] {
    members(of: stack, above: max(stack.viewControllers.count - 2, 0), reason)
  }

  /// The members of a stack above a place, topmost first.
  static func members(
    of stack: UINavigationController, above place: Int, _ reason: RemovalReason
  ) -> [Leaver] {
    stack.viewControllers.dropFirst(place + 1).reversed().compactMap {
      Engine.isLent($0, to: stack) ? nil : Leaver(controller: $0, reason: reason)
    }
  }

  /// The members of a stack that a set leaves out, topmost first.
  static func members(
    of stack: UINavigationController, without kept: [UIViewController], _ reason: RemovalReason
  ) -> [Leaver] {
    let kept = Set(kept.map(Engine.id))
    return stack.viewControllers.reversed().compactMap {
      kept.contains(Engine.id(of: $0)) ? nil : Leaver(controller: $0, reason: reason)
    }
  }
}
