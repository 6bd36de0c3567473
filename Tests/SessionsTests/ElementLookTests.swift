import Sessions
import Simulator
import UIKit
import XCTest

/// What choices, fields, alerts and watched objects look like to a session.
@MainActor
final class ElementLookTests: XCTestCase {
  /// One screen with rows to choose from, two fields, an alert and an object that it watches.
  private final class ChoiceApp: HeadlessApp {
    static let name = "choice"
    static let vocabulary = Vocabulary(
      kinds: ["button", "day", "field", "mark"], screens: ["Choice", "Empty"],
      silentNotifications: ["expired"])
    private let environment: AppEnvironment

    init(environment: AppEnvironment) { self.environment = environment }

    func start(in window: UIWindow) {
      let screen = ChoiceScreen()
      let model = NSObject()
      environment.track(model, named: "MemoDetailViewModel")
      screen.model = model
      window.rootViewController = screen
    }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private final class ChoiceScreen: UIViewController, ElementSource {
    var model: NSObject?
    private var days: Set<Int> = []
    private var isMarked = false
    var screenName: String? { "Choice" }

    var elements: ElementList {
      var list: ElementList = [
        Element(kind: "mark", title: "Marked", value: isMarked ? "on" : "off") { [self] in
          isMarked.toggle()
        },
        Element(kind: "button", title: "Ask") { [self] in ask() },
        Element(kind: "button", title: "Go on") { [self] in
          present(EmptyScreen(), animated: true)
        },
        Element(kind: "button", title: "Forget") { [self] in model = nil },
        .field("url") { _ in }, .field("name", isEnabled: false) { _ in },
      ]
      list.appendRows("day", count: 9) { [self] index in
        Element(
          kind: "day", id: "\(index)", title: "Day \(index)",
          value: days.contains(index) ? "selected" : nil
        ) { [self] in days.formSymmetricDifference([index]) }
      }
      return list
    }

    private func ask() {
      let alert = UIAlertController(
        title: "Update available", message: "It is \"new\"", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Later", style: .cancel))
      let update = UIAlertAction(title: "Update now", style: .default)
      update.isEnabled = false
      alert.addAction(update)
      present(alert, animated: true)
    }
  }

  private final class EmptyScreen: UIViewController, ElementSource {
    var screenName: String? { "Empty" }
  }

  private var interpreter = Interpreter(simulator: Simulator(ChoiceApp.self))

  override func setUp() async throws {
    interpreter = Interpreter(simulator: Simulator(ChoiceApp.self))
  }

  private func run(_ line: String) -> [String] {
    switch CommandParser(mode: .file).parse(line, vocabulary: ChoiceApp.vocabulary) {
    case .success(let command?): interpreter.run(command).lines
    case .success: []
    case .failure(let diagnostic): [diagnostic.rendered]
    }
  }

  func test_choice_saysWhenItIsTakenBack() async {
    XCTAssertEqual(run("tap day id=8"), ["selected day 8"])
    XCTAssertEqual(run("tap day id=8"), ["deselected day 8"])
    XCTAssertEqual(run("tap mark"), ["selected mark \"Marked\""])
    XCTAssertEqual(run("tap mark"), ["deselected mark \"Marked\""])
    XCTAssertEqual(run("events"), ["deselected mark \"Marked\""])
  }

  func test_screen_showsWhatAnAlertSaysAndHowItIsAnswered() async {
    XCTAssertEqual(
      run("tap button \"Ask\""), ["presented Alert(Update available) as overFullScreen"])
    XCTAssertEqual(
      run("screen"),
      [
        "Alert(Update available)", "message \"It is \\\"new\\\"\"", "choose Later",
        "choose \"Update now\" (disabled)",
      ])
    XCTAssertEqual(run("actions"), ["choose Later", "dismiss"])
    XCTAssertEqual(run("choose Later"), ["dismissed Alert(Update available)"])
    XCTAssertEqual(run("screen").first, "Choice")
  }

  func test_enter_namesTheFieldsThatExist() async {
    XCTAssertEqual(
      run("enter field https://swift.org"),
      ["refused: no field \"field\" on Choice; the fields are url, name"])
    _ = run("tap button \"Go on\"")
    XCTAssertEqual(run("enter url x"), ["refused: Empty has no field"])
  }

  func test_gone_takesTheNameOfAWatchedObjectInQuotes() async {
    XCTAssertEqual(run("expect alive \"MemoDetailViewModel\""), ["ok"])
    _ = run("tap button \"Forget\"")
    XCTAssertEqual(run("expect gone \"MemoDetailViewModel\""), ["ok"])
    XCTAssertEqual(
      run("expect gone MemoDetailViewModel").first,
      """
      error[N090]: the app has no screen "MemoDetailViewModel" (screens: Choice, Empty)
           | expect gone MemoDetailViewModel
           |             ^^^^^^^^^^^^^^^^^^^ help: other names that the app watches stand in quotes
      """)
  }

  func test_silentNotification_isKnownAndLeavesTheAppInTheBackground() async {
    _ = run("app background")
    XCTAssertEqual(run("notification expired"), ["nothing changed"])
    XCTAssertEqual(run("expect cannot app background"), ["ok"])
    XCTAssertEqual(
      run("notification news"),
      [
        """
        error[N090]: the app has no notification "news" (notifications: expired)
             | notification news
             |              ^^^^
        """
      ])
  }
}
