/// A tab as an object of its own, from iOS 18 (TAB-22).
@preconcurrency
@MainActor
open class UITab: NSObject {
  /// What the tab is found by.
  open private(set) var identifier: String
  /// The text on the tab.
  open var title: String
  /// The image on the tab; stored only.
  open var image: UIImage?
  /// The text in the badge; stored only.
  open var badgeValue: String?
  /// The container that shows the tab; weak.
  open internal(set) weak var tabBarController: UITabBarController?
  /// What the tab shows; owned by the tab.
  open private(set) var viewController: UIViewController?
  /// Released once it has made the controller.
  private var provider: ((UITab) -> UIViewController)?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The text on the tab.
  ///   - image: Stored only.
  ///   - identifier: What the tab is found by.
  ///   - viewControllerProvider: Makes what the tab shows, once; owned until then.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// What the tab shows, made now if it has not been.
  ///
  /// ``UncertainChoice/tabObjectsMakeControllersAtOnce``.
  final func makeViewController() -> UIViewController {
    if let viewController { return viewController }
    let made = provider.take().map { $0(self) } ?? UIViewController()
    viewController = made
    return made
  }
}
