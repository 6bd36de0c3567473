import Foundation
import XCTest

/// Everything the README shows is run, and must come out as it stands there.
final class ReadmeTests: TerminalTestCase {
  private struct Block {
    var language: String
    var lines: [String]
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func blocks() throws -> [Block] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: String(line.dropFirst(3)), lines: [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    XCTAssertNil(open, "a block is not closed")
    return blocks
  }

  /// The words of a command line; single quotes keep blanks together.
  private func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  func test_transcripts_comeOutAsTheyStand() throws {
    let folder = try makeFolder()
    var transcripts = 0
    for block in try blocks() {
      switch block.language {
      case "nav":
        let name = try XCTUnwrap(block.lines.first?.dropFirst(2))
        let text = block.lines.joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      case "console":
        transcripts += 1
        let command = try XCTUnwrap(block.lines.first)
        XCTAssertTrue(command.hasPrefix("$ Scripts/run"), command)
        let arguments = Array(words(command).dropFirst(2))
        let shown = Array(block.lines.dropFirst())
        if arguments.isEmpty {
          try playAtATerminal(shown)
        } else {
          try playThroughAPipe(arguments, shown, folder)
        }
      default:
        continue
      }
    }
    XCTAssertEqual(transcripts, 7)
  }

  private func playAtATerminal(_ shown: [String]) throws {
    let process = try PTYProcess(
      try program("navwright"),
      environment: environment(home: try makeFolder(), terminal: "dumb"), columns: 200)
    expect("nav> ", from: process)
    XCTAssertEqual(process.text, "\(shown[0])\r\nnav> ")
    var index = 1
    while index < shown.count {
      let command = String(shown[index].dropFirst("nav> ".count))
      XCTAssertTrue(shown[index].hasPrefix("nav> "), shown[index])
      index += 1
      var lines: [String] = []
      while index < shown.count, !shown[index].hasPrefix("nav> ") {
        lines.append(shown[index])
        index += 1
      }
      if command == "quit" {
        process.send("quit\n")
        XCTAssertEqual(process.waitForExit(), .code(0))
        return
      }
      let output = run(command, in: process).replacingOccurrences(of: "\r\n", with: "\n")
      let expected = ([command] + lines).map { $0 + "\n" }.joined() + "nav> "
      XCTAssertEqual(output, expected)
    }
    XCTFail("the transcript does not end with quit")
  }

  private func playThroughAPipe(
    _ arguments: [String], _ shown: [String], _ folder: String
  ) throws {
    // Paths are printed as they are given: the files of the README are given by name, the folder is left out here.
    let given = arguments.map { $0.hasSuffix(".nav") ? "\(folder)/\($0)" : $0 }
    let run = try PipeRun(
      try program("navwright"), given, environment: environment(home: folder), folder: folder)
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(
      run.output.replacingOccurrences(of: "\(folder)/", with: ""),
      shown.map { $0 + "\n" }.joined())
  }

  func test_swift_isTheTestThatIsRun() throws {
    let shown = try blocks().filter { $0.language == "swift" }
    let file = root.appendingPathComponent("Tests/NavwrightTestingTests/OwnCoordinatorTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(shown.map { $0.lines.joined(separator: "\n") + "\n" }, [text])
  }

  func test_commands_exist() throws {
    let shown = try blocks().filter { $0.language == "sh" }.flatMap(\.lines)
    XCTAssertEqual(shown.count, 2)
    for line in shown {
      let script = try XCTUnwrap(line.split(separator: " ").first)
      XCTAssertTrue(
        FileManager.default.isExecutableFile(
          atPath: root.appendingPathComponent(String(script)).path), line)
    }
  }
}
