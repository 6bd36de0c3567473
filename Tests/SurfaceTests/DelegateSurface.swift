import RunFixture
import UIKit
import XCTest

/// Implements everything that public code implements of UIKit's delegates.
class EveryDelegate: NSObject {
  var calls: [String] = []
}

extension EveryDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// The field's idiom for "the user went back".
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let left = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(left)
    else { return }
    calls.append("popped")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

extension EveryDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

extension EveryDelegate: UIPopoverPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { true }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("dismissed \(type(of: presentationController.presentedViewController))")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

extension EveryDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Animator() }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { Animator() }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

extension EveryDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
}

extension EveryDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension EveryDelegate: UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
  func updateSearchResults(for searchController: UISearchController) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
}

extension EveryDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension EveryDelegate: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

/// Delegates that implement nothing compile too.
class EmptyDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UITextFieldDelegate,
  UISearchControllerDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
  UINavigationBarDelegate, UITabBarDelegate
{}

class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    toView.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

class DimmingPresentation: UIPresentationController {
  var calls: [String] = []

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func presentationTransitionWillBegin() { calls.append("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd") }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss") }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  override var shouldRemovePresentersView: Bool { false }
}

@MainActor
final class DelegateSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_delegates_areTakenWhereverTheyFit() async {
    let delegate = EveryDelegate()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = delegate
    stack.presentationController?.delegate = delegate
    XCTAssertIdentical(stack.presentationController?.delegate, delegate)
    stack.transitioningDelegate = delegate
    UITabBarController().delegate = delegate
    UISplitViewController().delegate = delegate
    XCTAssertIdentical(stack.delegate, delegate)
    XCTAssertIdentical(stack.presentationController?.presentedViewController, stack)
    XCTAssertEqual(stack.supportedInterfaceOrientations, .portrait)
  }

  func test_emptyDelegates_answerWhatUIKitAnswers() async {
    let delegate = EmptyDelegate()
    let tabs = UITabBarController()
    let modal = UIPresentationController(
      presentedViewController: tabs, presenting: UIViewController())
    XCTAssertTrue(delegate.tabBarController(tabs, shouldSelect: tabs))
    XCTAssertTrue(delegate.presentationControllerShouldDismiss(modal))
    XCTAssertNil(delegate.animationController(forDismissed: tabs))
    XCTAssertTrue(delegate.textFieldShouldReturn(UITextField()))
    XCTAssertEqual(delegate.adaptivePresentationStyle(for: modal), .none)
    XCTAssertTrue(
      EmptyAppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
    XCTAssertFalse(
      EmptyAppDelegate().application(.shared, open: URL(fileURLWithPath: "/"), options: [:]))
  }

  func test_delegate_isWeak() async {
    let stack = UINavigationController()
    var delegate: EveryDelegate? = EveryDelegate()
    stack.delegate = delegate
    XCTAssertIdentical(stack.delegate, delegate)
    delegate = nil
    XCTAssertNil(stack.delegate)
  }
}
