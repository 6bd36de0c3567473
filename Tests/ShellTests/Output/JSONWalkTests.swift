import Foundation
import NavigationFixture
import Sessions
import Shell
import Simulator
import XCTest

/// Every command of the table, as text and as JSON: what one says the other says too.
@MainActor
final class JSONWalkTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    try fillFolder()
  }

  /// The files with which a run begins.
  private func fillFolder() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    try write("session 1.0\napp fixture\ntap row 3\nexpect depth is 9\n", to: "wrong.nav")
    try write("session 1.0\napp fixture\ntap row 2\nback\ntree\n", to: "right.nav")
  }

  override func tearDown() async throws { try FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  // MARK: - The walk

  /// States with something to show, and every command in at least one in which it succeeds.
  private let walk = [
    "record DIR/walk.nav --force --xctest", "tap button \"Log in\"", "snapshot", "screen",
    "actions",
    "mark in", "tap row 3", "stack", "where", "tree", "swipe back", "events --since in",
    "events --lifecycle", "tap button \"Ask\"", "screen", "choose Yes",
    "tap button \"Toast\"", "events", "events 3", "pending", "begin tap row 4", "tree", "settle",
    "back", "record status", "record stop", "record status", "coordinators", "closures", "audit",
    "audit List", "routes", "warnings", "leaks", "why", "why 2", "diff", "diff 0 2", "mark in",
    "undo 2", "redo", "redo", "goto 1", "restore in", "restore -", "reset", "reset",
    "play DIR/right.nav", "goto 1", "play DIR/right.nav", "play DIR/wrong.nav", "back",
    "advance 1s", "again 2",
    "play DIR/walk.nav --fresh", "trace DIR/a.jsonl", "play DIR/a.jsonl --fresh",
    "select tab form", "enter name \"Ann\"", "reselect tab", "select tab list",
    "tap item \"Sheet\"", "swipe down",
    "tap item \"Sheet\"", "dismiss", "open fixture://detail/1", "swipe page next",
    "service rows fails 404", "pasteboard \"https://swift.org\"", "notification news",
    "permission alerts denied", "size regular", "trait dark on", "advance 1s", "app background",
    "app foreground", "expect top is Detail(1)", "set", "set prompt path", "history", "history 1",
    "history clear", "history off", "help", "help tap", "help errors", "version", "license",
    // What goes wrong.
    "tpa", "tap", "tap row 99", "expect top is Home", "back 9", "goto 99", "restore nope",
    "undo 99",
    "redo", "record stop", "record DIR", "record -", "snapshot", "trace -", "trace DIR",
    "play DIR/no.nav", "play DIR", "play --rest", "play DIR/right.nav --until 1", "history on",
    "advance 9999999h", "open not-a-url", "stack of tab nope",
  ]

  private var lines: [String] {
    let examples = CommandCatalog.all.filter {
      $0.availability != .filesOnly && $0.verb != .quit && !$0.example.contains(".")
    }.map(\.example)
    return (walk + examples).map { $0.replacing("DIR", with: folder) }
  }

  private func run(_ lines: [String], _ format: OutputFormat) throws -> RecordingOutput {
    try fillFolder()
    let output = RecordingOutput()
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: Simulator(FixtureApp.self)),
      source: ScriptedSource(
        lines.map { .line($0) }, isInteractive: false,
        position: InputPosition(name: "stdin", line: 7)),
      output: Presentation(output, app: "fixture", settings: OutputSettings(format: format))
    ) { _, _ in ReplayReport(code: 0, lines: []) }
    loop.keepsGoing = true
    _ = loop.run()
    return output
  }

  private func objects(_ lines: [String]) throws -> [[String: Any]] {
    try run(lines, .json).results.dropFirst().map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// The command of a line; nil if it is none.
  private func entry(of line: String) -> CommandDescription? {
    CommandCatalog.all.filter { line == $0.name || line.hasPrefix("\($0.name) ") }
      .max { $0.name.count < $1.name.count }
  }

  // MARK: - Tests

  func test_json_hasTheLinesOfTheText() async throws {
    let lines = lines
    let text = try run(lines, .text)
    let objects = try objects(lines)
    XCTAssertEqual(objects.map { $0["cmd"] as? String }, lines)
    XCTAssertEqual(objects.map { $0["seq"] as? Int }, Array(1...lines.count))
    XCTAssertEqual(
      objects.flatMap { $0["output"] as? [String] ?? [] },
      text.results.map { $0 == "format text" ? "format json" : $0 })
    XCTAssertEqual(
      objects.flatMap { ($0["diagnostics"] as? [String] ?? []).filter { !$0.isEmpty } },
      text.diagnostics)
  }

  func test_json_hasEveryValueOfTheTextInItsParts() async throws {
    for object in try objects(lines) {
      let line = object["cmd"] as? String ?? ""
      var parts = object
      parts["output"] = nil
      parts["diagnostics"] = nil
      let known = texts(in: parts).joined(separator: "\n")
      let shown =
        (object["output"] as? [String] ?? []) + (object["diagnostics"] as? [String] ?? [])
      for text in shown {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let missing = words.filter { !known.contains($0) && !Self.plainWords.contains($0) }
        XCTAssertEqual(missing, [], "\(line): \(text)")
      }
    }
  }

  func test_json_everyCommandThatIsNoStepHasAValue() async throws {
    var succeeded: Set<Verb> = []
    for object in try objects(lines) {
      let line = object["cmd"] as? String ?? ""
      guard let entry = entry(of: line),
        ["changed", "unchanged"].contains(object["outcome"] as? String)
      else { continue }
      succeeded.insert(entry.verb)
      guard entry.effect == .look || entry.effect == .control else { continue }
      XCTAssertNotNil(object["value"], line)
    }
    let all = CommandCatalog.all.filter { $0.availability != .filesOnly }.map(\.verb)
    // No screen of the app has pages; both are no looks.
    XCTAssertEqual(all.filter { !succeeded.contains($0) }, [.swipePage, .quit])
  }

  func test_json_saysWhyWithNothingInFront() async throws {
    for object in try objects(lines) {
      let line = object["cmd"] as? String ?? ""
      let reason = object["reason"] as? String
      let error = object["error"] as? [String: Any]
      switch object["outcome"] as? String {
      case "error": XCTAssertEqual(reason, error?["message"] as? String, line)
      case "failed", "refused": XCTAssertNotNil(reason, line)
      default: XCTAssertNil(reason, line)
      }
      for mark in ["refused:", "failed:", "error", "stdin:", "note:", "not reproducible"] {
        XCTAssertFalse(reason?.hasPrefix(mark) == true, "\(line): \(reason ?? "")")
      }
      XCTAssertEqual(object["code"] as? Int == 0, reason == nil, line)
    }
  }

  func test_json_isAsTheSchemaSays() async throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Schemas/shell.schema.json")
    let root = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any])
    let parts = try XCTUnwrap(root["$defs"] as? [String: [String: Any]])
    for object in try objects(lines) {
      let line = object["cmd"] as? String ?? ""
      check(object, against: parts["command"], also: ["v"], line)
      if let error = object["error"] as? [String: Any] {
        check(error, against: parts["error"], line)
      }
    }
  }

  private func check(
    _ object: [String: Any], against part: [String: Any]?, also: Set<String> = [], _ line: String
  ) {
    let known = Set((part?["properties"] as? [String: Any] ?? [:]).keys).union(also)
    let required = Set(part?["required"] as? [String] ?? [])
    XCTAssertFalse(required.isEmpty)
    XCTAssertEqual(Set(object.keys).subtracting(known), [], line)
    XCTAssertEqual(required.subtracting(object.keys), [], line)
  }

  /// Every text, number and key in an object.
  private func texts(in value: Any) -> [String] {
    switch value {
    case let object as [String: Any]: object.flatMap { [$0.key] + texts(in: $0.value) }
    case let array as [Any]: array.flatMap { texts(in: $0) }
    default: ["\(value)"]
    }
  }

  /// Words of sentences, which stand for nothing.
  private static let plainWords: Set<String> = [
    "nothing", "changed", "begun", "ok", "none", "choose", "disabled", "empty", "history", "is",
    "marked", "which", "was", "as", "step", "of", "at", "navwright", "format", "no", "this",
    "prompt", "written", "not", "recording", "recorded", "it", "holds", "to", "wrote", "lines",
    "below", "test", "reached", "from", "steps", "so", "far", "case", "why", "open", "until",
    "differs", "the",
  ]
}
