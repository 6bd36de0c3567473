import Glibc
import XCTest

/// Every way out of the prompt leaves the terminal as it was.
final class WayOutTests: TerminalTestCase {
  private struct WayOut {
    var name: String
    var ending: Ending
    var leave: (PTYProcess) -> Void
  }

  private func signal(_ name: String, _ number: Int32) -> WayOut {
    WayOut(name: name, ending: .code(128 + number)) { kill($0.pid, number) }
  }

  private var ways: [WayOut] {
    [
      WayOut(name: "quit", ending: .code(0)) { $0.send("\u{15}quit\n") },
      WayOut(name: "exit", ending: .code(0)) { $0.send("\u{15}exit\n") },
      WayOut(name: "end of input", ending: .code(0)) { $0.send("\u{15}\u{4}") },
      WayOut(name: "trap", ending: .code(3)) { $0.send("\u{15}tap button \"Trap\"\n") },
      WayOut(name: "exit of the app", ending: .code(3)) { $0.send("\u{15}tap button \"Leave\"\n") },
      WayOut(name: "stack overflow", ending: .code(3)) {
        $0.send("\u{15}tap button \"Overflow\"\n")
      }, signal("SIGTERM", SIGTERM), signal("SIGHUP", SIGHUP), signal("SIGQUIT", SIGQUIT),
    ]
  }

  func test_SHELL_D17_everyWayOut_leavesTheTerminalAsItWas() throws {
    try needLineEditor()
    let untouched = try PTYProcess("/bin/cat", environment: [:])
    let before = TerminalModes(untouched.modes)
    for arguments in [[], ["--no-readline"]] {
      for way in ways {
        let process = try PTYProcess(
          try program("shell-fixture"), ["--quiet"] + arguments,
          environment: environment(home: try makeFolder()))
        expect("nav> ", from: process)
        run("tap note 1", in: process)
        run("back", in: process)
        process.send("half a li")
        expect("half a li", from: process)
        way.leave(process)
        expectEnd(way.ending, of: process)
        XCTAssertEqual(TerminalModes(process.modes), before, "\(way.name) \(arguments)")
        XCTAssertFalse(
          TerminalScreen(process.output).marksPastes, "\(way.name) \(arguments)")
      }
    }
  }

  func test_SHELL_D17_whoLosesATerminalIsToldMoreThanOnce_andHistoryAndRecordingAreKept() throws {
    for arguments in [[], ["--no-readline"]] {
      let home = try makeFolder()
      let process = try startFixture(arguments, home: home)
      run("version", in: process)
      prompt = "nav[rec]> "
      run("record \(home)/walk.nav", in: process)
      run("tap note 1", in: process)
      prompt = "nav> "
      process.send("half")
      expect("half", from: process)
      // The system tells it, and the shell that ends too.
      for _ in 1...50 { kill(process.pid, SIGHUP) }
      expectEnd(.code(129), of: process)
      XCTAssertEqual(
        try text(of: home + "/.local/state/navwright/history"),
        "@blank\tversion\n@blank\trecord \(home)/walk.nav\n@blank\ttap note 1\n")
      let recorded = try text(of: home + "/walk.nav")
      XCTAssertTrue(recorded.hasSuffix("# ended: the terminal is gone\n"), recorded)
    }
  }

  func test_SHELL_D17_theTerminalIsGone_historyAndRecordingAreKept() throws {
    // To whom a shell has started the signal comes late; to whom it was ignored it never comes.
    for start in ["exec \"$0\" --quiet", "trap '' HUP; \"$0\" --quiet; echo $? > \"$HOME/code\""] {
      for option in ["", " --no-readline"] {
        let home = try makeFolder()
        let process = try PTYProcess(
          "/bin/bash",
          [
            "-c", start.replacing("--quiet", with: "--quiet" + option),
            try program("shell-fixture"),
          ],
          environment: environment(home: home))
        expect("nav> ", from: process)
        run("version", in: process)
        prompt = "nav[rec]> "
        run("record \(home)/walk.nav", in: process)
        run("tap note 1", in: process)
        prompt = "nav> "
        process.send("version")
        expect("version", from: process)
        process.hangUp()
        let ending = process.waitForExit()
        if start.hasPrefix("exec") {
          XCTAssertEqual(ending, .code(129))
        } else {
          XCTAssertEqual(try text(of: home + "/code"), "129\n")
        }
        XCTAssertEqual(
          try text(of: home + "/.local/state/navwright/history"),
          "@blank\tversion\n@blank\trecord \(home)/walk.nav\n@blank\ttap note 1\n")
        let recorded = try text(of: home + "/walk.nav")
        XCTAssertTrue(recorded.hasSuffix("# ended: the terminal is gone\n"), recorded)
      }
    }
  }

  func test_RL_R5_ctrlCNeverEndsThePrompt() throws {
    try needLineEditor()
    for arguments in [[], ["--no-readline"]] {
      let process = try startFixture(arguments)
      for _ in 1...5 {
        process.send("\u{3}")
        expect("nav> ", from: process)
      }
      XCTAssertTrue(run("version", in: process).contains("navwright 0.1.0"), process.text)
    }
  }
}

/// The modes of a terminal, to be compared whole.
private struct TerminalModes: Equatable {
  var flags: [UInt32]
  var keys: [UInt8]

  init(_ modes: termios) {
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
