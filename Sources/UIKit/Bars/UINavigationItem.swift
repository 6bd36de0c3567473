/// What a controller contributes to the navigation bar.
@preconcurrency
@MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar.
  open var title: String?
  /// The text of the back button and of the back menu's entry that lead here; nil takes the title (BAR-04).
  open var backButtonTitle: String?
  /// Whether the bar shows no back button for this controller.
  open var hidesBackButton = false
  /// What the back button does instead of popping; the swipe and the menu stay as they are.
  open var backAction: UIAction?
  /// Whether left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side, outermost first.
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

  /// Whether the default back button is in force when there is something to go back to (NAV-54).
  package var allowsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}
