extension UITabBarController {
  /// Creates a container with tab objects, from iOS 18 (TAB-22).
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tab objects in order; empty for those who set controllers (TAB-22).
  public final var tabs: [UITab] {
    get { tabObjects }
    set { setTabs(newValue, animated: false) }
  }

  /// The selected tab object; selecting in code tells nobody (TAB-22).
  public final var selectedTab: UITab? {
    get { rules.selected.flatMap { tabObjects.indices.contains($0) ? tabObjects[$0] : nil } }
    set {
      guard let newValue else { return }
      selectedViewController = newValue.makeViewController()
    }
  }

  /// Replaces the tab objects; before iOS 18 there are none (TAB-22).
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let runtime = Runtime.current
    guard runtime.generation.hasTabObjects else {
      runtime.refuse(.notInThisGeneration(member: "tabs", since: 18), by: self)
      return
    }
    if tabObjects.isEmpty, !_children.isEmpty {
      runtime.refuse(.tabKindsMixed(tabs: nameInMessages), by: self)
    }
    let controllers = tabs.map { $0.makeViewController() }
    replace(controllers)
    // Nothing has changed if the controllers were refused.
    guard _children.elementsEqual(controllers, by: ===) else { return }
    forgetTabObjects()
    for tab in tabs { tab.tabBarController = self }
    tabObjects = tabs
  }

  final func forgetTabObjects() {
    for tab in tabObjects { tab.tabBarController = nil }
    tabObjects = []
  }

  /// The tab object with this identifier.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    tabObjects.first { $0.identifier == identifier }
  }

  /// Asks the delegate in the way the tabs were set (TAB-04, TAB-22).
  final func mayBeTapped(_ controller: UIViewController, at index: Int) -> Bool {
    guard let delegate else { return true }
    if tabObjects.indices.contains(index) {
      return delegate.tabBarController(self, shouldSelectTab: tabObjects[index])
    }
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  /// Tells the delegate in the way the tabs were set (TAB-04, TAB-22).
  final func tellTapped(_ controller: UIViewController, at index: Int, previous: UITab?) {
    if tabObjects.indices.contains(index) {
      delegate?.tabBarController(self, didSelectTab: tabObjects[index], previousTab: previous)
    } else {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}
