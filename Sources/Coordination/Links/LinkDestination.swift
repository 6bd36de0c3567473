public import UIKit

/// A screen or coordinator to which links lead, and which can show another place of its kind without a new screen.
@MainActor
public protocol LinkDestination: AnyObject {
  /// The places of the app.
  associatedtype Route: Hashable & Sendable

  /// The route that leads here as it is now; nil if none does.
  var linkRoute: Route? { get }

  /// Shows a place, if it can without going anywhere.
  ///
  /// The visible screen is asked, then coordinators; one of these answers for screens of its own that are visible.
  ///
  /// - Parameter route: Where a link leads.
  /// - Returns: Whether the place is shown now; if not, the link goes on, and this may be dismissed.
  func take(_ route: Route) -> Bool
}

extension LinkDestination {
  /// None leads here.
  public var linkRoute: Route? { nil }
  /// It shows no other place.
  public func take(_ route: Route) -> Bool { false }

  /// The same question, whatever the app's routes are.
  func takes(_ route: any Hashable) -> Bool {
    guard let route = route as? Route else { return false }
    return take(route)
  }

  /// The route that leads here, if it is one of these.
  func place<Place>(as type: Place.Type) -> Place? { linkRoute as? Place }
}

extension LinkDestination where Self: UIViewController {
  /// It shows the place to which it was led, and no other.
  public func take(_ route: Route) -> Bool { linkRoute == route }
}
