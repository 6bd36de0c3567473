/// An image, by its name.
@preconcurrency
@MainActor
open class UIImage: NSObject {
  /// The name the image was asked for by.
  package let name: String?

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
}
