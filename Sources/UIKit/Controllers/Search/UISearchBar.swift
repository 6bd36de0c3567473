/// A line of text to search for.
@preconcurrency
@MainActor
open class UISearchBar: UIView {
  /// How the bar looks; stored only.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue ?? "" }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The field that holds the text.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The text above the field; stored only.
  open var prompt: String?
  /// Told about changes; weak.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the cancel button is shown; stored only.
  open var showsCancelButton = false
  /// Whether the scopes are shown; stored only.
  open var showsScopeBar = false
  /// What may be searched in.
  open var scopeButtonTitles: [String]?
  /// What is searched in, from 0.
  open var selectedScopeButtonIndex = 0
  /// The colour behind the field; stored only.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through; stored only.
  open var isTranslucent = true
  /// How the bar looks; stored only.
  open var searchBarStyle = Style.default

  /// The search this bar belongs to; it owns the bar.
  final weak var searchController: UISearchController?

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The field takes the keyboard.
  open override var canBecomeFirstResponder: Bool { true }

  /// Types a text in place of the one there is; the search becomes active.
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  package final func type(_ text: String) -> Bool {
    if let search = searchController, !search.isActive { search.activate() }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchController?.searchChanged()
    return true
  }

  /// Touches one of the scopes.
  package final func chooseScope(_ index: Int) {
    guard scopeButtonTitles?.indices.contains(index) ?? false else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.searchChanged()
  }

  /// Touches the search key.
  package final func pressSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Touches the cancel button.
  package final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.deactivate()
  }
}

/// The field of a search bar.
@preconcurrency
@MainActor
open class UISearchTextField: UITextField {}

/// Told about changes of a search bar.
@preconcurrency
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the text may be changed; true when not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the text is being changed.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether changing may end; true when not implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when changing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search key was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Allows it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Allows it.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
