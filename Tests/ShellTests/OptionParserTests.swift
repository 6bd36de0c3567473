import Sessions
import Shell
import XCTest

/// The command line.
final class OptionParserTests: XCTestCase {
  private func shell(_ change: (inout ShellOptions) -> Void = { _ in }) -> ToolInvocation {
    var options = ShellOptions()
    change(&options)
    return .shell(options)
  }

  private func message(_ arguments: [String]) -> String {
    do throws(OptionProblem) {
      return "accepted: \(try OptionParser.parse(arguments))"
    } catch {
      return error.message
    }
  }

  func test_nothing_isThePrompt() throws {
    XCTAssertEqual(try OptionParser.parse([]), shell())
  }

  func test_options_areReadInEveryForm() throws {
    let expected = shell {
      $0.app = "clip"
      $0.inputs = [.command("tree"), .file("-"), .command("back")]
      $0.usesHistory = false
      $0.usesReadline = false
      $0.isQuiet = true
    }
    XCTAssertEqual(
      try OptionParser.parse([
        "--app", "clip", "-c", "tree", "-f", "-", "--command=back", "--no-history",
        "--no-readline", "--quiet",
      ]), expected)
    XCTAssertEqual(
      try OptionParser.parse([
        "--quiet", "--no-readline", "--app=clip", "-ctree", "--file", "-", "-cback",
        "--no-history",
      ]), expected)
  }

  func test_valueOfAnOption_mayLookLikeAnOption() throws {
    XCTAssertEqual(
      try OptionParser.parse(["-c", "--help"]), shell { $0.inputs = [.command("--help")] })
  }

  func test_lastApp_wins() throws {
    XCTAssertEqual(
      try OptionParser.parse(["--app", "a", "--app", "b"]), shell { $0.app = "b" })
  }

  func test_subcommands_takeWhatFollows() throws {
    XCTAssertEqual(try OptionParser.parse(["apps"]), .apps)
    XCTAssertEqual(try OptionParser.parse(["test"]), .test(TestOptions()))
    var options = TestOptions()
    options.app = "clip"
    options.paths = ["a.nav", "folder", "--check"]
    options.onlyChecks = true
    XCTAssertEqual(
      try OptionParser.parse([
        "--app", "clip", "test", "a.nav", "--check", "folder", "--", "--check",
      ]), .test(options))
    XCTAssertEqual(
      try OptionParser.parse([
        "test", "a.nav", "--app", "nope", "folder", "--check", "--app=clip", "--", "--check",
      ]), .test(options))
    XCTAssertEqual(try OptionParser.parse(["test", "a.nav", "--help"]), .helpOf(.test))
    XCTAssertEqual(try OptionParser.parse(["apps", "-h"]), .helpOf(.apps))
  }

  func test_subcommandsOfFiles_takeTheirOptions() throws {
    var options = TestOptions()
    options.paths = ["a.nav", "--set"]
    options.values = ["a": "1=2", "b": ""]
    options.isStrictTree = true
    options.update = UpdateOptions(scope: .values, isForReview: true, allowsCI: true)
    XCTAssertEqual(
      try OptionParser.parse([
        "test", "--set", "a=1=2", "--review", "--strict-tree", "--update=values", "a.nav",
        "--ci-update", "--set=b=", "--", "--set",
      ]), .test(options))
    var plain = TestOptions()
    plain.update = UpdateOptions()
    XCTAssertEqual(try OptionParser.parse(["test", "--update"]), .test(plain))
    var format = FormatOptions()
    format.paths = ["a", "b"]
    format.onlyChecks = true
    XCTAssertEqual(
      try OptionParser.parse(["fmt", "a", "--check", "--to", "1.0", "b"]), .format(format))
    var review = ReviewOptions()
    review.paths = ["a"]
    review.accepted = "*"
    review.rejected = "b*"
    XCTAssertEqual(
      try OptionParser.parse(["review", "--accept", "*", "--reject=b*", "a"]), .review(review))
    XCTAssertEqual(
      try OptionParser.parse(["--record", "a.nav"]), shell { $0.recording = "a.nav" })
    XCTAssertEqual(
      try OptionParser.parse(["--xctest", "--record", "a.nav"]),
      shell {
        $0.recording = "a.nav"
        $0.recordsTest = true
      })
    XCTAssertEqual(
      try OptionParser.parse(["--record", "a.nav", "--force"]),
      shell {
        $0.recording = "a.nav"
        $0.replacesRecording = true
      })
  }

