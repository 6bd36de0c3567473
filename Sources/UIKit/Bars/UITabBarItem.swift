/// What a controller contributes to the tab bar.
@preconcurrency
@MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected; stored only.
  open var selectedImage: UIImage?
  /// The text in the badge; stored only.
  open var badgeValue: String?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive; nothing is read from it.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
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
  package weak var tabBarController: UITabBarController?

  /// The items of the tabs, in order.
  open var items: [UITabBarItem]? {
    tabBarController?.viewControllers?.compactMap(\.tabBarItem)
  }

  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}
