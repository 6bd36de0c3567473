import NavwrightTesting
import Simulator
import XCTest

/// Tab search: its rows of the transition table, and what a word finds.
@MainActor
final class SearchTests: XCTestCase {
  func test_CLIP_S1_searchIsTheRootOfItsTab() async {
    await withClip { app in
      await app.run(
        "begin select tab search", prints: ["selected tab search", "set stack Search", "begun"])
      await app.run("pending", prints: ["none"])
      await app.run("screen", prints: ["Search", "field 1 \"query\" value=\"\""])
    }
  }

  func test_CLIP_S2_foundLinkPushesLinkWeb() async {
    await withClip { app in
      await search("read", app)
      await app.expectPush("tap link \"How to read a book\"", shows: "LinkWeb(26)")
      await app.expectStack("Search > LinkWeb(26)")
    }
  }

  func test_CLIP_S3_foundClipPushesDetailClip() async {
    await withClip { app in
      await search("swift", app)
      await app.expectPush("tap clip 1", shows: "DetailClip(3)")
      await app.run("expect title is Swift")
      await app.run("expect back is Search")
    }
  }

  func test_CLIP_S4_linkOfAFoundClipPushesLinkWeb() async {
    await withClip { app in
      await search("swift", app)
      await app.run("tap clip 1")
      await app.expectPlainPush("tap link 1", shows: "LinkWeb(1)")
      await app.expectStack("Search > DetailClip(3) > LinkWeb(1)")
    }
  }

  func test_CLIP_S5_backOfLinkWebPopsAnimated() async {
    await withClip { app in
      await search("swift", app)
      await app.run("tap link 1")
      await app.run("begin tap button \"Back\"", prints: ["begun"])
      await app.run("advance 349ms", prints: ["nothing changed"])
      await app.run("advance 1ms", prints: ["popped LinkWeb(1)", "tab bar shown"])
      await app.run("expect field query is swift")
      await app.expectGone("LinkWeb(1)")
    }
  }

  func test_search_repliesInEveryOrder_onlyTheLastWordCounts() async {
    for words in [
      ["swift", "gifts"], ["swift", ""], ["gifts", "swift", "gifts"], ["a", "gifts"],
    ] {
      for behavior in ["replies", "fails network"] {
        await withClip { app in
          await app.run(all: ["select tab search", "service search holds"])
          for word in words { await app.run("enter query \"\(word)\"") }
          await app.run("service search \(behavior)")
          let finds = words.last == "gifts" && behavior == "replies"
          if behavior != "replies", words.last != "" {
            await app.expectModals("Popup(network)")
            await app.run("tap button \"OK\"")
          }
          XCTAssertEqual(
            app.simulator.elements.filter { $0.kind == "clip" }.map(\.title),
            finds ? ["Gifts"] : [], "\(words) \(behavior)")
          await app.expectNoLeaks()
          await app.expectNoWarnings()
        }
      }
    }
  }

  func test_search_findsEveryTitleWhateverItsCase() async {
    await withClip { app in
      await app.run("tap button \"All links\"")
      let titles = app.simulator.elements.filter { $0.kind == "link" }.map(\.title)
      await app.run(all: ["back", "select tab search"])
      for title in titles {
        await app.run("enter query \"\(title.uppercased())\"")
        XCTAssertTrue(
          app.simulator.elements.contains { $0.kind == "link" && $0.title == title }, title)
      }
    }
  }

  func test_search_reselectedTabKeepsTheWord() async {
    await withClip { app in
      await search("swift", app)
      await app.run("reselect tab", prints: ["selected tab search again"])
      await app.run("expect field query is swift")
      await app.run("expect row clip is Swift")
    }
  }

  private func search(_ word: String, _ app: SimulatedApp) async {
    await app.run(all: ["select tab search", "enter query \"\(word)\""])
  }
}
