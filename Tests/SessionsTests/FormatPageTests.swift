import Foundation
import Sessions
import XCTest

/// The documentation of the language has every word that the help has, and its examples are in the usual form.
final class FormatPageTests: XCTestCase {
  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Documentation/SessionFormat.md"), encoding: .utf8)
  }

  /// Rows of tables, without their marks.
  private func rows(_ text: String) -> [(word: String, meaning: String)] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.dropFirst(2).dropLast(2).replacingOccurrences(of: "\\|", with: "¦")
        .split(separator: "|", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "¦", with: "|")
        }
      return (cells[0], cells[1])
    }
  }

  func test_page_hasEverySubjectAndRelation() throws {
    let rows = rows(try page())
    let relations = CommandHelp.lines(for: "expect").drop { $0 != "  relations:" }.dropFirst()
      .prefix(Relation.allCases.count).map { String($0.dropFirst(4)) }
    let help = CommandHelp.lines(for: "subjects") + relations
    for line in help {
      let parts = line.components(separatedBy: ": ")
      let meaning = parts.dropFirst().joined(separator: ": ")
      let row = rows.first { $0.word == "`\(parts[0])`" }
      XCTAssertEqual(row?.meaning.replacingOccurrences(of: "`", with: "\""), meaning, parts[0])
    }
  }

  func test_page_hasEveryWordOfFiles() throws {
    let text = try page()
    let words = CommandHelp.lines(for: "files").map { $0.prefix { $0 != " " && $0 != ":" } }
    for word in words where word.allSatisfy({ $0.isLetter || $0 == "|" || $0 == "?" || $0 == "-" })
    {
      let shown = word.replacingOccurrences(of: "|", with: "\\|")
      XCTAssertTrue(text.contains("`\(shown)") || word == "a", String(word))
    }
  }

  func test_page_examplesAreInTheUsualForm() throws {
    var name: String?
    var lines: [String] = []
    var checked = 0
    for line in try page().components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let name {
          let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
          XCTAssertEqual(SessionFormatter().format(bytes, path: name).bytes, bytes, name)
          checked += 1
        }
        name = name == nil && line.hasPrefix("```nav ") ? String(line.dropFirst(7)) : nil
        lines = []
      } else {
        lines.append(line)
      }
    }
    XCTAssertEqual(checked, 2)
  }
}
