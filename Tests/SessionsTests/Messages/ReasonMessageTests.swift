import Sessions
import XCTest

/// Messages that name the real reason, where another one would be nearer at hand.
final class ReasonMessageTests: XCTestCase {
  func test_N031_valuesThatEveryStateHas() {
    check(
      .batch, "expect title matches \".*\"",
      #"""
      error[N031]: this expectation can never fail: the pattern matches every "title"
           | expect title matches ".*"
           |                      ^^^^
      """#)
    check(
      .batch, "expect stack matches \".*\"",
      #"""
      error[N031]: this expectation can never fail: the pattern matches every "stack"
           | expect stack matches ".*"
           |                      ^^^^
      """#)
    check(
      .batch, "expect stack matches .+",
      #"""
      error[N031]: this expectation can never fail: the pattern matches every "stack"
           | expect stack matches .+
           |                      ^^
      """#)
    check(
      .batch, "expect title matches \"(?s).*|x\"",
      #"""
      error[N031]: this expectation can never fail: the pattern matches every "title"
           | expect title matches "(?s).*|x"
           |                      ^^^^^^^^^^
      """#)
    check(
      .batch, "expect stack matches \"\"",
      #"""
      error[N031]: this expectation can never hold: "stack" never shows the empty text
           | expect stack matches ""
           |                      ^^
      """#)
    check(
      .batch, "expect top is not \"\"",
      #"""
      error[N031]: this expectation can never fail: "top" never shows the empty text
           | expect top is not ""
           |                   ^^
      """#)
    check(
      .batch, "expect leaks lacks none",
      #"""
      error[N031]: this expectation can never fail: no entry of "leaks" is "none"
           | expect leaks lacks none
           |                    ^^^^
      """#)
    check(
      .batch, "expect warnings lacks \"\"",
      #"""
      error[N031]: this expectation can never fail: "warnings" never shows the empty text
           | expect warnings lacks ""
           |                       ^^
      """#)
    check(
      .batch, "expect clock <= 1000h",
      #"""
      error[N031]: this expectation can never fail: "clock" never goes beyond 1000h
           | expect clock <= 1000h
           |                 ^^^^^
      """#)
  }

  func test_N023_labelsAndTheirSeparators() {
    check(
      .batch, "expect top is not \"DetailClip(\"",
      #"""
      error[N023]: "DetailClip(" is no label; one is written NAME or NAME(ID)
           | expect top is not "DetailClip("
           |                   ^^^^^^^^^^^^^
      """#)
    check(
      .batch, "expect stack is Clip >",
      #"""
      error[N023]: "Clip >" is no list of labels; they are separated by " > ", with a blank on both sides
           | expect stack is Clip >
           |                 ^^^^^^ help: write it as Home > Detail
      """#)
    check(
      .batch, "expect stack is Home>Clip",
      #"""
      error[N023]: "Home>Clip" is no list of labels; they are separated by " > ", with a blank on both sides
           | expect stack is Home>Clip
           |                 ^^^^^^^^^ help: write it as Home > Detail
      """#)
    check(
      .batch, "expect stack has > Clip",
      #"""
      error[N023]: "> Clip" is no list of labels; they are separated by " > ", with a blank on both sides
           | expect stack has > Clip
           |                  ^^^^^^ help: write it as Home > Detail
      """#)
    check(
      .batch, "expect stack is Home, Clip",
      #"""
      error[N023]: "Home, Clip" is no list of labels; they are separated by " > ", with a blank on both sides
           | expect stack is Home, Clip
           |                 ^^^^^^^^^^ help: write it as Home > Detail
      """#)
    check(
      .batch, "expect clock <= 1001h",
      #"""
      error[N081]: "1001h" is beyond the clock's limit of 1000h
           | expect clock <= 1001h
           |                 ^^^^^
      """#)
  }

  func test_N010_wordsOfTheLanguageInQuotes() {
    check(
      .batch, "\"stack\"",
      #"""
      error[N010]: "stack" is a word of the language and stands without quotes
           | "stack"
           | ^^^^^^^
      """#)
    check(
      .batch, "expect \"top\" is Home",
      #"""
      error[N010]: "top" is a word of the language and stands without quotes
           | expect "top" is Home
           |        ^^^^^
      """#)
    check(
      .batch, "expect top \"is\" Home",
      #"""
      error[N010]: "is" is a word of the language and stands without quotes
           | expect top "is" Home
           |            ^^^^
      """#)
    check(
      .batch, "app \"launch\"",
      #"""
      error[N010]: "launch" is a word of the language and stands without quotes
           | app "launch"
           |     ^^^^^^^^
      """#)
    check(
      .file, "\"case\" \"x\"",
      #"""
      error[N010]: "case" is a word of the language and stands without quotes
           | "case" "x"
           | ^^^^^^
      """#)
  }

  func test_N013_namesThatAreMissing() {
    check(
      .batch, "expect row clip 1 is x",
      #"""
      error[N016]: surplus word "1"
           | expect row clip 1 is x
           |                 ^ help: usage: expect row KIND RELATION VALUE
      """#)
    check(
      .batch, "expect button Not now is enabled",
      #"""
      error[N016]: surplus word "now"
           | expect button Not now is enabled
           |                   ^^^ help: usage: expect button "TITLE" RELATION VALUE
      """#)
    check(
      .batch, "expect button is enabled",
      #"""
      error[N013]: "button" needs a title before "is"
           | expect button is enabled
           |               ^^ help: usage: expect button "TITLE" RELATION VALUE
      """#)
    check(
      .batch, "expect field is x",
      #"""
      error[N013]: "field" needs a name before "is"
           | expect field is x
           |              ^^ help: usage: expect field NAME RELATION VALUE
      """#)
    check(
      .batch, "expect enabled clip is yes",
      #"""
      error[N013]: "enabled" needs a title before "is"
           | expect enabled clip is yes
           |                     ^^ help: usage: expect enabled KIND "TITLE" RELATION VALUE
      """#)
    check(
      .file, "let = y",
      #"""
      error[N013]: "let" needs a name
           | let = y
           |     ^ help: usage: let NAME = TEXT | value SUBJECT [of tab NAME]
      """#)
    check(
      .file, "let y=2",
      #"""
      error[N013]: "let" needs blanks around "="
           | let y=2
           |     ^^^ help: usage: let NAME = TEXT | value SUBJECT [of tab NAME]
      """#)
    check(
      .file, "let 1y = 2",
      #"""
      error[N042]: "1y" is not a name for a variable
           | let 1y = 2
           |     ^^ help: a name has ASCII letters, digits, - and _, and no digit or - first
      """#)
  }

  func test_help_aVariableWithoutBraces() {
    check(
      .batch, "tap clip $id",
      #"""
      error[N082]: "$id" is not a row number
           | tap clip $id
           |          ^^^ help: did you mean "${id}"?
      """#)
    check(
      .batch, "tap $kind",
      #"""
      error[N090]: the app has no kind "$kind" (kinds: button, clip, field, item)
           | tap $kind
           |     ^^^^^ help: did you mean "${kind}"?
      """#)
    check(
      .batch, "back $n",
      #"""
      error[N085]: "$n" does not go with "back"
           | back $n
           |      ^^ help: did you mean "${n}"?
      """#)
    check(
      .batch, "expect depth is $n",
      #"""
      error[N023]: "depth" is a number and cannot be "$n"
           | expect depth is $n
           |                 ^^ help: did you mean "${n}"?
      """#)
    check(
      .batch, "open $url",
      #"""
      error[N084]: "$url" is not a URL
           | open $url
           |      ^^^^ help: did you mean "${url}"?
      """#)
    check(
      .batch, "app launch logged-in=$x",
      #"""
      error[N091]: launch parameter logged-in does not take "$x" (it takes: yes, no)
           | app launch logged-in=$x
           |            ^^^^^^^^^^^^ help: did you mean "${x}"?
      """#)
  }

  func test_message_otherReasons() {
    check(
      .prompt, "help foo bar",
      #"""
      error[N010]: unknown command "foo bar"
           | help foo bar
           |      ^^^^^^^ help: the commands are listed by "help"
      """#)
    check(
      .prompt, "| Login",
      #"""
      error[N030]: output lines belong in session files
           | | Login
           | ^
      """#)
    check(
      .batch, #"expect title matches "\u{1b}[""#,
      #"""
      error[N024]: "^[[" is not a regular expression: expected custom character class members
           | expect title matches "\u{1b}["
           |                      ^^^^^^^^^
      """#)
    check(
      .batch, #"tap "a\nb""#,
      #"""
      error[N090]: the app has no kind "a^Jb" (kinds: button, clip, field, item)
           | tap "a\nb"
           |     ^^^^^^
      """#)
  }
}
