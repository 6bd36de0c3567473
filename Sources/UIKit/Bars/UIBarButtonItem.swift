/// A button of a navigation bar.
@preconcurrency
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons the system knows; only the title follows from it.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case close
  }

  /// How the button looks; stored only.
  open var style = Style.plain
  /// What a touch runs.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { title = primaryAction.title } }
  }

  /// Creates a button without a title.
  public override init() {
    super.init()
  }

  /// Creates a button from an archive; nothing is read from it.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image
  }

  /// Creates a button that the system titles.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title =
      switch systemItem {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .close: "Close"
      }
  }

  /// Touches the button.
  ///
  /// - Returns: Whether it is enabled and has an action.
  @discardableResult
  package func tap() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.run()
    return true
  }
}
