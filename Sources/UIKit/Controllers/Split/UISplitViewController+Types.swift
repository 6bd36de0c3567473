extension UISplitViewController {
  /// Whether there is room for columns.
  enum Arrangement {
    case undecided
    case expanded
    case collapsed
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// What is shown where there is no room for columns.
    case compact = 3

    static let inOrder: [Column] = [.primary, .supplementary, .secondary]
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// Which columns are shown beside the secondary.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The older name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    /// How many columns are shown beside the secondary.
    var others: Int {
      switch self {
      case .secondaryOnly: 0
      case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How columns make room for each other; stored only.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// On which side the primary column stands; stored only.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}

/// Asked and told about the columns of a split container.
@preconcurrency
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Whether the app shows a controller itself; false when not implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the app shows a detail itself; false when not implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Asked what is left when there is no room; the primary when not implemented.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Asked what becomes the primary when there is room; what was left when not implemented.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Whether the app has put the secondary where it belongs; false when not implemented (SPLT-03).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asked what becomes the secondary when there is room; what was put on the stack when not implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Asked which column is on top when there is no room; the proposal when not implemented (SPLT-03).
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Asked which columns are shown when there is room; the proposal when not implemented.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when there is no room for columns any more.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when there is room for columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Asked how the columns may be held.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Asked how the columns are held when they are presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Leaves it to UIKit.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Leaves it to UIKit.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The primary.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// What was left.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Leaves it to UIKit.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Leaves it to UIKit.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// What the device allows.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { UIDevice.current.defaultOrientations }
  /// Upright.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
