import Shell
import Simulator
import XCTest

/// What TAB offers, as a table: the line with `|` at the cursor, and what it becomes.
final class CompleterTests: CompletionTestCase {
  private func check(
    _ cases: [(String, [String])], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (marked, expected) in cases {
      XCTAssertEqual(candidates(marked), expected, marked, file: file, line: line)
    }
  }

  func test_commands_areOfferedByTheirFirstWord() {
    check([
      ("ta|", ["tap"]), ("sw|", ["swipe"]), ("TA|", ["tap"]),
      ("s|", ["swipe", "select", "service", "settle", "stack", "screen", "snapshot", "set"]),
      ("in|", []), ("zz|", []), ("! ta|", ["tap"]),
      ("re|", ["reselect", "redo", "restore", "reset", "record"]),
      ("swipe |", ["back", "down"]), ("select |", ["tab"]), ("swipe d|", ["down"]),
    ])
  }

  func test_elements_areOfferedInTheOrderOfTheScreen() {
    check([
      ("tap |", ["item", "clip", "button"]),
      ("tap c|", ["clip"]),
      ("tap s|", []), ("tap site |", []),
      ("tap clip |", ["1", "2", "3"]),
      (
        "tap clip \"|",
        ["\"Swift\"", "\"Café à la carte\"", "\"a \\\"quoted\\\" one\""]
      ),
      ("tap clip i|", ["id=12", "id=3", "id=7"]),
      ("tap clip id=1|", ["id=12"]),
      ("tap clip 2|", ["2"]),
      ("tap clip sw|", ["\"Swift\""]),
      ("tap clip cafe|", ["\"Café à la carte\""]),
      ("tap clip \"CAFÉ À|", ["\"Café à la carte\""]),
      ("tap clip \"a \\\"q|", ["\"a \\\"quoted\\\" one\""]),
      ("tap button |", ["\"Add clip\""]), ("tap button 1|", ["1"]), ("tap button 2|", []),
      ("tap button sa|", []),
      ("tap button \"add c|", ["\"Add clip\""]),
      ("tap nothing |", []), ("tap clip 2 |", []), ("t clip s|", ["\"Swift\""]),
      ("enter |", ["url"]), ("enter url |", []),
    ])
  }

  func test_outside_isOfferedWhereItCanBeTouched() {
    var modal = present
    modal.actions.append(.tapOutside)
    XCTAssertEqual(
      Completer.complete("tap o", cursor: 5, present: modal).candidates, [Candidate("outside")])
    XCTAssertEqual(candidates("tap o|"), [])
  }

  func test_notes_tellTitlesIdsAndWhatIsDisabled() {
    XCTAssertEqual(
      complete("tap clip id|").candidates.first, Candidate("id=12", note: "Swift"))
    XCTAssertEqual(
      complete("tap clip Sw|").candidates, [Candidate("\"Swift\"", note: "id=12")])
    XCTAssertEqual(complete("tap clip |").candidates.first, Candidate("1", note: "Swift"))
    XCTAssertEqual(
      complete("! tap button Sa|").candidates, [Candidate("\"Save\"", note: "(disabled)")])
  }

  func test_elementsWithoutIdOrTitleOfTheirOwn_areOfferedByNumber() {
    var alike = present
    alike.items = [("Same", nil), ("Same", nil), ("Other", nil), ("", nil), ("Row", "9")]
      .enumerated().map { index, item in
        Present.Item(kind: "clip", position: index + 1, id: item.1, title: item.0)
      }
    XCTAssertEqual(
      Completer.complete("tap clip ", cursor: 9, present: alike).candidates,
      [
        Candidate("1", note: "Same"), Candidate("2", note: "Same"), Candidate("4"),
        Candidate("5", note: "Row"), Candidate("\"Other\""),
      ])
  }

