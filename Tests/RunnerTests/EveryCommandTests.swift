import Foundation
import Sessions
import XCTest

/// Every command through a pipe, a file and `-c`, in all formats: no escape code, no prompt, no echo.
final class EveryCommandTests: RunnerTestCase {
  /// The example of each command, and its name alone, whether that makes sense here or not.
  private var lines: [String] {
    CommandCatalog.all.filter { $0.availability != .filesOnly && $0.verb != .quit }.flatMap {
      entry in
      [inFolder(entry.example)] + (entry.name == entry.example ? [] : [entry.name])
    }
  }

  /// A line whose files are those of the test.
  private func inFolder(_ line: String) -> String {
    line.split(separator: " ").map { word in
      word.contains(".") && !word.contains(":") && !word.contains("\"")
        && word.last?.isNumber == false ? "\(folder)/\(word)" : String(word)
    }.joined(separator: " ")
  }

  private func checkBytes(
    _ run: ProgramRun, _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let text = run.output + run.diagnostics
    XCTAssertFalse(text.isEmpty, name, file: file, line: line)
    XCTAssertFalse(text.contains("\u{1b}"), name, file: file, line: line)
    for shown in text.split(separator: "\n") {
      XCTAssertFalse(shown.hasPrefix("nav>"), "\(name): \(shown)", file: file, line: line)
      XCTAssertFalse(shown.hasPrefix("nav["), "\(name): \(shown)", file: file, line: line)
      XCTAssertFalse(shown.hasPrefix("> "), "\(name): \(shown)", file: file, line: line)
    }
  }

  func test_RL_R1_SHELL_D13_everyCommandInAFile_hasNeitherEscapeNorPromptNorEcho() throws {
    try write(lines.joined(separator: "\n") + "\n", to: "commands")
    for format in ["text", "plain", "json"] {
      let run = try run(
        "--format", format, "--keep-going", "-f", "commands", with: ["LC_ALL": "C.UTF-8"])
      checkBytes(run, format)
      XCTAssertEqual(run.code, 1, format)
      let shown = Set(run.output.split(separator: "\n").map(String.init))
      // An echo would be a line of its own; "actions" shows lines that could be typed, none of these.
      if format != "json" {
        XCTAssertTrue(shown.isDisjoint(with: lines.filter { $0.contains(" ") }))
      }
    }
  }

