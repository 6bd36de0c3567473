public import UIKit

/// The tabs, in the order of the bar.
enum TabBarItem: Int, CaseIterable {
  case home
  case clip

  /// The text below the tab's image.
  var title: String {
    switch self {
    case .home: "Home"
    case .clip: "Clip"
    }
  }
}

/// Takes the stack of a tab that was selected.
typealias Scene = (_ stack: UINavigationController) -> Void

/// The tab bar; each tab has a stack of its own, empty until the tab's coordinator fills it.
public final class TabBarController: UITabBarController, UITabBarControllerDelegate {
  /// Called when tab home was selected. Owned by the screen, set by its coordinator.
  var onHomeScene: Scene?
  /// Called when tab clip was selected. Owned by the screen, set by its coordinator.
  var onClipScene: Scene?

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = TabBarItem.allCases.map { item in
      let stack = UINavigationController(nibName: nil, bundle: nil)
      stack.tabBarItem = UITabBarItem(title: item.title, image: nil, tag: item.rawValue)
      return stack
    }
    delegate = self
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// Selects a tab in code, and tells of it as for a touch: UIKit itself tells of touches only.
  func selectTab(_ item: TabBarItem) {
    selectedIndex = item.rawValue
    tell(item)
  }

  /// The stack of a tab.
  func stack(of item: TabBarItem) -> UINavigationController? {
    viewControllers?[item.rawValue] as? UINavigationController
  }

  /// Tells which tab was touched.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if let item = TabBarItem(rawValue: selectedIndex) { tell(item) }
  }

  private func tell(_ item: TabBarItem) {
    guard let stack = stack(of: item) else { return }
    switch item {
    case .home: onHomeScene?(stack)
    case .clip: onClipScene?(stack)
    }
  }
}
