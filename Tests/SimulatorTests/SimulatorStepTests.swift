import NavigationFixture
import Simulator
import XCTest

@MainActor
final class SimulatorStepTests: XCTestCase {
  private var app: Simulator!

  override func setUp() async throws {
    app = Simulator(FixtureApp.self)
  }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  private func tap(_ kind: String, _ selector: ElementReference.Selector) -> [String] {
    app.step(.tap(ElementReference(kind: kind, selector: selector))).lines
  }

  private func logIn() {
    XCTAssertEqual(tap("button", .title("Log in")), ["popped Login", "set stack Main"])
  }

  func test_login_printsTheChangeOfTheRootStackOnly() async {
    XCTAssertEqual(app.screen, "Login")
    logIn()
    XCTAssertEqual(app.stack, ["List"])
    XCTAssertEqual(app.tab, "list")
    XCTAssertEqual(app.tabs, ["list", "form"])
    XCTAssertEqual(app.title, "The list")
    XCTAssertNil(app.back)
    XCTAssertEqual(app.treeLine, "window(nav[Main{list*: nav[List], form: nav[Form]}])")
  }

  func test_push_hidesTheTabBarAndBackShowsIt() async {
    logIn()
    XCTAssertEqual(tap("row", .position(3)), ["pushed Detail(3)", "tab bar hidden"])
    XCTAssertEqual(app.stack, ["List", "Detail(3)"])
    XCTAssertEqual(app.back, "List")
    XCTAssertEqual(
      app.tree,
      [
        "window", "  nav", "    Main", "      list*: nav", "        List",
        "        Detail(3)  <- top", "      form: nav", "        Form",
      ])
    XCTAssertEqual(app.closures.count, 1)
    XCTAssertEqual(app.step(.back(.button)).lines, ["popped Detail(3)", "tab bar shown"])
    XCTAssertEqual(app.lifetime(of: "Detail(3)"), .gone)
    XCTAssertEqual(app.lifetime(of: "Detail(4)"), .neverSeen)
    XCTAssertEqual(app.closures, [])
    XCTAssertEqual(app.leaks, [])
    XCTAssertEqual(app.warnings, [])
  }

  func test_F_117_swipeThatIsCancelledKeepsAndFinishedPops() async {
    logIn()
    _ = tap("row", .id("4"))
    XCTAssertEqual(
      app.step(.swipeBack(.cancel(percent: 40))).lines,
      ["swipe back cancelled, still on Detail(4)"])
    XCTAssertEqual(app.stack, ["List", "Detail(4)"])
    XCTAssertEqual(
      app.step(.swipeBack(.finish)).lines, ["popped Detail(4)", "tab bar shown"])
    XCTAssertEqual(app.step(.swipeBack(.finish)).lines, ["refused: nothing to go back to"])
  }

  func test_T_26_secondTapDuringThePushIsIgnored() async {
    logIn()
    let first = UserAction.tap(ElementReference(kind: "row", selector: .position(3)))
    let second = UserAction.tap(ElementReference(kind: "row", selector: .position(4)))
    XCTAssertEqual(app.begin(first).lines, ["begun"])
    XCTAssertEqual(app.stack, ["List", "Detail(3)"])
    XCTAssertEqual(
      app.step(second).lines,
      [
        "pushed Detail(3)", "ignored: push Detail(4), List is covered by Detail(3)",
        "tab bar hidden",
      ])
    XCTAssertEqual(app.stack, ["List", "Detail(3)"])
    XCTAssertEqual(app.warnings, [])
  }

  func test_tabs_selectReselectAndRefusals() async {
    logIn()
    XCTAssertEqual(app.step(.selectTab(.name("form"))).lines, ["selected tab form"])
    XCTAssertEqual(
      app.step(.selectTab(.name("form"))).lines,
      ["refused: tab form is selected already; write \"reselect tab\" to tap it again"])
    XCTAssertEqual(app.step(.reselectTab).lines, ["selected tab form again"])
    XCTAssertEqual(app.step(.enter(field: "name", text: "Ann")).lines, ["set name \"Ann\""])
    XCTAssertEqual(app.elements.first?.value, "Ann")
    XCTAssertEqual(app.step(.selectTab(.position(1))).lines, ["selected tab list"])
    _ = tap("row", .position(1))
    XCTAssertEqual(
      app.step(.selectTab(.name("form"))).lines, ["refused: Detail(1) hides the tab bar"])
  }

