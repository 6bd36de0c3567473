/// A container that shows one of several controllers, each a world of its own.
///
/// Selecting in code calls no delegate; a user's tap asks and tells it (TAB-02 … TAB-10).
@preconcurrency
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  @exclusivity(unchecked)
  final var rules = TabRules()
  /// The child whose view is on screen; differs from the selection while a switch waits.
  @exclusivity(unchecked)
  final var displayed: UIViewController?
  /// Whether callbacks of a switch are being delivered; a selection made in one waits.
  @exclusivity(unchecked)
  final var isSwitching = false
  /// The switch under way that an animator of the app's carries out.
  @exclusivity(unchecked)
  final var transition: TabTransition?
  /// The tab objects, for those who set tabs instead of controllers (TAB-22).
  @exclusivity(unchecked)
  final var tabObjects: [UITab] = []
  /// The stack behind the "More" tab if it was needed; owned.
  // Changed on the main actor only; nonisolated because `deinit` lets go of its child.
  nonisolated(unsafe) final var madeMore: MoreStack?
  /// Whether the list behind "More" is selected, and no controller (TAB-12).
  @exclusivity(unchecked)
  final var isMoreListShown = false
  /// Whether the stack behind "More" is being emptied, which selects nothing.
  @exclusivity(unchecked)
  final var isTakingBack = false
  /// Told of touches and selections beside the delegate, which belongs to the app.
  @exclusivity(unchecked)
  package final weak var tabSink: (any TabSink)?
  @exclusivity(unchecked)
  final var hasTabs = false
  private final var madeBar: UITabBar?
  private final var isBarHidden = false

  /// Creates a container without tabs; its view is loaded at once (TAB-19).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    flags.insert([.choosesVisibleChild, .isTabs])
    ensureView()
  }

  /// Creates a container with tab objects, from iOS 18 (TAB-22).
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Creates a container from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert([.choosesVisibleChild, .isTabs])
    ensureView()
  }

  deinit {
    madeMore?._parent = nil
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
    if !tabObjects.isEmpty {
      Runtime.current.refuse(.tabKindsMixed(tabs: nameInMessages), by: self)
      forgetTabObjects()
    }
    replace(viewControllers)
  }

  /// Replaces the tabs, in whichever way they were given.
  final func replace(_ viewControllers: [UIViewController]?) {
    if replaceTabs(with: viewControllers ?? []) { hasTabs = viewControllers != nil }
  }

  /// The place of the selected tab, from 0; `NSNotFound` without tabs (TAB-01, TAB-03, TAB-11).
  open var selectedIndex: Int {
    get { rules.selected ?? NSNotFound }
    set { requestSelection(at: newValue) }
  }

  /// The selected controller; assigning one that is no tab is an exception (TAB-10).
  open var selectedViewController: UIViewController? {
    get {
      if isMoreListShown { return moreStack }
      // No closure, which would ask for its executor at each look.
      guard let selected = rules.selected else { return nil }
      return _children[selected]
    }
    set {
      if let newValue, newValue === madeMore {
        showMoreList()
      } else if let newValue {
        requestSelection(of: newValue)
      }
    }
  }

  /// The bar at the bottom; its items follow from the tabs.
  open var tabBar: UITabBar {
    if let madeBar { return madeBar }
    let bar = UITabBar()
    bar.tabBarController = self
    madeBar = bar
    return bar
  }

  /// Told of every touch of a tab, before the delegate is asked; does nothing unless overridden (TAB-04).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is hidden by the app itself, whatever the stacks' flags say; from iOS 18 (BAR-16).
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, until it is set again; from iOS 18 (BAR-16).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    let runtime = Runtime.current
    guard runtime.generation.hidesTabBarsByThemselves else {
      runtime.refuse(.notInThisGeneration(member: "isTabBarHidden", since: 18), by: self)
      return
    }
    isBarHidden = hidden
  }

  /// The stack behind the "More" tab; it is not among the controllers (TAB-12).
  open var moreNavigationController: UINavigationController { moreStack }

  /// The tab objects in order; empty for those who set controllers (TAB-22).
  open var tabs: [UITab] {
    get { tabObjects }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tab objects; before iOS 18 there are none (TAB-22).
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabObjects(tabs) }

  /// The selected tab object; selecting in code tells nobody (TAB-22).
  open var selectedTab: UITab? {
    get { rules.selected.flatMap { tabObjects.indices.contains($0) ? tabObjects[$0] : nil } }
    set { if let newValue { selectedViewController = newValue.makeViewController() } }
  }

  /// The tab object with this identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabObjects.first { $0.identifier == identifier }
  }

  /// The tabs that the user may rearrange; stored only.
  open var customizableViewControllers: [UIViewController]?

  /// The delegate's answer.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The delegate's answer.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
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
  /// Whether a tap may select this tab object; asked in place of the other, from iOS 18 (TAB-22).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Told that a tap selected this tab object; told in place of the other, from iOS 18 (TAB-22).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Told that a tap selected this tab, also when it was selected before (TAB-04, TAB-05).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asked how the tabs may be held.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Asked how the tabs are held when they are presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Asked for what leads a custom transition; nobody when not implemented.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked for a custom transition; the system's when not implemented.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}

  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// What the device allows.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { UIDevice.current.defaultOrientations }

  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  /// Nobody.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The system's transition.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
