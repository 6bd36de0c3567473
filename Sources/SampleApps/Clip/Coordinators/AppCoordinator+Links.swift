public import Coordination
public import UIKit

// Whatever comes from outside waits in one line until somebody is logged in and the tabs are there.
extension AppCoordinator: LinkFollowing {
  /// Takes a URL from outside, or keeps it until one has logged in.
  ///
  /// - Returns: Whether somebody takes it, and who was asked.
  public func open(_ url: URL) -> LinkAnswer {
    let name = String(describing: Self.self)
    let route: ClipRoute
    do {
      route = try ClipRoute.links.route(from: url)
    } catch {
      return .notTaken(asked: [name], because: error.explanation)
    }
    let answer = answer(to: route)
    if answer == .taken { lead(to: route) }
    return answer.asked(before: name)
  }

  /// A reminder was touched: leads to the timers, now or when one has logged in.
  func openTimer() {
    lead(to: .timer)
  }

  /// Whether the place is known; who is not logged in has a server that knows.
  private func answer(to route: ClipRoute) -> LinkAnswer {
    guard case .clip(let id) = route else { return .taken }
    if let readyTabs { return readyTabs.answer(toClip: id) }
    return knowsClip(id) ? .taken : .notTaken(asked: [])
  }

  private func lead(to route: ClipRoute) {
    if route != .app { isLedElsewhere = true }
    links.open(route)
  }

  /// Goes back to the tabs; the rest of the link is theirs.
  public func follow(_ route: ClipRoute) -> LinkProgress<ClipRoute> {
    switch route {
    case .tabs:
      guard let readyTabs else { return .refused("the tabs are not there") }
      return .moves(readyTabs.uncover(), then: readyTabs)
    case .save(let url):
      return readyTabs?.saveLink(url) ?? .refused("the tabs are not there")
    case .app, .clip, .timer, .clipTab:
      return .notMine
    }
  }
}
