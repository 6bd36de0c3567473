import Sessions
import XCTest

extension XCTestCase {
  /// Checks the whole text of the message that a line gets.
  func check(
    _ mode: CommandParser.Mode, _ line: String, _ message: String, file: StaticString = #filePath,
    at testLine: UInt = #line
  ) {
    let parser = CommandParser(mode: mode)
    switch parser.parse(line, vocabulary: PocketWords.vocabulary) {
    case .success(let command):
      XCTFail("read as \(String(describing: command))", file: file, line: testLine)
    case .failure(let diagnostic):
      XCTAssertEqual(diagnostic.rendered, message, file: file, line: testLine)
    }
  }
}

extension XCTestCase {
  /// Checks the whole text of the messages that the file `a.nav` gets.
  @MainActor
  func check(
    _ files: [String: String], _ messages: String, file: StaticString = #filePath,
    at testLine: UInt = #line
  ) {
    let planner = SessionPlanner(apps: [PocketApp.self], files: MemoryFiles(files))
    let rendered = planner.plan("a.nav").diagnostics.map(\.rendered)
    XCTAssertEqual(rendered.joined(separator: "\n"), messages, file: file, line: testLine)
  }
}
