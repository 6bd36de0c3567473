public import UIKit

/// A screen that says whether a link may take it away while it is presented, or stands in what is.
///
/// A screen that does not conform gives way.
@MainActor
public protocol LinkObstacle: UIViewController {
  /// What the screen does to links now.
  var linkPolicy: LinkPolicy { get }
}

/// What a modal does to the links that come while it is there.
public enum LinkPolicy: Hashable, Sendable, Comparable {
  /// It is dismissed.
  case givesWay
  /// It stays, and the links wait until it has left.
  case holdsLinks
  /// It stays, and the links are dropped.
  case dropsLinks
}

/// What lies over the root of a window.
@MainActor
struct LinkModals {
  /// The modals, lowest first.
  let modals: [UIViewController]

  init(in window: UIWindow) {
    var found: [UIViewController] = []
    var next = window.rootViewController.flatMap(Engine.presented(by:))
    while let modal = next {
      found.append(modal)
      next = Engine.presented(by: modal)
    }
    modals = found
  }

  /// The modal that lets no link through, and what it does to links; a dropping one counts before a holding one.
  var obstacle: (modal: UIViewController, policy: LinkPolicy)? {
    var strictest: (modal: UIViewController, policy: LinkPolicy)?
    for modal in modals {
      let policy = Self.policy(of: modal)
      if policy > (strictest?.policy ?? .givesWay) { strictest = (modal, policy) }
    }
    return strictest
  }

  /// The strictest policy of a modal and of everything that stands in it.
  private static func policy(of modal: UIViewController) -> LinkPolicy {
    var policy = LinkPolicy.givesWay
    var work = [modal]
    while let screen = work.popLast() {
      if let obstacle = screen as? any LinkObstacle { policy = max(policy, obstacle.linkPolicy) }
      work += screen.children
    }
    return policy
  }
}
