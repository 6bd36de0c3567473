import UIKit
import XCTest

/// Writes down what a search tells.
@MainActor
private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func willPresentSearchController(_ searchController: UISearchController) {
    trace.add("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    trace.add("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    trace.add("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    trace.add("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    trace.add("update(\(searchController.searchBar.text ?? "nil"))")
  }
}

@MainActor
final class SearchTests: EngineTestCase {
  private var listener: Listener?

  /// A screen with a search of its own.
  private func searching(_ name: String) -> (TracingController, UISearchController) {
    let owner = screen(name)
    let search = UISearchController(searchResultsController: nil)
    let listener = Listener(trace)
    self.listener = listener
    search.delegate = listener
    search.searchResultsUpdater = listener
    owner.navigationItem.searchController = search
    return (owner, search)
  }

  override func tearDown() async throws {
    listener = nil
    try await super.tearDown()
  }

  func test_SRCH_01_activeSearch_isThePresentedController() async {
    let (owner, search) = searching("A")
    let stack = stack("N", owner)
    show(stack)
    search.isActive = true
    XCTAssertTrue(search.isActive)
    settle()
    XCTAssertIdentical(stack.presentedViewController, search)
    XCTAssertIdentical(owner.presentedViewController, search)
    _ = trace.take()
    owner.present(screen("M"), animated: true)
    expectMessages(
      "attempt to present M on N (from A) which is already presenting UISearchController")
  }

  func test_SRCH_01_withAContext_theScreenItselfPresents() async {
    let (owner, search) = searching("A")
    owner.definesPresentationContext = true
    let stack = stack("N", owner)
    show(stack)
    search.isActive = true
    settle()
    XCTAssertIdentical(search.presentingViewController, owner)
    XCTAssertNil(stack.presentedViewController)
  }

  func test_SRCH_02_dismiss_takesTheSearchFirst() async {
    let (owner, search) = searching("A")
    let root = screen("R")
    show(root)
    let modal = stack("N2", owner)
    present(modal, on: root)
    search.isActive = true
    settle()
    owner.dismiss(animated: true)
    settle()
    XCTAssertFalse(search.isActive)
    XCTAssertIdentical(root.presentedViewController, modal)
    owner.dismiss(animated: true)
    settle()
    XCTAssertNil(root.presentedViewController)
  }

  func test_SRCH_03_automaticSearch_tellsItsDelegate() async {
    let (owner, search) = searching("A")
    show(stack("N", owner))
    search.isActive = true
    expectTrace("willPresent update()")
    settle()
    expectTrace("didPresent")
    search.searchBar.type("cat")
    expectTrace("update(cat)")
    search.isActive = false
    XCTAssertFalse(search.isActive)
    settle()
    expectTrace("willDismiss update() didDismiss")
  }

  func test_SRCH_03_searchPresentedByHand_tellsNobody() async {
    let (owner, search) = searching("A")
    show(stack("N", owner))
    owner.present(search, animated: true)
    settle()
    owner.dismiss(animated: true)
    settle()
    expectTrace("")
  }

  func test_SRCH_04_popWithAContext_takesTheSearchAlong() async {
    let (owner, search) = searching("A")
    owner.definesPresentationContext = true
    let stack = stack("N", screen("R"), owner)
    show(stack)
    search.isActive = true
    settle()
    stack.popViewController(animated: true)
    settle()
    XCTAssertNil(stack.presentedViewController)
    XCTAssertEqual(search.appearance, .disappeared)
    expectNames(stack.viewControllers, "R")
    expectMessages(
      "A left the window while it presents UISearchController, which leaves with it")
  }

  func test_SRCH_04_popWithoutAContext_leavesTheSearchOverTheStack() async {
    let (owner, search) = searching("A")
    let stack = stack("N", screen("R"), owner)
    show(stack)
    search.isActive = true
    settle()
    stack.popViewController(animated: true)
    settle()
    expectNames(stack.viewControllers, "R")
    XCTAssertIdentical(stack.presentedViewController, search)
  }

  func test_search_withoutAScreen_isRefused() async {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    XCTAssertFalse(search.isActive)
    expectMessages(
      "UISearchController cannot become active: no screen has it in its navigation item or shows its bar"
    )
  }

  func test_search_withResults_showsThemWhileThereIsText() async {
    let owner = screen("A")
    let results = screen("S")
    let search = UISearchController(searchResultsController: results)
    owner.navigationItem.searchController = search
    show(stack("N", owner))
    search.searchBar.type("cat")
    settle()
    XCTAssertEqual(results.appearance, .appeared)
    search.searchBar.cancel()
    settle()
    XCTAssertEqual(results.appearance, .disappeared)
    XCTAssertNil(results.parent)
  }

  func test_search_whoseBarIsInAView_belongsToThatScreen() async {
    let owner = screen("A")
    let search = UISearchController(searchResultsController: nil)
    owner.view.addSubview(search.searchBar)
    show(owner)
    search.isActive = true
    settle()
    XCTAssertIdentical(owner.presentedViewController, search)
  }
}
