extension UISearchController {
  /// The screen whose search this is: the owner of its item, else the one that shows its bar.
  private final var host: UIViewController? {
    if let owner = item?.owner { return owner }
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Touches the search bar, or sets the search active.
  package final func activate() {
    guard presenter == nil else { return }
    if let delegate {
      delegate.presentSearchController(self)
    } else {
      presentAutomatically()
    }
  }

  /// Presents the search over its screen, as UIKit does by itself.
  final func presentAutomatically() {
    guard presenter == nil else { return }
    guard let host else {
      Runtime.current.refuse(.searchWithoutScreen(search: nameInMessages), by: self)
      return
    }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    isAutomatic = true
    delegate?.willPresentSearchController(self)
    host.present(self, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
    guard presenter != nil else {
      // A presentation that waits for a transition will still come.
      if !runtime.delivery.hasWaiting { isAutomatic = false }
      return
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Touches the cancel button, or sets the search inactive.
  package final func deactivate() {
    guard isActive, let presenter else { return }
    presenter.dismiss(animated: true)
  }

  /// The search has gone: its text is gone too.
  final func finish() {
    if let results = searchResultsController, results.isChild(of: self) {
      exchange(hiding: [results], showing: [])
      drop(results)
    }
    let hadText = !(searchBar.text ?? "").isEmpty
    searchBar.text = ""
    if hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    guard isAutomatic else { return }
    isAutomatic = false
    delegate?.didDismissSearchController(self)
  }

  /// The text or scope has changed.
  final func searchChanged() {
    showResultsIfWanted()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Puts the results in while there is something to search for.
  final func showResultsIfWanted() {
    guard let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let wanted =
      showsSearchResultsController || (automaticallyShowsSearchResultsController && hasText)
    let isShown = results.flags.contains(.isEmbedded)
    if wanted, !isShown, take(results) {
      exchange(hiding: [], showing: [results])
      results.didMove(toParent: self)
    } else if !wanted, isShown {
      exchange(hiding: [results], showing: [])
    }
  }
}
