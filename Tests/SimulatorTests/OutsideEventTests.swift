import Foundation
import Simulator
import UIKit
import XCTest

/// What comes from outside the app: a copied text, a notification, a changed permission.
@MainActor
final class OutsideEventTests: XCTestCase {
  /// An app that writes down what it is told, and says so in toasts.
  private final class MailApp: HeadlessApp {
    static let name = "mail"
    static let vocabulary = Vocabulary(
      screens: ["Inbox", "Letter"], notifications: ["letter", "sale"],
      silentNotifications: ["expired"],
      permissions: ["camera", "alerts"])
    private let environment: AppEnvironment
    private let stack = UINavigationController(rootViewController: NamedScreen("Inbox"))

    init(environment: AppEnvironment) { self.environment = environment }

    func start(in window: UIWindow) { window.rootViewController = stack }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

    func receive(notification name: String) {
      let state = UIApplication.shared.applicationState
      environment.toast("received \(name), in front: \(state == .active)", status: .check)
      if name == "letter" { stack.pushViewController(NamedScreen("Letter"), animated: true) }
    }

    func permissionDidChange(_ name: String) {
      environment.toast("\(name): \(environment.permission(name))", status: .check)
    }

    func willEnterForeground() {
      if let text = UIPasteboard.general.string {
        environment.toast("copied \(text)", status: .check)
      }
    }
  }

  /// An app that has nothing to say to anything from outside.
  private final class SilentApp: HeadlessApp {
    static let name = "silent"
    static let vocabulary = Vocabulary(notifications: ["news"], permissions: ["camera"])
    static var environment: AppEnvironment?

    init(environment: AppEnvironment) { Self.environment = environment }

