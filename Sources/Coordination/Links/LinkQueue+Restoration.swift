public import UIKit

/// Where the links of an activity stand.
private let linksKey = "links"

extension LinkQueue {
  /// The links that lead to what is shown now: the innermost place that has one, and one for each modal.
  ///
  /// Screens tell them as ``LinkDestination``.
  public var places: [Route] {
    window.map { LinkPlaces.routes(in: $0, as: Route.self) } ?? []
  }

  /// What to come back to when the app has ended.
  ///
  /// - Parameter type: The kind of activity, which the app declares for its restoration.
  /// - Returns: Of `stateRestorationActivity(for:)`; nil if no link leads to what is shown.
  public func restorationActivity(ofType type: String) -> NSUserActivity? {
    let links = places.compactMap { table.text(for: $0) }
    guard !links.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = [linksKey: links]
    return activity
  }

  /// Goes back to where the app was left, by the same links, when it is ready.
  ///
  /// - Parameter activity: Of the session, or of `scene(_:restoreInteractionStateWith:)`.
  /// - Returns: One link over all of them; what cannot be read any more is left out, with all that lay on it.
  @discardableResult
  public func restore(_ activity: NSUserActivity?) -> LinkTransition {
    guard let links = activity?.userInfo?[linksKey] as? [String], !links.isEmpty else {
      return .failed(.noLink)
    }
    var routes: [Route] = []
    for link in links {
      do {
        routes.append(try table.route(from: link))
      } catch {
        Engine.note("ignored: link, \(error)")
        if routes.isEmpty { return .failed(.unreadable(error)) }
        break
      }
    }
    return open(routes, named: links.joined(separator: " "))
  }
}
