import Sessions
import XCTest

/// Messages about the version and the headers of a file.
@MainActor
final class HeaderMessageTests: XCTestCase {
  func test_N001_missingVersion() async {
    check(
      [
        "a.nav": """
        # comment
        app pocket
        back
        sleep
        """
      ],
      """
      a.nav:2:1: error[N001]: a session starts with "session 1.0" (only comments may come before it)
         2 | app pocket
           | ^^^^^^^^^^
      """)
  }

  func test_N001_versionIncomplete() async {
    check(
      [
        "a.nav": """
        session
        """
      ],
      """
      a.nav:1:1: error[N001]: a session starts with "session 1.0" (only comments may come before it)
         1 | session
           | ^^^^^^^
      """)
  }

  func test_N001_malformed() async {
    check(
      [
        "a.nav": """
        session one
        """
      ],
      """
      a.nav:1:9: error[N001]: "one" is not a format version
         1 | session one
           |         ^^^ help: write "session 1.0"
      """)
  }

  func test_N001_malformed2() async {
    check(
      [
        "a.nav": """
        session 1
        """
      ],
      """
      a.nav:1:9: error[N001]: "1" is not a format version
         1 | session 1
           |         ^ help: write "session 1.0"
      """)
  }

  func test_N002_newer() async {
    check(
      [
        "a.nav": """
        session 1.4
        things of the future
        """
      ],
      """
      a.nav:1:9: error[N002]: file needs format 1.4, this navwright reads up to 1.0
         1 | session 1.4
           |         ^^^
      """)
  }

  func test_N002_major() async {
    check(
      [
        "a.nav": """
        session 2.0
        """
      ],
      """
      a.nav:1:9: error[N002]: file needs format 2.0, this navwright reads up to 1.0
         1 | session 2.0
           |         ^^^
      """)
  }

  func test_N003_late() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        back
        seed 4
        """
      ],
      """
      a.nav:4:1: error[N003]: "seed" belongs before the first case or step
         4 | seed 4
           | ^^^^
      """)
  }

  func test_N003_lateMode() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        case "x"
          back
          mode lenient
        """
      ],
      """
      a.nav:5:3: error[N003]: "mode" belongs before the first case or step
         5 |   mode lenient
           |   ^^^^
      """)
  }

  func test_N004_malformed() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        seed
        tags
        param
        needs
        mode
        seed 1 2
        """
      ],
      """
      a.nav:3:1: error[N004]: "seed" is incomplete or has too much
         3 | seed
           | ^^^^ help: usage: seed NUMBER
      a.nav:4:1: error[N004]: "tags" is incomplete or has too much
         4 | tags
           | ^^^^ help: usage: tags WORD…
      a.nav:5:1: error[N004]: "param" is incomplete or has too much
         5 | param
           | ^^^^^ help: usage: param NAME=VALUE
      a.nav:6:1: error[N004]: "needs" is incomplete or has too much
         6 | needs
           | ^^^^^ help: usage: needs CAPABILITY…
      a.nav:7:1: error[N004]: "mode" is incomplete or has too much
         7 | mode
           | ^^^^ help: usage: mode lenient|exhaustive|exhaustive show
      a.nav:8:1: error[N004]: "seed" is incomplete or has too much
         8 | seed 1 2
           | ^^^^^^^^ help: usage: seed NUMBER
      """)
  }

  func test_N004_twice() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        app pocket
        session 1.0
        seed 1
        seed 2
        mode lenient
        mode lenient
        param a=1
        param a=2
        seed x
        """
      ],
      """
      a.nav:3:1: error[N004]: "app" is given twice
         3 | app pocket
           | ^^^
      a.nav:4:1: error[N004]: "session" is given twice
         4 | session 1.0
           | ^^^^^^^^^^^
      a.nav:6:1: error[N004]: "seed" is given twice
         6 | seed 2
           | ^^^^
      a.nav:8:1: error[N004]: "mode" is given twice
         8 | mode lenient
           | ^^^^
      a.nav:10:7: error[N086]: "a" is given twice
        10 | param a=2
           |       ^^^
      a.nav:11:1: error[N004]: "seed" is given twice
        11 | seed x
           | ^^^^
      """)
  }

  func test_N085_misspeltActionOfTheApp() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        app lunch
        app memo
        """
      ],
      """
      a.nav:3:5: error[N085]: "lunch" does not go with "app"
         3 | app lunch
           |     ^^^^^ help: did you mean "launch"?
      a.nav:4:1: error[N004]: "app" is given twice
         4 | app memo
           | ^^^
      """)
  }

  func test_N004_mode() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        mode exhaustive hide
        """
      ],
      """
      a.nav:3:6: error[N004]: no mode "exhaustive hide" (modes: lenient, exhaustive, exhaustive show)
         3 | mode exhaustive hide
           |      ^^^^^^^^^^^^^^^
      """)
  }
}
