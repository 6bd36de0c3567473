public import UIKit

/// The tabs, in the order of the bar.
enum TabBarItem: Int, CaseIterable {
  case home
  case clip
  /// Not a tab but a button: it is never selected.
  case plus
  case search
  case timer

  /// The text below the tab's image.
  var title: String {
    switch self {
    case .home: "Home"
    case .clip: "Clip"
    case .plus: "Plus"
    case .search: "Search"
    case .timer: "Timer"
    }
  }
}

/// The tab bar; each tab has a stack of its own, empty until the tab's coordinator fills it.
public final class TabBarController: UITabBarController, UITabBarControllerDelegate {
  /// Called when a tab was selected. Owned by the screen, set by its coordinator.
  var onScene: ((_ item: TabBarItem) -> Void)?
  /// Called when the button in the middle was touched. Owned by the screen, set by its coordinator.
  var onPlusScene: (() -> Void)?

  /// - Parameter stacks: One for each item, in their order.
  init(stacks: [ToasterNavigationController]) {
    super.init(nibName: nil, bundle: nil)
    for (item, stack) in zip(TabBarItem.allCases, stacks) {
      stack.tabBarItem = UITabBarItem(title: item.title, image: nil, tag: item.rawValue)
    }
    viewControllers = stacks
    delegate = self
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Each tab has a bar of its own.
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  /// The tab that is selected.
  var selectedItem: TabBarItem { TabBarItem(rawValue: selectedIndex) ?? .home }

  /// Selects a tab in code, and tells of it as for a touch: UIKit itself tells of touches only.
  func selectTab(_ item: TabBarItem) {
    selectedIndex = item.rawValue
    onScene?(item)
  }

  /// The stack of a tab.
  func stack(of item: TabBarItem) -> UINavigationController? {
    viewControllers?[item.rawValue] as? UINavigationController
  }

  /// Keeps the button in the middle from being selected, and tells of its touch.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === stack(of: .plus) else { return true }
    onPlusScene?()
    return false
  }

  /// Tells which tab was touched.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    onScene?(selectedItem)
  }
}