  func test_controlCharactersOfTheApp_neverReachTheTerminal() {
    var odd = present
    odd.items = [Present.Item(kind: "clip", position: 1, id: "a\u{1b}", title: "b\u{1b}[2J")]
    odd.values = ["title": "c\u{1b}"]
    for line in [
      "tap clip ", "tap clip i", "tap clip \"", "expect title is ", "expect title is \"",
    ] {
      let found = Completer.complete(line, cursor: line.utf8.count, present: odd)
      XCTAssertFalse(found.candidates.isEmpty, line)
      for text in found.candidates.map(\.text) + found.listing(columns: 80) {
        XCTAssertFalse(text.contains("\u{1b}"), line)
      }
    }
  }

  func test_cursor_inTheMiddleCompletesWhatStandsBeforeIt() {
    let completion = complete("tap cl| 3")
    XCTAssertEqual(completion.candidates, [Candidate("clip")])
    XCTAssertEqual(completion.start, 4)
    XCTAssertEqual(complete("tap clip \"Caf|").start, 9)
  }

  func test_otherArguments() {
    check([
      ("back |", ["to"]), ("back to |", ["root", "Clip", "\"Home (old)\""]),
      ("back to \"h|", ["\"Home (old)\""]),
      ("select |", ["tab"]), ("select tab |", ["home", "\"my tab\""]), ("st c|", []),
      ("st h|", ["home"]), ("select tab 1|", []),
      ("swipe back |", ["cancel"]), ("swipe back cancel |", ["at"]),
      ("dismiss |", ["all"]),
      ("choose |", ["Update", "\"Not now\""]), ("choose \"up|", ["\"Update\""]),
      ("open |", ["clip://clip/", "mail:all"]), ("open clip:|", ["clip://clip/"]),
      ("open clip://clip/|", ["clip://clip/"]), ("open clip://clip/1|", []), ("open g|", []),
      ("service |", ["clips", "links"]), ("service links |", ["fails", "holds", "replies"]),
      ("service links fails |", ["network"]),
      ("service links fails 404 t|", ["times="]),
      ("not|", ["notification"]), ("notification |", ["news", "\"clip added\""]),
      ("notification n|", ["news"]), ("no c|", ["\"clip added\""]),
      ("perm|", ["permission"]), ("permission |", ["camera", "alerts"]),
      ("permission camera |", ["granted", "denied", "ask"]), ("permission camera d|", ["denied"]),
      ("pas|", ["pasteboard"]), ("pasteboard |", []),
      ("app |", ["launch", "background", "memory-warning"]),
      ("app l|", ["launch"]), ("app launch |", ["logged-in=", "survey="]),
      ("app launch logged-in=|", ["logged-in=yes", "logged-in=no"]),
      ("app launch logged-in=yes s|", ["survey="]),
      ("stack of tab |", ["home", "clip", "\"my tab\""]), ("tree |", ["--all", "--ids"]),
      ("tree --i|", ["--ids"]), ("tree --ids |", []), ("events |", ["--since", "--lifecycle"]),
      ("events 3 --l|", ["--lifecycle"]),
      ("help fi|", ["files"]), ("help inc|", ["include"]),
      ("help ta|", ["tap", "tags"]),
      ("help swipe|", ["swipe back", "swipe down", "swipe page", "swipe"]),
    ])
  }

  func test_actions_areCompletedBehindWordsThatTakeOne() {
    check([
      ("begin ta|", ["tap"]), ("begin tap clip sw|", ["\"Swift\""]), ("begin tr|", []),
      ("begin settle|", []), ("expect can b|", ["back"]),
      ("expect cannot select tab c|", ["clip"]), ("expect can select tab c|", []),
      ("begin notification |", ["news", "\"clip added\""]), ("begin perm|", ["permission"]),
      ("begin app |", ["launch", "background", "memory-warning"]),
    ])
  }

