/// Why an action is not possible now.
///
/// The facts are the payload; ``message`` is the only place with the words.
public enum ActionRefusal: Error, Hashable, Sendable {
  /// No element of this kind is on the screen.
  case noElements(kind: String, screen: String)
  /// The position is beyond the last element of its kind.
  case positionOutOfRange(kind: String, count: Int, screen: String)
  /// No element of this kind has that id.
  case noSuchID(kind: String, id: String, screen: String)
  /// No element of this kind has that title.
  case noSuchTitle(kind: String, title: String, screen: String)
  /// Several elements of this kind have that title; their ids are given.
  case ambiguousTitle(kind: String, title: String, ids: [String])
  /// Several elements of this kind are there and none was chosen.
  case selectionMissing(kind: String, count: Int)
  /// The element is on the screen and disabled.
  case disabled(kind: String, title: String)
  /// The screen has no such field; the names of those it has are given.
  case noSuchField(name: String, screen: String, fields: [String])
  /// The top screen is the root of its stack.
  case nothingToGoBackTo
  /// The top screen shows no back button.
  case noBackButton(screen: String)
  /// The long-press menu has fewer entries than asked for.
  case backMenuTooShort(levels: Int, entries: [String])
  /// The long-press menu has no such entry.
  case noSuchBackEntry(screen: String, entries: [String])
  /// A push, pop, presentation or dismissal is under way, during which the system takes no such touch.
  case transitionUnderWay(screen: String)
  /// The edge swipe does not begin on this screen.
  case swipeUnavailable(screen: String)
  /// The visible screen is in no row of pages.
  case noPages(screen: String)
  /// There is no page that way.
  case noPage(PageDirection, screen: String)
  /// No modal is presented.
  case nothingToDismiss
  /// The topmost modal cannot be dragged.
  case notDraggable(modal: String)
  /// Nothing beside the topmost screen can be touched.
  case nothingOutside(screen: String)
  /// The visible screen is in no tab bar.
  case noTabBar(screen: String)
  /// A modal covers the tab bar.
  case tabBarCovered(modal: String)
  /// The top screen hides the tab bar.
  case tabBarHidden(screen: String)
  /// The number is beyond the last tab.
  case tabOutOfRange(count: Int)
  /// No tab has that name.
  case noSuchTab(name: String, tabs: [String])
  /// The tab is selected already.
  case tabAlreadySelected(name: String)
  /// No alert is up.
  case noAlert
  /// The alert has no such button.
  case noSuchButton(title: String, buttons: [String])
  /// The button of the alert is disabled.
  case buttonDisabled(title: String)
  /// The text is no URL.
  case malformedURL(String)
  /// The app declares no route with this scheme.
  case unknownScheme(String, known: [String])
  /// No coordinator took the URL, for a reason that may be known.
  case unhandledURL(String, asked: [String], because: String? = nil)
  /// The app is not running.
  case notRunning
  /// The app is in the background, where nothing can be touched.
  case inBackground
  /// The app is in the foreground already.
  case inForeground
  /// The app declares no such service.
  case noSuchService(name: String, known: [String])
  /// The app declares no such notification.
  case noSuchNotification(name: String, known: [String])
  /// The app declares no such permission.
  case noSuchPermission(name: String, known: [String])
  /// The app takes no such launch parameter.
  case noSuchParameter(name: String, known: [String])
  /// The launch parameter does not take that value.
  case parameterValue(name: String, value: String, allowed: [String])
}
