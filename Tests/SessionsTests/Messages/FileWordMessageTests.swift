import Sessions
import XCTest

/// Messages about variables, includes and conditions.
@MainActor
final class FileWordMessageTests: XCTestCase {
  func test_N040_undefined() async {
    check(
      [
        "_p.nav": """
        session 1.0
        tap clip ${x}
        """,
        "a.nav": """
        session 1.0
        app pocket
        param user=${usr}
        param id=1
        let x = 2
        tap clip ${idd}
        include _p.nav y=3
        """,
      ],
      """
      a.nav:3:12: error[N040]: undefined variable "usr" (defined here: none)
         3 | param user=${usr}
           |            ^^^^^^ help: a session file defines it with let usr = TEXT or param usr=TEXT; ${env:usr} reads the environment
      a.nav:6:10: error[N040]: undefined variable "idd" (defined here: id, x)
         6 | tap clip ${idd}
           |          ^^^^^^ help: did you mean "id"?
      _p.nav:2:10: error[N040]: undefined variable "x" (defined here: y)
        included from a.nav:7
         2 | tap clip ${x}
           |          ^^^^ help: a session file defines it with let x = TEXT or param x=TEXT; ${env:x} reads the environment
      """)
  }

  func test_N041_environment() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        tap clip ${env:CLIP_ID}
        """
      ],
      """
      a.nav:3:10: error[N041]: environment variable CLIP_ID is not set and has no default
         3 | tap clip ${env:CLIP_ID}
           |          ^^^^^^^^^^^^^^ help: set it, or write ${env:CLIP_ID:-TEXT}
      """)
  }

  func test_N043_twice() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        param x=1
        let x = 2
        """
      ],
      """
      a.nav:4:5: error[N043]: variable "x" is defined already
         4 | let x = 2
           |     ^
      """)
  }

  func test_N044_late() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        let x = value top
        include ${x}
        [set:x=1] back
        let y = value row ${x}
        """
      ],
      """
      a.nav:4:9: error[N044]: "${x}" gets its value during the run, too late for this place
         4 | include ${x}
           |         ^^^^
      a.nav:5:1: error[N044]: "x" gets its value during the run, too late for this place
         5 | [set:x=1] back
           | ^^^^^^^^^
      a.nav:6:19: error[N044]: "${x}" gets its value during the run, too late for this place
         6 | let y = value row ${x}
           |                   ^^^^
      """)
  }

  func test_N050_cycle() async {
    check(
      [
        "_p.nav": """
        session 1.0

        include a.nav
        """,
        "a.nav": """
        session 1.0
        app pocket
        back
        include _p.nav
        """,
      ],
      """
      _p.nav:3:9: error[N050]: include cycle: a.nav:4 -> _p.nav:3 -> a.nav
        included from a.nav:4
         3 | include a.nav
           |         ^^^^^
      """)
  }

  func test_N050_self() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        include ./x/../a.nav
        """
      ],
      """
      a.nav:3:9: error[N050]: include cycle: a.nav:3 -> a.nav
         3 | include ./x/../a.nav
           |         ^^^^^^^^^^^^
      """)
  }

  func test_N052_missing() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        include _q.nav
        include d
        """,
        "d/x.nav": """

        """,
      ],
      """
      a.nav:3:9: error[N052]: cannot read "_q.nav": no such file or folder
         3 | include _q.nav
           |         ^^^^^^
      a.nav:4:9: error[N052]: cannot read "d": it is a folder
         4 | include d
           |         ^
      """)
  }

  func test_N052_file() async {
    check(
      [:],
      """
      a.nav: error[N052]: cannot read "a.nav": no such file or folder
      """)
  }

  func test_N053_notAPartial() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        include b.nav
        """,
        "b.nav": """
        session 1.0
        back
        """,
      ],
      """
      a.nav:3:9: warning[N053]: "b.nav" is included, but runs by itself too: its name does not start with "_"
         3 | include b.nav
           |         ^^^^^
      """)
  }

  func test_N060_unknown() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        [lynux] back
        [trait:larg-text] back
        [top is Home] back
        [app:pockt] back
        [set:nope=1] back
        [not not linux] back
        [] back
        """
      ],
      """
      a.nav:3:1: error[N060]: unknown condition "lynux"
         3 | [lynux] back
           | ^^^^^^^ help: did you mean "linux"?
      a.nav:4:1: error[N060]: unknown condition "trait:larg-text"
         4 | [trait:larg-text] back
           | ^^^^^^^^^^^^^^^^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
      a.nav:5:1: error[N060]: unknown condition "top is Home"
         5 | [top is Home] back
           | ^^^^^^^^^^^^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
      a.nav:6:1: error[N060]: unknown condition "app:pockt"
         6 | [app:pockt] back
           | ^^^^^^^^^^^ help: did you mean "app:pocket"?
      a.nav:7:1: error[N060]: unknown condition "set:nope=1"
         7 | [set:nope=1] back
           | ^^^^^^^^^^^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
      a.nav:8:1: error[N060]: unknown condition "not not linux"
         8 | [not not linux] back
           | ^^^^^^^^^^^^^^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
      a.nav:9:1: error[N060]: unknown condition ""
         9 | [] back
           | ^^ help: conditions ask for the environment, not for the app's state; what depends on that is a case of its own, or an XCTest
      """)
  }

  func test_N071_comment() async {
    check(
      [
        "a.nav": """
        session 1.0
        app pocket
        # \u{1b}[1m
        back
          | a\u{7}
        """
      ],
      """
      a.nav:3:3: error[N071]: control character ^[
         3 | # ^[[1m
           |   ^^ help: in a string, write \\u{1b}
      a.nav:5:6: error[N071]: control character ^G
         5 |   | a^G
           |      ^^ help: in a string, write \\u{7}
      """)
  }

  func test_N090_included() async {
    check(
      [
        "_p.nav": """
        session 1.0
          tap cilp 3
        """,
        "a.nav": """
        session 1.0
        app pocket
        include _p.nav

        include _p.nav
        """,
      ],
      """
      _p.nav:2:7: error[N090]: the app has no kind "cilp" (kinds: button, clip, field, item)
        included from a.nav:3
         2 |   tap cilp 3
           |       ^^^^ help: did you mean "clip"?
      """)
  }
}
