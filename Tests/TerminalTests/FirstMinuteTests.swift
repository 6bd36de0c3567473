import XCTest

/// Whoever types nothing but TAB, `help` and `actions`, and repeats what is shown, gets to a clip and back.
final class FirstMinuteTests: TerminalTestCase {
  private let firstLine =
    "navwright 0.1.0, app clip; help lists the commands, TAB completes, quit leaves"

  func test_firstMinute_TABHelpAndActionsLeadToAClipAndBack() throws {
    try needLineEditor()
    let process = try PTYProcess(
      try program("navwright"), environment: environment(home: makeFolder()))
    expect("\(firstLine)\r\n", from: process)
    expect("nav> ", from: process)
    // What can be done here; then the words of it, each begun and left to TAB.
    process.send("\t")
    expect("tap button \"Log in with Kakao\"", from: process)
    expect("nav> ", from: process)
    process.send("ta\tb\t\"Log in with K\t")
    expect("tap button \"Log in with Kakao\"", from: process)
    process.send("\n")
    expect("popped Login\r\nset stack TabBar\r\n", from: process)
    expect("nav> ", from: process)

    process.send("help\n")
    expect("try now: screen, what is there; actions, every line possible now;", from: process)
    expect("nav> ", from: process)
    // All of it is on a screen of the usual size, with the line that asked for it.
    let screen = TerminalScreen(process.output, rows: 24, columns: 80).lines
    XCTAssertTrue(screen.contains("nav> help"), screen.joined(separator: "\n"))
    XCTAssertTrue(screen.contains("do something with the app:"), screen.joined(separator: "\n"))
    process.send("actions\n")
    expect("select tab clip\r\n", from: process)
    expect("nav> ", from: process)

    // The words of the list, by TAB.
    process.send("\t")
    expect("select tab clip", from: process)
    process.send("sel\t")
    expect("select ", from: process)
    process.send("\t")
    expect("tab ", from: process)
    process.send("c\t")
    expect("clip ", from: process)
    process.send("\n")
    expect("selected tab clip\r\nset stack Clip\r\n", from: process)
    expect("nav> ", from: process)

    process.send("\t")
    expect("tap clip 1", from: process)
    process.send("tap c\t")
    expect("clip ", from: process)
    process.send("\t")
    expect("3  Swift", from: process)
    process.send("3\n")
    expect("pushed DetailClip(3)\r\n", from: process)
    expect("nav> ", from: process)

    process.send("actions\n")
    expect("\r\nback\r\n", from: process)
    expect("nav> ", from: process)
    process.send("ba\t")
    expect("back ", from: process)
    process.send("\n")
    expect("popped DetailClip(3)\r\n", from: process)
    expect("nav> ", from: process)
    process.send("\u{4}")
    expectEnd(.code(0), of: process)
    XCTAssertFalse(process.text.contains("error["), process.text)
    XCTAssertFalse(process.text.contains("refused:"), process.text)
  }
}
