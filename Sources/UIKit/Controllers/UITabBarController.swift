/// A container that shows one of several controllers, each a world of its own.
///
/// Selecting in code calls no delegate; a user's tap asks and tells it (TAB-02 … TAB-10).
@preconcurrency
@MainActor
open class UITabBarController: UIViewController {
  final var rules = TabRules()
  /// The child whose view is on screen; differs from the selection while a switch waits.
  @exclusivity(unchecked)
  final var displayed: UIViewController?
  /// Whether callbacks of a switch are being delivered; a selection made in one waits.
  @exclusivity(unchecked)
  final var isSwitching = false
  private final var hasTabs = false
  private final var madeBar: UITabBar?

  /// Creates a container without tabs; its view is loaded at once (TAB-19).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    flags.insert(.choosesVisibleChild)
    loadViewIfNeeded()
  }

  /// Creates a container from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.choosesVisibleChild)
    loadViewIfNeeded()
  }

  /// Asked and told about the user's taps; weak (TAB-25).
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs in order; nil until they are set (TAB-01, TAB-08).
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? _children : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs and keeps the selection where it can (TAB-08).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if replaceTabs(with: viewControllers ?? []) { hasTabs = viewControllers != nil }
  }

  /// The place of the selected tab, from 0; `NSNotFound` without tabs (TAB-01, TAB-03, TAB-11).
  open var selectedIndex: Int {
    get { rules.selected ?? NSNotFound }
    set { requestSelection(at: newValue) }
  }

  /// The selected controller; assigning one that is no tab is an exception (TAB-10).
  open var selectedViewController: UIViewController? {
    get { rules.selected.map { _children[$0] } }
    set { if let newValue { requestSelection(of: newValue) } }
  }

  /// The bar at the bottom; its items follow from the tabs.
  open var tabBar: UITabBar {
    if let madeBar { return madeBar }
    let bar = UITabBar()
    bar.tabBarController = self
    madeBar = bar
    return bar
  }

  /// Adds a tab at the end.
  open override func addChild(_ childController: UIViewController) {
    guard !childController.isChild(of: self) else { return }
    if replaceTabs(with: _children + [childController]) { hasTabs = true }
  }
}

/// Asked and told about a user's taps on tabs; calls in code are not reported (TAB-03).
@preconcurrency
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select this tab; true when not implemented (TAB-04).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Told that a tap selected this tab, also when it was selected before (TAB-04, TAB-05).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
