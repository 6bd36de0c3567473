/// Who wants to know when a controller comes on the screen, goes off it, and leaves the tree.
@MainActor
package protocol PresenceSink: DepartureSink {
  /// Called when the controller's view has appeared, before the controller's own code is.
  func controllerDidAppear()
  /// Called when the controller's view has disappeared, before the controller's own code is.
  func controllerDidDisappear()
}

extension UIViewController {
  /// Who is told what becomes of this controller; nil if nobody asked since it was made.
  package final var presenceSink: (any PresenceSink)? { _extras?.presence }

  /// Names who is told from now on, until the controller has left.
  package final func watchPresence(_ sink: any PresenceSink) {
    extras.presence = sink
    flags.insert(.isWatched)
    if !EventLog.hasWatchedScreens { Runtime.current.log.watchesScreens = true }
  }

  /// Tells the log and whoever watches of a callback that is about to come.
  @inline(never)
  final func followLifecycle(_ callback: LifecycleCallback) {
    if EventLog.recordsLifecycle { Runtime.current.log.take(callback, of: self) }
    guard flags.contains(.isWatched) else { return }
    switch callback {
    case .viewDidAppear: _extras?.presence?.controllerDidAppear()
    case .viewDidDisappear: _extras?.presence?.controllerDidDisappear()
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillDisappear: break
    }
  }

  /// Says that this controller has left, and with a row of pages those that it does not show now.
  @inline(__always)
  final func tellPresence(_ cause: DepartureCause) {
    if flags.contains(.isWatched) { tellWatcher(cause) }
  }

  private final func tellWatcher(_ cause: DepartureCause) {
    guard let extras = _extras else { return }
    flags.remove(.isWatched)
    let aside = extras.pagesAside
    extras.pagesAside = []
    extras.presence?.controllerDidLeave(id, cause: cause)
    for case let page? in aside.map(\.page) where page.standsAlone {
      for controller in page.departing(keepsModals: false).reversed() {
        controller.tellPresence(cause)
      }
    }
  }
}

/// A page that a row of pages does not show now, and may show again.
struct PageAside {
  weak var page: UIViewController?
}

extension UIPageViewController {
  /// Lets a page go that is not shown any more; who watches it is told when this row of pages goes.
  final func setAside(_ page: UIViewController) {
    guard EventLog.hasWatchedScreens else { return drop(page) }
    drop(page, isAside: true)
    guard page.standsAlone else { return }
    extras.pagesAside.removeAll { $0.page == nil || $0.page === page }
    extras.pagesAside.append(PageAside(page: page))
    flags.insert(.isWatched)
  }
}
