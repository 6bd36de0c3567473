/// A colour, by its components.
@preconcurrency
@MainActor
open class UIColor: NSObject {
  /// Red, green, blue and opacity, each from 0 to 1.
  package let components: [CGFloat]

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that follows the traits; the device's at this moment count.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(
      red: color.components[0], green: color.components[1], blue: color.components[2],
      alpha: color.components[3])
  }

  /// Creates the colour of this name; every name exists, and is black.
  public convenience init?(named name: String) {
    self.init(white: 0, alpha: 1)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Black.
  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Grey.
  open class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// Dark grey.
  open class var darkGray: UIColor { UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1) }
  /// Light grey.
  open class var lightGray: UIColor {
    UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
  }
  /// Red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Fully transparent.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's red in the light style.
  open class var systemRed: UIColor { UIColor(red: 1, green: 0.2314, blue: 0.1882, alpha: 1) }
  /// The system's green in the light style.
  open class var systemGreen: UIColor {
    UIColor(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1)
  }
  /// The system's blue in the light style.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.4784, blue: 1, alpha: 1) }
  /// The system's orange in the light style.
  open class var systemOrange: UIColor { UIColor(red: 1, green: 0.5843, blue: 0, alpha: 1) }
  /// The system's yellow in the light style.
  open class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// The system's pink in the light style.
  open class var systemPink: UIColor { UIColor(red: 1, green: 0.1765, blue: 0.3333, alpha: 1) }
  /// The system's purple in the light style.
  open class var systemPurple: UIColor {
    UIColor(red: 0.6863, green: 0.3216, blue: 0.8706, alpha: 1)
  }
  /// The system's teal in the light style.
  open class var systemTeal: UIColor {
    UIColor(red: 0.1882, green: 0.6902, blue: 0.7804, alpha: 1)
  }
  /// The system's indigo in the light style.
  open class var systemIndigo: UIColor {
    UIColor(red: 0.3451, green: 0.3373, blue: 0.8392, alpha: 1)
  }
  /// The system's brown in the light style.
  open class var systemBrown: UIColor {
    UIColor(red: 0.6353, green: 0.5176, blue: 0.3686, alpha: 1)
  }
  /// The system's gray in the light style.
  open class var systemGray: UIColor {
    UIColor(red: 0.5569, green: 0.5569, blue: 0.5765, alpha: 1)
  }
  /// The system's gray 2 in the light style.
  open class var systemGray2: UIColor {
    UIColor(red: 0.6824, green: 0.6824, blue: 0.698, alpha: 1)
  }
  /// The system's gray 3 in the light style.
  open class var systemGray3: UIColor { UIColor(red: 0.7804, green: 0.7804, blue: 0.8, alpha: 1) }
  /// The system's gray 4 in the light style.
  open class var systemGray4: UIColor {
    UIColor(red: 0.8196, green: 0.8196, blue: 0.8392, alpha: 1)
  }
  /// The system's gray 5 in the light style.
  open class var systemGray5: UIColor {
    UIColor(red: 0.898, green: 0.898, blue: 0.9176, alpha: 1)
  }
  /// The system's gray 6 in the light style.
  open class var systemGray6: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.9686, alpha: 1)
  }
  /// The system's background in the light style.
  open class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// The system's secondary background in the light style.
  open class var secondarySystemBackground: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.9686, alpha: 1)
  }
  /// The system's tertiary background in the light style.
  open class var tertiarySystemBackground: UIColor {
    UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }
  /// The system's grouped background in the light style.
  open class var systemGroupedBackground: UIColor {
    UIColor(red: 0.949, green: 0.949, blue: 0.9686, alpha: 1)
  }
  /// The system's label in the light style.
  open class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// The system's secondary label in the light style.
  open class var secondaryLabel: UIColor {
    UIColor(red: 0.2353, green: 0.2353, blue: 0.2627, alpha: 1)
  }
  /// The system's tertiary label in the light style.
  open class var tertiaryLabel: UIColor {
    UIColor(red: 0.2353, green: 0.2353, blue: 0.2627, alpha: 1)
  }
  /// The system's separator in the light style.
  open class var separator: UIColor {
    UIColor(red: 0.2353, green: 0.2353, blue: 0.2627, alpha: 1)
  }
  /// The system's link in the light style.
  open class var link: UIColor { UIColor(red: 0, green: 0.4784, blue: 1, alpha: 1) }
  /// The system's placeholder text in the light style.
  open class var placeholderText: UIColor {
    UIColor(red: 0.2353, green: 0.2353, blue: 0.2627, alpha: 1)
  }
  /// The system's tint color in the light style.
  open class var tintColor: UIColor { UIColor(red: 0, green: 0.4784, blue: 1, alpha: 1) }
}
