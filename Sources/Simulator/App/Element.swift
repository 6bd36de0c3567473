import UIKit

/// Something on a screen that can be seen and operated.
public struct Element {
  /// The kind, such as `button` or `clip`; the word a session uses.
  public var kind: String
  /// The app's own id, printed as it is.
  public var id: String?
  /// The text by which a person names the element.
  public var title: String
  /// What the element shows beside its title.
  public var value: String?
  /// Whether a tap does anything.
  public var isEnabled: Bool
  /// What a tap does. Owned by this value, which lives for one look at the screen.
  public var action: @MainActor () -> Void
  /// The kind of a button in a bar.
  static let barKind = "item"
  /// The kind of a field.
  static let fieldKind = "field"

  /// What entering text does; nil for everything that is not a field.
  public var enter: (@MainActor (String) -> Void)?

  /// Creates an element that can be tapped.
  public init(
    kind: String, id: String? = nil, title: String, value: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.value = value
    self.isEnabled = isEnabled
    self.action = action
  }

  /// A control of one of the system's own screens.
  init(_ control: SystemControl) {
    switch control.kind {
    case .button: self.init(kind: "button", title: control.title) { control.act("") }
    case .segment:
      self.init(kind: "segment", title: control.title, value: control.value) { control.act("") }
    case .field: self = .field(control.title, value: control.value ?? "", enter: control.act)
    }
  }

  /// A button in the navigation bar.
  @MainActor
  init(_ button: UIBarButtonItem) {
    self.init(
      kind: Self.barKind, title: button.title ?? "", isEnabled: button.isEnabled,
      action: { button.tap() })
  }

  /// Creates a field into which text can be entered.
  ///
  /// - Parameters:
  ///   - name: The word by which sessions know the field; its title.
  ///   - value: What stands in it.
  ///   - isEnabled: Whether text can be entered.
  ///   - enter: Takes the new text. Owned by the value.
  public static func field(
    _ name: String, value: String = "", isEnabled: Bool = true,
    enter: @escaping @MainActor (String) -> Void
  ) -> Element {
    var element = Element(kind: fieldKind, title: name, value: value, isEnabled: isEnabled)
    element.enter = enter
    return element
  }
}
