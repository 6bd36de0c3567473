import UIKit

/// Where links find who shows a place.
@MainActor
enum LinkPlaces {
  /// The screen that nothing covers, modals and alerts included.
  static func visible(in window: UIWindow) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    return path(in: ModalChain.top(above: root)).last
  }

  /// A container and what is selected in it, outside in; all members of its stacks, lowest first.
  static func path(in container: UIViewController) -> [UIViewController] {
    var path = [container]
    var last: UIViewController? = container
    while let current = last {
      let members: [UIViewController]
      if let stack = current as? UINavigationController {
        members = stack.viewControllers
      } else if let tabs = current as? UITabBarController {
        members = [tabs.selectedViewController].compactMap(\.self)
      } else {
        members = []
      }
      path += members
      last = members.last
    }
    return path
  }

  /// A coordinator and all it owns, children before their parents and the youngest first.
  static func coordinators(below root: any Coordinator) -> [any Coordinator] {
    var found: [any Coordinator] = []
    var work = [root]
    while let coordinator = work.popLast() {
      found.append(coordinator)
      work += coordinator.childCoordinators
    }
    return found.reversed()
  }

  /// The routes that lead to what is shown: for the root and for each modal the innermost that has one.
  static func routes<Route>(in window: UIWindow, as type: Route.Type) -> [Route] {
    guard let root = window.rootViewController else { return [] }
    return ([root] + LinkModals(in: window).modals).compactMap { container in
      path(in: container).reversed().lazy
        .compactMap { ($0 as? any LinkDestination)?.place(as: type) }.first
    }
  }
}