    func start(in window: UIWindow) { window.rootViewController = UIViewController() }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private final class NamedScreen: UIViewController, ElementSource {
    let screenName: String?

    init(_ name: String) {
      screenName = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private var app: Simulator!

  override func setUp() async throws {
    app = Simulator(MailApp.self)
  }

  override func tearDown() async throws {
    app.end()
    app = nil
    SilentApp.environment = nil
  }

  private func lines(_ action: UserAction) -> [String] { app.step(action).lines }

  private let notRunning = ["refused: the app is not running; start it with \"app launch\""]

  func test_pasteboard_isThereAndTheAppIsNotTold() async {
    XCTAssertEqual(lines(.pasteboard("https://example.org")), ["nothing changed"])
    XCTAssertEqual(UIPasteboard.general.string, "https://example.org")
    XCTAssertEqual(UIPasteboard.general.url?.host, "example.org")
    XCTAssertEqual(UIPasteboard.general.changeCount, 1)
  }

  func test_pasteboard_inTheBackgroundIsFoundWhenTheAppComesBack() async {
    _ = app.step(.app(.background))
    XCTAssertEqual(lines(.pasteboard("milk")), ["nothing changed"])
    XCTAssertEqual(lines(.app(.foreground)), ["entered foreground", "toast \"copied milk\""])
  }

  func test_pasteboard_survivesARelaunchAndNotANewSimulator() async {
    _ = app.step(.pasteboard("milk"))
    UIPasteboard.general.string = "bread"
    _ = app.step(.app(.launch([])))
    XCTAssertEqual(UIPasteboard.general.string, "bread")
    XCTAssertEqual(UIPasteboard.general.changeCount, 2)
    _ = app.step(.app(.terminate))
    _ = app.step(.app(.launch([])))
    XCTAssertEqual(UIPasteboard.general.string, "bread")
    app.end()
    app = Simulator(MailApp.self)
    XCTAssertNil(UIPasteboard.general.string)
  }

  func test_notification_reachesTheApp() async {
    XCTAssertEqual(
      lines(.notification(name: "letter")),
      ["pushed Letter", "toast \"received letter, in front: true\""])
    XCTAssertEqual(app.stack, ["Inbox", "Letter"])
  }

  func test_notification_bringsTheAppToTheFrontFirst() async {
    _ = app.step(.app(.background))
    XCTAssertEqual(
      lines(.notification(name: "sale")),
      ["entered foreground", "toast \"received sale, in front: true\""])
    XCTAssertNil(app.refusal(of: .app(.background)))
  }

  func test_silentNotification_leavesTheAppInTheBackground() async {
    XCTAssertEqual(
      lines(.notification(name: "expired")), ["toast \"received expired, in front: true\""])
    _ = app.step(.app(.background))
    XCTAssertEqual(
      lines(.notification(name: "expired")), ["toast \"received expired, in front: false\""])
    XCTAssertEqual(app.possibleActions, [.app(.foreground)])
  }

  func test_notification_canBeLeftOpen() async {
    XCTAssertEqual(app.begin(.notification(name: "letter")).lines, ["begun"])
    XCTAssertEqual(
      app.settle().lines, ["pushed Letter", "toast \"received letter, in front: true\""])
  }

  func test_permission_tellsTheAppOfAChangeOnly() async {
    XCTAssertEqual(lines(.permission(name: "camera", .granted)), ["nothing changed"])
    XCTAssertEqual(lines(.permission(name: "camera", .denied)), ["toast \"camera: denied\""])
    XCTAssertEqual(lines(.permission(name: "camera", .denied)), ["nothing changed"])
    XCTAssertEqual(lines(.permission(name: "camera", .ask)), ["toast \"camera: ask\""])
    XCTAssertEqual(lines(.permission(name: "camera", .granted)), ["toast \"camera: granted\""])
  }

  func test_permission_changesInTheBackgroundToo() async {
    _ = app.step(.app(.background))
    XCTAssertEqual(lines(.permission(name: "alerts", .denied)), ["toast \"alerts: denied\""])
    XCTAssertEqual(
      lines(.app(.background)),
      ["refused: the app is in the background; bring it back with \"app foreground\""])
  }

  func test_permission_isGrantedUnlessSetAndSurvivesARelaunch() async {
    app.end()
    app = Simulator(SilentApp.self)
    XCTAssertEqual(SilentApp.environment?.permission("camera"), .granted)
    _ = app.step(.permission(name: "camera", .ask))
    XCTAssertEqual(SilentApp.environment?.permission("camera"), .ask)
    _ = app.step(.app(.terminate))
    _ = app.step(.app(.launch([])))
    XCTAssertEqual(SilentApp.environment?.permission("camera"), .ask)
  }

  func test_silentApp_takesEverything() async {
    app.end()
    app = Simulator(SilentApp.self)
    XCTAssertEqual(lines(.notification(name: "news")), ["nothing changed"])
    XCTAssertEqual(lines(.permission(name: "camera", .denied)), ["nothing changed"])
  }

  func test_undeclaredNames_areRefusedAndChangeNothing() async {
    _ = app.step(.app(.background))
    let before = app.stateFingerprint
    XCTAssertEqual(
      lines(.notification(name: "leter")),
      ["refused: no notification \"leter\"; the notifications are letter, sale, expired"])
    XCTAssertEqual(
      lines(.permission(name: "photos", .denied)),
      ["refused: no permission \"photos\"; the permissions are camera, alerts"])
    XCTAssertEqual(app.stateFingerprint, before)
  }

  func test_terminatedApp_takesNoNotification() async {
    _ = app.step(.app(.terminate))
    XCTAssertEqual(lines(.notification(name: "letter")), notRunning)
    XCTAssertEqual(lines(.notification(name: "leter")), notRunning)
  }

  func test_whatOthersOwn_changesWhileTheAppIsTerminated() async {
    app.end()
    app = Simulator(SilentApp.self)
    _ = app.step(.app(.terminate))
    XCTAssertEqual(lines(.pasteboard("milk")), ["nothing changed"])
    XCTAssertEqual(lines(.permission(name: "camera", .denied)), ["nothing changed"])
    _ = app.step(.app(.launch([])))
    XCTAssertEqual(UIPasteboard.general.string, "milk")
    XCTAssertEqual(SilentApp.environment?.permission("camera"), .denied)
  }

  func test_possibleActions_nameNothingFromOutside() async {
    XCTAssertEqual(app.possibleActions, [])
  }
}
