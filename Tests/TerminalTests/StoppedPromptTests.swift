import XCTest

/// A prompt that was stopped by Ctrl-Z under a shell with job control.
final class StoppedPromptTests: TerminalTestCase {
  func test_stoppedPrompt_endsByASignal() throws {
    for option in ["", "--no-readline"] {
      for (signal, code) in [("TERM", 143), ("HUP", 129)] {
        let shell = try startStopped(option)
        // `wait` alone may still take the job for a stopped one.
        let untilGone = "while kill -0 $p 2>/dev/null; do :; done"
        shell.send(
          "p=$(jobs -p %1); kill -\(signal) %1; \(untilGone); wait $p; echo ended=$?\n")
        expect("ended=\(code)\r\n", from: shell)
        leave(shell)
      }
    }
  }

  func test_stoppedPrompt_showsWhatWasTypedAgain() throws {
    for option in editsLines ? ["", "--no-readline"] : ["--no-readline"] {
      let shell = try start(option)
      shell.send("versi")
      expect("versi", from: shell)
      stop(shell)
      // Nobody else gets what was typed.
      shell.send("echo $((6 * 7))\n")
      expect("42\r\n", from: shell)
      expect("$ ", from: shell)
      shell.send("fg\n")
      expect("nav> versi", from: shell)
      XCTAssertTrue(run("on", in: shell).contains("navwright 0.1.0"), shell.text)
      shell.send("quit\n")
      expect("$ ", from: shell)
      leave(shell)
    }
  }

  func test_promptContinuedInTheBackground_waitsForTheTerminal() throws {
    for option in editsLines ? ["", "--no-readline"] : ["--no-readline"] {
      let shell = try start(option)
      stop(shell)
      shell.send("bg\n")
      expect("$ ", from: shell)
      shell.send("while [[ $(jobs -r) ]]; do :; done; jobs -s\n")
      expect("Stopped", from: shell)
      expect("$ ", from: shell)
      shell.send("fg\n")
      expect("nav> ", from: shell)
      XCTAssertTrue(run("version", in: shell).contains("navwright 0.1.0"), shell.text)
      shell.send("quit\n")
      expect("$ ", from: shell)
      leave(shell)
    }
  }

  private var editsLines: Bool {
    #if NAVWRIGHT_NO_READLINE
      false
    #else
      true
    #endif
  }

  private func startStopped(_ option: String) throws -> PTYProcess {
    let shell = try start(option)
    stop(shell)
    return shell
  }

  private func stop(_ shell: PTYProcess) {
    shell.send("\u{1a}")
    expect("Stopped", from: shell)
    expect("$ ", from: shell)
  }

  private func start(_ option: String) throws -> PTYProcess {
    let shell = try PTYProcess(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: environment(home: try makeFolder(), ["PS1": "$ "]))
    expect("$ ", from: shell)
    shell.send("\(try program("shell-fixture")) --quiet \(option)\n")
    expect("nav> ", from: shell)
    return shell
  }

  private func leave(_ shell: PTYProcess) {
    shell.send("exit 0\n")
    expectEnd(.code(0), of: shell)
  }
}
