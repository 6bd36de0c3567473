/// What a controller contributes to the navigation bar.
@preconcurrency
@MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar.
  @exclusivity(unchecked)
  open var title: String?
  /// The text of the back button and of the back menu's entry that lead here; nil takes the title (BAR-04).
  open var backButtonTitle: String?
  /// Whether the bar shows no back button for this controller.
  @exclusivity(unchecked)
  open var hidesBackButton = false
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// How the back button shows its title; stored only.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// The text above the title; stored only.
  open var prompt: String?
  /// A view in place of the title; stored only.
  open var titleView: UIView?
  /// How large the title is; stored only.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// How the back button that leads here shows its title; stored only.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What leads here in place of the system's back button: only its title counts.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the search bar goes when the content is moved; stored only.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks; stored only.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low; stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above content that begins there; stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The search of this controller, shown below the bar; owned.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
    }
  }
  /// The controller whose item this is; the controller owns it.
  final var owner: UIViewController? {
    get { ownerReference?.object }
    set { ownerReference = if let newValue { Faint(newValue) } else { nil } }
  }
  // Not a weak reference, which would slow the controller down.
  @exclusivity(unchecked)
  private final var ownerReference: Faint<UIViewController>?

  /// What the back button does instead of popping; the swipe and the menu stay as they are.
  open var backAction: UIAction?
  /// Whether left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the leading side.
  @exclusivity(unchecked)
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side, outermost first.
  @exclusivity(unchecked)
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Replaces the first button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Replaces the outermost button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces the buttons on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces the buttons on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether the default back button is in force when there is something to go back to (NAV-54).
  package var allowsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}
