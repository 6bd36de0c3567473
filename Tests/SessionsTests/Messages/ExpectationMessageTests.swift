import Sessions
import XCTest

final class ExpectationMessageTests: XCTestCase {
  func test_N020_subjects() {
    check(
      .prompt, "ex",
      #"""
      error[N020]: "expect" needs a subject
           | ex
           |   ^ help: use top, root, stack, depth, tab, tabs, modal, modals, alert, title, back, screen, coordinators, row, button, field, toast, enabled, events, warnings, leaks, pending, clock, path, result, can, cannot, gone, alive
      """#)
    check(
      .batch, "expect",
      #"""
      error[N020]: "expect" needs a subject
           | expect
           |       ^ help: use top, root, stack, depth, tab, tabs, modal, modals, alert, title, back, screen, coordinators, row, button, field, toast, enabled, events, warnings, leaks, pending, clock, path, result, can, cannot, gone, alive
      """#)
    check(
      .batch, "expect tpo is Home",
      #"""
      error[N020]: unknown expectation subject "tpo" (did you mean "top"?)
           | expect tpo is Home
           |        ^^^
      """#)
    check(
      .batch, "expect x is Home",
      #"""
      error[N020]: unknown expectation subject "x"
           | expect x is Home
           |        ^ help: use top, root, stack, depth, tab, tabs, modal, modals, alert, title, back, screen, coordinators, row, button, field, toast, enabled, events, warnings, leaks, pending, clock, path, result, can, cannot, gone, alive
      """#)
  }

  func test_N090_labelsOfWhatIsWatched() {
    check(
      .file, "expect gone DetialClip(3)",
      #"""
      error[N090]: the app has no screen "DetialClip" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect gone DetialClip(3)
           |             ^^^^^^^^^^^^^ help: did you mean "DetailClip"? (other names that the app watches stand in quotes)
      """#)
    check(
      .prompt, "expect alive Foo",
      #"""
      error[N090]: the app has no screen "Foo" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect alive Foo
           |              ^^^ help: other names that the app watches stand in quotes
      """#)
    for label in ["DetailClip(3)", "FooCoordinator", "nav", "\"Cache\"", "cache"] {
      let result = CommandParser(mode: .file).parse(
        "expect gone \(label)", vocabulary: PocketWords.vocabulary)
      XCTAssertNoThrow(try result.get(), label)
    }
  }

  func test_suggestions_areNearWords() {
    let cases = [
      ("select tab hmoe", "home"), ("select tab nope", nil), ("begin stack", nil),
      ("expect stack is Nope", nil), ("expect stack is Hme", "Home"), ("treee", "tree"),
      ("begin dismsis", "dismiss"), ("tap clpi", "clip"),
    ]
    for (line, near) in cases {
      let result = CommandParser(mode: .batch).parse(line, vocabulary: PocketWords.vocabulary)
      guard case .failure(let diagnostic) = result else {
        XCTFail("read: \(line)")
        continue
      }
      let asks = diagnostic.rendered.contains("did you mean")
      XCTAssertEqual(asks, near != nil, diagnostic.rendered)
      if let near {
        XCTAssertTrue(
          diagnostic.rendered.contains("did you mean \"\(near)\"?"), diagnostic.rendered)
      }
    }
  }

  func test_N021_relations() {
    check(
      .batch, "expect top",
      #"""
      error[N021]: "top" needs a relation: is, is not, has, lacks, matches, >=, <=
           | expect top
           |           ^
      """#)
    check(
      .batch, "expect top = Home",
      #"""
      error[N021]: "=" is not a relation; use is, is not, has, lacks, matches, >=, <=
           | expect top = Home
           |            ^
      """#)
  }

  func test_N022_relationDoesNotFit() {
    check(
      .batch, "expect depth has 3",
      #"""
      error[N022]: "depth" is a number; "has" needs a list or text
           | expect depth has 3
           |              ^^^ help: use is, is not, >=, <=
      """#)
    check(
      .batch, "expect title >= 3",
      #"""
      error[N022]: "title" is a text; ">=" needs a number or a time
           | expect title >= 3
           |              ^^ help: use is, is not, has, lacks, matches
      """#)
    check(
      .batch, "expect button \"x\" has y",
      #"""
      error[N022]: button "x" is enabled, disabled or none; "has" needs a list or text
           | expect button "x" has y
           |                   ^^^ help: use is, is not
      """#)
    check(
      .batch, "expect title of tab clip is x",
      #"""
      error[N022]: "title" is not something a tab has
           | expect title of tab clip is x
           |        ^^^^^ help: a tab has stack, top, root and depth
      """#)
  }

  func test_N023_valueDoesNotFit() {
    check(
      .batch, "expect top is",
      #"""
      error[N023]: "top is" needs a value
           | expect top is
           |              ^
      """#)
    check(
      .batch, "expect top is not",
      #"""
      error[N023]: "top is not" needs a value
           | expect top is not
           |                  ^
      """#)
    check(
      .batch, "expect depth is three",
      #"""
      error[N023]: "depth" is a number and cannot be "three"
           | expect depth is three
           |                 ^^^^^
      """#)
    check(
      .batch, "expect depth is -1",
      #"""
      error[N023]: "depth" is a number and cannot be "-1"
           | expect depth is -1
           |                 ^^
      """#)
    check(
      .batch, "expect clock is 5",
      #"""
      error[N023]: "clock" is a time and cannot be "5"
           | expect clock is 5
           |                 ^ help: write it as 1.250s
      """#)
    check(
      .batch, "expect button \"x\" is on",
      #"""
      error[N023]: button "x" is enabled, disabled or none and cannot be "on"
           | expect button "x" is on
           |                      ^^
      """#)
    check(
      .batch, "expect enabled clip \"x\" is none",
      #"""
      error[N023]: enabled clip "x" is yes or no and cannot be "none"
           | expect enabled clip "x" is none
           |                            ^^^^
      """#)
  }

  func test_N024_badPattern() {
    check(
      .batch, "expect title matches \"(\"",
      #"""
      error[N024]: "(" is not a regular expression: expected ')'
           | expect title matches "("
           |                      ^^^
      """#)
    check(
      .batch, "expect title matches \"a{2,1}\"",
      #"""
      error[N024]: "a{2,1}" is not a regular expression: range lower bound '2' must be less than or equal to upper bound '1'
           | expect title matches "a{2,1}"
           |                      ^^^^^^^^
      """#)
    check(
      .batch, "expect title matches \"[a\"",
      #"""
      error[N024]: "[a" is not a regular expression: expected ']'
           | expect title matches "[a"
           |                      ^^^^
      """#)
  }

  func test_N030_outputWithoutCommand() {
    check(
      .batch, "| pushed Home",
      #"""
      error[N030]: output lines belong in session files
           | | pushed Home
           | ^
      """#)
  }

  func test_N031_cannotFail() {
    check(
      .batch, "expect title has \"\"",
      #"""
      error[N031]: this expectation can never fail: every "title" has the empty text in it
           | expect title has ""
           |                  ^^
      """#)
    check(
      .batch, "expect depth >= 0",
      #"""
      error[N031]: this expectation can never fail: "depth" is never below zero
           | expect depth >= 0
           |                 ^
      """#)
    check(
      .batch, "expect clock >= 0s",
      #"""
      error[N031]: this expectation can never fail: "clock" is never below zero
           | expect clock >= 0s
           |                 ^^
      """#)
  }
}
