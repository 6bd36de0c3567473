import UIKit

// What a session can ask about where the app is. Everything is computed from the tree at the moment of asking.
extension Simulator {
  /// The root of the window's tree; an app with a scene delegate makes a window of its own.
  var root: UIViewController? {
    window?.rootViewController ?? runtime.application.keyWindow?.rootViewController
  }

  /// The chain of presented controllers, lowest first.
  var modalChain: [UIViewController] {
    var chain: [UIViewController] = []
    guard var last = root else { return chain }
    while let found = modal(over: last) {
      chain.append(found)
      last = found
    }
    return chain
  }

  /// What a controller presents, or a screen in it that presents in a context of its own.
  private func modal(over controller: UIViewController) -> UIViewController? {
    if let presented = controller.presented { return presented }
    for inner in visiblePath(from: controller) {
      if let presented = inner.presented { return presented }
    }
    return nil
  }

  /// From a controller down to what is visible in it.
  func visiblePath(from controller: UIViewController) -> [UIViewController] {
    var path = [controller]
    while let last = path.last {
      let next =
        (last as? UINavigationController)?.topViewController
        ?? (last as? UITabBarController)?.selectedViewController
        ?? (last as? UIPageViewController)?.viewControllers?.first
        ?? (last as? UISplitViewController)?.viewControllers.last
      guard let next else { break }
      path.append(next)
    }
    return path
  }

  /// The controller in front of the user.
  var visibleController: UIViewController? {
    guard let front = modalChain.last ?? root else { return nil }
    return visiblePath(from: front).last
  }

  /// The innermost stack that holds the visible controller; modals without a stack are skipped.
  var visibleStack: UINavigationController? {
    for modal in modalChain.reversed() {
      for controller in visiblePath(from: modal).reversed() {
        if let stack = controller as? UINavigationController { return stack }
      }
    }
    return stackInRoot
  }

  /// The innermost stack of the window's root.
  private var stackInRoot: UINavigationController? {
    guard let root else { return nil }
    for controller in visiblePath(from: root).reversed() {
      if let stack = controller as? UINavigationController { return stack }
    }
    return nil
  }

  /// The stack of the front layer alone; nil if a modal without a stack is in front.
  var frontStack: UINavigationController? {
    guard let front = modalChain.last ?? root else { return nil }
    for controller in visiblePath(from: front).reversed() {
      if let stack = controller as? UINavigationController { return stack }
    }
    return nil
  }

  /// The innermost row of pages in front of the user.
  var pageController: UIPageViewController? {
    guard let front = modalChain.last ?? root else { return nil }
    for controller in visiblePath(from: front).reversed() {
      if let pages = controller as? UIPageViewController { return pages }
    }
    return nil
  }

  /// The tab bar controller in the window's root, as far as it is visible there.
  var tabBarController: UITabBarController? {
    guard let root else { return nil }
    for controller in visiblePath(from: root).reversed() {
      if let tabs = controller as? UITabBarController { return tabs }
    }
    return nil
  }

  /// Virtual time since the launch.
  public var clock: Duration { runtime.loop.now }

  /// The innermost stack that holds the visible controller, root first; nil if there is none.
  public var stack: [String]? { visibleStack?.viewControllers.map(Label.of) }

  /// The stack of a tab, selected or not; nil if no tab has the name.
  public func stack(ofTab name: String) -> [String]? {
    guard let tabs = tabBarController?.viewControllers,
      let index = self.tabs.firstIndex(of: name), index < tabs.count
    else { return nil }
    return (tabs[index] as? UINavigationController)?.viewControllers.map(Label.of)
      ?? [Label.of(tabs[index])]
  }

  /// The label of what the user sees, modals included; `none` before anything is shown.
  public var screen: String { visibleController.map(Label.of) ?? "none" }

  /// From the window to the visible controller: screens of stacks root first, a tab bar with the name of its tab, modals.
  public var path: [String] {
    guard let root else { return ["window"] }
    var path = ["window"]
    for layer in [root] + modalChain {
      for controller in visiblePath(from: layer) {
        if let stack = controller as? UINavigationController {
          path += stack.viewControllers.dropLast().map(Label.of)
        } else {
          path.append(Label.of(controller))
        }
        if let tabs = controller as? UITabBarController, tabs.viewControllers?.isEmpty == false {
          path.append(tabName(at: tabs.selectedIndex))
        }
      }
    }
    return path
  }

  /// Labels of the presented controllers, lowest first, alerts left out.
  public var modals: [String] {
    modalChain.filter { !($0 is UIAlertController) }.map(Label.of)
  }

  /// The topmost alert.
  var alertController: UIAlertController? { modalChain.last as? UIAlertController }

  /// The title of the topmost alert; nil if none is up.
  public var alert: String? { alertController.map { $0.title ?? "" } }

  /// Titles of the alert's buttons, in order.
  public var alertButtons: [String] { alertChoices.map(\.title) }

  /// The alert's buttons, in order.
  package var alertChoices: [(title: String, isEnabled: Bool)] {
    alertController?.actions.map { ($0.title ?? "", $0.isEnabled) } ?? []
  }

  /// What the topmost alert says below its title; nil if none is up or it says no more.
  public var alertMessage: String? { alertController?.message }

  /// Names of the tabs; empty without a tab bar.
  public var tabs: [String] {
    let count = tabBarController?.viewControllers?.count ?? 0
    return (0..<count).map(tabName)
  }

  /// The name of the selected tab; nil without a tab bar.
  public var tab: String? {
    guard let tabs = tabBarController, tabs.viewControllers?.isEmpty == false else { return nil }
    return tabName(at: tabs.selectedIndex)
  }

  /// The name of a tab: the app's word, else its title, else its number.
  func tabName(at index: Int) -> String {
    let names = appType.vocabulary.tabs
    if names.indices.contains(index) { return names[index] }
    let item = tabBarController?.viewControllers.flatMap {
      $0.indices.contains(index) ? $0[index].tabBarItem : nil
    }
    return item?.title ?? String(index + 1)
  }

  /// The title in the bar of the visible screen; nil without one.
  public var title: String? {
    guard let visible = visibleController else { return nil }
    return visible.navigationItem.title ?? visible.title
  }

  /// The label that the visible back button leads to; nil if none is visible.
  public var back: String? { backEntries.first }

  /// Labels that the long-press menu of the visible back button offers, nearest first.
  public var backEntries: [String] { frontStack?.backMenu.map(Label.of) ?? [] }

  /// The text of the toast on screen; nil without one.
  public var toast: String? { environment?.toast }
}
