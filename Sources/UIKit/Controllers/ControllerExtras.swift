/// What most controllers never need, in one box made on demand.
///
/// A controller pays eight bytes for it until a title, a bar item or a presentation is asked for.
final class ControllerExtras {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var modalPresentationStyle: UIModalPresentationStyle = .automatic
  var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Strong while presented, as UIKit's chain is (catalogue 11.3).
  nonisolated(unsafe) var presented: UIViewController?
  /// The presenter; cleared when the presentation ends or the presenter dies.
  nonisolated(unsafe) var presenter: UnsafeRawPointer?
  var presentationController: UIPresentationController?
  /// The open presentation or dismissal that this controller carries out as presenter.
  var presentationTransition: PresentationTransition?
  /// The window whose root this controller is.
  weak var window: UIWindow?
  /// The window that keeps this controller because its root was replaced while it presented (WIN-03).
  weak var strandedIn: UIWindow?

  init() {}
}
