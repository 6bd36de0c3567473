extension UIViewController {
  /// The style in which this controller is presented: what its presentation controller was made for, adapted to the
  /// device (ADPT-08, ADPT-20).
  package final var effectivePresentationStyle: UIModalPresentationStyle {
    _extras?.presentationController?.effectiveStyle ?? resolvedPresentationStyle
  }

  final var resolvedPresentationController: UIPresentationController? {
    var controller = self
    while true {
      if let existing = controller._extras?.presentationController { return existing }
      if controller.presenter != nil { break }
      guard let container = controller.container else {
        controller = self
        break
      }
      controller = container
    }
    let made = controller.makePresentationController(source: controller)
    if controller.presenter == nil { made.awaitPresentation() }
    controller.extras.presentationController = made
    return made
  }

  /// Makes the object that belongs to the style, or asks the transitioning delegate for it.
  private final func makePresentationController(
    source: UIViewController
  ) -> UIPresentationController {
    if isAnchoredActionSheet {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Readies the object for a presentation that begins; most modals never need one.
  final func preparePresentationController(source: UIViewController) {
    // Without a style of its own it is a sheet, which needs none; where there is room an action sheet is not.
    if _extras == nil, !Runtime.numbers.isRegular { return }
    if _extras?.presentationController == nil, needsPresentationController {
      extras.presentationController = makePresentationController(source: source)
    }
    guard let extras = _extras, let managed = extras.presentationController else { return }
    managed.beginOwning()
    managed.adaptedStyle = adaptedStyle(of: managed)
    if let style = managed.adaptedStyle {
      managed.delegate?.presentationController(
        managed, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: presenter?._extras?.presentationTransition?.coordinator)
    }
    if let popover = managed as? UIPopoverPresentationController,
      popover.effectiveStyle == .popover
    {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
  }

  /// Whether the presentation would go another way without the object.
  private final var needsPresentationController: Bool {
    switch resolvedPresentationStyle {
    case .custom: transitioningDelegate != nil
    case .popover: true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      isAnchoredActionSheet
    }
  }

  /// Asks which style takes the place of the wanted one on this device (ADPT-20).
  private final func adaptedStyle(
    of managed: UIPresentationController
  ) -> UIModalPresentationStyle? {
    guard PresentationRules.adapts(managed.styleAtStart) else { return nil }
    let traits = managed.traitCollection
    let answer =
      managed.delegate?.adaptivePresentationStyle(for: managed, traitCollection: traits)
      ?? managed.adaptivePresentationStyle(for: traits)
    return answer == .none
      ? nil : answer == .automatic ? Runtime.current.generation.automaticStyle : answer
  }

  /// Why a popover or an action sheet cannot be presented: nothing says where it stands (ALRT-05).
  final func refusalOfPlace() -> UIKitRefusal? {
    guard Runtime.numbers.isRegular,
      resolvedPresentationStyle == .popover || isAnchoredActionSheet
    else { return nil }
    // Asked without making one: that would be a reading of the app's (ADPT-09).
    let popover = _extras?.presentationController as? UIPopoverPresentationController
    if let popover, popover.hasSource { return nil }
    return .popoverWithoutSource(screen: nameInMessages)
  }
}
