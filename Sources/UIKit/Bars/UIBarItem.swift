/// An item of a bar.
@preconcurrency
@MainActor
open class UIBarItem: NSObject {
  /// What the bar shows.
  open var title: String?
  /// The image beside or instead of the title; stored only.
  open var image: UIImage?
  /// Whether a touch of a bar button does anything; for a tab it is stored only.
  open var isEnabled = true
  /// A number by which an app finds the item; stored only.
  open var tag = 0

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive; nothing is read from it.
  public init?(coder: NSCoder) {
    super.init()
  }
}
