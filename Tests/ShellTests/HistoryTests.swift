import Foundation
import Shell
import XCTest

/// What is remembered between lines and between sessions.
@MainActor
final class HistoryTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDown() async throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private var path: String { folder + "/state/navwright/history" }
  private var file: HistoryFile { HistoryFile(path: path) }

  private func contents() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func put(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/state/navwright", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func test_lines_areKeptInOrderWithoutRepetition() async {
    let history = History()
    for line in ["tree", "tree", "back", "tree"] { history.add(line) }
    XCTAssertEqual(history.entries, ["tree", "back", "tree"])
  }

  func test_linesThatAreNotKept() async {
    let history = History()
    let lines = [
      "", " tree", "\ttree", "enter password \"1234\" hidden", "a\nb", "a\u{1b}b", "a\u{7f}",
      "\u{9b}2J", "a\u{2028}b",
      String(repeating: "x", count: 4_097),
    ]
    for line in lines { XCTAssertFalse(history.add(line), line) }
    XCTAssertTrue(history.add(String(repeating: "x", count: 4_096)))
    XCTAssertTrue(history.add("tap button \"a hidden thing\""))
  }

  func test_atMost5000_areKept() async {
    let history = History()
    for number in 1...5_003 { history.add("tap clip \(number)") }
    XCTAssertEqual(history.entries.count, 5_000)
    XCTAssertEqual(history.entries.first, "tap clip 4")
  }

  func test_save_makesAPrivateFileInAPrivateFolder() async throws {
    let history = History(file: file)
    XCTAssertNil(history.load())
    history.add("tree")
    history.add("tap clip 3")
    XCTAssertNil(history.save())
    XCTAssertEqual(try contents(), "tree\ntap clip 3\n")
    XCTAssertEqual(try mode(path), 0o600)
    XCTAssertEqual(try mode(folder + "/state/navwright"), 0o700)
    XCTAssertEqual(try mode(folder + "/state"), 0o700)
  }

  func test_nothingTyped_makesNoFile() async {
    let history = History(file: file)
    XCTAssertNil(history.save())
    XCTAssertFalse(FileManager.default.fileExists(atPath: path))
  }

  func test_lines_areKeptWithTheirApp() async throws {
    try put(Array("tree\n@notes\tback\n@clip\tstack\n@odd\n".utf8))
    let clip = History(file: file, app: "clip")
    XCTAssertNil(clip.load())
    XCTAssertEqual(clip.entries, ["tree", "stack", "@odd"])
    clip.add("tap clip 3")
    clip.add("tap\tclip 4")
    XCTAssertNil(clip.save())
    XCTAssertEqual(
      try contents(),
      "tree\n@notes\tback\n@clip\tstack\n@odd\n@clip\ttap clip 3\n@clip\ttap\tclip 4\n")
    let notes = History(file: file, app: "notes")
    XCTAssertNil(notes.load())
    XCTAssertEqual(notes.entries, ["tree", "back", "@odd"])
    let any = History(file: file)
    XCTAssertNil(any.load())
    XCTAssertEqual(
      any.entries, ["tree", "back", "stack", "@odd", "tap clip 3", "tap\tclip 4"])
  }

  func test_appWithABadName_findsItsLinesAgain() async throws {
    let odd = History(file: file, app: "a\tb\nc")
    odd.add("tree")
    XCTAssertNil(odd.save())
    XCTAssertEqual(try contents(), "@a b c\ttree\n")
    let again = History(file: file, app: "a\tb\nc")
    XCTAssertNil(again.load())
    XCTAssertEqual(again.entries, ["tree"])
  }

  func test_twoShells_doNotLoseEachOthersLines() async throws {
    let first = History(file: file)
    let second = History(file: file)
    first.add("tree")
    second.add("screen")
    XCTAssertNil(first.save())
    XCTAssertNil(second.save())
    XCTAssertNil(first.save())
    first.add("back")
    XCTAssertNil(first.save())
    XCTAssertEqual(try contents(), "tree\nscreen\nback\n")
  }

  func test_file_keeps5000Lines() async throws {
    try put(Array((1...5_000).map { "tap clip \($0)\n" }.joined().utf8))
    let history = History(file: file)
    XCTAssertNil(history.load())
    history.add("tree")
    history.add("back")
    XCTAssertNil(history.save())
    let lines = try contents().split(separator: "\n")
    XCTAssertEqual(lines.count, 5_000)
    XCTAssertEqual(lines.first, "tap clip 3")
    XCTAssertEqual(lines.last, "back")
    XCTAssertEqual(try mode(path), 0o600)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/state/navwright"), ["history"])
  }

  func test_damagedLines_costOnlyThemselves() async throws {
    try put(
      Array("tree\n".utf8) + [0x61, 0x00, 0x0A] + [0xFF, 0x0A] + Array("\u{1b}[2J\n".utf8)
        + Array("back\n\nhalf a li".utf8))
    let history = History(file: file)
    XCTAssertEqual(history.load(), "notice: 4 damaged lines of history were skipped")
    XCTAssertEqual(history.entries, ["tree", "back"])
  }

  func test_appendBehindAHalfLine_startsANewOne() async throws {
    try put(Array("tree\nhalf a li".utf8))
    let history = History(file: file)
    XCTAssertEqual(history.load(), "notice: 1 damaged line of history was skipped")
    history.add("back")
    XCTAssertNil(history.save())
    XCTAssertEqual(try contents(), "tree\nhalf a li\nback\n")
  }

  func test_unwritablePlace_isOneNotice() async {
    let history = History(file: HistoryFile(path: "/dev/null/navwright/history"))
    XCTAssertEqual(
      history.load(), "notice: earlier history cannot be read: not a directory")
    history.add("tree")
    XCTAssertEqual(
      history.save(),
      #"notice: history is not saved in "/dev/null/navwright/history": not a directory"#)
    XCTAssertNil(history.save())
    XCTAssertEqual(history.entries, ["tree"])
  }

  func test_whatIsNoRegularFile_isOneNoticeAndNoHistory() async throws {
    let pipe = folder + "/pipe"
    let socket = folder + "/socket"
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    XCTAssertEqual(mknod(socket, S_IFSOCK | 0o600, 0), 0)
    let places = [
      (pipe, "it is not a regular file"), (socket, "it is not a regular file"),
      (folder, "it is a folder"), ("/dev/full", "it is not a regular file"),
      ("/dev/zero", "it is not a regular file"),
    ]
    for (place, problem) in places {
      let history = History(file: HistoryFile(path: place))
      XCTAssertEqual(history.load(), "notice: no history is kept in \"\(place)\": \(problem)")
      history.add("tree")
      XCTAssertNil(history.save(), place)
      XCTAssertEqual(history.entries, ["tree"])
    }
    // Whoever names this one wants none.
    let none = History(file: HistoryFile(path: "/dev/null"))
    XCTAssertNil(none.load())
    none.add("tree")
    XCTAssertNil(none.save())
  }

  func test_whatBecomesAPipeMeanwhile_isOneNotice() async throws {
    let place = folder + "/history"
    let history = History(file: HistoryFile(path: place))
    XCTAssertNil(history.load())
    XCTAssertEqual(mkfifo(place, 0o600), 0)
    history.add("tree")
    XCTAssertEqual(
      history.save(),
      "notice: history is not saved in \"\(place)\": it is not a regular file")
    XCTAssertNil(history.save())
  }

  func test_whatACrashHasLeftBesideTheFile_isInNobodysWay() async throws {
    try put(Array((1...5_000).map { "tap clip \($0)\n" }.joined().utf8))
    XCTAssertEqual(mkfifo(path + ".new", 0o600), 0)
    let history = History(file: file)
    XCTAssertNil(history.load())
    history.add("tree")
    XCTAssertNil(history.save())
    XCTAssertEqual(try contents().split(separator: "\n").last, "tree")
  }

  func test_place_followsTheEnvironment() async {
    let cases: [([String: String], String?)] = [
      (["HOME": "/a"], "/a/.local/state/navwright/history"),
      (["HOME": "/a", "XDG_STATE_HOME": "/state"], "/state/navwright/history"),
      (
        ["HOME": "/a", "XDG_STATE_HOME": "state"],
        "/a/.local/state/navwright/history"
      ),
      (["HOME": "/a", "NAVWRIGHT_HISTFILE": "here"], "here"),
      (
        ["HOME": "/a", "NAVWRIGHT_HISTFILE": ""], "/a/.local/state/navwright/history"
      ),
      (["HOME": "a"], nil), ([:], nil),
    ]
    for (environment, expected) in cases {
      XCTAssertEqual(HistoryFile(environment: environment)?.path, expected, "\(environment)")
    }
  }
}
