/// An item of a bar.
@preconcurrency
@MainActor
open class UIBarItem: NSObject {
  /// What the bar shows.
  @exclusivity(unchecked)
  open var title: String?
  /// The image beside or instead of the title; stored only.
  @exclusivity(unchecked)
  open var image: UIImage?
  /// Whether a touch of a bar button does anything; for a tab it is stored only.
  open var isEnabled = true
  /// A number by which an app finds the item; stored only.
  @exclusivity(unchecked)
  open var tag = 0

  /// The text that assistive technology and tests find the item by; stored only.
  open var accessibilityIdentifier: String?
  /// What assistive technology says; stored only.
  open var accessibilityLabel: String?
  /// How far the image keeps from the edges; stored only.
  open var imageInsets = UIEdgeInsets.zero
  private final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks; stored only.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// How the title looks.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
