/// Where a popover points from.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any way.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something a popover's arrow may point at.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover, which in compact width becomes a sheet unless its delegate objects (ADPT-20).
///
/// Where it points is stored only, but without anything to point to it is not shown in regular width (ALRT-05).
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points to.
  open var sourceView: UIView?
  /// The part of the view it points to; all of it when null.
  open var sourceRect = CGRect.null
  /// The button it points to.
  open var barButtonItem: UIBarButtonItem?
  /// What it points to; weak.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Which ways it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Which way it points; not known without a layout.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether it may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched while it is open.
  open var passthroughViews: [UIView]?
  /// Its colour.
  open var backgroundColor: UIColor?
  /// How far it keeps from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Whether anything says where the popover stands (ALRT-05).
  package final var hasSource: Bool {
    sourceView != nil || barButtonItem != nil || sourceItem != nil
  }
}

/// Asked and told about a popover.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// Whether this is shown as a popover: by its style, or as an action sheet where there is room (ALRT-05).
  final var isPopover: Bool {
    if let made = _extras?.presentationController { return made is UIPopoverPresentationController }
    return resolvedPresentationStyle == .popover || isAnchoredActionSheet
  }

  /// Whether this is an action sheet that has to stand beside something.
  final var isAnchoredActionSheet: Bool {
    guard Runtime.numbers.isRegular, let alert = self as? UIAlertController else { return false }
    return alert.preferredStyle == .actionSheet
  }
}
