import Sessions
import XCTest

final class WordMessageTests: XCTestCase {
  func test_N010_unknownCommand() {
    check(
      .batch, "tpa clip 3",
      #"""
      error[N010]: unknown command "tpa"
           | tpa clip 3
           | ^^^ help: did you mean "tap"?
      """#)
    check(
      .batch, "TAP clip 3",
      #"""
      error[N010]: unknown command "TAP"
           | TAP clip 3
           | ^^^ help: did you mean "tap"?
      """#)
    check(
      .batch, "xyzzy",
      #"""
      error[N010]: unknown command "xyzzy"
           | xyzzy
           | ^^^^^ help: the commands are listed by "help"
      """#)
    check(
      .batch, "\"tap\" clip",
      #"""
      error[N010]: "tap" is a word of the language and stands without quotes
           | "tap" clip
           | ^^^^^
      """#)
    check(
      .prompt, "tpa",
      #"""
      error[N010]: unknown command "tpa"
           | tpa
           | ^^^ help: did you mean "tap"?
      """#)
    check(
      .prompt, "c",
      #"""
      error[N010]: unknown command "c"
           | c
           | ^ help: the commands are listed by "help"
      """#)
    check(
      .prompt, "help tpa",
      #"""
      error[N010]: unknown command "tpa"
           | help tpa
           |      ^^^ help: did you mean "tap"?
      """#)
  }

  func test_N011_notTheFullWord() {
    check(
      .file, "  t clip 3",
      #"""
      error[N011]: "t" is a prompt alias; session files need the full word
           |   t clip 3
           |   ^ help: write "tap"
      """#)
    check(
      .batch, "t clip 3",
      #"""
      error[N011]: "t" is a prompt alias; pipes, -c and -f need the full word
           | t clip 3
           | ^ help: write "tap"
      """#)
    check(
      .file, "sel tab clip",
      #"""
      error[N011]: "sel" is a prompt prefix; session files need the full word
           | sel tab clip
           | ^^^ help: write "select"
      """#)
    check(
      .batch, "se",
      #"""
      error[N011]: "se" is a prompt alias; pipes, -c and -f need the full word
           | se
           | ^^ help: write "settle"
      """#)
  }

  func test_N012_pastedPrompt() {
    check(
      .prompt, "nav> tap clip 1",
      #"""
      error[N012]: looks like a pasted prompt; drop "nav> "
           | nav> tap clip 1
           | ^^^^
      """#)
    check(
      .prompt, "$ navwright test",
      #"""
      error[N012]: looks like a pasted prompt; drop "$ "
           | $ navwright test
           | ^
      """#)
    check(
      .prompt, "nav[rec]> back",
      #"""
      error[N012]: looks like a pasted prompt; drop "nav[rec]> "
           | nav[rec]> back
           | ^^^^^^^^^
      """#)
    check(
      .prompt, "nav Clip>DetailClip(3)> back",
      #"""
      error[N012]: looks like a pasted prompt; drop "nav Clip>DetailClip(3)> "
           | nav Clip>DetailClip(3)> back
           | ^^^^^^^^^^^^^^^^^^^^^^^
      """#)
  }
}
