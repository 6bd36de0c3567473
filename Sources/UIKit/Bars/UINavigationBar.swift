/// The bar on top of a navigation stack; its items follow from the stack.
@preconcurrency
@MainActor
open class UINavigationBar: UIView {
  /// Asked and told about pops.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles are large; stored only.
  open var prefersLargeTitles = false

  /// The colour behind the items; stored only.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through; stored only.
  open var isTranslucent = true
  /// The line below the bar; stored only.
  open var shadowImage: UIImage?
  /// The image of the back button; stored only.
  open var backIndicatorImage: UIImage?
  /// What cuts titles off at the back button; stored only.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How titles look; stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look; stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks; stored only.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks when it is low; stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above content that begins there; stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private final var backgroundImages: [Int: UIImage] = [:]

  /// Sets the image behind the items; stored only.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  /// The image behind the items.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// The stack whose items the bar shows.
  package final var navigationController: UINavigationController? {
    get { stackReference?.object }
    set { stackReference = if let newValue { Faint(newValue) } else { nil } }
  }
  // Not a weak reference, which would slow the stack down.
  @exclusivity(unchecked)
  private final var stackReference: Faint<UINavigationController>?

  /// The items of the stack, root first.
  open var items: [UINavigationItem]? {
    navigationController?.viewControllers.map(\.navigationItem)
  }

  /// The item of the top controller.
  open var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }

  /// The item that the back button leads to; nil at the root.
  open var backItem: UINavigationItem? {
    guard let stack = navigationController?.viewControllers, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }
}

/// Asked and told about pops of a navigation bar.
@preconcurrency
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether a touch of the back button may pop this item; true when not implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Told that an item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows it.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
