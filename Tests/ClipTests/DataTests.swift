import Clip
import NavwrightTesting
import Simulator
import XCTest

/// The seeded data, and the words the app declares.
@MainActor
final class DataTests: XCTestCase {
  func test_data_countsAndIdsWithoutGaps() async {
    for seed in [1, 2, 7, 1000] as [UInt64] {
      await withClip(seed: seed) { app in
        XCTAssertEqual(ids(app, "link"), numbers(3))
        XCTAssertEqual(ids(app, "weekly"), numbers(5))
        XCTAssertEqual(ids(app, "site"), numbers(6))
        XCTAssertEqual(app.simulator.elements.count { $0.kind == "site" && !$0.isEnabled }, 1)
        await app.run("tap button \"All links\"")
        XCTAssertEqual(ids(app, "link"), numbers(60))
        await app.run(all: ["back", "select tab clip"])
        XCTAssertEqual(ids(app, "clip"), numbers(12))
      }
    }
  }

  func test_data_clipsHaveAsManyLinksAsTheySay() async {
    await withClip { app in
      await app.run("select tab clip")
      var all: [String] = []
      for clip in app.simulator.elements where clip.kind == "clip" {
        await app.run("tap clip \(clip.position)")
        let links = ids(app, "link")
        XCTAssertEqual(clip.value, String(links.count), clip.title)
        all += links
        await app.run("back")
      }
      XCTAssertEqual(Set(all), Set(numbers(60)))
      XCTAssertEqual(all.count, 60)
    }
  }

  func test_data_titlesAreDistinctAndInTwoLanguages() async {
    await withClip { app in
      await app.run("tap button \"All links\"")
      let titles = app.simulator.elements.filter { $0.kind == "link" }.map(\.title)
      XCTAssertEqual(Set(titles).count, 60)
      let korean = titles.count {
        $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      }
      XCTAssertGreaterThan(korean, 20)
      XCTAssertGreaterThan(titles.count - korean, 20)
    }
  }

  func test_data_sameSeedSameData() async {
    var looks: [[ScreenElement]] = []
    for seed in [1, 1, 2] as [UInt64] {
      await withClip(seed: seed) { app in
        await app.run("tap button \"All links\"")
        looks.append(app.simulator.elements)
      }
    }
    XCTAssertEqual(looks[0], looks[1])
    XCTAssertNotEqual(looks[0], looks[2])
  }

  func test_segments_divideTheLinks() async {
    await withClip { app in
      await app.run("tap button \"All links\"")
      await app.run("tap segment \"Read\"", prints: ["selected segment \"Read\""])
      let read = ids(app, "link")
      await app.run("tap segment \"Unread\"", prints: ["selected segment \"Unread\""])
      let unread = ids(app, "link")
      XCTAssertFalse(read.isEmpty)
      XCTAssertFalse(unread.isEmpty)
      XCTAssertEqual(Set(read + unread), Set(numbers(60)))
      XCTAssertEqual(read.count + unread.count, 60)
    }
  }

  func test_pages_areShownOneAtATime() async {
    await withClip(loggedIn: false) { app in
      await app.run("tap page 3", prints: ["selected page 3"])
      let shown = app.simulator.elements.filter { $0.value == "shown" }
      XCTAssertEqual(shown.map(\.id), ["3"])
      XCTAssertEqual(ids(app, "page"), numbers(4))
    }
  }

  func test_vocabulary_declaresWhatIsThereAndNoMore() async {
    var kinds: Set<String> = []
    var screens: Set<String> = ["TabBar"]
    await withClip(loggedIn: false) { app in
      for step in ["expect screen is Login"] + GrandTour.steps {
        await app.run(step)
        kinds.formUnion(app.simulator.elements.map(\.kind))
        for line in app.simulator.tree {
          let words = line.split { " +:*".contains($0) }
          screens.formUnion(words.compactMap(label))
        }
      }
    }
    XCTAssertEqual(kinds.sorted(), ClipApp.vocabulary.kinds)
    XCTAssertEqual(
      screens.intersection(ClipApp.vocabulary.screens).sorted(), ClipApp.vocabulary.screens)
    XCTAssertEqual(ClipApp.vocabulary.tabs, ["home", "clip", "plus", "search", "timer"])
    XCTAssertEqual(
      ClipApp.vocabulary.services.sorted(),
      [
        "add-clip", "add-timer", "clips", "delete-clip", "delete-link", "delete-timer",
        "edit-timer", "edit-title", "links", "main", "mark-read", "move-link", "profile",
        "rename-clip", "save-link", "search", "session", "sign-in", "sign-out", "sites", "survey",
        "timers", "toggle-timer", "version", "weekly", "withdraw",
      ])
    XCTAssertEqual(ClipApp.vocabulary.routes, ["clip://", "clip://clip/ID", "clip://timer"])
    XCTAssertEqual(ClipApp.vocabulary.notifications, ["timer"])
    XCTAssertEqual(ClipApp.vocabulary.silentNotifications, ["token-expired"])
    XCTAssertEqual(ClipApp.vocabulary.permissions, ["alarm"])
    XCTAssertEqual(
      ClipApp.vocabulary.parameters,
      [
        "logged-in": ["no", "yes", "unknown"], "survey": ["no", "yes"],
        "tooltips": ["seen", "new"], "update": ["no", "notice", "feature", "force"],
      ])
  }

  /// What stands before the id of a label.
  private func label(_ word: Substring) -> String? {
    word.split(separator: "(").first.map(String.init)
  }

  private func ids(_ app: SimulatedApp, _ kind: String) -> [String] {
    app.simulator.elements.filter { $0.kind == kind }.compactMap(\.id)
  }

  private func numbers(_ count: Int) -> [String] { (1...count).map(String.init) }
}
