/// A kind of data, by its identifier.
///
/// Code for iPhones has it from the module UniformTypeIdentifiers, which hands this one on.
public struct UTType: Hashable, Sendable {
  /// The identifier, as `public.png`.
  public let identifier: String

  /// Creates the kind with this identifier; every identifier stands for one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a kind that an app brings along.
  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }

  /// Creates a kind that another app brings along.
  public init(importedAs identifier: String) {
    self.identifier = identifier
  }

  /// Anything that can be stored.
  public static let item = UTType(exportedAs: "public.item")
  /// Anything with contents.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A text.
  public static let text = UTType(exportedAs: "public.text")
  /// A text without markup.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// A link.
  public static let url = UTType(exportedAs: "public.url")
  /// A link to a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A document for the printer.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// Values as JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// Files packed together.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture as JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A picture as PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A sound.
  public static let audio = UTType(exportedAs: "public.audio")
}
