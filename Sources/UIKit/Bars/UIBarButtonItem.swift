/// A button of a navigation bar.
@preconcurrency
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// How the button looks; stored only.
  open var style = Style.plain
  /// What a touch runs.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { title = primaryAction.title } }
  }
  /// A view in place of the button; stored only.
  open var customView: UIView?
  /// Who is sent the action; weak, and stored only.
  open weak var target: AnyObject?
  /// The action that is sent; stored only, there is no Objective-C runtime to send it with.
  open var action: Selector?
  /// The texts the button may have; stored only.
  open var possibleTitles: Set<String>?
  /// The width in points; stored only.
  open var width: CGFloat = 0
  /// The colour of the button; stored only.
  open var tintColor: UIColor?
  /// Whether the button is left out.
  open var isHidden = false

  /// Creates a button without a title.
  public override init() {
    super.init()
  }

  /// Creates a button from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates a button that the system titles.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
  }

  /// Creates a button with a title that sends an action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image that sends an action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image that sends an action.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates a button that the system titles and that sends an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: .plain, target: target, action: action)
  }

  /// Creates a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A distance that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A distance of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
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
