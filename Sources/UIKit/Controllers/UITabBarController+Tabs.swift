extension UITabBarController {
  final func replaceTabObjects(_ tabs: [UITab]) {
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
