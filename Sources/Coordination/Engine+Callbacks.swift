#if os(Linux) || os(macOS)
  import UIKit

  // The other way round than in Engine.swift: what the headless UIKit asks and tells this module.

  extension Engine {
    /// Tells somebody of touches and selections of tabs, whoever the delegate is.
    ///
    /// - Returns: What tells them, to be owned as long as that is wanted.
    static func watch(_ tabs: UITabBarController, by follower: any TabFollowing) -> AnyObject {
      let watcher = TabWatcher(follower)
      tabs.tabSink = watcher
      return watcher
    }

    /// Keeps everything in line waiting until ``endAnimation(of:)``.
    static func beginAnimation(of window: UIWindow) {
      queue(of: window).openAnimations += 1
      Runtime.current.openPresentations += 1
    }

    static func endAnimation(of window: UIWindow) {
      queue(of: window).openAnimations -= 1
      let runtime = Runtime.current
      runtime.openPresentations -= 1
      if runtime.delivery.isIdle { runtime.delivery.drain() }
    }
  }

  extension Routing {
    @inline(__always)
    package func controllerDidLeave(_ id: ControllerID, cause: DepartureCause) {
      screenDidLeave(ScreenID(id.rawValue), reason: Engine.reason(cause))
    }

    package func controllerDidDie(_ id: ControllerID) { screenDidDie(ScreenID(id.rawValue)) }
  }

  /// What a tab bar tells.
  // A class of its own, as the policy below.
  @MainActor
  private final class TabWatcher: TabSink {
    private weak var follower: (any TabFollowing)?

    init(_ follower: any TabFollowing) {
      self.follower = follower
    }

    func mayTouch(_ tab: UIViewController) -> Bool { follower?.mayTouch(tab) ?? true }
    func didTouchAgain(_ tab: UIViewController) -> Bool { follower?.didTouchAgain(tab) ?? true }
    func tabsDidChange() { follower?.tabsDidChange() }
  }

  /// What containers ask and tell this module.
  // A class of its own, and no part of the state: a `package import` here would cost everybody who uses this module
  // its optimization across modules.
  @MainActor
  final class Policy: NavigationPolicy {
    /// It knows nothing of a run.
    static let shared = Policy()

    func allows(_ touch: LeavingTouch) -> Bool {
      switch touch {
      case .backButton(let stack): Leaving.allowsPop(from: stack, .backButton, "back")
      case .backMenu(let stack, let target): Leaving.allowsPop(from: stack, to: target)
      case .swipe(let stack): Leaving.allowsPop(from: stack, .swipe, "swipe back")
      case .tabAgain(let stack): Leaving.allowsPopToRoot(of: stack)
      case .pull(let modal): Leaving.allowsDismissal(of: modal, .pulledDown, "swipe down")
      case .outside(let modal): Leaving.allowsDismissal(of: modal, .tappedOutside, "tap outside")
      }
    }

    func deriveBars(of stack: UINavigationController, top: UIViewController, animated: Bool) {
      OwnBars.derive(for: stack, top: top, animated: animated)
    }
  }

  extension Orphans: DeferredWork {
    package var hasDeferredWork: Bool { hasWork }
    package var isReadyToContinue: Bool { Engine.isSettled }
    package func continueDeferred() { tell() }
    package func abandonDeferred() { abandon() }
  }

  extension TransitionQueue: ModalFollower {
    package func modalDidEnd() -> Bool {
      guard isHeldByModal else { return false }
      isHeldByModal = false
      return hasWork
    }
  }

  extension PutOffChange: DeferredWork {}

  extension TransitionQueue: DeferredWork {
    package var hasDeferredWork: Bool { hasWork }
    package var isReadyToContinue: Bool { isReady }
    package func continueDeferred() { runNext() }
    package func abandonDeferred() { abandon() }
  }
#endif
