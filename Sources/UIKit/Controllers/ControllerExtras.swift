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
  /// What belongs to features few controllers use.
  var rare: RareControllerState?
  /// What an app has associated with this controller.
  // Nonisolated since values can be asked for from anywhere, as Apple's; the table's lock guards it.
  nonisolated(unsafe) var associations: AssociatedValues = [:]

  nonisolated init() {}
}

/// What the least controllers set: values that are stored and read back.
final class RareControllerState {
  var preferredContentSize = CGSize.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var providesPresentationContextTransitionStyle = false
  var modalPresentationCapturesStatusBarAppearance = false
  var restorationIdentifier: String?
  var isEditing = false
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  var storyboard: UIStoryboard?
  var nibName: String?
  var nibBundle: Bundle?

  init() {}
}
