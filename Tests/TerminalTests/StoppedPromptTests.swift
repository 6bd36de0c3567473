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

  func test_stoppedPrompt_continuesInTheForeground() throws {
    try needLineEditor()
    let shell = try startStopped("")
    shell.send("fg\n")
    expect("nav> ", from: shell)
    XCTAssertTrue(run("version", in: shell).contains("navwright 0.1.0"), shell.text)
    shell.send("quit\n")
    expect("$ ", from: shell)
    leave(shell)
  }

  private func startStopped(_ option: String) throws -> PTYProcess {
    let shell = try PTYProcess(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: environment(home: try makeFolder(), ["PS1": "$ "]))
    expect("$ ", from: shell)
    shell.send("\(try program("shell-fixture")) --quiet \(option)\n")
    expect("nav> ", from: shell)
    shell.send("\u{1a}")
    expect("Stopped", from: shell)
    expect("$ ", from: shell)
    return shell
  }

  private func leave(_ shell: PTYProcess) {
    shell.send("exit 0\n")
    expectEnd(.code(0), of: shell)
  }
}
