/// What is known about a request to present, as facts.
package struct PresentationRequest: Hashable, Sendable {
  package var presented: ControllerID
  package var requester: ControllerID
  /// The controller that would really present (MOD-07, MOD-08).
  package var presenter: ControllerID
  /// What that controller presents now.
  package var alreadyPresents: ControllerID?
  package var isPresentedElsewhere: Bool
  package var hasParent: Bool
  package var isRootOfWindow: Bool
  package var presenterIsInWindow: Bool
  /// Whether the asking controller is on screen or has been (MOD-12, MOD-13).
  package var requesterWasShown: Bool
  package var requesterIsBeingDismissed: Bool
  /// Whether the presenter, or one around or below it, is presenting at this moment.
  package var isPresentationOpen: Bool

  package init(
    presented: ControllerID, requester: ControllerID, presenter: ControllerID,
    alreadyPresents: ControllerID?, isPresentedElsewhere: Bool, hasParent: Bool,
    isRootOfWindow: Bool, presenterIsInWindow: Bool, requesterWasShown: Bool,
    requesterIsBeingDismissed: Bool, isPresentationOpen: Bool
  ) {
    self.presented = presented
    self.requester = requester
    self.presenter = presenter
    self.alreadyPresents = alreadyPresents
    self.isPresentedElsewhere = isPresentedElsewhere
    self.hasParent = hasParent
    self.isRootOfWindow = isRootOfWindow
    self.presenterIsInWindow = presenterIsInWindow
    self.requesterWasShown = requesterWasShown
    self.requesterIsBeingDismissed = requesterIsBeingDismissed
    self.isPresentationOpen = isPresentationOpen
  }
}

/// Why a request to present is refused.
package enum PresentationRefusal: Error, Hashable, Sendable, CaseIterable {
  case presentingItself
  case alreadyPresented
  case rootOfWindow
  case hasParent
  case presentationInProgress
  case beingDismissed
  case alreadyPresenting
  case notInWindow
}

/// What presenting and dismissing mean, as values.
package enum PresentationRules {
  /// Checks a request: exceptions first, then messages (MOD-09, MOD-12, MOD-15 … MOD-20).
  ///
  /// ``UncertainChoice/presentingWhileDismissedIsRefused``
  package static func check(_ request: PresentationRequest) throws(PresentationRefusal) {
    if request.presented == request.requester { throw .presentingItself }
    if request.isPresentedElsewhere { throw .alreadyPresented }
    if request.isRootOfWindow { throw .rootOfWindow }
    if request.hasParent.unless(.presentationOfChild) { throw .hasParent }
    if request.isPresentationOpen { throw .presentationInProgress }
    if request.requesterIsBeingDismissed { throw .beingDismissed }
    if (request.alreadyPresents != nil).unless(.presentationOfSecond) { throw .alreadyPresenting }
    if (!mayPresentFromHere(request)).unless(.presentationFromNowhere) { throw .notInWindow }
  }

  /// Whether the place a request comes from can present.
  ///
  /// The presenter has to be in a window. A requester that has never been on screen is refused too, so that
  /// `viewDidLoad` is too early (MOD-13); one that is merely covered presents through its container.
  private static func mayPresentFromHere(_ request: PresentationRequest) -> Bool {
    request.presenterIsInWindow && request.requesterWasShown
  }

  /// Whether a style may be replaced by another on a device (ADPT-20).
  package static func adapts(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover, .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  /// The style that the system puts in a style's place; `.none` if none (ADPT-20).
  ///
  /// Since iOS 13 a popover becomes a sheet in compact width; before, it filled the screen.
  package static func adaptiveStyle(
    of style: UIModalPresentationStyle, inCompactWidth isCompact: Bool
  ) -> UIModalPresentationStyle {
    switch style {
    case .popover: isCompact ? .pageSheet : .none
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      .none
    }
  }

  /// Whether dismissing with nothing presented runs the completion.
  ///
  /// Uncertain (MOD-26, catalogue chapter 12 no. 7); reports say it does not.
  ///
  /// ``UncertainChoice/emptyDismissalSkipsItsCompletion``
  package static var emptyDismissalCompletes: Bool { PlantedFault.dismissalOfNothing.isPlanted }
}
