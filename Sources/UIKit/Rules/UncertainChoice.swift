/// What the catalogue of behaviours leaves open and this UIKit had to choose, one case a choice.
///
/// The raw value names the catalogue's ids. Each choice is carried out in one place, and the test of its id names it.
/// Chapter 12 of the catalogue lists what is worth measuring on a device.
package enum UncertainChoice: String, Hashable, Sendable, CaseIterable {
  /// A large sheet leaves 54 points free above itself, a medium one is half as tall.
  case sheetHeights = "ADPT-15"
  /// What a popover shows is never covered by what it presents itself, so it is told nothing of it.
  case popoverKeepsItsContent = "ADPT-22"
  /// Reading `presentationController` without presenting leaks nothing, but is spoken of.
  case earlyPresentationControllerIsReported = "ADPT-09"
  /// A cancelled interactive set or push puts the old array back; a report has both tops left in it.
  case cancelledSetRestoresTheArray = "GEST-16"
  /// An interactive presentation that is cancelled presents nothing and drops its completion.
  case cancelledPresentationSkipsItsCompletion = "MOD-47"
  /// What the bar's delegate answers to a pop in code comes too late and is ignored, with a warning.
  case lateRefusalOfThePopIsIgnored = "BAR-02"
  /// The array is final from the beginning of a pop over several levels on; on iOS 14.0 it was not.
  case arrayIsFinalAtOnce = "BAR-06"
  /// An escape does what a touch of the back button, a pull on a sheet or an alert's cancel button does.
  case escapeIsAUserAction = "BAR-17"
  /// Of two siblings the old one is told first, as in a stack.
  case siblingTransitionTellsTheOldOneFirst = "CONT-04"
  /// An app's own call of a callback is noticed if the state does not fit it.
  case directCallsAreKnownByTheState = "LIFE-11"
  /// A cancelled interactive switch selects the old tab again, tells the children and not the delegate.
  case cancelledTabSwitchReturns = "TAB-21"
  /// Tab objects make their controllers when they are set, not when they are first selected.
  case tabObjectsMakeControllersAtOnce = "TAB-22"
  /// The delegate is asked and told about "More" with its stack, about a row of its list not at all.
  case moreAsksForItsStack = "TAB-12 TAB-13"
  /// A presenter that leaves its parent takes its modal out of view, undismissed, with a warning; UIKit leaves it in
  /// the window and may leak the pair.
  case presenterTakesItsModalAlong = "MOD-40"
  /// A root below something pushed at once is loaded when it is revealed, on iOS 18 as before.
  case buriedRootIsLoadedWhenRevealed = "NAV-04"
  /// The first appearance calls `didShow` once; several systems call it a second time.
  case firstAppearanceTellsDidShowOnce = "NAV-08"
  /// The controllers taken away are listed bottom first.
  case poppedAreListedBottomFirst = "NAV-12 NAV-15"
  /// Popping to the top answers an empty array, not nil.
  case popToTheTopAnswersEmpty = "NAV-13"
  /// A buried member that is removed is told neither of appearance nor of its parent.
  case buriedMembersHearNothing = "NAV-16 NAV-24"
  /// A tab bar controller may be pushed, as the runtime tolerates.
  case tabsMayBePushed = "NAV-28"
  /// During a transition pushes and sets wait, pops are dropped with a message (``StackRules/duringTransition(_:)``).
  case pushesWaitAndPopsAreDropped = "NAV-31 NAV-32 NAV-33 NAV-56"
  /// A push from a callback of the controller being pushed waits for its transition.
  case nestedPushComesAfter = "NAV-34"
  /// A stack off screen calls no delegate for its changes.
  case offScreenStacksCallNoDelegate = "NAV-35"
  /// A stack below a settled sheet changes with all its callbacks.
  case changesBelowASheetRunAtOnce = "NAV-37"
  /// The visible controller is the last of the chain, and stays so until the dismissal has ended.
  case visibleIsTheEndOfTheChain = "NAV-38"
  /// A popped member keeps its parent until its transition has ended.
  case poppedKeepsItsParentUntilTheEnd = "NAV-40"
  /// `show` presents what cannot be pushed.
  case showPresentsStacks = "NAV-48"
  /// A member leaves its stack by `removeFromParent()`; a buried one without a transition.
  case removeFromParentDetachesMembers = "NAV-51"
  /// A cancelled swipe ends in `didShow` from iOS 18 on (``UIKitGeneration``).
  case cancelledSwipeTellsDidShowFromiOS18 = "GEST-05"
  /// The bar's delegate is asked when a swipe begins.
  case swipeAsksTheBarAtBegin = "GEST-11"
  /// A swipe waits for the end of the transition, on iOS 26 as before.
  case swipeWaitsForTheTransition = "GEST-14"
  /// On iOS 26 a second touch of the back button ends the running pop and pops again (``UIKitGeneration``).
  case backTapEndsTheRunningPop = "BAR-09"
  /// The root's own flag hides the bottom bar like any member's (``BarRules``).
  case rootsFlagCounts = "BAR-12"
  /// A child answers with what its ancestor presents, and a dismissal asked of it goes there.
  case childrenSeeWhatAnAncestorPresents = "MOD-07 MOD-25 MOD-51"
  /// Stacks and tab bar controllers define no context by themselves.
  case containersDefineNoContext = "MOD-08"
  /// Presenting from a detached child works, with a warning.
  case detachedPresenterWorks = "MOD-14"
  /// A controller that is being dismissed presents nothing.
  case presentingWhileDismissedIsRefused = "MOD-17"
  /// Dismissing with nothing presented drops the completion (``PresentationRules/emptyDismissalCompletes``).
  case emptyDismissalSkipsItsCompletion = "MOD-26"
  /// Of a chain that goes, everything that is visible is told, topmost first.
  case middleOfTheChainDisappearsIfVisible = "MOD-27"
  /// A presentation or dismissal without animation ends in the next turn, or before an operation of a stack it is
  /// about; without a simulator it ends at once.
  case unanimatedModalsEndInTheNextTurn = "MOD-32 MOD-48"
  /// A dismissal in the same turn as its presentation is lost with a message.
  case dismissalInTheSameTurnIsLost = "MOD-33"
  /// Popping the controller that asked for a presentation leaves the modal to the presenter.
  case poppedRequesterLeavesItsModal = "MOD-39"
  /// A full-screen modal over a sheet covers the sheet only.
  case baseBelowASheetHearsNothing = "MOD-44"
  /// A presentation asked for during a stack's transition waits, then is judged.
  case presentationWaitsForTheStack = "MOD-50"
  /// The adaptive delegate hears of the end after the modal has disappeared.
  case didDismissComesAfterTheCallbacks = "ADPT-01"
  /// The visible child of a presented container may refuse the user's dismissal.
  case visibleChildMayBlock = "ADPT-10"
  /// A touch outside an action sheet chooses its cancel action; outside an alert it does nothing.
  case actionSheetsAreCancelledFromOutside = "ALRT-06"
  /// A stack changes under a settled alert as under a sheet.
  case stacksChangeUnderAlerts = "ALRT-12"
  /// Touching the selected tab again pops only a stack that is the tab itself.
  case retapPopsStacksOnly = "TAB-06"
  /// Replacing the tabs tells a selected controller that stays nothing.
  case keptTabHearsNothing = "TAB-09"
  /// An index beyond the tabs keeps the selection and is recorded.
  case indexOutOfRangeIsIgnored = "TAB-11"
  /// Selecting under a full-screen modal changes the selection now and the callbacks come later.
  case switchUnderACoverWaits = "TAB-15"
  /// Switching tabs ends the transition of the stack that goes.
  case switchFinishesThePush = "TAB-18"
  /// A switch and an edit in one turn show the new top only.
  case switchAndEditShowTheEndOnly = "TAB-24"
  /// The old root has disappeared before the new one appears.
  case oldRootGoesFirst = "WIN-02"
  /// A hidden window's tree hears nothing; hiding and showing one is a disappearance and an appearance.
  case hiddenWindowsAreOffScreen = "WIN-05"
  /// `isMovingToParent` is false for what a cancelled swipe or a pop brings back and for tabs (table 11.2, rows 6,
  /// 10, 18).
  case onlyNewMembersMoveToParent = "LIFE-04"
  /// Parents are told before their children; a view without `addChild` is told nothing.
  case parentsAreToldFirst = "LIFE-08"
  /// Pages set in code are told in the order of a swipe that ends at once.
  case pagesSetInCodeAreToldAsSwiped = "PAGE-04"
  /// A scene that is disconnected releases its tree without callbacks.
  case disconnectionTellsNoDelegate = "DEEP-13"

  /// The ids of the behaviours it is about.
  package var catalogueIDs: [String] { rawValue.split(separator: " ").map(String.init) }
}
