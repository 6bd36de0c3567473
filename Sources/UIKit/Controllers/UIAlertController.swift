/// A question with buttons: an ordinary link of the presentation chain (ALRT-01).
@preconcurrency
@MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text below the title; stored only.
  open var message: String?
  /// Where the question stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons in the order they were added; owned until the alert is released (ALRT-13).
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key stands for; one that is not in the list is an exception (ALRT-08).
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        Runtime.current.refuse(.preferredActionNotInList(alert: nameInMessages), by: self)
        return
      }
      preferred = newValue
    }
  }
  private final var preferred: UIAlertAction?
  /// The lines of text in the order they were added; nil without any. Owned.
  open private(set) var textFields: [UITextField]?
  /// How important the question is; stored only.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an action sheet without a text, as `UIAlertController()` does.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    follow(.actionSheet)
  }

  /// Creates an action sheet from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    follow(.actionSheet)
  }

  private final func follow(_ style: Style) {
    preferredStyle = style
    let isPopover = style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  /// Adds a line of text; for an action sheet it is an exception (ALRT-07).
  ///
  /// - Parameter configurationHandler: Runs at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Runtime.current.refuse(.textFieldInActionSheet(alert: nameInMessages), by: self)
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    follow(preferredStyle)
  }

  /// Adds a button; a second one of the cancel style is an exception (ALRT-04).
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Runtime.current.refuse(.secondCancelAction(alert: nameInMessages), by: self)
      return
    }
    actions.append(action)
  }

  /// Touches a button: the alert is dismissed, then the handler runs (ALRT-02).
  ///
  /// - Returns: Whether the button is enabled and the alert can be answered now.
  @discardableResult
  package final func choose(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, let presenter, presented == nil, appearance == .appeared,
      !presenter.isPresentationOpen
    else { return false }
    requestDismissal(animated: true, cause: .alertAnswered) { action.run() }
    return true
  }

  /// Touches beside an action sheet, which answers with its cancel button (ALRT-06).
  ///
  /// ``UncertainChoice/actionSheetsAreCancelledFromOutside``
  ///
  /// - Returns: Whether there is something to answer with.
  package final func chooseCancel() -> Bool {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return false }
    return choose(cancel)
  }
}

/// A button of an alert.
@preconcurrency
@MainActor
open class UIAlertAction: NSObject {
  /// What the button stands for.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The text on the button.
  open private(set) var title: String?
  /// What the button stands for.
  open private(set) var style = Style.default
  /// Whether it can be touched.
  open var isEnabled = true
  /// Owned until the alert is released (ALRT-13).
  private var handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  final func run() {
    handler?(self)
  }
}

/// How important a question is; stored only.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
