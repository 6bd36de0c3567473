/// Manages a sheet: the heights it may rest at and what can be touched below it (ADPT-15 … ADPT-18).
@preconcurrency
@MainActor
open class UISheetPresentationController: UIPresentationController {
  private var heights = [Detent.large()]

  /// The heights at which the sheet may rest, smallest first; an empty list is an exception (ADPT-15).
  open var detents: [Detent] {
    get { heights }
    set {
      if newValue.isEmpty {
        Runtime.current.refuse(
          .noDetents(sheet: presentedViewController.nameInMessages), by: presentedViewController)
        return
      }
      heights = newValue
      if !rules.isOrdered {
        Runtime.current.refuse(
          .detentsOutOfOrder(sheet: presentedViewController.nameInMessages),
          by: presentedViewController)
      }
    }
  }

  /// The chosen height; nil or unknown means the smallest. Setting it tells nobody (ADPT-16).
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest height at which what lies below can be touched; nil means never (ADPT-17).
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether the sheet shows a grabber; stored only.
  open var prefersGrabberVisible = false
  /// How round the corners are; stored only.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling to the edge makes the sheet taller; stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays a sheet in compact height; stored only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the content; stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet is as large as a page; stored only.
  open var prefersPageSizing = true
  /// The view the sheet belongs to; stored only.
  open weak var sourceView: UIView?

  /// Runs changes that UIKit would animate.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Has the heights asked for again; headless they are asked for each time.
  open func invalidateDetents() {}

  /// The heights as a value.
  package final var rules: SheetRules {
    let context = DeviceDetentContext()
    return SheetRules(
      rests: heights.map { detent in
        SheetRules.Rest(
          identifier: detent.identifier.rawValue,
          height: detent.resolvedValue(in: context).map { Double($0) })
      },
      selected: selectedDetentIdentifier?.rawValue,
      largestUndimmed: largestUndimmedDetentIdentifier?.rawValue)
  }

  /// Drags the sheet to another of its heights; no callback of appearance comes of it (ADPT-16).
  ///
  /// To drag it below the smallest is an attempt to dismiss it: `beginDragDown()` (ADPT-18).
  ///
  /// - Returns: Whether the user can do that now.
  package final func drag(to identifier: Detent.Identifier) -> Bool {
    let sheet = presentedViewController
    guard sheet.appearance == .appeared, sheet.presented == nil, sheet.presenter != nil,
      sheet.presenter?.isPresentationOpen == false, sheet.effectivePresentationStyle.isDraggable
    else { return false }
    var moved = rules
    guard let isElsewhere = moved.drag(to: identifier.rawValue) else { return false }
    selectedDetentIdentifier = identifier
    if isElsewhere {
      let runtime = Runtime.current
      runtime.delivery.enter()
      defer { runtime.delivery.leave() }
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return true
  }
}

/// Told about a sheet's height besides what every presentation's delegate is told.
@preconcurrency
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another height, not when code has (ADPT-16).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// Whether the user can touch what lies below this modal (ADPT-17).
  package final var leavesBelowReachable: Bool {
    guard let managed = _extras?.presentationController as? UISheetPresentationController else {
      return false
    }
    return managed.rules.leavesBelowUndimmed
  }
}
