import NavigationFixture
import Sessions
import XCTest

/// Tests in Swift that are written for session files, whole.
@MainActor
final class TestWriterTests: XCTestCase {
  private struct Files: FileSource {
    var texts: [String: String]
    func contents(of path: String) throws(FileProblem) -> [UInt8] {
      guard let text = texts[path] else { throw .missing }
      return Array(text.utf8)
    }
    func kind(of path: String) -> FileKind? {
      texts[path] != nil ? .file : texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
    }
    func names(in folder: String) throws(FileProblem) -> [String] {
      let below = texts.keys.filter { $0.hasPrefix(folder + "/") }
      return Array(Set(below.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) }))
    }
  }

  private final class Target: FileTarget {
    var texts: [String: String] = [:]
    func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    func remove(_ path: String) throws(FileProblem) { texts[path] = nil }
  }

  private struct Run: Equatable {
    var code: Int32
    var lines: [String]
    var written: [String: String]
  }

  private func run(
    _ texts: [String: String], _ paths: [String], values: [String: String] = [:],
    _ change: (inout TestWriter) -> Void
  ) -> Run {
    var lines: [String] = []
    let target = Target()
    var writer = TestWriter(
      planner: SessionPlanner(
        apps: [FixtureApp.self, LeakyApp.self], files: Files(texts: texts), values: values),
      print: { lines.append($0) }, printDiagnostic: { lines.append("! \($0)") })
    writer.target = target
    change(&writer)
    return Run(code: writer.run(paths), lines: lines, written: target.texts)
  }

  private let folder = [
    "Tests/Sessions/in.nav": "session 1.0\napp fixture\ntap button \"Log in\"\n",
    "Tests/Sessions/links/9 lives.nav": "session 1.0\napp fixture\nopen fixture://detail/9\n",
    "Tests/Sessions/links/_part.nav": "session 1.0\nback\n",
    "Tests/Sessions/leaky.nav": "session 1.0\napp leaky\ntap button \"list\"\n",
  ]

  func test_oneTestForEachFile() async {
    let run = run(folder, []) { $0.output = "Tests/AppTests/SessionFileTests.swift" }
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.lines, ["wrote 3 tests to Tests/AppTests/SessionFileTests.swift"])
    XCTAssertEqual(
      run.written["Tests/AppTests/SessionFileTests.swift"],
      """
      // swift-format-ignore-file
      // One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest ../Sessions -o SessionFileTests.swift

      import NavigationFixture
      import NavwrightTesting
      import XCTest

      @MainActor
      final class SessionFileTests: XCTestCase {
        func test_in() async {
          await expectSessions(in: "../Sessions/in.nav", apps: [FixtureApp.self])
        }

        func test_leaky() async {
          await expectSessions(in: "../Sessions/leaky.nav", apps: [LeakyApp.self])
        }

        func test_links_9_lives() async {
          await expectSessions(in: "../Sessions/links/9 lives.nav", apps: [FixtureApp.self])
        }
      }

      """)
  }

  func test_oneTestForEachFile_inASuiteOfSwiftTesting() async {
    let run = run(folder, ["Tests/Sessions/links", "Tests/Sessions/in.nav"]) {
      $0.library = .swiftTesting
      $0.name = "Links"
    }
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(
      run.lines.joined(separator: "\n"),
      """
      // swift-format-ignore-file
      // One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest --swift-testing --name Links Tests/Sessions/links Tests/Sessions/in.nav

      import NavigationFixture
      import NavwrightTesting
      import Testing

      @MainActor
      @Suite struct Links {
        @Test("9 lives") func session_9_lives() async {
          await expectSessions(in: "Tests/Sessions/links/9 lives.nav", apps: [FixtureApp.self])
        }

        @Test("in") func session_in() async {
          await expectSessions(in: "Tests/Sessions/in.nav", apps: [FixtureApp.self])
        }
      }
      """)
  }

  func test_manyFiles_areSharedByClasses() async {
    var texts: [String: String] = [:]
    for number in 100..<305 { texts["s/\(number).nav"] = "session 1.0\napp fixture\nback\n" }
    texts["s/a b.nav"] = texts["s/100.nav"]
    texts["s/a-b.nav"] = texts["s/100.nav"]
    let run = run(texts, ["s"]) { $0.output = "open-clips.swift" }
    let lines = run.written["open-clips.swift"]?.components(separatedBy: "\n") ?? []
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("final class") },
      ["", "2", "3"].map { "final class OpenClips\($0): XCTestCase {" })
    let tests = lines.filter { $0.hasPrefix("  func ") }
    XCTAssertEqual(tests.count, 207)
    XCTAssertEqual(Set(tests).count, 207)
    XCTAssertEqual(
      tests.suffix(2), ["  func test_a_b() async {", "  func test_a_b_2() async {"])
  }

  // MARK: steps

  private let walk = """
    session 1.0
    app fixture
    param who=Ann
    seed 7

    case "all there is"
      app launch logged-in=no
      tap button "Log in"
      | popped Login
      | [..]
      expect stack is List
      expect stack of tab form is Form
      tap row id=3
      ! tap row 1
      | refused: no row on Detail(3)
      ! back 2
      back to root
      swipe back cancel at 40%
      swipe down
      select tab form
      select tab 1
      reselect tab
      enter name "${who} says \\"hi\\""
      begin tap row 3
      settle
      advance 1500ms
      advance 2m
      dismiss all
      choose "Yes"
      tap outside
      open fixture://detail/9
      app background
      app foreground
      app memory-warning
      app terminate
      app launch logged-in=yes
      service rows fails 500 times=2
      service rows fails network
      service rows holds
      service rows replies
      pasteboard "milk"
      notification news
      permission alerts denied
      tree
      | ...
      expect screen is List
      expect modal is none
      expect modals is none
      expect top is List
      expect depth is 1
      expect title is "The list"
      expect gone Detail(3)
      expect alive List
      expect leaks is none
      expect warnings is none
      expect events lacks "toast"
      expect cannot back
    case "strict"
      mode exhaustive
      settle
      |-
    case "later"
      skip "not \\"yet\\""
      back
    case "known"
      todo "broken"
      back
    """

  func test_steps_areCalls() async {
    let run = run(["walks/all.nav": walk], ["walks/all.nav"]) {
      $0.writesSteps = true
      $0.checksLeaks = false
      $0.output = "walks/AllTests.swift"
    }
    XCTAssertEqual(run.lines, ["wrote 4 tests to walks/AllTests.swift"])
    XCTAssertEqual(
      run.written["walks/AllTests.swift"],
      """
      // swift-format-ignore-file
      // The steps of session files. Do not change them by hand: this writes them again, in the folder of this file:
      //   navwright xctest --steps --no-leak-check all.nav -o AllTests.swift

      import NavigationFixture
      import NavwrightTesting
      import Simulator
      import XCTest

      @MainActor
      final class AllTests: XCTestCase {
        func test_all_there_is() async {
          await simulate(FixtureApp.self, parameters: ["logged-in": "no"], seed: 7, checksLeaks: false) { app in
            await app.run("tap button \\"Log in\\"", prints: ["popped Login", "[..]"])
            await app.expectStack("List")
            await app.expectStack("Form", ofTab: "form")
            await app.tap("row", id: "3")
            await app.expectRefused("tap row 1", "no row on Detail(3)")
            await app.run("! back 2")
            await app.back(to: .root)
            await app.swipeBack(.cancel(percent: 40))
            await app.swipeDown()
            await app.select(tab: "form")
            await app.select(tab: 1)
            await app.reselectTab()
            await app.enter("name", "Ann says \\"hi\\"")
            await app.begin("tap row 3")
            await app.settle()
            await app.advance(by: .milliseconds(1500))
            await app.advance(by: .seconds(120))
            await app.dismiss(.all)
            await app.choose("Yes")
            await app.tapOutside()
            await app.open("fixture://detail/9")
            await app.background()
            await app.foreground()
            await app.memoryWarning()
            await app.terminate()
            await app.launch(["logged-in": "yes"])
            await app.service("rows", .fails(.status(500), times: 2))
            await app.service("rows", .fails(.network, times: nil))
            await app.service("rows", .holds)
            await app.service("rows", .replies)
            await app.pasteboard("milk")
            await app.notification("news")
            await app.permission("alerts", .denied)
            await app.run("tree", prints: ["..."])
            await app.expectScreen("List")
            await app.expectModal("none")
            await app.expectModals("none")
            await app.expectTop("List")
            await app.expect("depth is 1")
            await app.expect("title is The list")
            await app.expectGone("Detail(3)")
            await app.expectAlive("List")
            await app.expectNoLeaks()
            await app.expectNoWarnings()
            await app.expect("events lacks toast")
            await app.expect("cannot back")
          }
        }

        func test_strict() async {
          await simulate(FixtureApp.self, seed: 7, mode: .exhaustive, checksLeaks: false) { app in
            await app.run("settle", prints: [])
          }
        }

        func test_later() async throws {
          throw XCTSkip("not \\"yet\\"")
        }

        func test_known() async throws {
          throw XCTSkip("broken")
        }
      }

      """)
  }

  func test_steps_ofASuiteOfSwiftTesting() async {
    let text = "session 1.0\napp fixture\nenter name \"${secret:who}\" hidden\n"
    let run = run(["a.nav": text, "b.nav": walk], ["a.nav"], values: ["who": "Ann"]) {
      $0.writesSteps = true
      $0.library = .swiftTesting
    }
    XCTAssertEqual(
      run.lines.dropFirst(9).joined(separator: "\n"),
      """
      @MainActor
      @Suite struct SessionTests {
        @Test("a") func session_a() async {
          await simulate(FixtureApp.self) { app in
            await app.enter("name", secret: "who")
          }
        }
      }
      """)
  }

  func test_steps_thatOnlyARunKnows_haveNoForm() async {
    let text =
      "session 1.0\napp fixture\nlet shown = value title\nexpect screen is \"${shown}\"\n"
    let run = run(["a.nav": text], ["a.nav"]) { $0.writesSteps = true }
    XCTAssertEqual(
      run,
      Run(
        code: 2,
        lines: [
          "! a.nav:3: \"let shown = value title\" depends on a value that only the run knows;"
            + " a test that runs the file can have it",
          "! no test is written",
        ], written: [:]))
  }

  // MARK: what is wrong

  func test_check_comparesAndWritesNothing() async {
    let output = "Tests/SessionFileTests.swift"
    let written = run(folder, []) { $0.output = output }.written
    let same = run(folder.merging(written) { $1 }, []) {
      $0.output = output
      $0.onlyChecks = true
    }
    XCTAssertEqual(same, Run(code: 0, lines: ["\(output) is up to date"], written: [:]))
    let other = run(folder.merging([output: "import XCTest\n"]) { $1 }, []) {
      $0.output = output
      $0.onlyChecks = true
    }
    XCTAssertEqual(
      other,
      Run(code: 1, lines: ["! \(output) is not what would be written now"], written: [:]))
    let none = run(folder, []) {
      $0.output = output
      $0.onlyChecks = true
    }
    XCTAssertEqual(
      none,
      Run(
        code: 2, lines: ["! cannot read \"\(output)\": no such file or folder"], written: [:]))
  }

  func test_wrongFiles_areSaidAndNothingIsWritten() async {
    let wrong = run(["a.nav": "session 1.0\napp fixture\ntpa\n"], ["a.nav", "b.nav"]) {
      $0.output = "ATests.swift"
    }
    XCTAssertEqual(
      wrong,
      Run(
        code: 2,
        lines: [
          "! b.nav: error[N052]: cannot read \"b.nav\": no such file or folder",
          """
          ! a.nav:3:1: error[N010]: unknown command "tpa"
             3 | tpa
               | ^^^ help: did you mean "tap"?
          """, "! no test is written",
        ], written: [:]))
    XCTAssertEqual(
      run(["s/_a.nav": "session 1.0\n"], ["s"]) { _ in },
      Run(
        code: 4, lines: ["! no test is written: no session file in \"s\""], written: [:]))
    XCTAssertEqual(
      run(["s/a.nav": "session 1.0\napp fixture\n"], ["s"]) { $0.writesSteps = true },
      Run(code: 4, lines: ["! no test is written: no case in \"s\""], written: [:]))
  }
}
