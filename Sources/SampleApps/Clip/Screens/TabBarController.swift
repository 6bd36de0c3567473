public import UIKit

/// The tabs, in the order of the bar.
public enum TabBarItem: Int, CaseIterable, Sendable {
  /// Links of one's own and of others.
  case home
  /// The clips.
  case clip
  /// Not a tab but a button: it is never selected.
  case plus
  /// Links and clips by a word.
  case search
  /// The timers.
  case timer

  /// Every tab, listed once.
  static let all = allCases

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
public final class TabBarController: UITabBarController {
  /// - Parameter stacks: One for each item, in their order.
  init(stacks: [ToasterNavigationController]) {
    super.init(nibName: nil, bundle: nil)
    var tabs: [UIViewController] = []
    tabs.reserveCapacity(stacks.count)
    for (item, stack) in zip(TabBarItem.all, stacks) {
      stack.tabBarItem = UITabBarItem(title: item.title, image: nil, tag: item.rawValue)
      tabs.append(stack)
    }
    viewControllers = tabs
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
}
