/// A container that shows columns side by side where there is room, and one stack of them where there is not.
///
/// It decides when its view is loaded, and again when the width of the device changes (SPLT-01 … SPLT-05).
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  open private(set) var style: Style
  /// Asked and told about columns; weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether a swipe shows the primary column; stored only.
  open var presentsWithGesture = true
  /// How columns make room for each other; stored only.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// On which side the primary column stands; stored only.
  open var primaryEdge = PrimaryEdge.leading
  /// Which part of the width the primary column takes; stored only.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// How wide the primary column is; stored only.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// How narrow the primary column may be; stored only.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the primary column may be; stored only.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// Which part of the width the supplementary column takes; stored only.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Whether the secondary column has a button that hides the others; stored only.
  open var showsSecondaryOnlyButton = false

  final var arrangement = Arrangement.undecided
  /// What the app gave for each column.
  final var contents: [Column: UIViewController] = [:]
  /// What stands in each column: the content, or the stack it was wrapped in.
  final var holders: [Column: UIViewController] = [:]
  /// While collapsed, the lowest screen that each column has put on the primary stack.
  final var boundaries: [Column: WeakController] = [:]
  final var wantedMode = DisplayMode.automatic
  final var shownMode = DisplayMode.automatic

  /// A width that follows from the others.
  public nonisolated class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// Creates a container with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of two controllers side by side, without columns of its own.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container of two controllers side by side; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// What is shown: the columns from primary to secondary, or the one that is left when there is no room.
  open var viewControllers: [UIViewController] {
    get {
      switch arrangement {
      case .collapsed: [collapsedHolder].compactMap { $0 }
      case .expanded, .undecided: Column.inOrder.compactMap { holders[$0] }
      }
    }
    set { replaceAll(with: newValue) }
  }

  /// The controller of a column; nil while it has none.
  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  /// Replaces the controller of a column; it gets a stack unless it is one (SPLT-02).
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, with: vc, wraps: true)
  }

  /// Shows a column: beside the others, or on top of the stack (SPLT-05).
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column: beside the others, or by taking it off the stack (SPLT-05).
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Whether there is no room for columns.
  open var isCollapsed: Bool { arrangement == .collapsed }

  /// Which columns are to be shown beside the secondary.
  open var preferredDisplayMode: DisplayMode {
    get { wantedMode }
    set {
      wantedMode = newValue
      if arrangement == .expanded { change(to: resolved(newValue)) }
    }
  }

  /// Which columns are shown beside the secondary.
  open var displayMode: DisplayMode {
    shownMode == .automatic ? resolved(wantedMode) : shownMode
  }

  /// How columns make room for each other.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// A button that hides and shows the primary column.
  open var displayModeButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      title: "Sidebar",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if isPrimaryShown { conceal(.primary) } else { reveal(.primary) }
      })
  }

  /// Decides between columns and a stack when the view is loaded.
  open override func loadView() {
    super.loadView()
    arrange(for: UITraitCollection.current.horizontalSizeClass)
  }

  /// Shows a controller in place of the primary, or on its stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    guard let primary = collapsedHolder ?? holders[.primary] else {
      replace(.primary, with: vc, wraps: style != .unspecified)
      return
    }
    primary.show(vc, sender: sender)
  }

  /// Shows a controller as the secondary, or on top of the stack (SPLT-01, SPLT-02).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showDetail(vc)
  }
}

/// A reference that owns nothing.
struct WeakController {
  weak var controller: UIViewController?
}
