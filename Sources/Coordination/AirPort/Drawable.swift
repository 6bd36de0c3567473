public import UIKit

/// Something that a router can show, because it has a screen; a view controller is its own.
@MainActor
public protocol Drawable {
  /// The screen; nil if there is none to show, which a router refuses.
  var viewController: UIViewController? { get }
}

// In an extension of the protocol, so that a screen may have a property of this name that means something else.
extension Drawable where Self: UIViewController {
  /// The view controller itself.
  public var viewController: UIViewController? { self }
}

extension UIViewController: Drawable {}
