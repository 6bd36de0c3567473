import Sessions
import XCTest

/// Messages about output lines.
@MainActor
final class OutputMessageTests: XCTestCase {
  func test_N030_orphans() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        | x
        back

          | a
          | b
        back
        # c
          | d
        """
      ],
      """
      a.nav:3:1: error[N030]: output line without a command above it
         3 | | x
           | ^^^
      a.nav:6:3: error[N030]: output line without a command above it
         6 |   | a
           |   ^^^
      a.nav:10:3: error[N030]: output line without a command above it
        10 |   | d
           |   ^^^
      """)
  }

  func test_N031_constant() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        let t = value top
        expect top is ${t}
        back
        expect top is ${t}
        """
      ],
      """
      a.nav:4:15: error[N031]: this expectation can never fail: both sides are "top"
         4 | expect top is ${t}
           |               ^^^^
      """)
  }

  func test_N032_blocks() async {
    check(
      [
        "_p.nav": """
        session 1.0
        """,
        "a.nav": """
        session 1.0
        app pocket
        back
          |x
          | y
        back
          |-
          | y
        back
          | y
          |-
        let a = b
          | y
        include _p.nav
          | y
        """,
      ],
      """
      a.nav:4:3: error[N032]: output text needs a blank after "|"
         4 |   |x
           |   ^^
      a.nav:8:3: error[N032]: "|-" says that nothing is printed and stands beside other output lines
         8 |   | y
           |   ^^^
      a.nav:11:3: error[N032]: "|-" says that nothing is printed and stands beside other output lines
        11 |   |-
           |   ^^
      a.nav:13:3: error[N032]: the line above never prints anything
        13 |   | y
           |   ^^^
      a.nav:15:3: error[N032]: the line above never prints anything
        15 |   | y
           |   ^^^
      """)
  }

  func test_N033_fill() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        back
          |?
        """
      ],
      """
      a.nav:4:3: warning[N033]: "|?" asks to be filled in; until then the step fails
         4 |   |?
           |   ^^ help: run navwright test --update, or write the lines, or "|-" if there are none
      """)
  }

  func test_N024_block() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        back
          | ~ (
        """
      ],
      """
      a.nav:4:3: error[N024]: "(" is not a regular expression: expected ')'
         4 |   | ~ (
           |   ^^^^^
      """)
  }
}
