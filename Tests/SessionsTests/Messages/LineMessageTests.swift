import Sessions
import XCTest

final class LineMessageTests: XCTestCase {
  func test_N014_nothingToRefuse() {
    check(
      .batch, "!",
      #"""
      error[N014]: "!" needs an action
           | !
           | ^
      """#)
    check(
      .batch, "! tree",
      #"""
      error[N014]: "!" needs an action; "tree" is none
           | ! tree
           |   ^^^^
      """#)
    check(
      .batch, "! !",
      #"""
      error[N014]: "!" needs an action
           | ! !
           | ^
      """#)
    check(
      .batch, "! settle",
      #"""
      error[N014]: "!" needs an action; "settle" is none
           | ! settle
           |   ^^^^^^
      """#)
    check(
      .file, "[linux back",
      #"""
      error[N014]: a condition ends with "]" and a blank
           | [linux back
           | ^^^^^^
      """#)
    check(
      .file, "[linux]back",
      #"""
      error[N014]: a condition ends with "]" and a blank
           | [linux]back
           | ^^^^^^^^^^^
      """#)
    check(
      .file, "[linux]",
      #"""
      error[N014]: condition without a command
           | [linux]
           | ^^^^^^^
      """#)
    check(
      .prompt, "[linux]",
      #"""
      error[N014]: condition without a command
           | [linux]
           | ^^^^^^^
      """#)
  }

  func test_N015_wrongPlace() {
    check(
      .prompt, "[linux] back",
      #"""
      error[N015]: conditions belong in session files
           | [linux] back
           | ^^^^^^^
      """#)
    check(
      .file, "quit",
      #"""
      error[N015]: "quit" belongs to the prompt, not in a session file
           | quit
           | ^^^^
      """#)
    check(
      .file, "help",
      #"""
      error[N015]: "help" belongs to the prompt, not in a session file
           | help
           | ^^^^
      """#)
    check(
      .batch, "include x",
      #"""
      error[N015]: "include" belongs in session files
           | include x
           | ^^^^^^^
      """#)
    check(
      .batch, "case \"x\"",
      #"""
      error[N015]: "case" belongs in session files
           | case "x"
           | ^^^^
      """#)
    check(
      .prompt, "session 1.0",
      #"""
      error[N015]: "session" belongs in session files
           | session 1.0
           | ^^^^^^^
      """#)
    check(
      .prompt, "let a = b",
      #"""
      error[N015]: "let" belongs in session files
           | let a = b
           | ^^^
      """#)
  }

  func test_N016_surplusWord() {
    check(
      .prompt, "s t",
      #"""
      error[N016]: surplus word "t"
           | s t
           |   ^ help: usage: stack [of tab NAME]
      """#)
    check(
      .batch, "back 1 2",
      #"""
      error[N016]: surplus word "2"
           | back 1 2
           |        ^ help: usage: back [N | to root | to SCREEN]
      """#)
    check(
      .batch, "quit now",
      #"""
      error[N016]: surplus word "now"
           | quit now
           |      ^^^ help: usage: quit
      """#)
    check(
      .batch, "tap clip 3 4",
      #"""
      error[N016]: surplus word "4"
           | tap clip 3 4
           |            ^ help: usage: tap outside | KIND [N|id=X|"TITLE"]
      """#)
    check(
      .batch, "expect title is \"a\" b",
      #"""
      error[N016]: surplus word "b"
           | expect title is "a" b
           |                     ^ help: usage: expect SUBJECT [of tab NAME] RELATION VALUE | can ACTION | cannot ACTION | gone LABEL | alive LABEL
      """#)
    check(
      .batch, "dismiss all now",
      #"""
      error[N016]: surplus word "now"
           | dismiss all now
           |             ^^^ help: usage: dismiss [all]
      """#)
    check(
      .batch, "tree --ids x",
      #"""
      error[N016]: surplus word "x"
           | tree --ids x
           |            ^ help: usage: tree [--all|--ids]
      """#)
    check(
      .batch, "\ttap\tclip\t9\t9",
      #"""
      error[N016]: surplus word "9"
           |  tap clip 9 9
           |             ^ help: usage: tap outside | KIND [N|id=X|"TITLE"]
      """#)
  }

  func test_N018_quotes() {
    check(
      .batch, "enter url \"abc",
      #"""
      error[N018]: missing closing quote
           | enter url "abc
           |           ^ help: end the text with "; inside, a quote is written \"
      """#)
    check(
      .batch, "choose a\"b",
      #"""
      error[N018]: a quote inside a word
           | choose a"b
           |         ^ help: put the whole word in quotes, and write \" inside
      """#)
    check(
      .batch, "choose \"a\"b",
      #"""
      error[N018]: a quote inside a word
           | choose "a"b
           |          ^ help: put the whole word in quotes, and write \" inside
      """#)
    check(
      .batch, "choose \"a\\",
      #"""
      error[N018]: missing closing quote
           | choose "a\
           |        ^ help: end the text with "; inside, a quote is written \"
      """#)
  }

  func test_N019_escapes() {
    check(
      .batch, "choose \"a\\qb\"",
      #"""
      error[N019]: unknown escape "\q"
           | choose "a\qb"
           |          ^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
    check(
      .batch, "choose \"\\u{110000}\"",
      #"""
      error[N019]: unknown escape "\u{110000}"
           | choose "\u{110000}"
           |         ^^^^^^^^^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
    check(
      .batch, "choose \"\\u{}\"",
      #"""
      error[N019]: unknown escape "\u{}"
           | choose "\u{}"
           |         ^^^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
    check(
      .batch, "choose \"\\u{d800}\"",
      #"""
      error[N019]: unknown escape "\u{d800}"
           | choose "\u{d800}"
           |         ^^^^^^^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
    check(
      .batch, "choose \"\\u12\"",
      #"""
      error[N019]: unknown escape "\u12"
           | choose "\u12"
           |         ^^^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
    check(
      .batch, "choose \"\\é\"",
      #"""
      error[N019]: unknown escape "\é"
           | choose "\é"
           |         ^^ help: the escapes are \" \\ \n \t \$ \u{…}
      """#)
  }
}
