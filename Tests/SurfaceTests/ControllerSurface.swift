import RunFixture
import UIKit
import XCTest

class PlainInit: UIViewController {
  let text: String

  init() {
    text = ""
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class OwnInit: UIViewController {
  let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class BothInits: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class NoInit: UIViewController {
  var text = ""
}

class PlainStack: UINavigationController {}
class PlainTabs: UITabBarController {}
class PlainSplit: UISplitViewController {}
class PlainWindow: UIWindow {}
class PlainView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class OwnStack: UINavigationController {
  init(first: UIViewController) {
    super.init(rootViewController: first)
  }

  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
}

/// Overrides what public code overrides, and more.
class OverridesEverything: UIViewController {
  var calls: [String] = []

  override func loadView() { view = UIView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    calls.append("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }

  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var childForStatusBarStyle: UIViewController? { children.last }
  override var childForStatusBarHidden: UIViewController? { children.last }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { super.next }
  override var title: String? {
    didSet { calls.append("title") }
  }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var navigationController: UINavigationController? { super.navigationController }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 100, height: 100) }
    set { super.preferredContentSize = newValue }
  }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
}

/// What users write: protocols that restate UIKit's members and classes that conform by inheritance.
protocol StackLike: UIViewController {
  var viewControllers: [UIViewController] { get set }
  var delegate: UINavigationControllerDelegate? { get set }
  var topViewController: UIViewController? { get }
  func pushViewController(_ viewController: UIViewController, animated: Bool)
  func popViewController(animated: Bool) -> UIViewController?
  func popToRootViewController(animated: Bool) -> [UIViewController]?
  func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
}
extension UINavigationController: StackLike {}

@MainActor
protocol ScreenLike: AnyObject {
  var presentedViewController: UIViewController? { get }
  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
extension UIViewController: ScreenLike {}

@MainActor
protocol WindowLike: AnyObject {
  var rootViewController: UIViewController? { get set }
  func makeKeyAndVisible()
}
extension UIWindow: WindowLike {}

@MainActor
protocol TabsLike: AnyObject {
  var viewControllers: [UIViewController]? { get set }
  var selectedIndex: Int { get set }
  var selectedViewController: UIViewController? { get set }
  func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
}
extension UITabBarController: TabsLike {}

@MainActor
final class ControllerSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_controllers_areMadeInEveryWay() async {
    let made: [UIViewController] = [
      UIViewController(), UIViewController(nibName: nil, bundle: nil), PlainInit(),
      OwnInit(text: "a"), BothInits(), BothInits(nibName: "Nib", bundle: .main), NoInit(),
      NoInit(nibName: nil, bundle: nil), UINavigationController(),
      PlainStack(rootViewController: NoInit()), PlainStack(),
      PlainStack(navigationBarClass: nil, toolbarClass: nil), OwnStack(first: NoInit()),
      PlainTabs(), PlainSplit(), PlainSplit(style: .doubleColumn),
      UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil),
      UIPageViewController(), UIAlertController(title: nil, message: nil, preferredStyle: .alert),
      UIActivityViewController(activityItems: [], applicationActivities: nil),
      UISearchController(searchResultsController: nil), OverridesEverything(),
    ]
    XCTAssertEqual(Set(made).count, made.count)
    XCTAssertEqual(made.filter { $0.parent == nil }.count, made.count)
    let windows = [PlainWindow(), PlainWindow(frame: .zero)]
    XCTAssertEqual(windows.count, 2)
    XCTAssertEqual(PlainView().frame, .zero)
  }

  func test_controller_hasEveryMember() async {
    let screen = OverridesEverything()
    XCTAssertFalse(screen.isViewLoaded)
    XCTAssertNil(screen.viewIfLoaded)
    screen.loadViewIfNeeded()
    XCTAssertTrue(screen.isViewLoaded)
    screen.view.backgroundColor = .white
    screen.title = "A"
    screen.navigationItem.rightBarButtonItem = nil
    screen.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    screen.hidesBottomBarWhenPushed = true
    screen.modalPresentationStyle = .fullScreen
    screen.modalTransitionStyle = .crossDissolve
    screen.isModalInPresentation = true
    screen.definesPresentationContext = true
    screen.edgesForExtendedLayout = []
    screen.extendedLayoutIncludesOpaqueBars = true
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    screen.overrideUserInterfaceStyle = .dark
    screen.setToolbarItems([], animated: false)
    screen.isEditing = true
    XCTAssertEqual(screen.editButtonItem.title, "Done")
    XCTAssertNil(screen.transitionCoordinator)
    XCTAssertNil(screen.navigationController)
    XCTAssertNil(screen.tabBarController)
    XCTAssertNil(screen.splitViewController)
    XCTAssertNil(screen.popoverPresentationController)
    XCTAssertNil(screen.storyboard)
    XCTAssertEqual(screen.traitCollection.userInterfaceIdiom, .phone)
    XCTAssertEqual(screen.additionalSafeAreaInsets.top, 1)
    XCTAssertEqual(screen.calls, ["title"])
    XCTAssertTrue(screen.becomeFirstResponder())
    XCTAssertTrue(screen.isFirstResponder)
    XCTAssertTrue(screen.resignFirstResponder())
  }

  func test_containment_isWrittenAsEverywhere() async {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: parent)
    XCTAssertEqual(parent.children, [child])
    XCTAssertEqual(child.parent, parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertTrue(parent.children.isEmpty)
  }

  func test_stack_hasEveryMember() async {
    let stack: StackLike & UINavigationController = UINavigationController()
    stack.setViewControllers([NoInit(), NoInit()], animated: false)
    stack.viewControllers.append(NoInit())
    stack.pushViewController(NoInit(), animated: false)
    stack.popViewController(animated: false)
    stack.popToViewController(stack.viewControllers[1], animated: false)
    stack.popToRootViewController(animated: false)
    XCTAssertEqual(stack.topViewController, stack.viewControllers.last)
    XCTAssertEqual(stack.visibleViewController, stack.topViewController)
    stack.isNavigationBarHidden = true
    stack.setNavigationBarHidden(false, animated: true)
    stack.setToolbarHidden(true, animated: false)
    stack.navigationBar.prefersLargeTitles = true
    stack.navigationBar.tintColor = .black
    stack.navigationBar.barTintColor = .white
    stack.navigationBar.isTranslucent = false
    stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    stack.navigationBar.setBackgroundImage(UIImage(), for: .default)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stack.interactivePopGestureRecognizer?.delegate = nil
    stack.hidesBarsOnSwipe = true
    XCTAssertEqual(UINavigationController.Operation.push.rawValue, 1)
  }

  func test_tabs_haveEveryMember() async {
    let tabs = UITabBarController()
    XCTAssertNil(tabs.viewControllers)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    tabs.setViewControllers([NoInit(), NoInit()], animated: false)
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.selectedViewController, tabs.viewControllers?[1])
    tabs.tabBar.isHidden = true
    tabs.tabBar.tintColor = .systemBlue
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.standardAppearance = UITabBarAppearance()
    XCTAssertEqual(tabs.tabBar.items?.count, 2)
    tabs.selectedViewController?.tabBarItem.badgeValue = "1"
    tabs.delegate = nil
  }
}