  func test_sheet_isPulledDownAndAlertIsAnswered() async {
    logIn()
    XCTAssertEqual(tap("item", .title("Sheet")), ["presented Sheet as pageSheet"])
    XCTAssertEqual(app.modals, ["Sheet"])
    XCTAssertEqual(app.screen, "Sheet")
    XCTAssertEqual(app.stack, ["List"])
    XCTAssertEqual(app.tree.last, "  + Sheet pageSheet  <- top")
    XCTAssertEqual(
      app.step(.selectTab(.name("form"))).lines, ["refused: modal Sheet covers the tab bar"])
    XCTAssertEqual(
      app.step(.swipeDown(.cancel(percent: 40))).lines, ["swipe down cancelled, still on Sheet"])
    XCTAssertEqual(app.step(.swipeDown(.finish)).lines, ["dismissed Sheet"])
    XCTAssertEqual(tap("button", .title("Ask")), ["presented Alert(Sure?) as overFullScreen"])
    XCTAssertEqual(app.alert, "Sure?")
    XCTAssertEqual(
      app.step(.choose(button: "Maybe")).lines,
      ["refused: the alert has no button \"Maybe\"; it has Yes, No"])
    XCTAssertEqual(app.step(.choose(button: "Yes")).lines, ["dismissed Alert(Sure?)"])
    XCTAssertEqual(app.leaks, [])
  }

  func test_toast_showsForFiveSecondsOfVirtualTime() async {
    logIn()
    XCTAssertEqual(tap("button", .title("Toast")), ["toast \"Done\""])
    XCTAssertEqual(app.toast, "Done")
    _ = app.advance(by: .seconds(4))
    XCTAssertEqual(app.toast, "Done")
    _ = app.advance(by: .seconds(1))
    XCTAssertNil(app.toast)
  }

  func test_refusals_changeNothing() async {
    logIn()
    let before = app.stateFingerprint
    XCTAssertEqual(tap("row", .position(99)), ["refused: 5 rows on this screen (1-5)"])
    XCTAssertEqual(tap("row", .title("Same")), ["refused: 2 rows titled \"Same\": id=1, id=2"])
    XCTAssertEqual(tap("cell", .only), ["refused: no cell on List"])
    XCTAssertEqual(tap("button", .title("Off")), ["refused: button \"Off\" is disabled"])
    XCTAssertEqual(app.step(.dismiss(.top)).lines, ["refused: nothing to dismiss"])
    XCTAssertEqual(app.step(.choose(button: "Yes")).lines, ["refused: no alert to answer"])
    XCTAssertEqual(app.step(.open(url: "not a url")).lines, ["refused: \"not a url\" is not a URL"])
    XCTAssertEqual(
      app.step(.open(url: "http://x.y")).lines,
      ["refused: no app opens \"http:\"; this one opens fixture"])
    XCTAssertEqual(
      app.step(.open(url: "fixture://nowhere")).lines,
      ["refused: nobody handles \"fixture://nowhere\"; asked: MainCoordinator"])
    XCTAssertEqual(app.stateFingerprint, before)
  }

  func test_url_buildsTheStack() async {
    logIn()
    XCTAssertEqual(
      app.step(.open(url: "fixture://detail/9")).lines, ["pushed Detail(9)", "tab bar hidden"])
    XCTAssertEqual(app.coordinators, ["MainCoordinator"])
  }

  func test_service_heldReplyComesLater() async {
    XCTAssertEqual(app.step(.service(name: "rows", .holds)).lines, ["nothing changed"])
    logIn()
    XCTAssertEqual(tap("row", .position(1)), ["refused: no row on List"])
    XCTAssertEqual(app.pending, ["1 held call of rows"])
    _ = app.step(.service(name: "rows", .replies))
    XCTAssertEqual(tap("row", .position(1)), ["pushed Detail(1)", "tab bar hidden"])
  }

  func test_lifecycle_ofTheApp() async {
    XCTAssertEqual(app.step(.app(.background)).lines, ["entered background"])
    XCTAssertEqual(
      app.step(.back(.button)).lines,
      ["refused: the app is in the background; bring it back with \"app foreground\""])
    XCTAssertEqual(app.step(.app(.foreground)).lines, ["entered foreground"])
    XCTAssertEqual(app.step(.app(.terminate)).lines, ["terminated"])
    XCTAssertEqual(
      app.step(.back(.button)).lines,
      ["refused: the app is not running; start it with \"app launch\""])
    let launch = AppEvent.launch([LaunchParameter(name: "logged-in", value: "yes")])
    XCTAssertEqual(
      app.step(.app(launch)).lines, ["launched", "set window root nav", "set stack Main"])
    XCTAssertEqual(app.stack, ["List"])
  }

  func test_possibleActions_areAllPossible() async {
    logIn()
    for action in app.possibleActions { XCTAssertNil(app.refusal(of: action)) }
    XCTAssertEqual(app.possibleActions.count, 11)
  }
}
