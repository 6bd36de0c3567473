import UIKit

/// What is presented over a controller, and what over that.
@MainActor
enum ModalChain {
  /// The modals above a controller, lowest first.
  static func above(_ controller: UIViewController) -> [UIViewController] {
    var modals: [UIViewController] = []
    while let next = Engine.presented(by: modals.last ?? controller) { modals.append(next) }
    return modals
  }

  /// How many modals stand above a controller.
  static func count(above controller: UIViewController) -> Int {
    guard var top = Engine.presented(by: controller) else { return 0 }
    var count = 1
    while Engine.isPresenting(top), let next = Engine.presented(by: top) {
      count += 1
      top = next
    }
    return count
  }

  /// The end of the chain above a controller, the controller itself without any.
  ///
  /// - Parameter counts: Whether a modal belongs to the chain; the first that does not ends it.
  static func top(
    above controller: UIViewController, counting counts: (UIViewController) -> Bool = { _ in true }
  ) -> UIViewController {
    var top = controller
    while Engine.isPresenting(top), let next = Engine.presented(by: top), counts(next) {
      top = next
    }
    return top
  }

  /// Who presents the topmost modal above a controller; nil without any.
  static func lastPresenter(from controller: UIViewController) -> UIViewController? {
    guard Engine.isPresenting(controller) else { return nil }
    var presenter = controller
    while let next = Engine.presented(by: presenter), Engine.isPresenting(next) { presenter = next }
    return presenter
  }

  /// The controller whose modals lie over another: itself or what it stands in.
  ///
  /// As a rule the outermost container presents; one that defines a context for it may do so further in.
  static func foot(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    var foot: UIViewController?
    while let container = Engine.container(of: outermost) {
      if Engine.isPresenting(outermost) { foot = outermost }
      outermost = container
    }
    guard let foot, !Engine.isPresenting(outermost) else { return outermost }
    return foot
  }

  /// The controller that presents the lowest modal of the chain a controller stands in.
  static func bottom(below controller: UIViewController) -> UIViewController {
    var bottom = foot(of: controller)
    while let presenter = Engine.presenter(of: Engine.outermost(bottom)) {
      bottom = foot(of: presenter)
    }
    return bottom
  }

  /// Whether a controller is behind another of the container it stands in: below the top of a stack, or in a tab
  /// that is not selected.
  static func isBehindSibling(_ controller: UIViewController) -> Bool {
    var current = controller
    while let container = Engine.container(of: current) {
      if let top = (container as? UINavigationController)?.topViewController, top !== current {
        return true
      }
      if let tabs = container as? UITabBarController, tabs.selectedViewController !== current {
        return true
      }
      current = container
    }
    return false
  }
}
