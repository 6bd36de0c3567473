import Sessions
import XCTest

final class ValueMessageTests: XCTestCase {
  func test_N082_notARowNumber() {
    check(
      .batch, "tap clip 0",
      #"""
      error[N082]: "0" is not a row number
           | tap clip 0
           |          ^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip -1",
      #"""
      error[N082]: "-1" is not a row number
           | tap clip -1
           |          ^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip +3",
      #"""
      error[N082]: "+3" is not a row number
           | tap clip +3
           |          ^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip 3.5",
      #"""
      error[N082]: "3.5" is not a row number
           | tap clip 3.5
           |          ^^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip 0x3",
      #"""
      error[N082]: "0x3" is not a row number
           | tap clip 0x3
           |          ^^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip ３",
      #"""
      error[N082]: "３" is not a row number
           | tap clip ３
           |          ^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip 12345678901234567890",
      #"""
      error[N082]: "12345678901234567890" is not a row number
           | tap clip 12345678901234567890
           |          ^^^^^^^^^^^^^^^^^^^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip Swift",
      #"""
      error[N082]: "Swift" is not a row number
           | tap clip Swift
           |          ^^^^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
    check(
      .batch, "tap clip id=",
      #"""
      error[N082]: "id=" is not a row number
           | tap clip id=
           |          ^^^ help: count from 1; an id is written id=X, a title in quotes
      """#)
  }

  func test_N083_badNumber() {
    check(
      .batch, "back 0",
      #"""
      error[N083]: "0" is not a number of levels
           | back 0
           |      ^ help: write 1 or more
      """#)
    check(
      .batch, "select tab 0",
      #"""
      error[N083]: "0" is not a tab number
           | select tab 0
           |            ^ help: count from 1, or write the tab's name
      """#)
    check(
      .batch, "swipe back cancel at 101%",
      #"""
      error[N083]: "101%" is not a percentage
           | swipe back cancel at 101%
           |                      ^^^^ help: write 0% to 100%
      """#)
    check(
      .batch, "swipe back cancel at 40",
      #"""
      error[N083]: "40" is not a percentage
           | swipe back cancel at 40
           |                      ^^ help: write 0% to 100%
      """#)
    check(
      .batch, "service links fails 99",
      #"""
      error[N083]: "99" is not a status code
           | service links fails 99
           |                     ^^ help: write 100 to 599, or network
      """#)
    check(
      .batch, "service links fails 404 times=0",
      #"""
      error[N083]: "0" is not a number of times
           | service links fails 404 times=0
           |                         ^^^^^^^ help: write 1 or more
      """#)
  }

  func test_N084_notAURL() {
    check(
      .batch, "open not a url",
      #"""
      error[N084]: "not a url" is not a URL
           | open not a url
           |      ^^^^^^^^^ help: a URL begins with a scheme, such as https:
      """#)
    check(
      .batch, "open 9:x",
      #"""
      error[N084]: "9:x" is not a URL
           | open 9:x
           |      ^^^ help: a URL begins with a scheme, such as https:
      """#)
    check(
      .batch, "open clip:",
      #"""
      error[N084]: "clip:" is not a URL
           | open clip:
           |      ^^^^^ help: a URL begins with a scheme, such as https:
      """#)
  }

  func test_N085_unexpectedWord() {
    check(
      .prompt, "sw up",
      #"""
      error[N085]: "up" does not go with "swipe"
           | sw up
           |    ^^ help: use back, down, page
      """#)
    check(
      .batch, "back up",
      #"""
      error[N085]: "up" does not go with "back"
           | back up
           |      ^^ help: use N, to
      """#)
    check(
      .batch, "swipe up",
      #"""
      error[N085]: "up" does not go with "swipe"
           | swipe up
           |       ^^ help: use back, down, page
      """#)
    check(
      .batch, "swipe back at 40%",
      #"""
      error[N085]: "at" does not go with "swipe back"
           | swipe back at 40%
           |            ^^ help: use cancel
      """#)
    check(
      .batch, "app start",
      #"""
      error[N085]: "start" does not go with "app"
           | app start
           |     ^^^^^ help: use launch, background, foreground, terminate, memory-warning
      """#)
    check(
      .batch, "service links breaks",
      #"""
      error[N085]: "breaks" does not go with "service"
           | service links breaks
           |               ^^^^^^ help: use fails, holds, replies
      """#)
    check(
      .batch, "service links fails 404 time=2",
      #"""
      error[N085]: "time" does not go with "service"
           | service links fails 404 time=2
           |                         ^^^^^^ help: did you mean "times"?
      """#)
    check(
      .batch, "permission camera denyed",
      #"""
      error[N085]: "denyed" does not go with "permission"
           | permission camera denyed
           |                   ^^^^^^ help: did you mean "denied"?
      """#)
    check(
      .batch, "begin settle",
      #"""
      error[N085]: "settle" does not go with "begin"
           | begin settle
           |       ^^^^^^ help: use tap, enter, back, swipe, select, reselect, dismiss, choose, open, app, service, pasteboard, notification, permission, size, trait
      """#)
    check(
      .file, "let x 9",
      #"""
      error[N085]: "9" does not go with "let"
           | let x 9
           |       ^ help: use =
      """#)
  }
}
