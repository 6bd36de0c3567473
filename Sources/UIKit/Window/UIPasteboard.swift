/// What a person copies from one app to another.
///
/// Each item has a value for every form in which it was put there: a link that another app copied is a text and a URL,
/// a text that was set as ``string`` is no URL.
@preconcurrency
@MainActor
open class UIPasteboard: NSObject {
  override init() {
    super.init()
  }

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { Runtime.current.pasteboard }

  /// How often what stands on the pasteboard has changed.
  open private(set) var changeCount = 0

  /// What stands on the pasteboard: each item's values by their types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      wasWritten?()
    }
  }

  /// Called when the app of this run has put something there. Owned by the pasteboard; set by its run.
  package final var wasWritten: (() -> Void)?

  /// The text of the first item; setting it replaces all items, nil clears the pasteboard.
  open var string: String? {
    get { items.first?[Self.textType] as? String }
    set { items = newValue.map { [[Self.textType: $0]] } ?? [] }
  }

  /// The texts of all items, nil if there are none; setting them replaces all items.
  open var strings: [String]? {
    get { values(Self.textType) }
    set { items = newValue?.map { [Self.textType: $0] } ?? [] }
  }

  /// The URL of the first item; setting it replaces all items, nil clears the pasteboard.
  open var url: URL? {
    get { items.first?[Self.urlType] as? URL }
    set { items = newValue.map { [[Self.urlType: $0]] } ?? [] }
  }

  /// The URLs of all items, nil if there are none; setting them replaces all items.
  open var urls: [URL]? {
    get { values(Self.urlType) }
    set { items = newValue?.map { [Self.urlType: $0] } ?? [] }
  }

  /// Whether an item is a text.
  open var hasStrings: Bool { strings != nil }

  /// Whether an item is a URL.
  open var hasURLs: Bool { urls != nil }

  /// Puts there what another app does when a person copies a text: a URL is a text and a URL.
  package final func copy(text: String) {
    var item: [String: Any] = [Self.textType: text]
    if let url = URL(string: text), url.scheme != nil { item[Self.urlType] = url }
    let listener = wasWritten
    wasWritten = nil
    items = [item]
    wasWritten = listener
  }

  /// Goes on where the pasteboard of an earlier run stopped: other apps own it too.
  package final func takeOver(from earlier: UIPasteboard) {
    items = earlier.items
    changeCount = earlier.changeCount
  }

  private static let textType = "public.utf8-plain-text"
  private static let urlType = "public.url"

  private func values<Value>(_ type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }
}
