import Sessions
import XCTest

final class VocabularyMessageTests: XCTestCase {
  func test_N086_assignments() {
    check(
      .batch, "app launch yes",
      #"""
      error[N086]: "yes" is not NAME=VALUE
           | app launch yes
           |            ^^^ help: write NAME=VALUE; only VALUE may stand in quotes; the names are logged-in, user
      """#)
    check(
      .batch, "app launch user",
      #"""
      error[N086]: "user" is not NAME=VALUE
           | app launch user
           |            ^^^^ help: write user=VALUE
      """#)
    check(
      .batch, "service links fails 404 2",
      #"""
      error[N086]: "2" is not NAME=VALUE
           | service links fails 404 2
           |                         ^ help: write times=VALUE
      """#)
    check(
      .file, "include _a.nav user",
      #"""
      error[N086]: "user" is not NAME=VALUE
           | include _a.nav user
           |                ^^^^ help: write user=VALUE
      """#)
    check(
      .file, "include _a.nav \"user=a\"",
      #"""
      error[N086]: "user=a" is not NAME=VALUE
           | include _a.nav "user=a"
           |                ^^^^^^^^ help: write NAME=VALUE; only VALUE may stand in quotes
      """#)
    check(
      .batch, "app launch user=a user=b",
      #"""
      error[N086]: "user" is given twice
           | app launch user=a user=b
           |                   ^^^^^^
      """#)
  }

  func test_N090_unknownNoun() {
    check(
      .batch, "tap cilp 3",
      #"""
      error[N090]: the app has no kind "cilp" (kinds: button, clip, field, item)
           | tap cilp 3
           |     ^^^^ help: did you mean "clip"?
      """#)
    check(
      .batch, "tap Clip 3",
      #"""
      error[N090]: the app has no kind "Clip" (kinds: button, clip, field, item)
           | tap Clip 3
           |     ^^^^ help: did you mean "clip"?
      """#)
    check(
      .batch, "select tab clop",
      #"""
      error[N090]: the app has no tab "clop" (tabs: home, clip)
           | select tab clop
           |            ^^^^ help: did you mean "clip"?
      """#)
    check(
      .batch, "service lnks holds",
      #"""
      error[N090]: the app has no service "lnks" (services: links, clips)
           | service lnks holds
           |         ^^^^ help: did you mean "links"?
      """#)
    check(
      .batch, "notification new",
      #"""
      error[N090]: the app has no notification "new" (notifications: clip-added, news, expired)
           | notification new
           |              ^^^ help: did you mean "news"?
      """#)
    check(
      .batch, "notification letter",
      #"""
      error[N090]: the app has no notification "letter" (notifications: clip-added, news, expired)
           | notification letter
           |              ^^^^^^
      """#)
    check(
      .batch, "permission cam denied",
      #"""
      error[N090]: the app has no permission "cam" (permissions: camera)
           | permission cam denied
           |            ^^^
      """#)
    check(
      .batch, "back to Hom",
      #"""
      error[N090]: the app has no screen "Hom" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | back to Hom
           |         ^^^ help: did you mean "Home"?
      """#)
    check(
      .batch, "expect stack is Clip > DetialClip(3)",
      #"""
      error[N090]: the app has no screen "DetialClip" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect stack is Clip > DetialClip(3)
           |                 ^^^^^^^^^^^^^^^^^^^^ help: did you mean "DetailClip"?
      """#)
    check(
      .batch, "expect tab is not hom",
      #"""
      error[N090]: the app has no tab "hom" (tabs: home, clip)
           | expect tab is not hom
           |                   ^^^ help: did you mean "home"?
      """#)
    check(
      .batch, "app launch loged-in=yes",
      #"""
      error[N090]: the app has no launch parameter "loged-in" (launch parameters: logged-in, user)
           | app launch loged-in=yes
           |            ^^^^^^^^^^^^ help: did you mean "logged-in"?
      """#)
    check(
      .batch, "tap 🎈 👩‍👩‍👧 zz",
      #"""
      error[N090]: the app has no kind "🎈" (kinds: button, clip, field, item)
           | tap 🎈 👩‍👩‍👧 zz
           |     ^^
      """#)
  }

  func test_N090_ofSomethingWatchedSaysThatOtherNamesStandInQuotes() {
    check(
      .file, "expect gone MemoDetailViewModel",
      #"""
      error[N090]: the app has no screen "MemoDetailViewModel" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect gone MemoDetailViewModel
           |             ^^^^^^^^^^^^^^^^^^^ help: other names that the app watches stand in quotes
      """#)
    check(
      .batch, "expect alive Hom",
      #"""
      error[N090]: the app has no screen "Hom" (screens: Home, Clip, DetailClip, Sheet, Popup)
           | expect alive Hom
           |              ^^^ help: did you mean "Home"? (other names that the app watches stand in quotes)
      """#)
  }

  @MainActor
  func test_N090_ofAFileIsFoundBeforeAnythingRuns() async {
    check(
      [
        "a.nav":
          "session 1.0\napp pocket\nback\nnotification nwes\nbegin permission camra ask\nservice link holds\n"
      ],
      #"""
      a.nav:4:14: error[N090]: the app has no notification "nwes" (notifications: clip-added, news, expired)
         4 | notification nwes
           |              ^^^^ help: did you mean "news"?
      a.nav:5:18: error[N090]: the app has no permission "camra" (permissions: camera)
         5 | begin permission camra ask
           |                  ^^^^^ help: did you mean "camera"?
      a.nav:6:9: error[N090]: the app has no service "link" (services: links, clips)
         6 | service link holds
           |         ^^^^ help: did you mean "links"?
      """#)
  }

  func test_N091_parameterValue() {
    check(
      .batch, "app launch logged-in=maybe",
      #"""
      error[N091]: launch parameter logged-in does not take "maybe" (it takes: yes, no)
           | app launch logged-in=maybe
           |            ^^^^^^^^^^^^^^^
      """#)
  }
}
