/// What a controller contributes to the tab bar.
@preconcurrency
@MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected; stored only.
  open var selectedImage: UIImage?
  /// The text in the badge; stored only.
  open var badgeValue: String?
  /// The colour of the badge; stored only.
  open var badgeColor: UIColor?
  /// How far the title stands from its usual place; stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while the tab is selected; stored only.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks above content that ends there; stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The tabs the system knows; only the title follows from it.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item that the system titles.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }

  /// Creates an item with an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The bar at the bottom of a tab bar controller; its items follow from the tabs.
@preconcurrency
@MainActor
open class UITabBar: UIView {
  /// The tabs whose items the bar shows.
  package final var tabBarController: UITabBarController? {
    get { controllerReference?.object }
    set { controllerReference = if let newValue { Faint(newValue) } else { nil } }
  }
  // Not a weak reference, which would slow the controller down.
  @exclusivity(unchecked)
  private final var controllerReference: Faint<UITabBarController>?

  /// The colour behind the tabs; stored only.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; stored only.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shines through; stored only.
  open var isTranslucent = true
  /// The image behind the tabs; stored only.
  open var backgroundImage: UIImage?
  /// The line above the bar; stored only.
  open var shadowImage: UIImage?
  /// How the bar looks; stored only.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks above content that ends there; stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The items of the tabs, in order; setting those that a tab bar controller manages is an exception (TAB-23).
  open var items: [UITabBarItem]? {
    get {
      guard let tabs = tabBarController else { return ownItems }
      guard tabs.overflows else { return tabs.viewControllers?.compactMap(\.tabBarItem) }
      // The last place is taken by "More" (TAB-12).
      return tabs.children.prefix(UITabBarController.slots - 1).compactMap(\.tabBarItem)
        + [tabs.moreStack].compactMap(\.tabBarItem)
    }
    set { setItems(newValue, animated: false) }
  }
  private final var ownItems: [UITabBarItem]?

  /// Replaces the items; those that a tab bar controller manages are an exception (TAB-23).
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if !refusesChange(of: "items") { ownItems = items }
  }

  /// Told about touches by a bar of an app's own; that of a managed one must not be set (TAB-23).
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set { if !refusesChange(of: "delegate") { ownDelegate = newValue } }
  }
  private final weak var ownDelegate: (any UITabBarDelegate)?

  private final func refusesChange(of member: String) -> Bool {
    guard let tabs = tabBarController else { return false }
    Runtime.current.refuse(
      .managedTabBar(member: member, tabs: tabs.nameInMessages), by: tabs)
    return true
  }

  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}

/// Told about touches of a tab bar.
@preconcurrency
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Told that a tab was touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
