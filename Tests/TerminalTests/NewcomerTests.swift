import XCTest

/// Somebody who knows only `help`, `screen`, `actions` and TAB finds the way.
final class NewcomerTests: TerminalTestCase {
  /// From the login to a link that is saved into a clip, to that clip, and back.
  func test_newcomer_savesALinkIntoAClip() throws {
    try needLineEditor()
    let process = try PTYProcess(
      try program("navwright"), ["--app", "clip"], environment: environment(home: makeFolder()),
      columns: 120)
    answer("; help lists the commands, TAB completes, quit leaves", from: process)
    ask("help", of: process, shows: ["try now: screen, what is there; actions, every line"])
    ask("screen", of: process, shows: ["Login\r\nbutton 1 \"Log in with Kakao\""])
    ask("actions", of: process, shows: ["tap button \"Log in with Kakao\""])
    type("ta\tb\t\"Log in with K\t", on: process, becomes: "tap button \"Log in with Kakao\"")
    answer("popped Login\r\nset stack TabBar", from: process)

    ask("actions", of: process, shows: ["select tab clip", "select tab plus"])
    type("sel\tt\tp\t", on: process, becomes: "select tab plus")
    answer("pushed AddLink", from: process)

    ask(
      "screen", of: process,
      shows: ["AddLink", "field 1 \"url\" value=\"\"", "button 1 \"Next\" (disabled)"])
    ask("help enter", of: process, shows: ["enter ", "example: enter "])
    type(
      "en\tu\t\"https://swift.org/blog\"", on: process,
      becomes: "enter url \"https://swift.org/blog\"")
    answer("set url \"https://swift.org/blog\"", from: process)
    ask("actions", of: process, shows: ["tap button \"Next\""])
    // The only button needs no title.
    type("tap b\t", on: process, becomes: "tap button ")
    answer("pushed SelectClip", from: process)

    ask("screen", of: process, shows: ["clip 3 id=3 \"Swift\"", "button 1 \"Save\""])
    type("tap c\t3", on: process, becomes: "tap clip 3")
    answer("selected clip 3", from: process)
    type("tap b\t\"S\t", on: process, becomes: "tap button \"Save\"")
    answer("popped SelectClip\r\npopped AddLink\r\ntoast \"Link saved\"", from: process)

    type("sel\tt\tc\t", on: process, becomes: "select tab clip")
    answer("set stack Clip", from: process)
    type("tap c\t3", on: process, becomes: "tap clip 3")
    expect("pushed DetailClip(3)\r\n", from: process)
    ask("screen", of: process, shows: ["link 1 id=61 \"https://swift.org/blog\""])
    type("ba\t", on: process, becomes: "back ")
    answer("popped DetailClip(3)\r\ntab bar shown", from: process)
    process.send("quit\n")
    expectEnd(.code(0), of: process)
  }

  private func answer(
    _ text: String, from process: PTYProcess, file: StaticString = #filePath, line: UInt = #line
  ) {
    expect(text + "\r\n", from: process, file: file, line: line)
    expect("nav> ", from: process, file: file, line: line)
  }

  private func ask(
    _ command: String, of process: PTYProcess, shows texts: [String],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    process.send(command + "\n")
    for text in texts { expect(text, from: process, file: file, line: line) }
    expect("nav> ", from: process, file: file, line: line)
  }

  /// Types keys, waits until the line reads so, and enters it.
  private func type(
    _ keys: String, on process: PTYProcess, becomes text: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    process.send(keys)
    expect(text, from: process, file: file, line: line)
    process.send("\n")
  }
}
