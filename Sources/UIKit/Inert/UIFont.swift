/// A font, by its name and size; nothing is drawn.
@preconcurrency
@MainActor
open class UIFont: NSObject {
  /// How bold a font is.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Hardly there.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// As bold as can be.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The style's text.
    public let rawValue: String

    /// Creates a style.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The head of a paragraph.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a head.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller text of a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The name of the font.
  open private(set) var fontName: String
  /// The size in points.
  open private(set) var pointSize: CGFloat

  /// Creates the font of this name; every name exists.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  private init(system suffix: String, _ size: CGFloat) {
    fontName = ".SFUI-\(suffix)"
    pointSize = size
    super.init()
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: "Regular", fontSize)
  }
  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(system: "\(weight.rawValue)", fontSize)
  }
  /// The system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: "Bold", fontSize)
  }
  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: "Italic", fontSize)
  }
  /// The system's font for a text of this kind.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(system: style.rawValue, 17)
  }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize) ?? self
  }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How paragraphs stand.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How wide letters stand apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Where the text leads to.
  public static let link = NSAttributedString.Key("NSLink")
  /// How high the text stands.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How lines stand between two edges; stored only.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
