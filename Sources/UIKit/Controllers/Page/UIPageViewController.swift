/// A container that shows one page, or two, of a row of them.
///
/// A change in code calls its completion; a swipe asks the data source and tells the delegate (PAGE-01 … PAGE-06).
@preconcurrency
@MainActor
open class UIPageViewController: UIViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// Which way the row runs; stored only.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way a change goes.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where the pages are bound, which says how many are shown.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// A key of the options of a new container.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the pages are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages stand apart; without effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page follows another.
  open private(set) var transitionStyle: TransitionStyle
  /// Which way the row runs.
  open private(set) var navigationOrientation: NavigationOrientation
  /// Where the pages are bound.
  open private(set) var spineLocation: SpineLocation
  /// Asked for the pages beside the one that is shown; weak. Without it nothing can be swiped (PAGE-05).
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told about swipes; weak (PAGE-04).
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false

  /// The pages that are shown.
  final var pages: [UIViewController] = []
  /// The change that is under way.
  final var transition: PageTransition?
  /// Changes that wait for the end of one (PAGE-06), oldest first.
  final var waitingChanges: [PageChange] = []

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.spineLocation]
    let spine =
      given as? SpineLocation
      ?? (given as? Int).flatMap(SpineLocation.init)
      ?? (given as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid { isDoubleSided = true }
  }

  /// Creates a container that curls its pages; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Creates a container that curls its pages.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// The pages that are shown; nil while there are none.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// The recognisers that turn pages; none, a simulator turns them itself.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Replaces the pages that are shown (PAGE-04, PAGE-06).
  ///
  /// ``UncertainChoice/pagesSetInCodeAreToldAsSwiped``
  ///
  /// - Parameters:
  ///   - viewControllers: The new pages, one or two.
  ///   - direction: Which way the change goes.
  ///   - animated: Whether it takes 350 ms of virtual time.
  ///   - completion: Runs once, when it has ended. Owned until then.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    request(
      PageChange(pages: viewControllers ?? [], isAnimated: animated, completion: completion))
  }
}

/// Asked for the pages of a row.
@preconcurrency
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots are shown; none when not implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is lit.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told about swipes of a row of pages; changes in code are not reported (PAGE-04).
@preconcurrency
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a swipe begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a swipe has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asked where pages are bound when the device is turned; as before when not implemented.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Asked how the pages may be held.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Asked how the pages are held when they are presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// As before.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  /// What the device allows.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { UIDevice.current.defaultOrientations }
  /// Upright.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
