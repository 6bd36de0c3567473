import Sessions
import XCTest

/// Messages about cases and included files.
@MainActor
final class CaseMessageTests: XCTestCase {
  func test_N016_version() async {
    check(
      [
        "a.nav": """
        session 1.0 beta
        """
      ],
      """
      a.nav:1:13: error[N016]: surplus word "beta"
         1 | session 1.0 beta
           |             ^^^^ help: usage: session 1.0
      """)
  }

  func test_N005_step() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        back
        back
        case "x"
          back
        """
      ],
      """
      a.nav:3:1: error[N005]: a step before the first case
         3 | back
           | ^^^^ help: move it into a case, or drop the cases
      """)
  }

  func test_N006_title() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        case x
          back
        case
          back
        case "y" z
          back
        case "w"
          skip
          back
        """
      ],
      """
      a.nav:3:1: error[N006]: "case" needs a title in quotes
         3 | case x
           | ^^^^
      a.nav:5:1: error[N006]: "case" needs a title in quotes
         5 | case
           | ^^^^
      a.nav:7:10: error[N016]: surplus word "z"
         7 | case "y" z
           |          ^ help: usage: case "TEXT"
      a.nav:10:3: error[N006]: "skip" needs a reason in quotes
        10 |   skip
           |   ^^^^
      """)
  }

  func test_N006_empty() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        case "x"
        case "y"
          let a = b
        """
      ],
      """
      a.nav:3:1: error[N006]: the case "x" has no step
         3 | case "x"
           | ^^^^^^^^
      a.nav:4:1: error[N006]: the case "y" has no step
         4 | case "y"
           | ^^^^^^^^
      """)
  }

  func test_N006_twice() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        case "x"
          back
        case "x"
          back
        """
      ],
      """
      a.nav:5:6: error[N006]: a case "x" stands in line 3 already
         5 | case "x"
           |      ^^^
      """)
  }

  func test_N007_mark() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        skip "x"
        case "x"
          back
          todo "y"
        """
      ],
      """
      a.nav:3:1: error[N007]: "skip" belongs directly under its case
         3 | skip "x"
           | ^^^^
      a.nav:6:3: error[N007]: "todo" belongs directly under its case
         6 |   todo "y"
           |   ^^^^
      """)
  }

  func test_N008_partial() async {
    check(
      [
        "_p.nav": """
        session 1.0
        app pocket
        needs x
        seed 1
        case "x"
        skip "x"
        mode lenient
        tags a
        back
        """,
        "a.nav": """
        session 1.0
        app pocket
        include _p.nav
        """,
      ],
      """
      _p.nav:2:1: error[N008]: "app" cannot stand in an included file
        included from a.nav:3
         2 | app pocket
           | ^^^
      _p.nav:3:1: error[N008]: "needs" cannot stand in an included file
        included from a.nav:3
         3 | needs x
           | ^^^^^
      _p.nav:4:1: error[N008]: "seed" cannot stand in an included file
        included from a.nav:3
         4 | seed 1
           | ^^^^
      _p.nav:5:1: error[N008]: "case" cannot stand in an included file
        included from a.nav:3
         5 | case "x"
           | ^^^^
      _p.nav:6:1: error[N008]: "skip" cannot stand in an included file
        included from a.nav:3
         6 | skip "x"
           | ^^^^
      _p.nav:7:1: error[N008]: "mode" cannot stand in an included file
        included from a.nav:3
         7 | mode lenient
           | ^^^^
      _p.nav:8:1: error[N008]: "tags" cannot stand in an included file
        included from a.nav:3
         8 | tags a
           | ^^^^
      """)
  }

  func test_N009_unknown() async {
    check(
      [
        "a.nav": """
        session 1.0
          app poket
        back
        """
      ],
      """
      a.nav:2:7: error[N009]: no app "poket" (apps: pocket)
         2 |   app poket
           |       ^^^^^ help: did you mean "pocket"?
      """)
  }

  func test_N009_none() async {
    check(
      [
        "a.nav": """
        session 1.0
        back
        """
      ],
      """
      a.nav:1:1: error[N009]: the file does not say for which app it is
         1 | session 1.0
           | ^^^^^^^^^^^ help: write "app pocket" below the version line
      """)
  }

  func test_N010_inFile() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket

        case "x"
          tpa clip 3
          b
          expct top is Home
          expect tpo is Home
          # expect top is Nope
        """
      ],
      """
      a.nav:5:3: error[N010]: unknown command "tpa"
         5 |   tpa clip 3
           |   ^^^ help: did you mean "tap"?
      a.nav:6:3: error[N011]: "b" is a prompt alias; session files need the full word
         6 |   b
           |   ^ help: write "back", or run: navwright fmt a.nav
      a.nav:7:3: error[N010]: unknown command "expct"
         7 |   expct top is Home
           |   ^^^^^ help: did you mean "expect"?
      a.nav:8:10: error[N020]: unknown expectation subject "tpo" (did you mean "top"?)
         8 |   expect tpo is Home
           |          ^^^
      """)
  }

  func test_N014_condition() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        [linux]
        ! [linux] back
        [linux] ! tree
        """
      ],
      """
      a.nav:3:1: error[N014]: condition without a command
         3 | [linux]
           | ^^^^^^^
      a.nav:4:3: error[N010]: unknown command "[linux]"
         4 | ! [linux] back
           |   ^^^^^^^ help: the commands are listed by "help"
      a.nav:5:11: error[N014]: "!" needs an action; "tree" is none
         5 | [linux] ! tree
           |           ^^^^
      """)
  }
}
