import Foundation
import Sessions
import Simulator
import XCTest

/// What a recording writes.
@MainActor
final class RecorderTests: RecordingTestCase {
  func test_record_writesWhatIsDoneAndWhatChanges() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type(
      "st clip", "t clip 3", "b", "tree", "tpa", "tap button \"Add clip\"  # the sheet",
      "enter name \"New\"", "sd", "back", "select tab home", "begin st 2", "settle",
      "advance 300ms")
    XCTAssertEqual(
      try text(),
      head + """
        select tab clip  # st clip
        expect stack is Clip
        tap clip id=3  # t clip 3
        expect stack is Clip > DetailClip(3)
        back  # b
        expect stack is Clip
        tap button "Add clip"  # the sheet
        expect modal is Sheet(add)
        enter name "New"
        swipe down  # sd
        expect modal is none
        ! back
        | refused: nothing to go back to
        select tab home
        expect stack is Home
        begin select tab 2  # begin st 2
        expect stack is Clip
        settle
        advance 300ms

        """)
    let finished = prompt.recorder.stop()
    XCTAssertEqual(finished?.steps, 11)
    XCTAssertNil(prompt.recorder.path)
    checkHolds()
  }

  func test_record_isInTheUsualForm() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("st clip", "b", "t clip 2")
    let bytes = Array(try text().utf8)
    XCTAssertEqual(SessionFormatter().format(bytes, path: "a.nav").bytes, bytes)
  }

  func test_REC_B1_elementsGetNamesThatLast() async throws {
    ListApp.rows = [("a", nil), ("b", "7"), ("b", nil), ("b", "7"), ("c", "9")]
    let prompt = Prompt(ListApp.self)
    try prompt.recorder.start(path(), RecordingOptions(style: .none))
    prompt.type(
      "tap item 3", "tap item \"a\"", "tap item 5", "t item 2", "tap button", "tap item 9")
    XCTAssertEqual(
      try text().replacing(head.replacing("pocket", with: "list"), with: ""),
      """
      tap item 3  # by position: no unique id or title
      tap item "a"
      tap item id=9  # tap item 5
      tap item 2  # by position: no unique id or title; typed: t item 2
      tap button "Only"  # tap button
      ! tap item 9
      | refused: 5 items on this screen (1-5)

      """)
    // A row above moves everything but what has an id.
    ListApp.rows.insert(("new", nil), at: 0)
    let again = Prompt(ListApp.self)
    XCTAssertEqual(again.type("tap item id=9"), ["toast \"c\""])
  }

  func test_REC_B2_aReplayFailsWhereTheAppBroke() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("open pocket://clip/3", "back", "select tab home", "select tab clip")
    _ = prompt.recorder.stop()
    let broken = try text().replacing("pocket://clip/3", with: "pocket://clip/4")
    try broken.write(toFile: path(), atomically: true, encoding: .utf8)
    guard case .failed(let failure)? = results().first?.status else { return XCTFail("it passed") }
    XCTAssertEqual(
      failure.lines.joined(separator: "\n"),
      """
      \(path()):7:1: failed: expect stack is Clip > DetailClip(3)
         expected: Clip > DetailClip(3)
         actual:   Clip > DetailClip(4)
         differs:  element 2: expected DetailClip(3), found DetailClip(4)
         steps so far (case "a.nav"): open pocket://clip/4
         not reached: 6 steps, from \(path()):8
         why:      open pocket://clip/4: the app took it, and asked no router and no flow (at the prompt: why 1)
         open:     navwright play \(path()) --until 7
      """)
  }

  func test_REC_B4_fiveHundredCommandsKeepTheirOrder() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions(style: .none))
    var expected: [String] = []
    for number in 0..<500 {
      switch number % 5 {
      case 0: expected.append(number % 10 == 0 ? "select tab clip" : "select tab home")
      case 1: expected.append("advance \(number + 1)ms")
      case 2: expected.append("! back")
      case 3: expected.append("pasteboard \"\(number)\"")
      default: expected.append("! dismiss")
      }
    }
    for line in expected { prompt.type(String(line.drop { "! ".contains($0) })) }
    XCTAssertEqual(prompt.recorder.count, 500)
    let steps = try text().dropFirst(head.count).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("|") }
    XCTAssertEqual(steps, expected)
    _ = prompt.recorder.stop()
    checkHolds()
  }

  func test_record_begunLateTellsHowToGetThere() async throws {
    let prompt = Prompt()
    prompt.type("st clip", "b", "t clip 2", "tree")
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("back")
    XCTAssertEqual(
      try text(),
      head + """
        select tab clip  # st clip
        tap clip id=2  # t clip 2
        back
        expect stack is Clip

        """)
    _ = prompt.recorder.stop()
    checkHolds()
  }

  func test_record_hasTheSeedAndTheParameters() async throws {
    let prompt = Prompt(parameters: [LaunchParameter(name: "user", value: "a b")], seed: 7)
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("select tab clip")
    XCTAssertEqual(
      try text(),
      head.replacing("seed 1", with: "seed 7") + """
        app launch user="a b"
        select tab clip
        expect stack is Clip

        """)
    _ = prompt.recorder.stop()
    checkHolds()
  }

  func test_styles_writeMoreOrLess() async throws {
    let wanted = [
      RecordingStyle.none: "app launch\nselect tab clip\ntap clip id=3\n! dismiss\n"
        + "| refused: nothing to dismiss\n",
      .top: "app launch\nselect tab clip\nexpect top is Clip\ntap clip id=3\n"
        + "expect top is DetailClip(3)\n! dismiss\n| refused: nothing to dismiss\n",
      .full: "app launch\nselect tab clip\n| selected tab clip\nexpect stack is Clip\n"
        + "tap clip id=3\n| pushed DetailClip(3)\n| tab bar hidden\n"
        + "expect stack is Clip > DetailClip(3)\n! dismiss\n| refused: nothing to dismiss\n",
    ]
    for (style, lines) in wanted {
      let prompt = Prompt()
      try prompt.recorder.start(path(), RecordingOptions(style: style, replaces: true))
      prompt.type("app launch", "select tab clip", "tap clip id=3", "dismiss")
      XCTAssertEqual(try text(), head + lines)
      _ = prompt.recorder.stop()
      checkHolds()
    }
  }

  func test_record_keepsExpectationsThatHold() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type(
      "select tab clip", "expect stack is Clip", "e depth is 1", "expect depth is 1",
      "expect depth is 2")
    XCTAssertEqual(
      try text(),
      head + """
        select tab clip
        expect stack is Clip
        expect depth is 1  # e depth is 1

        """)
  }

  func test_record_keepsEverythingIfAsked() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions(keepsAll: true))
    prompt.type("tree", "tpa 1", "expect depth is 2", "open nonsense", "select tab clip")
    XCTAssertEqual(
      try text(),
      head + """
        # tree
        # tpa 1
        # expect depth is 2
        # open nonsense
        select tab clip
        expect stack is Clip

        """)
    _ = prompt.recorder.stop()
    checkHolds()
  }

  func test_record_hidesWhatIsHidden() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    XCTAssertEqual(
      prompt.type(
        "select tab clip", "tap button \"Add clip\"", "enter name \"top secret\" hidden",
        "en name \"other\" hidden", "enter name \"top secret\" hidden"
      ).suffix(3), ["set name \"…\"", "set name \"…\"", "set name \"…\""])
    XCTAssertEqual(
      try text(),
      head + """
        select tab clip
        expect stack is Clip
        tap button "Add clip"
        expect modal is Sheet(add)
        enter name "${secret:name}" hidden
        enter name "${secret:name_2}" hidden
        enter name "${secret:name}" hidden

        """)
    let finished = prompt.recorder.stop()
    XCTAssertEqual(finished?.secrets, ["name": "top secret", "name_2": "other"])
    checkHolds(values: ["name": "top secret", "name_2": "other"])
  }

  func test_record_keepsAFailureWithItsReason() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("select tab clip", "tap button \"Crash\"")
    let lines = try text().split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.suffix(2).first, "tap button \"Crash\"")
    XCTAssertTrue(lines.last?.hasPrefix("# failed: ") == true, lines.last ?? "nothing")
  }

  func test_record_escapesWhatABlockWouldReadOtherwise() async throws {
    ListApp.rows = [("~ a", nil), ("...", nil), ("", nil)]
    let prompt = Prompt(ListApp.self)
    try prompt.recorder.start(path(), RecordingOptions(style: .full))
    prompt.type("tap item \"~ a\"", "tap item \"...\"")
    XCTAssertEqual(
      try text().components(separatedBy: "\n").suffix(5),
      [
        "tap item \"~ a\"", "| toast \"~ a\"", "tap item \"...\"", "| toast \"...\"", "",
      ])
  }

  // MARK: files

  func test_start_replacesNothingUnasked() async throws {
    try "mine".write(toFile: path(), atomically: true, encoding: .utf8)
    let prompt = Prompt()
    for (file, problem) in [
      (path(), FileProblem.exists), (NSTemporaryDirectory(), .isFolder),
      ("/dev/null", .notRegular), (path("_a.nav"), .namedAsPartial),
      (path("no/such/a.nav"), .refused("no such file or directory")),
    ] {
      do throws(FileProblem) {
        try prompt.recorder.start(file, RecordingOptions())
        XCTFail("recording to \(file)")
      } catch {
        XCTAssertEqual(error, problem)
      }
    }
    XCTAssertEqual(try text(), "mine")
    try prompt.recorder.start(path(), RecordingOptions(replaces: true))
    XCTAssertEqual(try text(), head)
  }

  func test_stop_saysHowItEnded() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("select tab clip")
    _ = prompt.recorder.stop(comment: "ended: Ctrl-C")
    XCTAssertEqual(
      try text(), head + "select tab clip\nexpect stack is Clip\n# ended: Ctrl-C\n")
    checkHolds()
  }

  func test_mark_standsInTheFirstLine() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("select tab clip")
    try prompt.recorder.stop()?.markAsNotReplaying()
    XCTAssertEqual(
      try text(),
      "# WARNING: does not replay\n" + head + "select tab clip\nexpect stack is Clip\n")
    checkHolds()
  }

  // MARK: undo

  func test_undo_leavesNoTrace() async throws {
    let prompt = Prompt()
    try prompt.recorder.start(path(), RecordingOptions())
    prompt.type("select tab clip")
    let before = try text()
    prompt.type("tap clip 3", "expect depth is 2", "dismiss", "back", "expect depth is 1")
    // The app is built anew, as time travel does it.
    let again = Prompt()
    again.type("select tab clip")
    XCTAssertTrue(prompt.recorder.undo(2, now: again.interpreter))
    XCTAssertEqual(try text(), before)
    XCTAssertEqual(prompt.recorder.count, 1)
    XCTAssertFalse(prompt.recorder.undo(2, now: Prompt().interpreter))
    XCTAssertEqual(try text(), head + "# ended: undone to before its beginning\n")
    XCTAssertNil(prompt.recorder.path)
  }
}
