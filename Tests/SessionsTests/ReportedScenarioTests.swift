import Sessions
import Simulator
import XCTest

/// What people met with other session languages, and what happens here.
@MainActor
final class ReportedScenarioTests: RunningTestCase {
  private func check(
    _ texts: [String: String], environment: [String: String] = [:], values: [String: String] = [:]
  ) -> (code: Int32, lines: [String], messages: [String]) {
    var lines: [String] = []
    var messages: [String] = []
    let command = TestCommand(
      planner: SessionPlanner(
        apps: [PocketApp.self], files: MemoryFiles(texts), values: values,
        environment: environment), print: { lines.append($0) },
      printDiagnostic: { messages.append($0) })
    return (command.run(["a.nav"]), lines, messages)
  }

  private func messages(
    _ lines: String, others: [String: String] = [:]
  ) -> [String] {
    var texts = others
    texts["a.nav"] = "session 1.0\napp pocket\n" + lines
    return check(texts).messages
  }

  func test_FILE_A1_typingErrorsRunNothing() async {
    let report = check([
      "a.nav": """
      session 1.0
      app pocket
      # expect top is Nope
      expct top is Home
      expect tpo is Home
      """
    ])
    XCTAssertEqual(report.code, 2)
    XCTAssertEqual(
      report.lines, ["0 passed, 0 failed, 0 skipped, 1 file with errors"])
    XCTAssertEqual(
      report.messages.joined(separator: "\n"),
      """
      a.nav:4:1: error[N010]: unknown command "expct"
         4 | expct top is Home
           | ^^^^^ help: did you mean "expect"?
      a.nav:5:8: error[N020]: unknown expectation subject "tpo" (did you mean "top"?)
         5 | expect tpo is Home
           |        ^^^
      """)
  }

  func test_FILE_A2_aStepOfARemovedCommandIsAnError() async {
    let report = check(["a.nav": "session 1.0\napp pocket\nselect tab clip\nlongpress clip 3\n"])
    XCTAssertEqual(report.code, 2)
    XCTAssertEqual(report.lines, ["0 passed, 0 failed, 0 skipped, 1 file with errors"])
  }

  func test_FILE_A13_whatCannotFailIsRefused() async {
    XCTAssertEqual(
      messages("let t = value top\nexpect top is ${t}\n"),
      [
        """
        a.nav:4:15: error[N031]: this expectation can never fail: both sides are "top"
           4 | expect top is ${t}
             |               ^^^^
        """
      ])
    checkPasses("let t = value top\nselect tab clip\nexpect top is not ${t}\n")
  }

  func test_FILE_A16_undefinedVariablesAreNamedWhereverTheyStand() async {
    XCTAssertEqual(
      messages(
        "param x=${USER_ID}\npasteboard ${USER_ID}\ninclude _p.nav inner=1\npasteboard ${inner}\n",
        others: ["_p.nav": "session 1.0\npasteboard ${inner}\npasteboard ${USER_ID}\n"]),
      [
        """
        a.nav:3:9: error[N040]: undefined variable "USER_ID" (defined here: none)
           3 | param x=${USER_ID}
             |         ^^^^^^^^^^ help: a session file defines it with let USER_ID = TEXT or param USER_ID=TEXT; ${env:USER_ID} reads the environment
        """,
        """
        a.nav:4:12: error[N040]: undefined variable "USER_ID" (defined here: none)
           4 | pasteboard ${USER_ID}
             |            ^^^^^^^^^^ help: a session file defines it with let USER_ID = TEXT or param USER_ID=TEXT; ${env:USER_ID} reads the environment
        """,
        """
        _p.nav:3:12: error[N040]: undefined variable "USER_ID" (defined here: inner)
          included from a.nav:5
           3 | pasteboard ${USER_ID}
             |            ^^^^^^^^^^ help: a session file defines it with let USER_ID = TEXT or param USER_ID=TEXT; ${env:USER_ID} reads the environment
        """,
        """
        a.nav:6:12: error[N040]: undefined variable "inner" (defined here: none)
           6 | pasteboard ${inner}
             |            ^^^^^^^^ help: a session file defines it with let inner = TEXT or param inner=TEXT; ${env:inner} reads the environment
        """,
      ])
  }

  func test_FILE_A17_conditionsAskForTheEnvironment() async {
    XCTAssertEqual(
      messages("[top is Home] back\n"),
      [
        """
        a.nav:3:1: error[N060]: unknown condition "top is Home"
           3 | [top is Home] back
             | ^^^^^^^^^^^^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
        """
      ])
  }

  func test_FILE_A22_aStepWithoutABlockAsksForAcceptanceOnly() async {
    for _ in 0..<2 {
      let planner = SessionPlanner(
        apps: [CountingApp.self],
        files: MemoryFiles(["a.nav": "session 1.0\napp counting\ntap button \"Count\"\n"]))
      XCTAssertEqual(
        planner.plan("a.nav").plan.map { SessionRunner().run($0).map(\.status) }, [.passed])
    }
  }

  func test_values_replaceParametersAndGiveSecrets() async {
    let text = """
      session 1.0
      app pocket
      param name=x
      select tab clip
      tap button "Add clip"
      enter name ${name}
      expect field name is abc
      enter name "${secret:s}" hidden
      expect field name is geheim
      """
    let report = check(["a.nav": text], values: ["name": "abc", "s": "geheim"])
    XCTAssertEqual(report.lines, ["ok a.nav", "1 passed, 0 failed, 0 skipped"])
  }

  func test_vendorLines_areCounted() async {
    let report = check(["a.nav": "session 1.0\napp pocket\nx-tool 1\nstack\nx-tool 2\n"])
    XCTAssertEqual(report.lines, ["ok a.nav", "1 passed, 0 failed, 0 skipped, 2 vendor lines"])
  }
}
