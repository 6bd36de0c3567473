import Sessions
import XCTest

/// What is said of commands of the prompt that are not written well.
final class TravelMessageTests: XCTestCase {
  func test_N083_steps() {
    check(
      .prompt, "undo 0",
      """
      error[N083]: "0" is not a number of steps
           | undo 0
           |      ^ help: write 1 or more
      """)
    check(
      .batch, "redo three",
      """
      error[N083]: "three" is not a number of steps
           | redo three
           |      ^^^^^ help: write 1 or more
      """)
    check(
      .prompt, "goto -1",
      """
      error[N083]: "-1" is not the number of a step
           | goto -1
           |      ^^ help: steps count from 1; 0 is the launch
      """)
    check(
      .prompt, "why 0",
      """
      error[N083]: "0" is not the number of a step
           | why 0
           |     ^ help: steps count from 1; 0 is the launch
      """)
    check(
      .prompt, "play a.nav --until x",
      """
      error[N083]: "x" is not the number of a line
           | play a.nav --until x
           |                    ^ help: count from 1
      """)
  }

  func test_N013_whatIsMissing() {
    check(
      .prompt, "goto",
      """
      error[N013]: "goto" needs the number of a step
           | goto
           |     ^ help: usage: goto N
      """)
    check(
      .prompt, "diff 1",
      """
      error[N013]: "diff" needs a second step
           | diff 1
           |       ^ help: usage: diff [A B]
      """)
    check(
      .prompt, "mark",
      """
      error[N013]: "mark" needs a name
           | mark
           |     ^ help: usage: mark NAME
      """)
    check(
      .prompt, "play",
      """
      error[N013]: "play" needs a session file
           | play
           |     ^ help: usage: play FILE [--step] [--until LINE] [--fresh] [--set NAME=VALUE]… | --rest
      """)
  }

  func test_otherWords() {
    check(
      .prompt, "mark -",
      """
      error[N085]: "-" does not go with "mark"
           | mark -
           |      ^ help: use NAME
      """)
    check(
      .prompt, "play a.nav --untill 3",
      """
      error[N085]: "--untill" does not go with "play"
           | play a.nav --untill 3
           |            ^^^^^^^^ help: did you mean "--until"?
      """)
    check(
      .prompt, "undo 1 2",
      """
      error[N016]: surplus word "2"
           | undo 1 2
           |        ^ help: usage: undo [N]
      """)
    check(
      .prompt, "re",
      """
      error[N017]: ambiguous: record, redo, reselect, reset, restore
           | re
           | ^^
      """)
    check(
      .batch, "u",
      """
      error[N011]: "u" is a prompt alias; pipes, -c and -f need the full word
           | u
           | ^ help: write "undo"
      """)
    check(
      .file, "undo",
      """
      error[N015]: "undo" belongs to the prompt, not in a session file
           | undo
           | ^^^^
      """)
  }
}
