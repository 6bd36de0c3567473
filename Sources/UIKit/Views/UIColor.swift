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

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Fully transparent.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The background of a screen in the light style.
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
}
