import Sessions
import Simulator
import XCTest

/// Warnings, events, variables, includes and marks of cases that run on ``PocketApp``.
@MainActor
final class RunnerClaimTests: RunningTestCase {
  func test_warnings_thatNothingAsksForFailTheCase() async {
    checkFails(
      "select tab clip\ntap button \"Warn\"\ndismiss\n",
      """
      a.nav:4:1: failed: tap button "Warn"
         expected: no warning
         actual:   attempt to present Popup(2) on UITabBar while a presentation is in progress
         differs:  no output line and no "expect warnings" asks for it
         steps so far (case "a.nav"): select tab clip
         open:     navwright play a.nav --until 4
      """)
  }

  func test_warnings_canBeClaimed() async {
    let warning =
      "attempt to present Popup(2) on UITabBar while a presentation is in progress"
    let start = "select tab clip\ntap button \"Warn\"\n"
    checkPasses(start + "| presented Popup(1) as pageSheet\n| warning: attempt [..]\n")
    checkPasses(start + "expect warnings has \"\(warning)\"\n")
    checkPasses(start + "dismiss\nexpect warnings matches \"attempt .*\"\n")
  }

  func test_exhaustive_wantsEveryEventClaimed() async {
    checkFails(
      "mode exhaustive\nselect tab clip\nexpect events has \"selected tab clip\"\ntap clip 3\nexpect events has \"pushed DetailClip(3)\"\nback\n",
      """
      a.nav:6:1: failed: tap clip 3
         expected: every event claimed by output lines or "expect events"
         actual:   tab bar hidden
         differs:  not claimed: "tab bar hidden"
         steps so far (case "a.nav"): select tab clip
         not reached: 1 step, from a.nav:8
         why:      tap clip 3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 6
      """)
    checkPasses(
      "mode exhaustive\nselect tab clip\n| selected tab clip\ntap clip 3\nexpect events matches \"pushed .*\"\n"
    )
  }

  func test_exhaustive_asksForWhatAStepDidItself() async {
    checkPasses(
      "mode exhaustive\nbegin select tab clip\n| ...\nsettle\n| ...\nadvance 1s\nexpect top is Clip\n"
    )
  }

  func test_exhaustive_asksForNothingAtARefusedStep() async {
    checkPasses(
      "mode exhaustive\nselect tab clip\n| selected tab clip\n! tap clip 99\nexpect top is Clip\n")
  }

  func test_exhaustive_looksAtTheLastStepToo() async {
    checkFails(
      "case \"x\"\n  mode exhaustive\n  select tab clip\n",
      """
      a.nav:5:3: failed: select tab clip
         expected: every event claimed by output lines or "expect events"
         actual:   selected tab clip
         differs:  not claimed: "selected tab clip"
         steps so far (case "x"): none
         open:     navwright play a.nav --until 5
      """)
  }

  func test_let_keepsWhatASubjectShows() async {
    checkPasses(
      """
      select tab clip
      let shown = value title
      let both = "${shown} and more"
      tap clip 3
      expect title is not "${shown}"
      back
      expect title is "${shown}"
      include _check.nav want=${shown}
      """,
      with: ["_check.nav": "session 1.0\nexpect title is ${want}\n"])
  }

  func test_let_valueThatFitsNoCommandFailsTheStep() async {
    checkFails(
      "select tab clip\nlet n = value title\ntap clip ${n}\n",
      """
      a.nav:5:1: failed: tap clip ${n}
         expected: a command
         actual:   tap clip All clips
         differs:  "All clips" is not a row number
         steps so far (case "a.nav"): select tab clip
         why:      select tab clip: UIKit did it by itself (at the prompt: why 1)
         open:     navwright play a.nav --until 5
      """)
  }

  func test_advance_beyondTheLimitOfTheClockIsAnError() async {
    checkFails(
      "advance 999h\nadvance 1h\nexpect clock is 3600000s\nadvance 1ms\n",
      """
      a.nav:6:1: failed: advance 1ms
         expected: the step is accepted
         actual:   error[N081]: "3600000.001s" is beyond the clock's limit of 1000h
         differs:  the step cannot be done at all
         steps so far (case "a.nav"): advance 3596400s; advance 3600s
         why:      advance 3600s: time went on (at the prompt: why 2)
         open:     navwright play a.nav --until 6
      """)
  }

  func test_include_saysFromWhere() async {
    checkFails(
      "case \"x\"\n  include _a.nav\n  settle\n",
      with: [
        "_a.nav": "session 1.0\nselect tab clip\ninclude _b.nav n=3\n",
        "_b.nav": "session 1.0\n  tap clip ${n}\n  expect top is Home\n",
      ],
      """
      _b.nav:3:3: failed: expect top is Home
        included from _a.nav:3
        included from a.nav:4
         expected: Home
         actual:   DetailClip(3)
         differs:  character 1: expected "H", found "D"
         steps so far (case "x"): select tab clip; tap clip 3
         not reached: 1 step, from a.nav:5
         why:      tap clip 3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 4
      """)
  }

  func test_include_launchInAPartialIsTheLaunch() async {
    checkPasses(
      "include _login.nav\nexpect clock is 0s\n",
      with: ["_login.nav": "session 1.0\napp launch user=x\nexpect title is x\n"])
  }

  func test_skip_isNotRun() async {
    let results = run("case \"x\"\n  skip \"no time\"\n  back\n")
    XCTAssertEqual(results.map(\.status), [.skipped(reason: "no time")])
  }

  func test_todo_mustFail() async {
    XCTAssertEqual(
      run("case \"x\"\n  todo \"later\"\n  back\n").map(\.status), [.todo(reason: "later")])
    checkFails(
      "case \"x\"\n  todo \"later\"\n  select tab clip\n",
      """
      a.nav:3:1: failed: case "x"
         expected: a failure (todo "later")
         actual:   every step passed
         differs:  remove the todo
         steps so far (case "x"): select tab clip
      """)
  }
}
