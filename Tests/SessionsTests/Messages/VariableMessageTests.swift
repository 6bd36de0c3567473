import Sessions
import XCTest

final class VariableMessageTests: XCTestCase {
  func test_N040_undefinedVariable() {
    check(
      .batch, "tap clip ${x}",
      #"""
      error[N040]: undefined variable "x" (defined here: none)
           | tap clip ${x}
           |          ^^^^ help: a session file defines it with let x = TEXT or param x=TEXT; ${env:x} reads the environment
      """#)
  }

  func test_N041_environmentNotSet() {
    check(
      .batch, "tap clip ${env:NO}",
      #"""
      error[N041]: environment variable NO is not set and has no default
           | tap clip ${env:NO}
           |          ^^^^^^^^^ help: set it, or write ${env:NO:-TEXT}
      """#)
  }

  func test_N042_malformedVariable() {
    check(
      .batch, "tap clip ${1}",
      #"""
      error[N042]: "${1}" is not a variable
           | tap clip ${1}
           |          ^^^^ help: write ${name}, ${env:NAME} or ${env:NAME:-default}
      """#)
    check(
      .batch, "tap clip ${x",
      #"""
      error[N042]: "${x" is not a variable
           | tap clip ${x
           |          ^^^ help: write ${name}, ${env:NAME} or ${env:NAME:-default}
      """#)
  }

  func test_N071_controlCharacter() {
    check(
      .batch, "back \u{1b}[A",
      #"""
      error[N071]: control character ^[
           | back ^[[A
           |      ^^ help: in a string, write \u{1b}
      """#)
    check(
      .batch, "back \u{0}",
      #"""
      error[N071]: control character ^@
           | back ^@
           |      ^^ help: in a string, write \u{0}
      """#)
    check(
      .batch, "b\u{7f}ack",
      #"""
      error[N071]: control character ^?
           | b^?ack
           |  ^^ help: in a string, write \u{7f}
      """#)
    check(
      .batch, "choose é\u{9b}",
      #"""
      error[N071]: control character \u{9b}
           | choose é\u{9b}
           |         ^^^^^^ help: in a string, write \u{9b}
      """#)
  }

  func test_N080_noSleep() {
    check(
      .batch, "sleep 3",
      #"""
      error[N080]: no "sleep" here: time is virtual
           | sleep 3
           | ^^^^^ help: "advance 300ms" or "settle"
      """#)
  }

  func test_N081_badDuration() {
    check(
      .batch, "advance 5",
      #"""
      error[N081]: "5" needs a unit
           | advance 5
           |         ^ help: write it as 300ms, 1.5s, 2m or 1h
      """#)
    check(
      .batch, "advance -1s",
      #"""
      error[N081]: "-1s" is negative, and time does not go back
           | advance -1s
           |         ^^^
      """#)
    check(
      .batch, "advance 9999999h",
      #"""
      error[N081]: "9999999h" is beyond the clock's limit of 1000h
           | advance 9999999h
           |         ^^^^^^^^
      """#)
    check(
      .batch, "advance soon",
      #"""
      error[N081]: "soon" is not a duration
           | advance soon
           |         ^^^^ help: write it as 300ms, 1.5s, 2m or 1h
      """#)
    check(
      .batch, "advance 1.s",
      #"""
      error[N081]: "1.s" is not a duration
           | advance 1.s
           |         ^^^ help: write it as 300ms, 1.5s, 2m or 1h
      """#)
    check(
      .batch, "advance 5min",
      #"""
      error[N081]: "5min" is not a duration
           | advance 5min
           |         ^^^^ help: write it as 300ms, 1.5s, 2m or 1h
      """#)
  }
}