  func test_json_isOneObjectACommandAndNothingElse() throws {
    try write(lines.joined(separator: "\n") + "\n", to: "commands")
    let run = try run("--format", "json", "--keep-going", "-f", "commands")
    XCTAssertEqual(run.diagnostics, "")
    let objects = try run.output.split(separator: "\n").map { line in
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    XCTAssertNotNil(objects.first?["hello"])
    XCTAssertEqual(objects.compactMap { $0["cmd"] as? String }, lines)
    let others = objects.dropFirst().filter { $0["cmd"] == nil }
    XCTAssertTrue(others.allSatisfy { $0["notice"] != nil }, "\(others)")
  }

  func test_json_errorsThatComeFirstAreObjectsToo() throws {
    check(
      try run("--format", "json", "-f", "nothing"), 2,
      output:
        #"{"v":1,"hello":{"program":"0.1.0","session":"1.0","app":"blank"}}"# + "\n"
        + #"{"v":1,"outcome":"error","reason":"cannot read \"nothing\": no such file or folder","#
        + #""error":{"number":"N052","message":"cannot read \"nothing\": no such file or folder","#
        + #""help":null,"file":"nothing","column":1,"length":1}}"# + "\n")
  }

  func test_color_canBeAskedForInAPipe() throws {
    check(
      try run("--color", "always", "--format", "text", "-c", "back"), 1, output: "",
      diagnostics: "\u{1b}[33mrefused:\u{1b}[0m nothing to go back to\n")
    let plain = "refused: nothing to go back to\n"
    check(try run("--color", "always", "-c", "back"), 1, output: "", diagnostics: plain)
    check(
      try run("--format", "text", "-c", "back", with: ["FORCE_COLOR": "1"]), 1, output: "",
      diagnostics: "\u{1b}[33mrefused:\u{1b}[0m nothing to go back to\n")
    check(
      try run("--format", "text", "-c", "back", with: ["FORCE_COLOR": "1", "NO_COLOR": "1"]), 1,
      output: "", diagnostics: plain)
  }

  func test_SHELL_D23_aScriptStopsAtARefusalUnlessItIsToGoOn() throws {
    try write("version\nback\nversion\n", to: "commands")
    let version = "navwright 0.1.0, session format 1.0\n"
    let refusal = "commands:2: refused: nothing to go back to\n"
    check(try run("-f", "commands"), 1, output: version, diagnostics: refusal)
    check(
      try run("--keep-going", "-f", "commands"), 1, output: version + version,
      diagnostics: refusal)
    check(
      try run("--echo", "-f", "commands"), 1, output: "> version\n\(version)> back\n",
      diagnostics: refusal)
  }

  func test_options_sayWhatTheyTake() throws {
    check(
      try run("--format", "xml"), 2, output: "",
      diagnostics: "navwright: option \"--format\" needs text, plain or json, not \"xml\"\n")
    check(
      try run("--color", "red"), 2, output: "",
      diagnostics: "navwright: option \"--color\" needs auto, always or never, not \"red\"\n")
    check(
      try run("completions", "tcsh"), 2, output: "",
      diagnostics:
        "navwright: \"completions\" needs bash, zsh or fish, not \"tcsh\"; see: navwright completions --help\n"
    )
    check(
      try run("completions"), 2, output: "",
      diagnostics:
        "navwright: \"completions\" needs bash, zsh or fish; see: navwright completions --help\n")
    check(
      try run("man", "page"), 2, output: "",
      diagnostics: "navwright: \"page\" is one word too many\n")
  }

  func test_completionsAndManual_areWritten() throws {
    for words in [
      ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["man"],
    ] {
      let run = try ProgramRun(
        try program("shell-fixture"), words, environment: environment, folder: folder)
      XCTAssertEqual(run.code, 0)
      XCTAssertEqual(run.diagnostics, "")
      for subcommand in ["test", "review", "fmt", "play", "trace", "report", "completions", "man"] {
        XCTAssertTrue(run.output.contains(subcommand), "\(words) \(subcommand)")
      }
    }
  }

  func test_manualAndHelp_callTheToolInTheSameWays() throws {
    let manual = try run("man").output.split(separator: "\n").map(String.init)
    let synopsis = try XCTUnwrap(
      manual.split(separator: ".SH SYNOPSIS").last?.split(separator: ".SH DESCRIPTION").first)
    let called = synopsis.dropFirst(3).split(separator: ".br").map { lines in
      lines.joined(separator: " ").replacing(".B ", with: "").replacing("\\fI", with: "")
        .replacing("\\fR", with: "").replacing("\\-", with: "-").replacing("...", with: "\u{2026}")
    }
    let help = try run("--help").output.split(separator: "\n").map(String.init)
    let helped = help.prefix { $0 != "options:" }.filter { $0.hasPrefix("       navwright ") }
      .map { $0.dropFirst(7).prefix(34).split(separator: "  ").first.map(String.init) ?? "" }
    XCTAssertEqual(called.count, 13)
    // Of each call as much as stands in front of what it does.
    XCTAssertEqual(called.map { String($0.prefix(34)) } + ["navwright SUBCOMMAND --help"], helped)
    for subcommand in ["test", "fmt", "review", "play", "xctest", "report", "trace", "completions"]
    {
      let own = try run(subcommand, "--help").output.split(separator: "\n").map(String.init)
        .prefix { $0.hasPrefix("usage: ") || $0.hasPrefix("       navwright ") }
        .map { String($0.dropFirst(7)) }
      XCTAssertEqual(own, called.filter { $0.hasPrefix("navwright \(subcommand)") }, subcommand)
    }
  }
}
