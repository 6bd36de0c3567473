import UIKit

/// What is presented over a controller, and what over that.
@MainActor
enum ModalChain {
  /// How many modals stand above a controller.
  static func count(above controller: UIViewController) -> Int {
    var count = 0
    var next = Engine.presented(by: controller)
    while let modal = next {
      count += 1
      next = Engine.presented(by: modal)
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
    while let next = Engine.presented(by: top), counts(next) { top = next }
    return top
  }

  /// The controller that presents the lowest modal of the chain a controller stands in.
  static func bottom(below controller: UIViewController) -> UIViewController {
    var bottom = Engine.outermost(controller)
    while let presenter = Engine.presenter(of: bottom) { bottom = Engine.outermost(presenter) }
    return bottom
  }
}
