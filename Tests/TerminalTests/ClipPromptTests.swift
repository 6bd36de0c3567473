import XCTest

/// The prompt over a whole app.
final class ClipPromptTests: TerminalTestCase {
  private func start(_ arguments: [String] = []) throws -> PTYProcess {
    let home = try makeFolder()
    let path = try program("navwright")
    let process = try PTYProcess(
      path, ["--app", "clip"] + arguments, environment: environment(home: home), columns: 200)
    expect("nav> ", from: process)
    return process
  }

  private func runTool(_ arguments: [String], input: String = "") throws -> PipeRun {
    let folder = try makeFolder()
    return try PipeRun(
      try program("navwright"), arguments, input: Array(input.utf8),
      environment: environment(home: folder), folder: folder)
  }

  private func logIn(_ process: PTYProcess) {
    process.send("tap button \"Log in with Kakao\"\n")
    expect("popped Login\r\nset stack TabBar\r\n", from: process)
    expect("nav> ", from: process)
  }

  private func openClips(_ process: PTYProcess) {
    logIn(process)
    process.send("select tab clip\n")
    expect("selected tab clip\r\nset stack Clip\r\n", from: process)
    expect("nav> ", from: process)
  }

  func test_greeting_namesTheApp() throws {
    let process = try start()
    XCTAssertTrue(
      process.text.hasPrefix(
        "navwright 0.1.0, app clip; help lists the commands, TAB completes, quit leaves\r\n"),
      process.text)
  }

  func test_flow_logInOpenAClipAndComeBack() throws {
    let process = try start(["--quiet"])
    openClips(process)
    process.send("tap clip 3\n")
    expect("pushed DetailClip(3)\r\ntab bar hidden\r\n", from: process)
    expect("nav> ", from: process)
    process.send("stack\n")
    expect("Clip > DetailClip(3)\r\n", from: process)
    expect("nav> ", from: process)
    process.send("back\n")
    expect("popped DetailClip(3)\r\ntab bar shown\r\n", from: process)
    expect("nav> ", from: process)
    process.send("back\n")
    expect("refused: nothing to go back to\r\n", from: process)
    expect("nav> ", from: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
  }

  func test_TAB_completesATitleInsideAnOpenQuote() throws {
    try needLineEditor()
    let process = try start()
    process.send("tap button \"log in with k\t")
    expect("Log in with Kakao\" ", from: process)
    process.send("\n")
    expect("popped Login\r\nset stack TabBar\r\n", from: process)
  }

  func test_TAB_putsATitleWithBlanksInQuotes() throws {
    try needLineEditor()
    let process = try start()
    process.send("tap button l\t")
    expect("\"Log in with ", from: process)
    process.send("K\t")
    expect("Kakao\" ", from: process)
  }

  func test_TAB_listsTheClipsOnTheScreenInItsOrder() throws {
    try needLineEditor()
    let process = try start()
    openClips(process)
    process.send("tap clip id=\t")
    for id in 1...12 { expect("\r\nid=\(id)  ", from: process) }
    expect("nav> tap clip id=", from: process)
  }

  func test_TAB_offersThePresentValueOfASubject() throws {
    try needLineEditor()
    let process = try start()
    openClips(process)
    process.send("expect stack is C\t")
    expect("Clip ", from: process)
    process.send("\n")
    expect("ok\r\n", from: process)
  }

  func test_TAB_onAnEmptyLine_offersWhatIsPossible() throws {
    try needLineEditor()
    let process = try start()
    process.send("\t\t")
    expect("tap button \"Log in with Kakao\"", from: process)
  }

  func test_TAB_changesNothing() throws {
    try needLineEditor()
    let process = try start()
    openClips(process)
    for line in ["", "tap ", "tap clip ", "back to ", "expect row clip is ", "select tab "] {
      process.send(line + "\t\t\u{15}")
    }
    process.send("events\n")
    expect("selected tab clip\r\nset stack Clip\r\n", from: process)
    expect("nav> ", from: process)
  }

  func test_RL_R10_pasteStopsAtTheFirstRefusal() throws {
    try needLineEditor()
    let process = try start()
    process.send("\u{1b}[200~screen\rback\rtree\u{1b}[201~")
    expect("tree", from: process)
    process.send("\n")
    expect("nav> screen\r\nLogin\r\n", from: process)
    expect("nav> back\r\nrefused: nothing to go back to\r\nnot run: tree\r\n", from: process)
  }

  func test_SHELL_D4_F_116_sameStepsByPipeFileAndOption() throws {
    _ = try start()
    let folder = try makeFolder()
    let lines = [
      "tap button \"Log in with Kakao\"", "select tab clip", "tap clip 3", "stack",
    ]
    let text = lines.joined(separator: "\n")
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/commands"))
    let runs = [
      try runTool([], input: text), try runTool(["-f", folder + "/commands"]),
      try runTool(lines.flatMap { ["-c", $0] }),
    ]
    for run in runs {
      XCTAssertEqual(run.ending, .code(0), run.diagnostics)
      XCTAssertEqual(
        run.output,
        """
        popped Login
        set stack TabBar
        selected tab clip
        set stack Clip
        pushed DetailClip(3)
        tab bar hidden
        Clip > DetailClip(3)

        """)
    }
  }

  func test_SHELL_D23_batchStopsAtARefusalWithCode1() throws {
    _ = try start()
    let run = try runTool([], input: "screen\nback\ntree\n")
    XCTAssertEqual(run.ending, .code(1))
    XCTAssertEqual(run.diagnostics, "stdin:2: refused: nothing to go back to\n")
    XCTAssertFalse(run.output.contains("window"), run.output)
  }
}