  func test_expectation_offersSubjectsThenRelationsThenThePresentValue() {
    check([
      ("expect sta|", ["stack"]), ("expect g|", ["gone"]),
      ("expect stack |", ["is", "has", "lacks", "matches", "of"]),
      ("expect depth |", ["is", ">=", "<=", "of"]), ("expect clock |", ["is", ">=", "<="]),
      ("expect button \"Save\" |", ["is"]), ("expect depth has |", []),
      ("expect stack has |", ["Home", "Clip"]), ("expect stack lacks h|", ["Home"]),
      ("expect row clip has |", ["Swift", "Other"]), ("expect modals has |", []),
      ("expect stack is |", ["Home > Clip", "not"]),
      ("expect stack is not |", ["Home > Clip"]),
      ("expect stack is Home > C|", ["Home > Clip"]),
      ("expect stack is \"Ho|", ["\"Home > Clip\""]),
      ("expect stack of |", ["tab"]), ("expect stack of tab clip is |", ["Clip", "not"]),
      ("expect row |", ["item", "clip", "button", "site", "field"]),
      ("expect row clip is |", ["Swift, Other", "not"]),
      ("expect button |", ["\"Add clip\"", "\"Save\""]),
      ("expect enabled clip sw|", ["\"Swift\""]), ("expect field |", ["url", "name"]),
      ("expect gone |", ["Home", "Clip", "DetailClip(3)"]),
      ("expect stack equals |", []),
    ])
    XCTAssertEqual(complete("expect stack is Home > C|").start, 16)
  }

  func test_accents_areOnlyOverlookedInNamesOfTheApp() {
    check([
      ("é|", []), ("tap clip é|", []), ("tap clip \"câfe|", ["\"Café à la carte\""]),
      ("tap clip CAFE|", ["\"Café à la carte\""]),
    ])
    var both = present
    both.tabs = ["resume", "Résumé"]
    both.actions += both.tabs.map { .selectTab(.name($0)) }
    for (typed, expected) in [("re", ["resume"]), ("ré", ["Résumé"]), ("r", both.tabs)] {
      let line = "select tab " + typed
      let found = Completer.complete(line, cursor: line.utf8.count, present: both)
      XCTAssertEqual(found.candidates.map(\.text), expected, typed)
    }
  }

  func test_blankFollows_exceptBehindAnEqualsSign() {
    XCTAssertEqual(complete("app launch lo|").candidates, [Candidate("logged-in=", isWhole: false)])
    XCTAssertEqual(complete("app launch logged-in=y|").candidates, [Candidate("logged-in=yes")])
    XCTAssertEqual(
      complete("open c|").candidates,
      [Candidate("clip://clip/", note: "clip://clip/ID", isWhole: false)])
  }

  func test_manyRows_showTheFirst100AndSaySo() {
    var long = present
    long.items = (1...10_000).map {
      Present.Item(kind: "clip", position: $0, id: "\($0)", title: "Clip \($0)")
    }
    let completion = Completer.complete("tap clip id=", cursor: 12, present: long)
    XCTAssertEqual(completion.candidates.count, 100)
    XCTAssertEqual(completion.omitted, 9_900)
    XCTAssertEqual(completion.commonText, "id=")
  }

  func test_commonText_isWhatAllCandidatesBeginWith() {
    XCTAssertEqual(complete("help sw|").commonText, "swipe")
    XCTAssertEqual(complete("tap clip |").commonText, "")
    XCTAssertEqual(complete("tap clip SW|").commonText, "\"Swift\"")
  }

  func test_listing_standsInColumnsUnlessThereAreNotes() {
    let words = Completion(
      start: 0, word: "", candidates: ["alpha", "b", "c", "d", "e"].map { Candidate($0) })
    XCTAssertEqual(words.listing(columns: 16), ["alpha  d", "b      e", "c"])
    XCTAssertEqual(words.listing(columns: 1), ["alpha", "b", "c", "d", "e"])
    let noted = Completion(
      start: 0, word: "", candidates: [Candidate("id=1", note: "Swift"), Candidate("outside")])
    XCTAssertEqual(noted.listing(columns: 80), ["id=1  Swift", "outside"])
  }
}
