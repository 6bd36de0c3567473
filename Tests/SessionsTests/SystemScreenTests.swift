import NavigationFixture
import Sessions
import XCTest

/// What a session can do on the system's own screens, and with scenes.
@MainActor
final class SystemScreenTests: XCTestCase {
  private func check(_ lines: String, file: StaticString = #filePath, line: UInt = #line) {
    let files = MemoryFiles(["a.nav": "session 1.0\napp system-screens\n" + lines])
    let result = SessionPlanner(apps: [SystemScreensApp.self], files: files).plan("a.nav")
    let errors = result.diagnostics.filter { $0.severity == .error }
    XCTAssertEqual(errors.map(\.rendered), [], file: file, line: line)
    let results = result.plan.map { SessionRunner().run($0) } ?? []
    XCTAssertFalse(results.isEmpty, file: file, line: line)
    for result in results {
      guard case .failed(let failure) = result.status else { continue }
      XCTFail(failure.lines.joined(separator: "\n"), file: file, line: line)
    }
  }

  func test_pages_areSwiped() async {
    check(
      """
      tap button "Pages"
      expect screen is Page(1)
      ! swipe page previous
      | refused: no page comes before Page(1)
      swipe page next
      | turned to Page(2)
      tap button "On 2"
      swipe page next cancel at 40%
      | swipe page cancelled, still on Page(2)
      swipe page next
      ! swipe page next
      | refused: no page comes after Page(3)
      swipe page previous
      expect screen is Page(2)
      expect gone Page(3)
      back
      ! swipe page next
      | refused: Start is in no row of pages
      expect gone Page(2)
      """)
  }

  func test_pages_canBeLeftTurning() async {
    check(
      """
      tap button "Pages"
      begin swipe page next
      | turned to Page(2)
      | begun
      ! swipe page next
      | refused: the transition to Page(2) is under way; "settle" finishes it
      settle
      expect screen is Page(2)
      expect warnings is none
      """)
  }

  func test_search_isTypedAndCancelled() async {
    check(
      """
      screen
      | Start
      | field 1 "search" value=""
      | ...
      enter search "an"
      | set search "an"
      | presented UISearch as overCurrentContext
      expect screen is UISearch
      expect row fruit is Banana
      tap segment "Ripe"
      expect row fruit is none
      tap segment "All"
      tap fruit "Banana"
      | pushed Fruit(Banana)
      tap button "Cancel"
      | dismissed UISearch
      expect screen is Fruit(Banana)
      back
      expect row fruit is Apple, Banana, Cherry
      """)
  }

  func test_shareSheet_isAnswered() async {
    check(
      """
      tap button "Share"
      screen
      | UIActivity
      | button 1 "Archive"
      | button 2 "Message"
      | button 3 "Mail"
      | button 4 "Copy"
      | button 5 "Close"
      tap button "Archive"
      | dismissed UIActivity
      screen
      | ...
      | button 8 "Outcome" value="archive true"
      | ...
      tap button "Share"
      tap button "Close"
      screen
      | ...
      | button 8 "Outcome" value="none false"
      | ...
      tap button "Share"
      tap button "Copy"
      expect gone UIActivity
      """)
  }

  func test_browser_isDone() async {
    check(
      """
      tap button "Browse"
      expect screen is SFSafari
      tap button "Done"
      | dismissed SFSafari
      screen
      | ...
      | button 8 "Outcome" value="read"
      | ...
      expect gone SFSafari
      """)
  }

  func test_documents_arePickedAndStored() async {
    check(
      """
      tap button "Import"
      expect screen is UIDocumentPicker
      enter file "/a.pdf, /b.pdf"
      | set file "/a.pdf, /b.pdf"
      | dismissed UIDocumentPicker
      screen
      | ...
      | button 8 "Outcome" value="picked a.pdf b.pdf"
      | ...
      tap button "Export"
      tap button "Save"
      screen
      | ...
      | button 8 "Outcome" value="picked report.pdf"
      | ...
      tap button "Import"
      tap button "Cancel"
      screen
      | ...
      | button 8 "Outcome" value="picked nothing"
      | ...
      tap button "Import"
      swipe down cancel
      expect modal is UIDocumentPicker
      swipe down
      expect gone UIDocumentPicker
      """)
  }

  func test_pictures_areChosen() async {
    check(
      """
      tap button "Photo"
      tap button "Choose"
      | dismissed nav
      screen
      | ...
      | button 8 "Outcome" value="photo true"
      | ...
      tap button "Photo"
      tap button "Cancel"
      | dismissed nav
      """)
  }

  func test_scene_isConnectedWithItsReason() async {
    let reasons = [
      "icon": "", "link": "link screens://launch, ", "activity": "activity screens://launch, ",
      "notification": "notification news, ", "shortcut": "shortcut add, ",
    ]
    for (from, told) in reasons.sorted(by: { $0.key < $1.key }) {
      check(
        """
        app launch from=\(from)
        screen
        | ...
        | button 7 "Told" value="launched, configuration, connected Default, \(told)foreground, active"
        | ...
        """)
    }
  }

  func test_scene_livesWithTheApp() async {
    check(
      """
      app background
      app foreground
      open screens://later
      screen
      | ...
      | button 7 "Told" value="[..]active, inactive, background, foreground, active, opened screens://later"
      | ...
      app terminate
      app launch
      expect screen is Start
      expect warnings is none
      expect leaks is none
      """)
  }
}
