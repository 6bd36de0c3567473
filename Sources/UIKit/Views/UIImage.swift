/// An image, by its name.
@preconcurrency
@MainActor
open class UIImage: NSObject {
  /// How a template is drawn; stored only.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The name the image was asked for by.
  package let name: String?
  /// How a template is drawn; stored only.
  open private(set) var renderingMode = RenderingMode.automatic
  /// The size in points; nothing is read.
  open var size: CGSize { .zero }
  /// How many pixels a point has.
  open var scale: CGFloat { 1 }

  /// Creates an empty image.
  public override init() {
    name = nil
    super.init()
  }

  /// Creates the image of this name; every name exists.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Creates the system symbol of this name; every name exists.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// Creates the image of this name in a bundle; every name exists.
  public init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    self.name = name
    super.init()
  }

  /// Creates an image from the bytes of a file; they are not read. Nil without bytes.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    super.init()
  }

  private init(_ image: UIImage, _ renderingMode: RenderingMode) {
    name = image.name
    self.renderingMode = renderingMode
    super.init()
  }

  /// The same image, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode)
  }

  /// The same image; colours are not kept.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}
