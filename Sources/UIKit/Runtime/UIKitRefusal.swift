/// Why UIKit does not carry out a call. Facts are the payload; the words stand in ``message``.
package enum UIKitRefusal: Error, Hashable, Sendable {
  /// What the caller gets for it.
  package enum Answer: Hashable, Sendable {
    /// Nil or nothing.
    case silence
    /// A console message, and nothing happens.
    case message
    /// A console message, and the call is carried out.
    case warning
    /// An Objective-C exception.
    case exception
  }

  case rootCannotPop(stack: String)
  case alreadyOnStack(screen: String, stack: String)
  case navigationControllerNotPushable(screen: String, stack: String)
  case notDistinct(stack: String)
  case notOnStack(screen: String, stack: String)
  case stackInTransition(operation: String, stack: String)
  case alreadyPresenting(screen: String, presenter: String, requester: String, presented: String)
  case presentationInProgress(screen: String, presenter: String)
  case notInWindow(screen: String, requester: String)
  case alreadyPresented(screen: String, presenter: String)
  case presentedHasParent(screen: String, parent: String)
  case presentingItself(screen: String)
  case presentingRoot(screen: String)
  case presentsWhileDismissed(screen: String, requester: String)
  case dismissalInTransition(screen: String)
  case nothingToDismiss(screen: String)
  case notATab(screen: String)
  case tabIndexOutOfRange(index: Int, count: Int)
  case secondCancelAction(alert: String)
  case unbalancedAppearance(screen: String)
  case rootReplacedWhilePresenting(root: String, presented: String)
  case detachedPresenter(screen: String, requester: String)
  case wrongParent(screen: String, parent: String, requested: String)
  case presentedCannotBeChild(screen: String, presenter: String, requested: String)
  case containsItself(screen: String, requested: String)
  case presenterLeft(screen: String, presented: String)
  case noDetents(sheet: String)
  case detentsOutOfOrder(sheet: String)
  case popoverWithoutSource(screen: String)
  case presentationControllerUnused(screen: String)
  case textFieldInActionSheet(alert: String)
  case preferredActionNotInList(alert: String)
  case barRefusedTooLate(screen: String, stack: String)
  case directAppearanceCall(method: String, screen: String)
  case notSiblings(from: String, to: String, parent: String)
  case managedTabBar(member: String, tabs: String)
  case tabKindsMixed(tabs: String)
  case notInThisGeneration(member: String, since: Int)
  case searchWithoutScreen(search: String)
  case notInStoryboard(identifier: String, storyboard: String)
  case wrongPageCount(pages: String, given: Int, required: Int)

  /// What the caller gets for it (catalogue 11.4).
  package var answer: Answer {
    switch self {
    case .rootCannotPop, .nothingToDismiss, .tabIndexOutOfRange:
      .silence
    case .searchWithoutScreen, .stackInTransition, .alreadyPresenting, .presentationInProgress,
      .notInWindow,
      .presentsWhileDismissed, .dismissalInTransition:
      .message
    case .unbalancedAppearance, .rootReplacedWhilePresenting, .detachedPresenter, .presenterLeft,
      .detentsOutOfOrder, .presentationControllerUnused, .barRefusedTooLate,
      .directAppearanceCall, .tabKindsMixed, .notInThisGeneration:
      .warning
    case .alreadyOnStack, .navigationControllerNotPushable, .notDistinct, .notOnStack,
      .alreadyPresented, .presentedHasParent, .presentingItself, .presentingRoot, .notATab,
      .secondCancelAction, .wrongParent, .presentedCannotBeChild, .containsItself,
      .noDetents, .popoverWithoutSource, .textFieldInActionSheet, .preferredActionNotInList,
      .notSiblings, .managedTabBar, .notInStoryboard, .wrongPageCount:
      .exception
    }
  }

  /// The gist of UIKit's words.
  package var message: String {
    switch self {
    case .rootCannotPop(let stack):
      "cannot pop the root of \(stack)"
    case .alreadyOnStack(let screen, let stack):
      "pushing the same view controller instance \(screen) onto \(stack) more than once is not supported"
    case .navigationControllerNotPushable(let screen, let stack):
      "pushing the navigation controller \(screen) onto \(stack) is not supported"
    case .notDistinct(let stack):
      "all view controllers of \(stack) must be distinct"
    case .notOnStack(let screen, let stack):
      "tried to pop \(stack) to \(screen), which is not on it"
    case .stackInTransition(let operation, let stack):
      "\(operation) called on \(stack) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated"
    case .alreadyPresenting(let screen, let presenter, let requester, let presented):
      "attempt to present \(screen) on \(presenter) (from \(requester)) "
        + "which is already presenting \(presented)"
    case .presentationInProgress(let screen, let presenter):
      "attempt to present \(screen) on \(presenter) while a presentation is in progress"
    case .notInWindow(let screen, let requester):
      "attempt to present \(screen) on \(requester) whose view is not in the window hierarchy"
    case .alreadyPresented(let screen, let presenter):
      "tried to present modally \(screen), which is already being presented by \(presenter)"
    case .presentedHasParent(let screen, let parent):
      "tried to present modally \(screen), which has the parent \(parent)"
    case .presentingItself(let screen):
      "tried to present \(screen) on itself"
    case .presentingRoot(let screen):
      "tried to present modally the active controller \(screen)"
    case .presentsWhileDismissed(let screen, let requester):
      "attempt to present \(screen) on \(requester) while it is being dismissed"
    case .dismissalInTransition(let screen):
      "attempt to dismiss from \(screen) while a presentation or dismiss is in progress"
    case .nothingToDismiss(let screen):
      "nothing to dismiss from \(screen)"
    case .notATab(let screen):
      "only a view controller in the tab bar controller's list can be selected, not \(screen)"
    case .tabIndexOutOfRange(let index, let count):
      "tab index \(index) is beyond the \(count) tabs"
    case .secondCancelAction(let alert):
      "\(alert) can only have one action with a style of cancel"
    case .unbalancedAppearance(let screen):
      "unbalanced calls to begin/end appearance transitions for \(screen)"
    case .rootReplacedWhilePresenting(let root, let presented):
      "the window's root \(root) was replaced while it presents \(presented), which stays in the window"
    case .detachedPresenter(let screen, let requester):
      "presenting \(screen) on the detached view controller \(requester) is discouraged"
    case .wrongParent(let screen, let parent, let requested):
      "child view controller \(screen) should have parent view controller \(parent) "
        + "but requested parent is \(requested)"
    case .presentedCannotBeChild(let screen, let presenter, let requested):
      "child view controller \(screen), presented by \(presenter), cannot be added to \(requested)"
    case .containsItself(let screen, let requested):
      "child view controller \(screen) cannot be added to \(requested), which is part of it"
    case .presenterLeft(let screen, let presented):
      "\(screen) left the window while it presents \(presented), which leaves with it"
    case .noDetents(let sheet):
      "the array of detents of the sheet \(sheet) must not be empty"
    case .detentsOutOfOrder(let sheet):
      "the detents of the sheet \(sheet) are not in order from smallest to largest"
    case .popoverWithoutSource(let screen):
      "\(screen) must provide location information for its popover: a source view or a bar button item"
    case .presentationControllerUnused(let screen):
      "presentationController of \(screen) was read and \(screen) never presented: on a device both leak"
    case .textFieldInActionSheet(let alert):
      "text fields can only be added to an alert controller of style alert, not to \(alert)"
    case .preferredActionNotInList(let alert):
      "the preferred action of \(alert) must be among its actions"
    case .barRefusedTooLate(let screen, let stack):
      "the navigation bar's delegate refused to pop \(screen), which has left \(stack) already"
    case .directAppearanceCall(let method, let screen):
      "calling \(method) directly on \(screen) is not supported; "
        + "use beginAppearanceTransition and endAppearanceTransition"
    case .notSiblings(let from, let to, let parent):
      "\(from) and \(to) must have the common parent \(parent) for a transition between them"
    case .managedTabBar(let member, let tabs):
      "\(member) of the tab bar that \(tabs) manages must not be changed"
    case .tabKindsMixed(let tabs):
      "the tabs of \(tabs) should be set either as controllers or as tab objects, not both"
    case .notInThisGeneration(let member, let since):
      "\(member) has no effect before iOS \(since)"
    case .searchWithoutScreen(let search):
      "\(search) cannot become active: no screen has it in its navigation item or shows its bar"
    case .notInStoryboard(let identifier, let storyboard):
      "storyboard \"\(storyboard)\" has no view controller with the identifier \"\(identifier)\""
    case .wrongPageCount(let pages, let given, let required):
      "the number of view controllers provided to \(pages) (\(given)) does not match the number required (\(required))"
    }
  }
}
