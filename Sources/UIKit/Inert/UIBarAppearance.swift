/// How a bar looks; stored only.
@preconcurrency
@MainActor
open class UIBarAppearance: NSObject {
  /// The kind of background that was chosen last.
  package enum Background: Hashable, Sendable {
    case standard
    case opaque
    case transparent
  }

  /// The kind of background that was chosen last.
  package private(set) var background = Background.standard
  /// The colour behind the items.
  open var backgroundColor: UIColor?
  /// The image behind the items.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates the system's looks.
  public override init() {
    super.init()
  }

  /// Creates the same looks as another's.
  public init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Takes the system's background.
  open func configureWithDefaultBackground() {
    background = .standard
  }
  /// Takes a background that nothing shines through.
  open func configureWithOpaqueBackground() {
    background = .opaque
  }
  /// Takes no background.
  open func configureWithTransparentBackground() {
    background = .transparent
  }
}

/// How a navigation bar looks; stored only.
@preconcurrency
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles stand from their usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// What cuts titles off at the back button.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// How a tab bar looks; stored only.
@preconcurrency
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look, titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look, titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look where there is little room.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How tabs look; stored only.
@preconcurrency
@MainActor
open class UITabBarItemAppearance: NSObject {
  /// While they are not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// While they are selected.
  open private(set) var selected = UITabBarItemStateAppearance()

  /// Creates the system's looks.
  public override init() {
    super.init()
  }
}

/// How tabs look in one state; stored only.
@preconcurrency
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of images.
  open var iconColor: UIColor?
  /// The colour of badges.
  open var badgeBackgroundColor: UIColor?
}

/// How high a bar is; stored only.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The bar at the bottom of a stack; stored only.
@preconcurrency
@MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The colour behind the buttons.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
