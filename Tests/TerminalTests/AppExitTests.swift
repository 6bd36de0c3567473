import Foundation
import Glibc
import XCTest

/// An app that ends the process it is tested in is told as one that traps.
final class AppExitTests: TerminalTestCase {
  private let head = "session 1.0\n# recorded by navwright 0.1.0\napp blank\nseed 1\n\n"
  private let exits = [("Leave", 0), ("Leave with 7", 7), ("Leave elsewhere", 44)]

  private func sentence(_ button: String, _ code: Int) -> String {
    "failed: the app ended the process with exit code \(code) in: tap button \"\(button)\"\n"
  }

  private func check(
    _ run: PipeRun, output: String, diagnostics: String, _ name: String, line: UInt = #line
  ) {
    XCTAssertEqual(run.ending, .code(3), name, line: line)
    XCTAssertEqual(run.output, output, name, line: line)
    XCTAssertEqual(run.diagnostics, diagnostics, name, line: line)
  }

  func test_exit_inABatchIsCode3AndNamesTheCommand() throws {
    for (button, code) in exits {
      let commands = ["tap note 1", "back", "tap button \"\(button)\"", "tree"]
      let output = "pushed Note\npopped Note\n"
      check(
        try runFixture(commands.flatMap { ["-c", $0] }), output: output,
        diagnostics: sentence(button, code), button)
      check(
        try runFixture(input: commands.joined(separator: "\n") + "\n"), output: output,
        diagnostics: sentence(button, code), button)
      let folder = try makeFolder()
      let text = commands.joined(separator: "\n")
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: "\(folder)/commands"))
      check(
        try runFixture(["-f", "\(folder)/commands"]), output: output,
        diagnostics: sentence(button, code), button)
      try Data(("session 1.0\napp blank\n" + text + "\n").utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/a.nav"))
      check(
        try runFixture(["play", "\(folder)/a.nav"]), output: output,
        diagnostics: sentence(button, code), button)
      check(
        try runFixture(["-c", "play \(folder)/a.nav"]), output: output,
        diagnostics: sentence(button, code), button)
    }
  }

  func test_exit_leavesARecordingWithItsEnd() throws {
    for (button, code) in exits {
      let path = "\(try makeFolder())/a.nav"
      let run = try runFixture(
        ["--record", path], input: "tap note 1\nback\ntap button \"\(button)\"\n")
      XCTAssertEqual(run.ending, .code(3))
      XCTAssertEqual(
        try text(of: path),
        head + """
          tap note id=1  # tap note 1
          expect stack is Start > Note
          back
          expect stack is Start
          # ended: the app ended the process with exit code \(code) in: tap button "\(button)"

          """)
      XCTAssertEqual(try runFixture(["test", path]).ending, .code(0))
    }
  }

  func test_exitAndTrap_areAnObjectOfJSON() throws {
    let hello = #"{"v":1,"hello":{"program":"0.1.0","session":"1.0","app":"blank"}}"#
    for (button, words) in [
      ("Leave with 7", "the app ended the process with exit code 7"), ("Trap", "the app trapped"),
    ] {
      let command = "tap button \"\(button)\""
      let quoted = "tap button \\\"\(button)\\\""
      let run = try runFixture(["--format", "json", "-c", command, "-c", "tree"])
      XCTAssertEqual(run.ending, .code(3))
      XCTAssertEqual(
        run.output,
        """
        \(hello)
        {"v":1,"crash":{"cmd":"\(quoted)","running":true,"trace":null},"outcome":"error",\
        "reason":"\(words) in: \(quoted)","error":{"number":null,"message":"\(words) in: \(quoted)",\
        "help":null,"column":1,"length":\(command.count)},"code":3}

        """)
      XCTAssertTrue(run.diagnostics.hasSuffix("failed: \(words) in: \(command)\n"), run.diagnostics)
    }
  }

  func test_exitAtThePrompt_restoresTheTerminalAndNamesTheTrace() throws {
    for arguments in [[], ["--no-readline"]] {
      let home = try makeFolder()
      let process = try startFixture(arguments, home: home)
      process.send("tap button \"Leave with 7\"\n")
      expect(
        "failed: the app ended the process with exit code 7 in: tap button \"Leave with 7\";"
          + " the trace is \(home)/.local/state/navwright/journals/000001.jsonl\r\n", from: process)
      expectEnd(.code(3), of: process)
      let wanted = tcflag_t(ECHO | ICANON | ISIG)
      XCTAssertEqual(process.modes.c_lflag & (wanted | tcflag_t(NOFLSH)), wanted)
    }
  }

  func test_exitWhileNothingRuns_namesTheLastCommand() throws {
    for arguments in [[], ["--no-readline"]] {
      let path = "\(try makeFolder())/a.nav"
      prompt = "nav> "
      let process = try startFixture(["--no-history"] + arguments)
      prompt = "nav[rec]> "
      run("record \(path)", in: process)
      run("tap button \"Leave when asked\"", in: process)
      process.send("half a li")
      expect("half a li", from: process)
      kill(process.pid, SIGUSR1)
      expect(
        "\r\nfailed: the app ended the process with exit code 5 after: tap button \"Leave when asked\"\r\n",
        from: process)
      expectEnd(.code(3), of: process)
      let wanted = tcflag_t(ECHO | ICANON | ISIG)
      XCTAssertEqual(process.modes.c_lflag & (wanted | tcflag_t(NOFLSH)), wanted)
      XCTAssertEqual(
        try text(of: path),
        head
          + "tap button \"Leave when asked\"\n# ended: the app ended the process with exit code 5"
          + " after: tap button \"Leave when asked\"\n")
    }
  }

  // MARK: a terminal that is gone

  func test_terminalThatIsGone_endsTheRecording() throws {
    for arguments in [[], ["--no-readline"]] {
      for isAsked in [false, true] {
        let folder = try makeFolder()
        try Data("session 1.0\napp blank\ntap note 1\nback\n".utf8)
          .write(to: URL(fileURLWithPath: "\(folder)/a.nav"))
        prompt = "nav> "
        let process = try startFixture(["--no-history"] + arguments)
        prompt = "nav[rec]> "
        run("record \(folder)/r.nav", in: process)
        if isAsked {
          process.send("play \(folder)/a.nav --step\n")
          expect("tap note 1 [Enter] ", from: process)
          process.send("\n")
          expect("back [Enter] ", from: process)
        } else {
          run("tap note 1", in: process)
        }
        process.hangUp()
        XCTAssertEqual(process.waitForExit(), .code(129), "\(arguments) \(isAsked)")
        XCTAssertEqual(
          try text(of: "\(folder)/r.nav"),
          head + "tap note id=1  # tap note 1\nexpect stack is Start > Note\n"
            + "# ended: the terminal is gone\n", "\(arguments) \(isAsked)")
      }
    }
  }

  func test_signalWhileACommandRuns_endsTheRecordingOfAPrompt() throws {
    for arguments in [[], ["--no-readline"]] {
      let path = "\(try makeFolder())/a.nav"
      prompt = "nav> "
      let process = try startFixture(["--no-history"] + arguments)
      prompt = "nav[rec]> "
      run("record \(path)", in: process)
      process.send("tap button \"Terminate\"\n")
      expectEnd(.signal(SIGTERM), of: process)
      XCTAssertEqual(try text(of: path), head + "# ended: terminated\n")
    }
  }

  // MARK: two prompts and one file

  func test_record_ofAFileThatAnotherPromptRecords_isRefused() throws {
    let path = "\(try makeFolder())/a.nav"
    let first = try startFixture(["--no-history"])
    prompt = "nav[rec]> "
    run("record \(path)", in: first)
    for options in [["--record", path], ["--record", path, "--force"]] {
      let second = try runFixture(options, input: "tap note 1\n")
      XCTAssertEqual(second.ending, .code(2))
      XCTAssertEqual(second.output, "")
      XCTAssertEqual(
        second.diagnostics,
        "error: cannot record to \"\(path)\": another prompt records into it\n")
    }
    run("tap note 2", in: first)
    prompt = "nav> "
    run("record stop", in: first)
    XCTAssertTrue(try text(of: path).contains("tap note id=2"))
    let third = try runFixture(["--record", path, "--force"], input: "tap note 1\n")
    XCTAssertEqual(third.diagnostics, "recorded 1 step to \(path); it holds\n")
  }
}
