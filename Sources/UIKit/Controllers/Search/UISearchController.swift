/// The search of a screen: while it is active it is a modal over the nearest context (SRCH-01).
@preconcurrency
@MainActor
open class UISearchController: UIViewController {
  /// What is shown while there is something to search for; stored, and part of this controller while it is active.
  open private(set) var searchResultsController: UIViewController?
  /// Where the text is typed.
  open private(set) var searchBar: UISearchBar
  /// Called whenever what is searched for changes; weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told about the automatic presentation; weak (SRCH-03).
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the screen below is dimmed; stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes while the search is active; stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results are shown when there is something to search for.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown although there is nothing to search for.
  open var showsSearchResultsController = false
  /// Whether the cancel button comes and goes by itself; stored only.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves; stored only.
  open var automaticallyShowsScopeBar = true

  /// The item that this search belongs to; the item owns it.
  final weak var item: UINavigationItem?
  /// Whether UIKit has presented it by itself: then the delegate is told.
  final var isAutomatic = false

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: What shows the results; nil is the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar()
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search that shows its results on the screen itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    searchBar = UISearchBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a search that shows its results on the screen itself; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    searchBar = UISearchBar()
    super.init(coder: coder)
    prepare()
  }

  private final func prepare() {
    searchBar.searchController = self
    // The nearest context presents it, and what is below keeps its view.
    modalPresentationStyle = .overCurrentContext
  }

  /// Whether the search is under way; setting it presents or dismisses it (SRCH-01, SRCH-03).
  open var isActive: Bool {
    get { presenter != nil && !flags.contains(.isBeingDismissed) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Presents the search as the system does, unless it is presented already.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showResultsIfWanted()
  }

  /// Tells the delegate that an automatic search ends, however it ends.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed else { return }
    if isAutomatic { delegate?.willDismissSearchController(self) }
  }

  /// Tells the delegate that an automatic search has ended.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    finish()
  }
}

/// Told about a search that UIKit presents by itself (SRCH-03).
@preconcurrency
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search comes.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has come.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has gone.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Asked to present the search; UIKit presents it when not implemented.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Leaves it to UIKit.
  public func presentSearchController(_ searchController: UISearchController) {
    searchController.presentAutomatically()
  }
}

/// Called whenever what is searched for changes.
@preconcurrency
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or scope has changed, and when the search begins.
  func updateSearchResults(for searchController: UISearchController)
}