  func test_xctest_takesItsOptions() throws {
    XCTAssertEqual(try OptionParser.parse(["xctest"]), .xctest(XCTestOptions()))
    var options = XCTestOptions()
    options.paths = ["a", "b"]
    options.output = "ATests.swift"
    options.name = "_A1"
    options.isForSwiftTesting = true
    options.writesSteps = true
    options.checksLeaks = false
    options.onlyChecks = true
    XCTAssertEqual(
      try OptionParser.parse([
        "xctest", "a", "-o", "ATests.swift", "--name=_A1", "--swift-testing", "--steps", "b",
        "--no-leak-check", "--check",
      ]), .xctest(options))
    XCTAssertEqual(try OptionParser.parse(["xctest", "-h"]), .helpOf(.xctest))
  }

  func test_subcommandsOfFiles_sayWhatIsWrong() {
    XCTAssertEqual(
      message(["test", "--update=block"]),
      "option \"--update\" needs blocks, values or all, not \"block\"")
    XCTAssertEqual(
      message(["test", "--review"]), "option \"--review\" goes with \"--update\"")
    XCTAssertEqual(
      message(["test", "--ci-update"]), "option \"--ci-update\" goes with \"--update\"")
    XCTAssertEqual(
      message(["test", "--set", "x"]),
      "option \"--set\" needs NAME=VALUE, not \"x\"")
    XCTAssertEqual(
      message(["test", "--set"]), "option \"--set\" needs an argument: --set NAME=VALUE")
    XCTAssertEqual(message(["test", "--check=1"]), "option \"--check\" takes no argument")
    XCTAssertEqual(
      message(["test", "--udpate"]), "unknown option \"--udpate\"; did you mean \"--update\"?")
    XCTAssertEqual(
      message(["fmt", "--to", "1.1"]), "option \"--to\" needs 1.0, not \"1.1\"")
    XCTAssertEqual(
      message(["fmt", "--chekc"]), "unknown option \"--chekc\"; did you mean \"--check\"?")
    XCTAssertEqual(
      message(["review", "--quiet"]),
      "option \"--quiet\" does not go with \"review\"; see: navwright review --help")
    XCTAssertEqual(message(["--xctest"]), "option \"--xctest\" goes with \"--record\"")
    XCTAssertEqual(message(["--force"]), "option \"--force\" goes with \"--record\"")
    XCTAssertEqual(
      message(["--xctest", "test"]),
      "option \"--xctest\" does not go with \"test\"; see: navwright test --help")
    XCTAssertEqual(
      message(["xctest", "--check"]), "option \"--check\" goes with \"--output\"")
    XCTAssertEqual(
      message(["xctest", "--no-leak-check"]),
      "option \"--no-leak-check\" goes with \"--steps\"")
    for name in ["1A", "a b", "", "ä"] {
      XCTAssertEqual(
        message(["xctest", "--name", name]),
        "option \"--name\" needs a name of letters, digits and underscores, not \"\(name)\"")
    }
    XCTAssertEqual(
      message(["reveiw"]), "unknown subcommand \"reveiw\"; did you mean \"review\"?")
    XCTAssertEqual(
      message(["--record", "a.nav", "test"]),
      "option \"--record\" does not go with \"test\"; see: navwright test --help")
  }

  func test_helpAndVersion_win() throws {
    XCTAssertEqual(try OptionParser.parse(["--quiet", "--help", "--nonsense"]), .help)
    XCTAssertEqual(try OptionParser.parse(["-h"]), .help)
    XCTAssertEqual(try OptionParser.parse(["--version"]), .version)
  }

  func test_parsingTwice_startsOver() throws {
    for _ in 0..<3 {
      XCTAssertEqual(try OptionParser.parse(["--app", "clip"]), shell { $0.app = "clip" })
    }
  }

