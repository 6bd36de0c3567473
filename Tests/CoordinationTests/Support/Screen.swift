import UIKit

/// A screen with a name that runs what a test asks for in its callbacks.
class Screen: UIViewController {
  let name: String
  /// Owned by the screen; runs at the first appearance only.
  var onWillAppear: (() -> Void)?
  /// Owned by the screen; runs at the first appearance only.
  var onDidAppear: (() -> Void)?
  /// Owned by the screen; runs at the first disappearance only.
  var onDidDisappear: (() -> Void)?
  /// Owned by the screen; runs when it first moves to a parent.
  var onMove: (() -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear.take()?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear.take()?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { onMove.take()?() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDidDisappear.take()?()
  }
}

extension UIViewController {
  /// The name of a test's screen, else what kind of controller it is.
  var label: String {
    if let screen = self as? Screen { return screen.name }
    if self is UINavigationController { return "nav" }
    if self is UITabBarController { return "tabs" }
    if let alert = self as? UIAlertController { return "Alert(\(alert.title ?? ""))" }
    return "\(type(of: self))"
  }

  /// The controller and what it contains, the selected tab with a star.
  var tree: String {
    if let stack = self as? UINavigationController {
      return "nav[" + stack.viewControllers.map(\.tree).joined(separator: ", ") + "]"
    }
    if let tabs = self as? UITabBarController {
      let selected = tabs.selectedViewController
      let children = (tabs.viewControllers ?? []).map { $0.tree + ($0 === selected ? "*" : "") }
      return "tabs{" + children.joined(separator: ", ") + "}"
    }
    return label
  }
}

extension UIWindow {
  /// The root and the modals above it, lowest first.
  var tree: String {
    var next = rootViewController
    var links: [String] = []
    while let controller = next {
      links.append(controller.tree)
      next = controller.presented
    }
    return links.isEmpty ? "empty" : links.joined(separator: " + ")
  }
}

/// An object that a closure captures, to see that the closure is let go.
final class Captured {}
