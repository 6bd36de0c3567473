/// A stack of screens of which the top one is shown.
///
/// Every operation changes the array before it returns; callbacks follow in UIKit's order, at once or when the
/// running transition has ended (NAV-05 … NAV-57).
@preconcurrency
@MainActor
open class UINavigationController: UIViewController {
  /// How a change of the stack looks to a custom transition (NAV-52).
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  @exclusivity(unchecked)
  final var rules = StackRules()
  @exclusivity(unchecked)
  final var bars = BarRules()
  /// The member whose view is on screen; differs from the top while a change waits for its callbacks.
  @exclusivity(unchecked)
  final var displayed: UIViewController?
  /// The open transition, if it takes time.
  @exclusivity(unchecked)
  final var transition: StackTransition?
  /// Operations that wait for the end of a transition, oldest first.
  @exclusivity(unchecked)
  final var requests: [StackRequest] = []
  /// Which way the next pop happens, set by gestures and by routers.
  @exclusivity(unchecked)
  package final var nextCause: DepartureCause?
  @exclusivity(unchecked)
  final var isBeginningInteraction = false
  @exclusivity(unchecked)
  final var keptBars: AnyObject?
  private final var madeBar: UINavigationBar?
  private final var madeGesture: UIGestureRecognizer?
  private final var madeContentGesture: UIGestureRecognizer?
  private final var isBarHidden = false
  private final var madeToolbar: UIToolbar?

  /// Creates a stack with one controller, by the overridable push (NAV-01, NAV-02).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    decideFlags()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack (NAV-03).
  ///
  /// - Parameters:
  ///   - navigationBarClass: Stored by nobody; the bar is the standard one.
  ///   - toolbarClass: Likewise.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    decideFlags()
  }

  /// Creates an empty stack (NAV-03).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    decideFlags()
  }

  /// Creates an empty stack from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decideFlags()
  }

  /// Told about each change of the visible member; weak (NAV-46).
  @exclusivity(unchecked)
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { sampleDelegate() }
  }

  /// How often the delegate was set, by which a running change sees whether it still is the one it has read.
  @exclusivity(unchecked)
  final var delegateChanges: UInt32 = 0
  /// What the delegate answered to when it was set (NAV-45).
  @exclusivity(unchecked)
  final var delegateMethods = StackDelegateMethods.all
  /// Whether the delegate was just found to have no animator.
  @exclusivity(unchecked)
  final var lacksAnimator = false
  /// What the delegate answered before the transition it is for was opened.
  @exclusivity(unchecked)
  final var nextAnimation: AnimatorAnswer?
  /// Told in place of a delegate while there is none.
  static let nobody: any UINavigationControllerDelegate = SilentDelegate()

  /// The stack, root first; assigning replaces it without animation (NAV-22, NAV-23).
  open var viewControllers: [UIViewController] {
    get { _children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last member (NAV-38).
  open var topViewController: UIViewController? { _children.last }

  /// The topmost modal above this stack, else the top (NAV-38).
  ///
  /// ``UncertainChoice/visibleIsTheEndOfTheChain``
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController
    while let next = visible?._extras?.presented { visible = next }
    return visible ?? topViewController
  }

  /// Puts a controller on top (NAV-05, NAV-06, NAV-25, NAV-27, NAV-31).
  ///
  /// - Parameters:
  ///   - viewController: Not on this stack, and no navigation controller.
  ///   - animated: Whether the transition takes 350 ms of virtual time.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requestPush(viewController, animated: animated)
  }

  /// Takes the top away (NAV-10, NAV-11, NAV-32).
  ///
  /// - Returns: The controller taken away; nil at the root and during a transition.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    requestPop(animated: animated)
  }

  /// Takes everything above a member away (NAV-12, NAV-13, NAV-14).
  ///
  /// - Returns: The controllers taken away, bottom first; nil if the call is refused.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    requestPop(
      to: viewController, animated: animated, defaultCause: .popTo,
      call: .popTo)
  }

  /// Takes everything above the root away (NAV-15, NAV-16).
  ///
  /// - Returns: The controllers taken away, bottom first; nil if there is nothing to take or the call is refused.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard _children.count > 1, let root = _children.first else {
      nextCause = nil
      return nil
    }
    return requestPop(
      to: root, animated: animated, defaultCause: .popToRoot,
      call: .popToRoot)
  }

  /// Replaces the whole stack (NAV-17, NAV-18, NAV-20, NAV-21, NAV-33).
  ///
  /// - Parameters:
  ///   - viewControllers: The new members, root first, all distinct.
  ///   - animated: Whether the transition takes 350 ms of virtual time; without a new top there is none.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    requestSet(viewControllers, animated: animated)
  }

  /// Pushes, or presents what cannot be pushed (NAV-47, NAV-48).
  ///
  /// ``UncertainChoice/showPresentsStacks``
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  /// The bar on top; its items follow from the stack.
  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    let bar = UINavigationBar()
    bar.navigationController = self
    madeBar = bar
    return bar
  }

  /// Whether the bar is hidden; a property of the stack, not of its members (NAV-53).
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { isBarHidden = newValue }
  }

  /// Hides or shows the bar (NAV-53).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
  }

  /// The bottom member's item, unless this stack has an item or a title of its own (NAV-55).
  open override var tabBarItem: UITabBarItem! {
    get {
      if _extras?.tabBarItem == nil, _extras?.title == nil, let bottom = _children.first {
        return bottom.tabBarItem
      }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The recogniser of the edge swipe that pops (GEST-01).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let madeGesture { return madeGesture }
    let gesture = UIGestureRecognizer()
    madeGesture = gesture
    return gesture
  }

  /// The recogniser of the swipe over the content that pops; nil before iOS 26 (GEST-15).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    guard Runtime.current.generation.popsByContentSwipe else { return nil }
    if let madeContentGesture { return madeContentGesture }
    let gesture = UIGestureRecognizer()
    madeContentGesture = gesture
    return gesture
  }

  /// The recogniser of the swipe over the content if anybody asked for it.
  final var contentPopGestureIfMade: UIGestureRecognizer? { madeContentGesture }
  /// The bar at the bottom; stored only.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let bar = UIToolbar()
    madeToolbar = bar
    return bar
  }

  /// Whether the bar at the bottom is hidden; stored only.
  @exclusivity(unchecked)
  open var isToolbarHidden = true
  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
  /// Whether the bar goes when the content is moved; stored only.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes when the content is touched; stored only.
  open var hidesBarsOnTap = false
  /// Whether the bar goes when there is little room; stored only.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bar goes when the keyboard comes; stored only.
  open var hidesBarsWhenKeyboardAppears = false

  /// The delegate's answer.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The delegate's answer.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The bar if anybody asked for it.
  final var barIfMade: UINavigationBar? { madeBar }
  /// The recogniser of the edge swipe if anybody asked for it.
  final var popGestureIfMade: UIGestureRecognizer? { madeGesture }
}

/// A delegate that does nothing.
private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}
