import Sessions
import Simulator
import XCTest

/// Messages about secrets, blocks to fill in, capabilities, watched names, recordings and words of the prompt.
@MainActor
final class LaterMessageTests: XCTestCase {
  func test_N045_secret() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        enter name "${secret:password}" hidden
        """
      ],
      """
      a.nav:3:13: error[N045]: the secret "password" has no value
         3 | enter name "${secret:password}" hidden
           |             ^^^^^^^^^^^^^^^^^^ help: run with --set password=VALUE
      """)
    check(
      .prompt, "enter name ${secret:a-b}",
      #"""
      error[N045]: the secret "a-b" has no value
           | enter name ${secret:a-b}
           |            ^^^^^^^^^^^^^ help: run with --set a-b=VALUE
      """#)
  }

  func test_N045_secretsComeFromOutside() async {
    let text = "session 1.0\napp pocket\nenter name \"${secret:a}\" hidden\n"
    var planner = SessionPlanner(
      apps: [PocketApp.self], files: MemoryFiles(["a.nav": text]), values: ["a": "x"])
    XCTAssertNotNil(planner.plan("a.nav").plan)
    planner.values = [:]
    planner.environment = ["NAVWRIGHT_SECRET_a": "x"]
    XCTAssertNotNil(planner.plan("a.nav").plan)
  }

  func test_N045_theVariableMayHaveTheNameInCapitals() async {
    let both = ["NAVWRIGHT_SECRET_pin": "exact", "NAVWRIGHT_SECRET_PIN": "capitals"]
    XCTAssertEqual(SecretValues(environment: both)["pin"], "exact")
    XCTAssertEqual(SecretValues(environment: both)["PIN"], "capitals")
    XCTAssertEqual(SecretValues(environment: both)["Pin"], "capitals")
    XCTAssertEqual(SecretValues(environment: ["NAVWRIGHT_SECRET_PIN": "x"])["pin"], "x")
    XCTAssertEqual(SecretValues(given: ["pin": "given"], environment: both)["pin"], "given")
    XCTAssertNil(SecretValues(given: ["PIN": "given"])["pin"])
    XCTAssertNil(SecretValues(environment: ["NAVWRIGHT_SECRET_pin": "x"])["PIN"])
  }

  func test_N016_behindHidden() async {
    check(
      .file, "enter name x hidden too",
      #"""
      error[N016]: surplus word "too"
           | enter name x hidden too
           |                     ^^^ help: usage: enter FIELD TEXT [hidden]
      """#)
    check(
      .file, "enter name x hiden",
      #"""
      error[N016]: surplus word "hiden"
           | enter name x hiden
           |              ^^^^^ help: usage: enter FIELD TEXT [hidden]
      """#)
  }

  func test_N032_fillInStandsAlone() async {
    for lines in ["|?\n| x", "|?\n|-", "| x\n|?", "|-\n|?", "|?\n|?"] {
      let second = lines.split(separator: "\n")[1]
      let planner = SessionPlanner(
        apps: [PocketApp.self],
        files: MemoryFiles(["a.nav": "session 1.0\napp pocket\nback\n\(lines)\n"]))
      XCTAssertEqual(
        planner.plan("a.nav").diagnostics.filter { $0.severity == .error }.map(\.rendered),
        [
          """
          a.nav:5:1: error[N032]: "|?" asks to be filled in and stands beside other output lines
             5 | \(second)
               | \(String(repeating: "^", count: second.count))
          """
        ])
    }
  }

  func test_N090_capability() async {
    check(
      ["a.nav": "session 1.0\napp pocket\nneeds deeplink camra  nope\nback\n"],
      """
      a.nav:3:16: error[N090]: the app has no capability "camra" (capabilities: deeplink, camera)
         3 | needs deeplink camra  nope
           |                ^^^^^ help: did you mean "camera"?
      """)
  }

  func test_N090_watchedNames() async {
    var vocabulary = PocketWords.vocabulary
    vocabulary.watched = ["Model", "Cache"]
    let parser = CommandParser(mode: .file)
    for name in ["Model", "DetailClip(3)", "Home", "ClipCoordinator"] {
      let line = "expect gone \"\(name)\""
      guard case .success = parser.parse(line, vocabulary: vocabulary) else {
        XCTFail(line)
        continue
      }
    }
    guard
      case .failure(let diagnostic) = parser.parse(
        "expect alive \"Modle\"", vocabulary: vocabulary)
    else { return XCTFail("accepted") }
    XCTAssertEqual(
      diagnostic.rendered,
      """
      error[N090]: the app has no watched name "Modle" (watched names: Model, Cache)
           | expect alive "Modle"
           |              ^^^^^^^ help: did you mean "Model"?
      """)
  }

  func test_N090_path() async {
    check(
      .file, "expect path is window > UITabBar > clip > Klip",
      #"""
      error[N090]: the app has no screen "Klip" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect path is window > UITabBar > clip > Klip
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ help: did you mean "Clip"?
      """#)
  }

  func test_N023_result() async {
    check(
      .file, "expect result is acepted",
      #"""
      error[N023]: "result" is accepted, refused, failed or error and cannot be "acepted"
           | expect result is acepted
           |                  ^^^^^^^
      """#)
  }

  func test_N015_wordsOfThePrompt() async {
    for word in ["record", "play", "undo", "goto", "monkey", "set", "history", "quit"] {
      check(
        .file, "\(word)",
        """
        error[N015]: "\(word)" belongs to the prompt, not in a session file
             | \(word)
             | \(String(repeating: "^", count: word.count))
        """)
    }
  }

  func test_N013_record() async {
    check(
      .prompt, "record",
      #"""
      error[N013]: "record" needs a file, "stop" or "status"
           | record
           |       ^ help: usage: record FILE [--expect top|stack|full|none] [--force] [--all] [--xctest] | stop | status
      """#)
    check(
      .prompt, "record a.nav --expect",
      #"""
      error[N013]: "record" needs "top", "stack", "full" or "none"
           | record a.nav --expect
           |                      ^ help: usage: record FILE [--expect top|stack|full|none] [--force] [--all] [--xctest] | stop | status
      """#)
  }

  func test_N085_record() async {
    check(
      .prompt, "record a.nav --expect tpo",
      #"""
      error[N085]: "tpo" does not go with "record"
           | record a.nav --expect tpo
           |                       ^^^ help: did you mean "top"?
      """#)
    check(
      .prompt, "record a.nav --forse",
      #"""
      error[N085]: "--forse" does not go with "record"
           | record a.nav --forse
           |              ^^^^^^^ help: did you mean "--force"?
      """#)
  }

  func test_N016_recordStop() async {
    check(
      .prompt, "record stop now",
      #"""
      error[N016]: surplus word "now"
           | record stop now
           |             ^^^ help: usage: record FILE [--expect top|stack|full|none] [--force] [--all] [--xctest] | stop | status
      """#)
  }
}
