import Shell
import Simulator
import XCTest

/// TAB offers what can be done now, and puts in only what is needed.
final class PossibleCompletionTests: CompletionTestCase {
  private func tap(_ kind: String, _ position: Int) -> UserAction {
    .tap(ElementReference(kind: kind, selector: .position(position)))
  }

  func test_emptyLine_offersAllActionsIfTheyAreFew() {
    let few = Present(
      actions: (1...13).map { tap("clip", $0) } + [.back(.button), .reselectTab])
    let completion = Completer.complete("  ", cursor: 2, present: few)
    XCTAssertEqual(
      completion.candidates.map(\.text),
      (1...13).map { "tap clip \($0)" } + ["back", "reselect tab"])
    XCTAssertEqual(completion.omitted, 0)
    XCTAssertEqual(completion.start, 2)
  }

  func test_emptyLine_offersAFewOfEachKindIfTheyAreMany() {
    let many = Present(
      actions: (1...40).map { tap("clip", $0) } + (1...4).map { tap("link", $0) }
        + [.enter(field: "url", text: ""), .back(.button)] + (2...9).map { .back(.levels($0)) }
        + [.selectTab(.name("home")), .reselectTab])
    let completion = Completer.complete("", cursor: 0, present: many)
    XCTAssertEqual(
      completion.candidates.map(\.text),
      [
        "tap clip 1", "tap clip 2", "tap clip 3", "tap link 1", "tap link 2", "tap link 3",
        "enter url \"\"", "back", "back 2", "back 3", "select tab home", "reselect tab",
      ])
    XCTAssertEqual(completion.omitted, 44)
    XCTAssertEqual(completion.listing(columns: 80).last, "\u{2026} and 44 more")
  }

  func test_emptyLine_neverOffersMoreThan15() {
    let tabs = (1...20).map { UserAction.selectTab(.name("t\($0)")) }
    let kinds = (1...20).map { tap("kind\($0)", 1) }
    let both = Present(actions: kinds + tabs)
    let completion = Completer.complete("", cursor: 0, present: both)
    XCTAssertEqual(
      completion.candidates.map(\.text),
      (1...3).map { "tap kind\($0) 1" } + (1...12).map { "select tab t\($0)" })
    XCTAssertEqual(completion.omitted, 25)
    let rows = Completer.complete("", cursor: 0, present: Present(actions: kinds))
    XCTAssertEqual(rows.candidates.map(\.text), (1...15).map { "tap kind\($0) 1" })
  }

  func test_notRunning_offersTheLaunch() {
    let ended = Present(
      vocabulary: present.vocabulary, tabs: ["home"], actions: [.app(.launch([]))],
      otherActions: [.app(.launch([]))])
    let lines = [
      ("", ["app launch"]), ("t", ["tree", "trace"]), ("app ", ["launch"]), ("begin ", ["app"]),
      ("open ", []), ("notification ", []), ("permission ", []), ("pasteboard ", []), ("tap ", []),
      ("back ", []), ("select tab ", []), ("swipe ", []),
    ]
    for (line, expected) in lines {
      let found = Completer.complete(line, cursor: line.utf8.count, present: ended)
      XCTAssertEqual(found.candidates.map(\.text), expected, line)
    }
  }

  func test_impossibleActions_areNotOffered() {
    let bare = Present(
      vocabulary: present.vocabulary, items: present.items, backEntries: ["Clip"],
      tabs: ["home", "clip"], alertButtons: ["Update"])
    for line in [
      "tap ", "tap clip ", "tap clip 1", "enter ", "back ", "back to ", "swipe ", "swipe back ",
      "sb ", "sd ", "select ", "select tab ", "reselect ", "choose ", "dismiss ", "open ", "app ",
      "notification ", "permission ", "permission camera ", "pas", "noti",
      "begin ", "begin tap ", "expect can ", "ta", "beg", "sw", "sele",
    ] {
      XCTAssertEqual(
        Completer.complete(line, cursor: line.utf8.count, present: bare).candidates, [], line)
    }
  }

  func test_whereARefusalIsExpected_impossibleActionsAreOfferedToo() {
    let bare = Present(
      vocabulary: present.vocabulary, items: present.items, backEntries: ["Clip"],
      tabs: ["home", "clip"], alertButtons: ["Update"])
    let actions = [
      "tap", "enter", "back", "swipe", "select", "reselect", "dismiss", "choose", "open", "app",
      "service", "pasteboard", "notification", "permission", "size", "trait",
    ]
    let lines = [
      ("! ", actions + ["begin"]), ("! s", ["swipe", "select", "service", "size"]),
      ("! tr", ["trait"]),
      ("! set", []), ("! begin ", actions), ("! ! ", []),
      ("expect cannot ", actions), ("! tap s", ["site"]), ("! swipe ", ["back", "down", "page"]),
      ("! app ", ["launch", "background", "foreground", "terminate", "memory-warning"]),
      ("! select tab ", ["home", "clip"]), ("! choose ", ["Update"]),
      ("! enter ", ["url", "name"]),
      ("expect cannot tap button ", ["\"Add clip\"", "\"Save\""]), ("! tap o", ["outside"]),
      ("! open g", ["gone://x"]), ("! notification n", ["news"]),
      ("! permission camera a", ["ask"]), ("! dismiss ", ["all"]),
    ]
    for (line, expected) in lines {
      let found = Completer.complete(line, cursor: line.utf8.count, present: bare)
      XCTAssertEqual(found.candidates.map(\.text), expected, line)
    }
  }

  /// What TAB puts in: the candidate if there is only one and it is needed, else what all have in common.
  private func inserted(_ line: String) -> String {
    let found = complete(line)
    guard found.candidates.count == 1, !found.isOptional else { return found.commonText }
    return found.candidates[0].text
  }

  func test_optionalWords_areListedAndNotPutIn() {
    let optional = [
      ("dismiss ", "all"), ("swipe back ", "cancel"), ("swipe back cancel ", "at"),
      ("back ", "to"), ("service links fails ", "network"), ("service links fails 404 ", "times="),
      ("stack ", "of"),
    ]
    for (line, candidate) in optional {
      XCTAssertEqual(candidates(line), [candidate], line)
      XCTAssertEqual(inserted(line), "", line)
      XCTAssertTrue(complete(line).isOptional, line)
    }
    let needed = [
      ("d", "di"), ("dis", "dismiss"), ("dismiss a", "all"), ("swipe back c", "cancel"),
      ("reselect ", "tab"),
      ("service links fails n", "network"), ("service links fails 404 t", "times="),
      ("stack of ", "tab"), ("enter ", "url"),
    ]
    for (line, text) in needed { XCTAssertEqual(inserted(line), text, line) }
  }
}
