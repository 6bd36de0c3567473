import Sessions
import XCTest

final class MissingWordMessageTests: XCTestCase {
  func test_N013_missingArgument() {
    check(
      .prompt, "rese",
      #"""
      error[N017]: ambiguous: reselect, reset
           | rese
           | ^^^^
      """#)
    check(
      .prompt, "resel",
      #"""
      error[N013]: "reselect" needs "tab"
           | resel
           |      ^ help: usage: reselect tab
      """#)
    check(
      .prompt, "sw",
      #"""
      error[N013]: "swipe" needs "back", "down" or "page"
           | sw
           |   ^ help: usage: swipe back [cancel [at P%]], swipe down [cancel [at P%]], swipe page next|previous [cancel [at P%]]
      """#)
    check(
      .batch, "tap",
      #"""
      error[N013]: "tap" needs a kind of element
           | tap
           |    ^ help: usage: tap outside | KIND [N|id=X|"TITLE"]
      """#)
    check(
      .batch, "enter url",
      #"""
      error[N013]: "enter" needs a text
           | enter url
           |          ^ help: usage: enter FIELD TEXT [hidden]
      """#)
    check(
      .batch, "swipe",
      #"""
      error[N013]: "swipe" needs "back", "down" or "page"
           | swipe
           |      ^ help: usage: swipe back [cancel [at P%]], swipe down [cancel [at P%]], swipe page next|previous [cancel [at P%]]
      """#)
    check(
      .batch, "select",
      #"""
      error[N013]: "select" needs "tab"
           | select
           |       ^ help: usage: select tab N|NAME
      """#)
    check(
      .batch, "select tab",
      #"""
      error[N013]: "select tab" needs a name or a number
           | select tab
           |           ^ help: usage: select tab N|NAME
      """#)
    check(
      .batch, "open",
      #"""
      error[N013]: "open" needs a URL
           | open
           |     ^ help: usage: open URL
      """#)
    check(
      .batch, "app",
      #"""
      error[N013]: "app" needs "launch", "background", "foreground", "terminate" or "memory-warning"
           | app
           |    ^ help: usage: app launch [NAME=VALUE]… | background | foreground | terminate | memory-warning
      """#)
    check(
      .batch, "service links",
      #"""
      error[N013]: "service" needs "fails", "holds" or "replies"
           | service links
           |              ^ help: usage: service NAME fails network|CODE [times=N] | holds | replies
      """#)
    check(
      .batch, "service links fails",
      #"""
      error[N013]: "service" needs a status code or "network"
           | service links fails
           |                    ^ help: usage: service NAME fails network|CODE [times=N] | holds | replies
      """#)
    check(
      .batch, "pasteboard",
      #"""
      error[N013]: "pasteboard" needs a text
           | pasteboard
           |           ^ help: usage: pasteboard TEXT
      """#)
    check(
      .batch, "notification",
      #"""
      error[N013]: "notification" needs the name of a notification
           | notification
           |             ^ help: usage: notification NAME
      """#)
    check(
      .batch, "permission",
      #"""
      error[N013]: "permission" needs the name of a permission
           | permission
           |           ^ help: usage: permission NAME granted|denied|ask
      """#)
    check(
      .batch, "permission camera",
      #"""
      error[N013]: "permission" needs "granted", "denied" or "ask"
           | permission camera
           |                  ^ help: usage: permission NAME granted|denied|ask
      """#)
    check(
      .batch, "advance",
      #"""
      error[N013]: "advance" needs a duration
           | advance
           |        ^ help: usage: advance DURATION
      """#)
    check(
      .batch, "begin",
      #"""
      error[N013]: "begin" needs an action
           | begin
           |      ^ help: usage: begin ACTION
      """#)
    check(
      .batch, "expect can",
      #"""
      error[N013]: "expect" needs an action
           | expect can
           |           ^ help: usage: expect SUBJECT [of tab NAME] RELATION VALUE | can ACTION | cannot ACTION | gone LABEL | alive LABEL
      """#)
    check(
      .batch, "back to",
      #"""
      error[N013]: "back" needs a screen or "root"
           | back to
           |        ^ help: usage: back [N | to root | to SCREEN]
      """#)
    check(
      .batch, "swipe back cancel at",
      #"""
      error[N013]: "swipe back" needs a percentage
           | swipe back cancel at
           |                     ^ help: usage: swipe back [cancel [at P%]]
      """#)
    check(
      .batch, "choose # x",
      #"""
      error[N013]: "choose" needs the title of a button
           | choose # x
           |        ^ help: usage: choose BUTTON
      """#)
    check(
      .file, "include",
      #"""
      error[N013]: "include" needs the path of a session file
           | include
           |        ^ help: usage: include PATH [NAME=VALUE]…
      """#)
    check(
      .file, "let x =",
      #"""
      error[N013]: "let" needs a text
           | let x =
           |        ^ help: usage: let NAME = TEXT | value SUBJECT [of tab NAME]
      """#)
    check(
      .file, "let x",
      #"""
      error[N013]: "let" needs "=" and a text
           | let x
           |      ^ help: usage: let NAME = TEXT | value SUBJECT [of tab NAME]
      """#)
    check(
      .batch, "expect row",
      #"""
      error[N013]: "expect" needs a kind of element
           | expect row
           |           ^ help: usage: expect SUBJECT [of tab NAME] RELATION VALUE | can ACTION | cannot ACTION | gone LABEL | alive LABEL
      """#)
    check(
      .batch, "expect gone",
      #"""
      error[N013]: "expect" needs a label
           | expect gone
           |            ^ help: usage: expect SUBJECT [of tab NAME] RELATION VALUE | can ACTION | cannot ACTION | gone LABEL | alive LABEL
      """#)
  }
}
