import Shell
import XCTest

/// Which form and which colours a process chooses.
final class SurroundingsTests: XCTestCase {
  private func usesColor(
    _ environment: [String: String], _ choice: ColorChoice = .auto, terminal: Bool = true
  ) -> Bool {
    Surroundings(environment: environment).usesColor(choice, onTerminal: terminal)
  }

  func test_color_theFlagComesFirst() {
    XCTAssertTrue(usesColor(["NO_COLOR": "1", "TERM": "dumb"], .always, terminal: false))
    XCTAssertFalse(usesColor(["FORCE_COLOR": "1", "TERM": "xterm"], .never))
  }

  func test_color_thenNO_COLORThenTheForcingOnes() {
    XCTAssertFalse(usesColor(["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"]))
    XCTAssertTrue(usesColor(["NO_COLOR": "", "TERM": "xterm"]))
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      XCTAssertTrue(usesColor([name: "1", "TERM": "dumb"], terminal: false), name)
      XCTAssertFalse(usesColor([name: "0", "TERM": "xterm"], terminal: false), name)
      XCTAssertFalse(usesColor([name: "", "TERM": "xterm"], terminal: false), name)
    }
  }

  func test_color_thenTERMThenTheTerminal() {
    XCTAssertFalse(usesColor(["TERM": "dumb"]))
    XCTAssertFalse(usesColor(["TERM": ""]))
    XCTAssertFalse(usesColor([:]))
    XCTAssertTrue(usesColor(["TERM": "xterm"]))
    XCTAssertFalse(usesColor(["TERM": "xterm"], terminal: false))
  }

  func test_format_isTextAtATerminalOnly() {
    XCTAssertEqual(Surroundings(showsResults: true).usualFormat, .text)
    XCTAssertEqual(Surroundings().usualFormat, .plain)
    let aloud = Surroundings(environment: ["ACCESSIBLE": "1"], showsResults: true)
    XCTAssertEqual(aloud.usualFormat, .plain)
    let silent = Surroundings(environment: ["ACCESSIBLE": ""], showsResults: true)
    XCTAssertEqual(silent.usualFormat, .text)
  }

  func test_boxes_needACapableTerminalAndUTF8() {
    let table: [([String: String], Bool)] = [
      (["TERM": "xterm", "LANG": "en_US.UTF-8"], true),
      (["TERM": "xterm", "LC_ALL": "C.utf8"], true),
      (["TERM": "xterm", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"], true),
      (["TERM": "xterm", "LC_ALL": "C", "LANG": "C.UTF-8"], false), (["TERM": "xterm"], false),
      (["TERM": "dumb", "LANG": "C.UTF-8"], false), (["LANG": "C.UTF-8"], false),
    ]
    for (environment, drawsBoxes) in table {
      XCTAssertEqual(
        Surroundings(environment: environment, showsResults: true).drawsBoxes, drawsBoxes,
        "\(environment)")
      XCTAssertFalse(Surroundings(environment: environment).drawsBoxes)
    }
  }
}
