import Memo
import NavwrightTesting
import Simulator
import XCTest

/// URLs from outside, whatever stands in the way.
@MainActor
final class MemoLinkTests: XCTestCase {
  /// Ways to places where a link may come.
  private let ways: [[String]] = [
    [], ["tap memo 1"], ["begin tap memo 1"], ["tap item \"Add\""], ["begin tap item \"Add\""],
    ["tap memo 1", "tap button \"Edit\""], ["tap memo 1", "begin tap button \"Edit\""],
    ["tap memo 1", "tap button \"Share\""], ["tap memo 1", "begin back"],
    ["tap memo 1", "swipe back cancel at 40%"], ["open memo://memo/2"],
    ["begin open memo://memo/2"], ["begin open memo://compose?text=Tea"], ["app background"],
  ]

  func test_K_88_F_106_aLinkLeadsToItsMemoFromEverywhere() async {
    for way in ways where way != ["begin tap item \"Add\""] {
      await simulate(MemoApp.self) { app in
        await app.run(all: way + ["open memo://memo/3"])
        await app.expectTree("window(nav[MemoList, MemoDetail(3)])")
        await app.expectNoLeaks()
        await app.expectNoWarnings()
        XCTAssertEqual(app.simulator.closures, [], "\(way)")
      }
    }
  }

  func test_aSheetThatComesWhileAMemoIsLoaded_staysAndTheLinkIsSaid() async {
    await simulate(MemoApp.self) { app in
      let printed = await app.run(all: ["begin tap item \"Add\"", "open memo://memo/3"])
      XCTAssertEqual(
        printed.suffix(2),
        [
          "ignored: push MemoDetail(3), MemoList is covered by nav",
          "ignored: link memo://memo/3, step 2 of 2, memo(3): MemoList is covered by nav",
        ])
      await app.expectTree("window(nav[MemoList]) + nav[MemoCompose(new)] pageSheet")
      await app.expectNoLeaks()
    }
  }

  func test_K_85_oneSheetFromEverywhere() async {
    for way in ways {
      await simulate(MemoApp.self) { app in
        await app.run(
          all: way + ["begin open memo://compose?text=Tea", "open memo://compose?text=Coffee"])
        await app.expectTree("window(nav[MemoList]) + nav[MemoCompose(new)] pageSheet")
        await app.run("expect field content is Coffee")
        await app.run(all: ["tap item \"Cancel\"", "expect row memo lacks \"Empty memo\""])
        await app.expectNoLeaks()
        await app.expectNoWarnings()
      }
    }
  }

  func test_K_129_aMemoThatIsBeingWrittenIsNotTakenAway() async {
    for text in ["memo://memo/3", "memo://compose?text=Tea"] {
      await simulate(MemoApp.self) { app in
        await app.run(all: ["tap item \"Add\"", "enter content \"Half\"", "open \(text)"])
        await app.expectScreen("MemoCompose(new)")
        await app.run("expect field content is Half")
        await app.run(all: ["tap item \"Cancel\""])
        await app.expectScreen(text.contains("compose") ? "MemoCompose(new)" : "MemoDetail(3)")
        await app.expectNoLeaks()
      }
    }
  }

  func test_K_81_aStepThatFailsIsNamed() async {
    await simulate(MemoApp.self) { app in
      let printed = await app.run("open memo://memo/99")
      XCTAssertEqual(
        printed,
        ["ignored: link memo://memo/99, step 2 of 2, memo(99): there is no memo 99"])
    }
  }

  func test_theFollowerDiesWithTheApp() async {
    await simulate(MemoApp.self) { app in
      await app.run(all: ["service memos holds", "open memo://memo/3", "app terminate"])
      await app.run("app launch memos=some")
      await app.run("expect stack is MemoList")
      await app.expectNoLeaks()
    }
  }

  func test_theVocabularyHasEveryLink() async {
    XCTAssertEqual(
      MemoApp.vocabulary.routes, ["memo://", "memo://memo/ID", "memo://compose?text=TEXT"])
  }
}
