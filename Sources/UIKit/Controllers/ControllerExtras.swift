/// What most controllers never need, in one box made on demand.
///
/// A controller pays eight bytes for it until a title, a bar item or a presentation is asked for.
final class ControllerExtras {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  @exclusivity(unchecked)
  var modalPresentationStyle: UIModalPresentationStyle = .automatic
  var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Strong while presented, as UIKit's chain is (catalogue 11.3).
  @exclusivity(unchecked)
  nonisolated(unsafe) var presented: UIViewController?
  // Nonisolated as what a dying controller looks at.
  @exclusivity(unchecked)
  nonisolated(unsafe) var presentationController: UIPresentationController?
  /// The open presentation or dismissal that this controller carries out as presenter.
  @exclusivity(unchecked)
  var presentationTransition: PresentationTransition?
  // Unmanaged as the parent: the window clears both when it lets the controller go or dies.
  @exclusivity(unchecked)
  nonisolated(unsafe) var windowPointer: UnsafeRawPointer?
  @exclusivity(unchecked)
  nonisolated(unsafe) var strandPointer: UnsafeRawPointer?
  /// Who is told what becomes of this controller on the screen; kept after it has left, for those who ask later.
  // Nonisolated as what a dying controller looks at.
  @exclusivity(unchecked)
  nonisolated(unsafe) var presence: (any PresenceSink)?
  /// Pages that are watched and that this row of pages does not show now.
  @exclusivity(unchecked)
  var pagesAside: [PageAside] = []
  /// What belongs to features few controllers use.
  var rare: RareControllerState?
  /// What an app has associated with this controller.
  // Nonisolated since values can be asked for from anywhere, as Apple's; the table's lock guards it.
  nonisolated(unsafe) var associations: AssociatedValues = [:]

  nonisolated init() {}

  /// Whether the controller may not die without taking leave.
  nonisolated var hasTies: Bool { presented != nil || presentationController != nil }
}

extension ControllerExtras {
  /// The window whose root this controller is.
  @MainActor
  var window: UIWindow? {
    get { Self.window(at: windowPointer) }
    set { windowPointer = newValue.map(Self.pointer(to:)) }
  }

  /// The window that keeps this controller because its root was replaced while it presented (WIN-03).
  @MainActor
  var strandedIn: UIWindow? {
    get { Self.window(at: strandPointer) }
    set { strandPointer = newValue.map(Self.pointer(to:)) }
  }

  @inline(__always)
  private static func window(at pointer: UnsafeRawPointer?) -> UIWindow? {
    guard let pointer else { return nil }
    return Unmanaged<UIWindow>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static func pointer(to window: UIWindow) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(window).toOpaque())
  }
}

/// What the least controllers set: values that are stored and read back.
final class RareControllerState {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
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
