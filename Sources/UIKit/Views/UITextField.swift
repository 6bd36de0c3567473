/// A line of text that the user changes, as alerts have them.
@preconcurrency
@MainActor
open class UITextField: UIControl {
  /// Whether the frame of the field is drawn; stored only.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a part of the field is shown; stored only.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The text.
  open var text: String? = ""
  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The colour of the text; stored only.
  open var textColor: UIColor?
  /// The font of the text; stored only.
  open var font: UIFont?
  /// How the text stands; stored only.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the frame of the field is drawn; stored only.
  open var borderStyle = BorderStyle.none
  /// When the button that empties the field is shown; stored only.
  open var clearButtonMode = ViewMode.never
  /// Asked and told about changes; weak.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is hidden; stored only.
  open var isSecureTextEntry = false
  /// The kind of keyboard; stored only.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key; stored only.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made capital; stored only.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; stored only.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text is; stored only.
  open var textContentType: UITextContentType!
  /// Whether the user changes it now.
  open private(set) var isEditing = false

  /// A field can take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to change the text, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends changing the text, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Types a text in place of the one there is.
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  package final func type(_ text: String) -> Bool {
    guard isEnabled, becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true
    else { return false }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    return true
  }

  /// Touches the return key.
  @discardableResult
  package final func pressReturn() -> Bool {
    let answer = delegate?.textFieldShouldReturn(self) ?? true
    if answer { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
    return answer
  }
}

/// Asked and told about changes of a field.
@preconcurrency
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the text may be changed; true when not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the text is being changed.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether changing may end; true when not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when changing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when changing has ended, with the reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether this change may be made; true when not implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the mark has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied; true when not implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does; true when not implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why changing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The kind of keyboard; stored only.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The word on the return key; stored only.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Which letters are made capital; stored only.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected; stored only.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// What a text is; stored only.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The type's text.
  public let rawValue: String

  /// Creates a type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A link.
  public static let URL = UITextContentType(rawValue: "url")
}
