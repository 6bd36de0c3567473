import Sessions
import Simulator
import XCTest

/// Cases that run on ``PocketApp``.
@MainActor
final class RunnerTests: RunningTestCase {
  func test_case_withBlocksAndExpectations() async {
    checkPasses(
      """
      case "open a clip and come back"
        app launch user=guest
        expect title is guest
        select tab clip
        | selected tab clip
        tap clip 3
        | pushed DetailClip(3)
        | tab bar hidden
        expect stack is Clip > DetailClip(3)
        expect can back
        ! reselect tab
        | refused: DetailClip(3) hides the tab bar
        back
        | popped [..]
        | ...
        expect gone DetailClip(3)                 # screen and closures deallocated
        settle
        | ~ nothing .*
        tree
        | window
        | ...
        |       Clip[..]
        leaks
        | none
      case "a fresh app for each case"
        expect tab is home
        expect clock is 0s
      """)
  }

  func test_failure_hasItsFixedForm() async {
    checkFails(
      """
      case "open a clip"
        app launch logged-in=yes
        select tab clip
        expect tab is clip
        tap clip id=3
        expect stack is Clip > DetailClip(3) > Sheet(add)   # no sheet
        back
        expect top is Clip
      """,
      """
      a.nav:8:3: failed: expect stack is Clip > DetailClip(3) > Sheet(add)
         expected: Clip > DetailClip(3) > Sheet(add)
         actual:   Clip > DetailClip(3)
         differs:  element 3: expected Sheet(add), found nothing more
         steps so far (case "open a clip"): app launch logged-in=yes; select tab clip; tap clip id=3
         not reached: 2 steps, from a.nav:9
         why:      tap clip id=3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 8
      """)
  }

  func test_failure_ofARefusedStep() async {
    checkFails(
      "back",
      """
      a.nav:3:1: failed: back
         expected: the step is accepted
         actual:   refused: nothing to go back to
         differs:  the step was refused
         steps so far (case "a.nav"): none
         open:     navwright play a.nav --until 3
      """)
  }

  func test_failure_ofAnAcceptedStepThatShouldBeRefused() async {
    checkFails(
      "select tab clip\n! tap clip 3\n",
      """
      a.nav:4:1: failed: ! tap clip 3
         expected: a refusal
         actual:   pushed DetailClip(3)
                   tab bar hidden
         differs:  the step was accepted
         steps so far (case "a.nav"): select tab clip
         why:      ! tap clip 3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 4
      """)
  }

  func test_failure_ofAnException() async {
    checkFails(
      "select tab clip\ntap button \"Crash\"\nback\n",
      """
      a.nav:4:1: failed: tap button "Crash"
         expected: the step is accepted
         actual:   failed: pushing the same view controller instance Clip onto nav more than once is not supported
         differs:  the step failed
         steps so far (case "a.nav"): select tab clip
         not reached: 1 step, from a.nav:5
         why:      tap button "Crash": UIKit: pushing the same view controller instance Clip onto nav more than once is not supported (NAV_25) (at the prompt: why 2)
         open:     navwright play a.nav --until 4
      """)
  }

  func test_FILE_A20_blockWithTwoOfThreeLinesFails() async {
    checkFails(
      "select tab clip\ntap clip 3\n  | pushed DetailClip(3)\n",
      """
      a.nav:4:1: failed: tap clip 3
         expected: pushed DetailClip(3)
         actual:   pushed DetailClip(3)
                   tab bar hidden
         differs:  line 2: expected nothing more, found "tab bar hidden"
         steps so far (case "a.nav"): select tab clip
         why:      tap clip 3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 4
      """)
  }

  func test_FILE_A20_blockOfThePreviousCommandFails() async {
    checkFails(
      "select tab clip\ntap clip 3\n  | selected tab clip\n",
      """
      a.nav:4:1: failed: tap clip 3
         expected: selected tab clip
         actual:   pushed DetailClip(3)
                   tab bar hidden
         differs:  line 1: expected "selected tab clip", found "pushed DetailClip(3)"
         steps so far (case "a.nav"): select tab clip
         why:      tap clip 3: Clip took it, and asked no router and no flow (at the prompt: why 2)
         open:     navwright play a.nav --until 4
      """)
  }

  func test_block_missesALineAfterAnyLines() async {
    checkFails(
      "tree\n | window\n | ...\n |   Nope",
      """
      a.nav:3:1: failed: tree
         expected: window
                   ...
                     Nope
         actual:   window
                     UITabBar
                       home*: nav
                         Home  <- top
                       clip: nav
                         Clip
         differs:  no line from line 2 on is "  Nope"
         steps so far (case "a.nav"): none
         open:     navwright play a.nav --until 3
      """)
  }

  func test_block_nothingIsPrinted() async {
    checkFails(
      "settle\n  |-\n",
      """
      a.nav:3:1: failed: settle
         expected: nothing
         actual:   nothing changed
         differs:  line 1: expected nothing more, found "nothing changed"
         steps so far (case "a.nav"): none
         why:      settle: time went on (at the prompt: why 1)
         open:     navwright play a.nav --until 3
      """)
    checkPasses("app launch\n  |-\nexpect clock is 0s\n  | ok\n")
  }

  func test_block_escapesWithABackslash() async {
    checkPasses(
      """
      select tab clip
      tap button "Add clip"
      enter name "x"
      | \\set name "x"
      """)
  }

  func test_launch_laterInACaseIsARelaunch() async {
    checkPasses(
      """
      select tab clip
      app launch user=b
      | launched
      | set window root UITabBar
      expect title is b
      """)
  }

  func test_outsideEvents_reachTheApp() async {
    checkPasses(
      """
      app background
      pasteboard "pocket://clip/3"
      | nothing changed
      permission camera denied
      | nothing changed
      notification news
      | entered foreground
      | toast "news, camera denied, pocket://clip/3"
      app launch
      notification clip-added
      | toast "clip-added, camera denied, pocket://clip/3"
      expect can permission camera ask
      app terminate
      ! notification news
      | refused: the app is not running; start it with "app launch"
      """)
  }

  func test_service_holdsItsReply() async {
    checkPasses(
      """
      select tab clip
      service links holds
      tap clip 3
      expect title is Clip 3
      pending
      | 1 held call of links
      back
      service links replies
      expect stack is Clip
      expect warnings is none
      """)
  }
}
