import Simulator
import XCTest

/// Every refusal, whole.
final class RefusalMessageTests: XCTestCase {
  func test_everyRefusal_hasItsWords() {
    let cases: [(ActionRefusal, String)] = [
      (.noElements(kind: "clip", screen: "Home"), "no clip on Home"),
      (
        .positionOutOfRange(kind: "clip", count: 7, screen: "Clip"),
        "7 clips on this screen (1-7)"
      ),
      (.positionOutOfRange(kind: "clip", count: 1, screen: "Clip"), "1 clip on this screen (1-1)"),
      (.noSuchID(kind: "clip", id: "9", screen: "Clip"), "no clip with id=9 on Clip"),
      (
        .noSuchTitle(kind: "clip", title: "Swift", screen: "Clip"),
        "no clip titled \"Swift\" on Clip"
      ),
      (
        .ambiguousTitle(kind: "row", title: "Intro", ids: ["id=1", "id=4"]),
        "2 rows titled \"Intro\": id=1, id=4"
      ),
      (
        .selectionMissing(kind: "switch", count: 3),
        "3 switches on this screen; say which: a number, id=… or \"title\""
      ),
      (
        .ambiguousTitle(kind: "city", title: "London", ids: ["id=a", "id=b"]),
        "2 cities titled \"London\": id=a, id=b"
      ),
      (.positionOutOfRange(kind: "day", count: 7, screen: "Week"), "7 days on this screen (1-7)"),
      (.disabled(kind: "button", title: "Next"), "button \"Next\" is disabled"),
      (.noSuchField(name: "url", screen: "Home", fields: []), "Home has no field"),
      (
        .noSuchField(name: "field", screen: "AddLink", fields: ["url"]),
        "no field \"field\" on AddLink; the fields are url"
      ),
      (.nothingToGoBackTo, "nothing to go back to"),
      (.noBackButton(screen: "LinkWeb(7)"), "LinkWeb(7) shows no back button"),
      (
        .backMenuTooShort(levels: 3, entries: ["B", "A"]),
        "3 levels back is too far; the back menu has B, A"
      ),
      (
        .noSuchBackEntry(screen: "C", entries: ["B", "A"]),
        "C is not in the back menu; it has B, A"
      ),
      (
        .transitionUnderWay(screen: "DetailClip(3)"),
        "the transition to DetailClip(3) is under way; \"settle\" finishes it"
      ),
      (.swipeUnavailable(screen: "LinkWeb(7)"), "LinkWeb(7) does not take the edge swipe"),
      (.nothingToDismiss, "nothing to dismiss"),
      (.notDraggable(modal: "Popup(a)"), "Popup(a) cannot be pulled down"),
      (.nothingOutside(screen: "Home"), "nothing beside Home can be touched"),
      (.noTabBar(screen: "Login"), "Login is in no tab bar"),
      (.tabBarCovered(modal: "Sheet"), "modal Sheet covers the tab bar"),
      (.tabBarHidden(screen: "DetailClip(3)"), "DetailClip(3) hides the tab bar"),
      (.tabOutOfRange(count: 2), "2 tabs in this bar (1-2)"),
      (
        .noSuchTab(name: "x", tabs: ["home", "clip"]), "no tab \"x\"; the tabs are home, clip"
      ),
      (
        .tabAlreadySelected(name: "home"),
        "tab home is selected already; write \"reselect tab\" to tap it again"
      ),
      (.noPages(screen: "Home"), "Home is in no row of pages"),
      (.noPage(.next, screen: "Page(3)"), "no page comes after Page(3)"),
      (.noPage(.previous, screen: "Page(1)"), "no page comes before Page(1)"),
      (.noAlert, "no alert to answer"),
      (
        .noSuchButton(title: "No", buttons: ["Yes"]), "the alert has no button \"No\"; it has Yes"
      ),
      (.buttonDisabled(title: "Yes"), "button \"Yes\" of the alert is disabled"),
      (.malformedURL("a b"), "\"a b\" is not a URL"),
      (.unknownScheme("http", known: ["clip"]), "no app opens \"http:\"; this one opens clip"),
      (.unhandledURL("clip://x", asked: []), "nobody handles \"clip://x\""),
      (
        .unhandledURL("clip://x", asked: ["A", "B"]), "nobody handles \"clip://x\"; asked: A, B"
      ),
      (
        .unhandledURL("clip://x", asked: ["A"], because: "unknown segment \"x\""),
        "nobody handles \"clip://x\": unknown segment \"x\"; asked: A"
      ),
      (.notRunning, "the app is not running; start it with \"app launch\""),
      (.inBackground, "the app is in the background; bring it back with \"app foreground\""),
      (.inForeground, "the app is in the foreground already"),
      (
        .noSuchService(name: "x", known: ["rows"]), "no service \"x\"; the services are rows"
      ),
      (
        .noSuchNotification(name: "x", known: ["news"]),
        "no notification \"x\"; the notifications are news"
      ),
      (
        .noSuchPermission(name: "x", known: []), "no permission \"x\"; the permissions are none"
      ),
      (
        .noSuchParameter(name: "x", known: []), "no launch parameter \"x\"; the parameters are none"
      ),
      (
        .parameterValue(name: "logged-in", value: "so", allowed: ["yes", "no"]),
        "launch parameter logged-in does not take \"so\"; it takes yes, no"
      ),
    ]
    for (refusal, message) in cases { XCTAssertEqual(refusal.message, message) }
  }
}
