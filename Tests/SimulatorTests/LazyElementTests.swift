import Foundation
import Simulator
import UIKit
import XCTest

/// Screens make an element when somebody looks at it, not before.
@MainActor
final class LazyElementTests: XCTestCase {
  private final class LongApp: HeadlessApp {
    static let name = "long"
    static let vocabulary = Vocabulary(kinds: ["field", "row"], screens: ["Long"])
    private static let screens = LongScreens()
    static var made: Int {
      get { screens.made }
      set { screens.made = newValue }
    }

    init(environment: AppEnvironment) {}

    func start(in window: UIWindow) {
      window.rootViewController = LongScreen(Self.screens)
    }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private final class LongScreens {
    var made = 0
  }

  private final class LongScreen: UIViewController, ElementSource {
    private let screens: LongScreens
    var screenName: String? { "Long" }

    init(_ screens: LongScreens) {
      self.screens = screens
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var elements: ElementList {
      var list: ElementList = [Element(kind: "row", title: "First"), .field("word") { _ in }]
      list.appendRows("row", count: 10_000) { [screens] index in
        screens.made += 1
        return Element(kind: "row", title: "Row \(index + 2)")
      }
      return list
    }
  }

  private func tap(_ position: Int, _ app: Simulator) -> StepResult {
    app.step(.tap(ElementReference(kind: "row", selector: .position(position))))
  }

  func test_tap_makesNoOtherRow() async {
    let app = Simulator(LongApp.self)
    defer { app.end() }
    LongApp.made = 0
    XCTAssertEqual(tap(10_001, app).outcome, .unchanged)
    XCTAssertLessThanOrEqual(LongApp.made, 3)
    XCTAssertEqual(
      tap(10_002, app).lines, ["refused: 10001 rows on this screen (1-10001)"])
    XCTAssertLessThanOrEqual(LongApp.made, 3)
  }

  func test_enter_makesNoRow() async {
    let app = Simulator(LongApp.self)
    defer { app.end() }
    LongApp.made = 0
    XCTAssertEqual(app.step(.enter(field: "word", text: "x")).lines, ["set word \"x\""])
    XCTAssertEqual(LongApp.made, 0)
    XCTAssertEqual(
      app.step(.enter(field: "other", text: "x")).lines,
      ["refused: no field \"other\" on Long; the fields are word"])
  }

  func test_elements_countPerKindFromOne() async {
    let app = Simulator(LongApp.self)
    defer { app.end() }
    let elements = app.elements
    XCTAssertEqual(elements.count, 10_002)
    XCTAssertEqual(elements.first?.title, "First")
    XCTAssertEqual(elements.last?.position, 10_001)
    XCTAssertEqual(elements.last?.title, "Row 10001")
  }
}
