/// A change of the pages that was asked for.
struct PageChange {
  let pages: [UIViewController]
  let isAnimated: Bool
  /// Owned until the change has ended; runs once.
  let completion: ((Bool) -> Void)?
}

/// A change of the pages that is under way.
@MainActor
final class PageTransition {
  let coming: [UIViewController]
  let going: [UIViewController]
  let isAnimated: Bool
  /// Whether a swipe began it: then the delegate is told.
  let isSwipe: Bool
  /// Whether the finger is still on the page.
  var isUnderFinger: Bool
  let completion: ((Bool) -> Void)?

  init(
    coming: [UIViewController], going: [UIViewController], isAnimated: Bool, isSwipe: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.coming = coming
    self.going = going
    self.isAnimated = isAnimated
    self.isSwipe = isSwipe
    isUnderFinger = isSwipe
    self.completion = completion
  }
}

extension UIPageViewController {
  final func request(_ change: PageChange) {
    let runtime = Runtime.current
    if transition != nil || !waitingChanges.isEmpty {
      waitingChanges.append(change)
      runtime.delivery.wait(self)
      return
    }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    carryOut(change, runtime)
  }

  final func carryOut(_ change: PageChange, _ runtime: Runtime) {
    guard isRightCount(of: change), change.pages.allSatisfy({ take($0) }) else { return }
    let coming = change.pages.filter { page in !pages.contains { $0 === page } }
    let going = pages.filter { page in !change.pages.contains { $0 === page } }
    pages = change.pages
    begin(
      PageTransition(
        coming: coming, going: going, isAnimated: change.isAnimated, isSwipe: false,
        completion: change.completion), runtime)
  }

  /// One page, or two where the row shows two or its pages have backs; any other number is an exception.
  private final func isRightCount(of change: PageChange) -> Bool {
    let given = change.pages.count
    let required = spineLocation == .mid ? 2 : 1
    if given == required || given == 2 && isDoubleSided { return true }
    Runtime.current.refuse(
      .wrongPageCount(pages: nameInMessages, given: given, required: required), by: self)
    return false
  }

  /// T0: what comes begins to appear, then what goes begins to disappear (PAGE-01).
  private final func begin(_ transition: PageTransition, _ runtime: Runtime) {
    self.transition = transition
    let isAnimated = transition.isAnimated && appearance == .appeared
    for page in transition.coming { beginShowing(page, animated: isAnimated) }
    for page in transition.going { beginHiding(page, animated: isAnimated) }
    if transition.isUnderFinger { return }
    if isAnimated || runtime.delivery.isDeep {
      scheduleEnd(of: transition, runtime)
    } else {
      end(transition, runtime)
    }
  }

  private final func scheduleEnd(of transition: PageTransition, _ runtime: Runtime) {
    runtime.loop.schedule(
      after: transition.isAnimated ? TransitionDuration.stack : .zero, kind: .transition,
      name: "change of pages", subject: self
    ) { [weak self] in
      guard let self, self.transition === transition else { return }
      let runtime = Runtime.current
      runtime.delivery.enter()
      defer { runtime.delivery.leave() }
      end(transition, runtime)
    }
  }

  /// T1, completed (PAGE-01, PAGE-03).
  private final func end(_ transition: PageTransition, _ runtime: Runtime) {
    self.transition = nil
    let isAnimated = transition.isAnimated
    if transitionStyle == .pageCurl, transition.isSwipe {
      for page in transition.going { endHiding(page, animated: isAnimated) }
      for page in transition.coming { endShowing(page, animated: isAnimated) }
    } else {
      for page in transition.coming { endShowing(page, animated: isAnimated) }
      for page in transition.going { endHiding(page, animated: isAnimated) }
    }
    for page in transition.coming where page.isChild(of: self) { page.didMove(toParent: self) }
    for page in transition.going where !page.flags.contains(.isEmbedded) { setAside(page) }
    if transition.isSwipe {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: transition.going,
        transitionCompleted: true)
    }
    transition.completion?(true)
  }

  /// Whether a change of the pages is under way.
  package final var isTurning: Bool { transition != nil }

  /// Begins to swipe to the next or previous page (PAGE-01, PAGE-05).
  ///
  /// - Returns: Whether there is a page to swipe to.
  package final func beginSwipe(_ direction: NavigationDirection) -> Bool {
    let edge = direction == .forward ? pages.last : pages.first
    guard transition == nil, appearance == .appeared, let dataSource, let edge else { return false }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    let found = neighbours(of: edge, direction, dataSource)
    guard !found.isEmpty, found.allSatisfy({ take($0) }) else { return false }
    delegate?.pageViewController(self, willTransitionTo: found)
    begin(
      PageTransition(
        coming: found, going: pages, isAnimated: true, isSwipe: true, completion: nil), runtime)
    return true
  }

  /// The pages beside the one at the edge: as many as are shown.
  private final func neighbours(
    of edge: UIViewController, _ direction: NavigationDirection,
    _ dataSource: any UIPageViewControllerDataSource
  ) -> [UIViewController] {
    var found: [UIViewController] = []
    var last = edge
    while found.count < pages.count {
      let next =
        switch direction {
        case .forward: dataSource.pageViewController(self, viewControllerAfter: last)
        case .reverse: dataSource.pageViewController(self, viewControllerBefore: last)
        }
      guard let next else { break }
      found.append(next)
      last = next
    }
    return direction == .forward ? found : found.reversed()
  }

  /// Lifts the finger past the threshold (PAGE-01).
  package final func finishSwipe() {
    guard let transition, transition.isUnderFinger else { return }
    transition.isUnderFinger = false
    pages = transition.coming
    scheduleEnd(of: transition, Runtime.current)
  }

  /// Lets the finger go before the threshold: the page returns (PAGE-02, PAGE-03).
  package final func cancelSwipe() {
    guard let transition, transition.isUnderFinger else { return }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    self.transition = nil
    if transitionStyle == .pageCurl {
      for page in transition.coming { beginHiding(page, animated: true) }
      for page in transition.going { beginShowing(page, animated: true) }
      for page in transition.coming { endHiding(page, animated: true) }
      for page in transition.going { endShowing(page, animated: true) }
    } else {
      for page in transition.going { beginShowing(page, animated: true) }
      for page in transition.going { endShowing(page, animated: true) }
      for page in transition.coming { beginHiding(page, animated: true) }
      for page in transition.coming { endHiding(page, animated: true) }
    }
    for page in transition.coming { setAside(page) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: transition.going,
      transitionCompleted: false)
  }
}

extension UIPageViewController: DeferredWork {
  package final var hasDeferredWork: Bool { !waitingChanges.isEmpty }

  package final var isReadyToContinue: Bool { transition == nil }

  package final func continueDeferred() {
    guard !waitingChanges.isEmpty else { return }
    let change = waitingChanges.removeFirst()
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    carryOut(change, runtime)
  }

  package final func abandonDeferred() {
    waitingChanges = []
  }
}
