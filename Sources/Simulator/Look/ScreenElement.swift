/// One element of the visible screen as a session sees it.
public struct ScreenElement: Hashable, Sendable {
  /// The kind, such as `button` or `clip`.
  public var kind: String
  /// Its place among its kind, from 1.
  public var position: Int
  /// The app's own id.
  public var id: String?
  /// The text by which a person names it.
  public var title: String
  /// What it shows beside the title.
  public var value: String?
  /// Whether a tap does anything.
  public var isEnabled: Bool
  /// Whether text can be entered.
  public var isField: Bool

  /// Creates an element.
  public init(
    kind: String, position: Int, id: String? = nil, title: String, value: String? = nil,
    isEnabled: Bool = true, isField: Bool = false
  ) {
    self.kind = kind
    self.position = position
    self.id = id
    self.title = title
    self.value = value
    self.isEnabled = isEnabled
    self.isField = isField
  }
}
