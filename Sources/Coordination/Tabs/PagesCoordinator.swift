public import UIKit

/// One page of a row: its id, its screen, and whose journey is on it.
@MainActor
public struct PageItem<Page: Hashable> {
  /// What the app calls the page.
  public let id: Page
  let make: @MainActor () -> RootContent

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - id: What the app calls the page.
  ///   - make: Makes the screen, and its coordinator if it has one, which is then started: once, when the page is first
  ///     shown or looked at as a neighbour. Owned by the coordinator of the pages.
  public init(
    _ id: Page,
    make: @escaping @MainActor () -> (screen: UIViewController, coordinator: (any Coordinator)?)
  ) {
    self.id = id
    self.make = {
      let page = make()
      return .screen(page.screen, coordinator: page.coordinator)
    }
  }
}

/// Owns a row of pages: each is made when it is needed and kept while it is hidden, with its coordinator.
///
/// It is the container's data source and delegate. Every turn of a page is reported, by a finger or in code.
@MainActor
open class PagesCoordinator<Page: Hashable>: BaseCoordinator {
  /// The container: the app's own, whatever its class.
  public final let pageViewController: UIPageViewController
  /// The page that is shown; nil before ``start()``.
  public private(set) final var currentPage: Page?

  private let items: [PageItem<Page>]
  /// The screens that have been made; kept, as a page that is hidden has not left.
  private var madeScreens: [Page: UIViewController] = [:]
  private let watcher = PageWatcher()

  /// Creates a coordinator; nothing is made yet.
  ///
  /// - Parameters:
  ///   - pageViewController: Gets a data source and a delegate.
  ///   - pages: In their order, each with an id of its own.
  public init(pageViewController: UIPageViewController, pages: [PageItem<Page>]) {
    self.pageViewController = pageViewController
    items = pages
    super.init()
    watcher.neighbour = { [weak self] in self?.neighbour(of: $0, $1) }
    watcher.onTurn = { [weak self] in self?.pageMayHaveChanged() }
    pageViewController.dataSource = watcher
    pageViewController.delegate = watcher
  }

  /// Shows the first page, unless one is shown already.
  open override func start() {
    if currentPage == nil, let first = items.first { show(first.id, animated: false) }
  }

  /// Another page is shown; to be overridden.
  open func didTurn(to page: Page) {}

  /// The pages in their order.
  public final var pages: [Page] { items.map(\.id) }

  /// Turns to a page.
  ///
  /// - Returns: The transition, which fails with `noSuchPage` or `coordinatorFinished`.
  @discardableResult
  public final func show(_ page: Page, animated: Bool = true) -> Transition {
    let pending = PendingTransition()
    let turn = Turns.asOne(in: Engine.window(of: pageViewController)) { [self] in
      if let error = turnNow(to: page, animated, pending) { pending.complete(.failure(error)) }
      return { .success(.unchanged) }
    }
    // A turn that is never carried out, because the app has ended, ends this one as well.
    turn.whenComplete { if case .failure = $0 { pending.complete($0) } }
    return Transition(.pending(pending))
  }

  private func turnNow(to page: Page, _ animated: Bool, _ pending: PendingTransition)
    -> RouterError?
  {
    if isFinished { return .coordinatorFinished(CoordinationState.name(of: self)) }
    guard let place = place(of: page), let screen = screen(of: page) else {
      return .noSuchPage("\(page)")
    }
    let old = currentPage.flatMap(place(of:))
    if old == place {
      pending.complete(.success(.unchanged))
      return nil
    }
    pageViewController.setViewControllers(
      [screen], direction: place < old ?? 0 ? .reverse : .forward, animated: animated
    ) { [weak self] _ in
      self?.pageMayHaveChanged()
      pending.complete(.success(TransitionOutcome(added: 1, removed: old == nil ? 0 : 1)))
    }
    return nil
  }

  private func pageMayHaveChanged() {
    guard let shown = pageViewController.viewControllers?.first,
      let page = madeScreens.first(where: { $0.value === shown })?.key, page != currentPage
    else { return }
    currentPage = page
    didTurn(to: page)
  }

  private func place(of page: Page) -> Int? { items.firstIndex { $0.id == page } }

  private func screen(of page: Page) -> UIViewController? {
    if let made = madeScreens[page] { return made }
    guard let content = items.first(where: { $0.id == page })?.make() else { return nil }
    madeScreens[page] = content.controller
    if let coordinator = content.coordinator {
      addDependency(coordinator)
      coordinator.start()
    }
    return content.controller
  }

  private func neighbour(of screen: UIViewController, _ step: Int) -> UIViewController? {
    guard let page = madeScreens.first(where: { $0.value === screen })?.key,
      let place = place(of: page), items.indices.contains(place + step)
    else { return nil }
    return self.screen(of: items[place + step].id)
  }
}

/// What a container of pages asks and tells; a coordinator is no `NSObject`.
@MainActor
final class PageWatcher: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  /// The screen so many places further. Owned by this object, set by its coordinator.
  var neighbour: (UIViewController, Int) -> UIViewController? = { _, _ in nil }
  /// A page has been turned, or not. Owned by this object, set by its coordinator.
  var onTurn: () -> Void = {}

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { onTurn() }
}