  func test_optionsOfThePrompt_doNotGoWithASubcommand() {
    let cases: [([String], option: String, subcommand: String)] = [
      (["-c", "stack", "test", "wrong.nav"], "-c", "test"),
      (["-cstack", "test"], "-c", "test"), (["--command=stack", "test"], "--command", "test"),
      (["-f", "a", "test"], "-f", "test"), (["--quiet", "test", "a.nav"], "--quiet", "test"),
      (["--no-history", "test"], "--no-history", "test"),
      (["--no-readline", "test"], "--no-readline", "test"),
      (["--app", "clip", "--quiet", "-c", "x", "test"], "--quiet", "test"),
      (["test", "--quiet"], "--quiet", "test"), (["test", "a.nav", "-c", "x"], "-c", "test"),
      (["test", "--file=x"], "--file", "test"), (["--no-history", "apps"], "--no-history", "apps"),
      (["-c", "stack", "apps"], "-c", "apps"), (["--app", "clip", "apps"], "--app", "apps"),
      (["apps", "--quiet"], "--quiet", "apps"), (["apps", "--app=x"], "--app", "apps"),
    ]
    for (arguments, option, subcommand) in cases {
      XCTAssertEqual(
        message(arguments),
        "option \"\(option)\" does not go with \"\(subcommand)\"; see: navwright \(subcommand) --help",
        "\(arguments)")
    }
  }

  func test_problems_areOneClearSentence() {
    let cases: [([String], String)] = [
      (["--nonsense"], "unknown option \"--nonsense\"; see: navwright --help"),
      (["--quite"], "unknown option \"--quite\"; did you mean \"--quiet\"?"),
      (["--quie"], "unknown option \"--quie\"; did you mean \"--quiet\"?"),
      (["--no"], "unknown option \"--no\"; see: navwright --help"),
      (["--quiet=yes"], "option \"--quiet\" takes no argument"),
      (
        ["--jobs", "3"],
        "option \"--jobs\" goes with \"test\", as in: navwright test --jobs"
      ),
      (
        ["play", "a.nav", "--jobs", "3"],
        "option \"--jobs\" goes with \"test\", not with \"play\"; see: navwright play --help"
      ),
      (
        ["review", "--set", "a=b"],
        "option \"--set\" goes with \"test\" and \"play\", not with \"review\"; see: navwright review --help"
      ),
      (
        ["play", "a.nav", "--format", "text"],
        "option \"--format\" does not go with \"play\"; see: navwright play --help"
      ),
      (
        ["trace", "diff", "--step", "1", "a", "b"],
        "option \"--step\" does not go with \"trace diff\"; see: navwright trace --help"
      ),
      (["-x"], "unknown option \"-x\"; see: navwright --help"),
      (["-cx", "-hx"], "accepted: help"),
      (["--app"], "option \"--app\" needs an argument: --app NAME"),
      (["-c"], "option \"-c\" needs an argument: -c CMD"),
      (["--quiet", "-f"], "option \"-f\" needs an argument: -f FILE"),
      (["tset"], "unknown subcommand \"tset\"; did you mean \"test\"?"),
      (["tree"], "unknown subcommand \"tree\"; see: navwright --help"),
      (["test", "--chekc"], "unknown option \"--chekc\"; did you mean \"--check\"?"),
      (["test", "--app"], "option \"--app\" needs an argument: --app NAME"),
      (["apps", "clip"], "\"clip\" is one word too many"),
      (["apps", "--nonsense"], "unknown option \"--nonsense\"; see: navwright apps --help"),
      (["apps", "--hlep"], "unknown option \"--hlep\"; did you mean \"--help\"?"),
      (["\u{1b}[31m"], "unknown subcommand \"^[[31m\"; see: navwright --help"),
      (["--\u{1b}c"], "unknown option \"--^[c\"; see: navwright --help"),
      (["a\nb.nav"], "\"a^Jb.nav\" is a session file; run: navwright test a^Jb.nav"),
      (["clip.nav"], "\"clip.nav\" is a session file; run: navwright test clip.nav"),
      (["-f", "a/clip.nav"], "\"a/clip.nav\" is a session file; run: navwright test a/clip.nav"),
    ]
    for (arguments, expected) in cases {
      XCTAssertEqual(message(arguments), expected, "\(arguments)")
    }
  }
}
