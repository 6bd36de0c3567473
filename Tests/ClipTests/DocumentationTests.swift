import Clip
import Foundation
import NavwrightTesting
import XCTest

/// The example in the documentation of the session language runs as it stands there.
@MainActor
final class DocumentationTests: XCTestCase {
  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The files of a page: blocks that are marked with `nav` and a name.
  private func files(of page: String) throws -> [String: String] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/\(page)"), encoding: .utf8)
    var files: [String: String] = [:]
    var name: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        name = name == nil && line.hasPrefix("```nav ") ? String(line.dropFirst(7)) : nil
      } else if let name {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }

  /// The blocks of a page with a mark.
  private func blocks(of page: String, _ mark: String) throws -> [String] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/\(page)"), encoding: .utf8)
    return text.components(separatedBy: "```\(mark)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  func test_testing_quickStartIsCompiledAndRunHere() async throws {
    let files = try ["QuickStartTests", "QuickStart"].map { name in
      try String(
        contentsOf: root.appendingPathComponent("Tests/ClipTests/\(name).swift"), encoding: .utf8)
    }
    XCTAssertEqual(try blocks(of: "Testing.md", "swift"), files)
  }

  func test_testing_failureIsWhatATestSays() async throws {
    var messages: [String] = []
    await withClip { app in
      app.failures = FailureSink { message, _ in messages.append(message + "\n") }
      await app.select(tab: "clip")
      await app.tap("clip", 3)
      await app.expectTree(
        ClipTrees.tabsAtHome
          .replacing(
            "home*: nav[Home], clip: nav[]",
            with: "home: nav[Home], clip*: nav[Clip, DetailClip(4)]"))
    }
    XCTAssertEqual(try blocks(of: "Testing.md", "text").first, messages.first)
    XCTAssertEqual(messages.count, 1)
  }

  func test_sessionFormat_exampleHolds() async throws {
    let files = try files(of: "SessionFormat.md")
    XCTAssertEqual(files.keys.sorted(), ["_login.nav", "clips.nav"])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let passed = await expectSessions(in: folder.path, apps: [ClipApp.self])
    XCTAssertEqual(passed, 8)
  }
}
