import Foundation
import NavigationFixture
import Simulator
import UIKit
import XCTest

/// The tree with serial numbers, and with what stands beside it.
@MainActor
final class TreeDetailTests: XCTestCase {
  func test_ids_standBesideTheLabels() async {
    let app = Simulator(
      FixtureApp.self, parameters: [LaunchParameter(name: "logged-in", value: "yes")])
    defer { app.end() }
    _ = app.step(.tap(ElementReference(kind: "item", selector: .title("Sheet"))))
    let ids = app.tree(.ids)
    XCTAssertEqual(
      ids.map { $0.replacing(#/ #[0-9]+/#, with: "") }, app.tree, ids.joined(separator: "\n"))
    XCTAssertEqual(ids.count { $0.contains(/[a-zA-Z] #[0-9]+($| )/) }, app.tree.count - 1)
    XCTAssertEqual(
      Set(ids.compactMap { $0.firstMatch(of: /#[0-9]+/)?.output }).count, ids.count - 1)
  }

  func test_everything_showsWhatIsNotLoaded() async {
    let app = Simulator(
      FixtureApp.self, parameters: [LaunchParameter(name: "logged-in", value: "yes")])
    defer { app.end() }
    XCTAssertEqual(
      app.tree(.everything),
      [
        "window", "  nav", "    Main", "      list*: nav", "        List  <- top",
        "      form: nav (not loaded)", "        Form (not loaded)",
      ])
  }

  func test_everything_showsOtherWindowsHiddenModalsAndWhatStandsNowhere() async {
    let app = Simulator(WideApp.self)
    defer { app.end() }
    XCTAssertEqual(
      app.tree,
      ["window", "  Tabs", "    first: First", "    second*: Second  <- top"])
    XCTAssertEqual(
      app.tree(.everything),
      [
        "window", "  Tabs", "    first: First", "      + Note overCurrentContext",
        "    second*: Second  <- top", "window 2 (hidden)", "  Overlay (not loaded)",
        "    Badge (not loaded)", "in no window", "  Later (not shown yet)",
      ])
    XCTAssertEqual(app.step(.selectTab(.name("first"))).lines, ["selected tab first"])
    XCTAssertEqual(
      app.tree,
      [
        "window", "  Tabs", "    first*: First", "    second: Second",
        "  + Note overCurrentContext  <- top",
      ])
    XCTAssertEqual(app.tree(.everything).prefix(5), app.tree[...])
  }
}

/// An app with a second window, a modal in the context of a tab, and a screen that is kept for later.
@MainActor
private final class WideApp: HeadlessApp {
  static let name = "wide"
  static let vocabulary = Vocabulary(
    kinds: [], screens: ["Tabs", "First", "Second", "Note", "Overlay", "Badge", "Later"],
    tabs: ["first", "second"])

  private let overlay = UIWindow(frame: UIScreen.main.bounds)
  private let later = LaterViewController()

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    let first = FirstViewController()
    first.title = "first"
    first.definesPresentationContext = true
    let second = SecondViewController()
    second.title = "second"
    let tabs = TabsController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    let note = NoteViewController()
    note.modalPresentationStyle = .overCurrentContext
    first.present(note, animated: false)
    tabs.selectedIndex = 1
    let cover = OverlayViewController()
    cover.addChild(BadgeViewController())
    overlay.rootViewController = cover
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

private final class TabsController: UITabBarController {}
private final class FirstViewController: UIViewController {}
private final class SecondViewController: UIViewController {}
private final class NoteViewController: UIViewController {}
private final class OverlayViewController: UIViewController {}
private final class BadgeViewController: UIViewController {}
private final class LaterViewController: UIViewController {}
