extension UIView {
  /// How a content of another size fits in; stored only.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Which distances follow the superview's size; stored only.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How an animation runs; a headless one has no looks.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views inside are laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user may touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins anew when it has ended.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It does not take its duration from one around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It does not take its curve from one around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are shown as they are drawn.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden instead of added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It does not take its options from one around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turned from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curled up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curled down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Faded into each other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}
