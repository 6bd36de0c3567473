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
    var last = root
    while let lower = last, let found = modal(over: lower) {
      chain.append(found)
      last = found
    }
    return chain
  }

  /// What is in front of the user; nil before anything is shown.
  var inFront: Front? {
    guard let root else { return nil }
    return Front(from: root)
  }

  /// The topmost presented controller.
  var topModal: UIViewController? { inFront?.modal }

  /// What a controller presents, or a screen in it that presents in a context of its own.
  private func modal(over controller: UIViewController) -> UIViewController? {
    var inner = controller
    while true {
      if let presented = inner.presented { return presented }
      guard let next = inner.shownChild else { return nil }
      inner = next
    }
  }

  /// From a controller down to what is visible in it.
  func visiblePath(from controller: UIViewController) -> [UIViewController] {
    var path = [controller]
    var last = controller
    while let next = last.shownChild {
      path.append(next)
      last = next
    }
    return path
  }

  /// What is visible of a controller.
  func visibleEnd(of controller: UIViewController) -> UIViewController {
    var last = controller
    while let next = last.shownChild { last = next }
    return last
  }

  /// The controller in front of the user.
  var visibleController: UIViewController? {
    guard let root else { return nil }
    return Front.visible(from: root)
  }

  /// The innermost stack that holds the visible controller; modals without a stack are skipped.
  var visibleStack: UINavigationController? {
    guard let root else { return nil }
    return Front.nearestStack(from: root)
  }

  /// The stack of the front layer alone; nil if a modal without a stack is in front.
  var frontStack: UINavigationController? { inFront?.stack }

  /// The innermost row of pages in front of the user.
  var pageController: UIPageViewController? { inFront?.pages }

  /// The tab bar controller in the window's root, as far as it is visible there.
  var tabBarController: UITabBarController? { inFront?.tabs }

  /// Virtual time since the launch.
  public var clock: Duration { runtime.loop.now }

  /// The innermost stack that holds the visible controller, root first; nil if there is none.
  public var stack: [String]? { visibleStack?.viewControllers.map(Label.of) }

  /// The last of ``stack``, without the labels of all; nil if there is none.
  package var stackTop: String? {
    guard let top = visibleStack?.viewControllers.last else { return nil }
    return Label.of(top)
  }

  /// The first of ``stack``, without the labels of all; nil if there is none.
  package var stackRoot: String? {
    guard let root = visibleStack?.viewControllers.first else { return nil }
    return Label.of(root)
  }

  /// The number of ``stack``.
  package var stackDepth: Int { visibleStack?.viewControllers.count ?? 0 }

  /// The stack of a tab, selected or not; nil if no tab has the name.
  public func stack(ofTab name: String) -> [String]? {
    guard let tabs = tabBarController?.viewControllers,
      let index = self.tabs.firstIndex(of: name), index < tabs.count
    else { return nil }
    return (tabs[index] as? UINavigationController)?.viewControllers.map(Label.of)
      ?? [Label.of(tabs[index])]
  }

  /// The label of what the user sees, modals included; `none` before anything is shown.
  public var screen: String {
    guard let visibleController else { return "none" }
    return Label.of(visibleController)
  }

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
    modalChain.filter { !ScreenClass.of($0).isAlert }.map(Label.of)
  }

  /// The topmost alert.
  var alertController: UIAlertController? { topModal as? UIAlertController }

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
  public var tabs: [String] { (0..<tabCount).map(tabName) }

  /// How many tabs there are.
  var tabCount: Int { tabBarController?.viewControllers?.count ?? 0 }

  /// The name of the selected tab; nil without a tab bar.
  public var tab: String? {
    guard let tabs = tabBarController, tabs.viewControllers?.isEmpty == false else { return nil }
    return tabName(at: tabs.selectedIndex)
  }

  /// The name of a tab: the app's word, else its title, else its number.
  func tabName(at index: Int) -> String {
    if words.tabs.indices.contains(index) { return words.tabs[index] }
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
