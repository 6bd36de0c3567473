import Sessions
import XCTest

/// Messages about files that name the real reason, one for each cause.
@MainActor
final class FileReasonTests: XCTestCase {
  func test_N002_onlyFormatsFromOneOnExist() async {
    check(
      ["a.nav": "session 0.9\n"],
      """
      a.nav:1:9: error[N002]: there is no format 0.9; the first is 1.0
         1 | session 0.9
           |         ^^^ help: write "session 1.0"
      """)
  }

  func test_N001_aVersionHasNoNeedlessZeros() async {
    check(
      ["a.nav": "session 01.00\n"],
      """
      a.nav:1:9: error[N001]: "01.00" is not a format version
         1 | session 01.00
           |         ^^^^^ help: write "session 1.0"
      """)
  }

  func test_N052_theFolderItselfHasAName() async {
    var files = MemoryFiles(["a.nav": "session 1.0\napp pocket\ninclude .\ninclude d/..\n"])
    files.folders.insert(".")
    let planner = SessionPlanner(apps: [PocketApp.self], files: files)
    XCTAssertEqual(
      planner.plan("a.nav").diagnostics.map(\.rendered),
      [
        """
        a.nav:3:9: error[N052]: cannot read ".": it is a folder
           3 | include .
             |         ^
        """,
        """
        a.nav:4:9: error[N052]: cannot read ".": it is a folder
           4 | include d/..
             |         ^^^^
        """,
      ])
  }

  func test_N052_anEmptyPathIsNotTheFolder() async {
    check(
      ["a.nav": "session 1.0\napp pocket\ninclude \"\"\n"],
      """
      a.nav:3:9: error[N052]: cannot read "": no such file or folder
         3 | include ""
           |         ^^
      """)
  }

  func test_N004_aBrokenAppIsNotMissingToo() async {
    check(
      ["a.nav": "session 1.0\napp pocket pocket\nback\n"],
      """
      a.nav:2:1: error[N004]: "app" is incomplete or has too much
         2 | app pocket pocket
           | ^^^^^^^^^^^^^^^^^ help: usage: app NAME
      """)
    check(
      ["a.nav": "session 1.0\napp\nback\n"],
      """
      a.nav:2:1: error[N004]: "app" is incomplete or has too much
         2 | app
           | ^^^ help: usage: app NAME
      """)
  }

  func test_N006_emptyTexts() async {
    check(
      ["a.nav": "session 1.0\napp pocket\ncase \"\"\n  back\ncase \"x\"\n  skip \"\"\n"],
      """
      a.nav:3:6: error[N006]: the title of "case" is empty
         3 | case ""
           |      ^^
      a.nav:6:8: error[N006]: the reason of "skip" is empty
         6 |   skip ""
           |        ^^
      """)
  }

  func test_N010_fileWordsInQuotes() async {
    check(
      ["a.nav": "session 1.0\napp pocket\n\"case\" \"x\"\n"],
      """
      a.nav:3:1: error[N010]: "case" is a word of the language and stands without quotes
         3 | "case" "x"
           | ^^^^^^
      """)
  }

  func test_control_titlesAndFileNamesAreMadeVisible() async {
    var files = MemoryFiles([:])
    files.files["a\u{1b}[31m\n.nav"] = Array(
      "session 1.0\napp pocket\ncase \"a\\u{1b}[1m\\nb\"\n".utf8)
    let planner = SessionPlanner(apps: [PocketApp.self], files: files)
    XCTAssertEqual(
      planner.plan("a\u{1b}[31m\n.nav").diagnostics.map(\.rendered),
      [
        #"""
        a^[[31m^J.nav:3:1: error[N006]: the case "a^[[1m^Jb" has no step
           3 | case "a\u{1b}[1m\nb"
             | ^^^^^^^^^^^^^^^^^^^^
        """#
      ])
  }
}
