import UIKit

/// Writes down what a stack tells its delegate.
@MainActor
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let trace: Trace
  var onWillShow: ((UINavigationController, UIViewController) -> Void)?
  var onDidShow: ((UINavigationController, UIViewController) -> Void)?

  init(_ trace: Trace) { self.trace = trace }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("willShow(\(viewController.traceName))", animated: animated)
    onWillShow?(navigationController, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("didShow(\(viewController.traceName))", animated: animated)
    onDidShow?(navigationController, viewController)
  }
}

/// Writes down what a tab bar controller asks and tells, with the selected index at that moment.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let trace: Trace
  var allows = true

  init(_ trace: Trace) { self.trace = trace }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    trace.add("shouldSelect(\(viewController.traceName))@\(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    trace.add("didSelect(\(viewController.traceName))@\(tabBarController.selectedIndex)")
  }
}

/// Writes down what a presentation asks and tells.
@MainActor
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let trace: Trace
  let prefix: String
  var allows = true
  var onWillDismiss: (() -> Void)?
  var onDidDismiss: ((UIPresentationController) -> Void)?
  var onAttempt: (() -> Void)?

  init(_ trace: Trace, prefix: String = "") {
    self.trace = trace
    self.prefix = prefix
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    trace.add("\(prefix)shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    trace.add("\(prefix)willDismiss")
    onWillDismiss?()
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    trace.add("\(prefix)didDismiss")
    onDidDismiss?(controller)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    trace.add("\(prefix)didAttempt")
    onAttempt?()
  }
}

/// Answers for the bar as a subclass of the stack does.
@MainActor
final class BarStack: TracingStack, UINavigationBarDelegate {
  var allowsPop = true

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    trace.add("shouldPop(\(item.title ?? "?"))")
    return allowsPop
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    trace.add("didPop(\(item.title ?? "?"))")
  }
}

/// Writes down which controllers left the tree, and how.
@MainActor
final class DepartureList: DepartureSink {
  private(set) var words: [String] = []
  private var names: [ControllerID: String] = [:]

  func watch(_ controllers: UIViewController...) {
    for controller in controllers {
      names[controller.id] = controller.traceName
      controller.departureSink = self
    }
  }

  func controllerDidLeave(_ id: ControllerID, cause: DepartureCause) {
    words.append("\(names[id] ?? "?") \(cause)")
  }

  func take() -> String {
    defer { words = [] }
    return words.joined(separator: ", ")
  }
}
