import Simulator
import UIKit

/// Words as ``PocketApp`` has them, for tests that need no app.
enum PocketWords {
  static let vocabulary = Vocabulary(
    kinds: ["button", "clip", "field", "item"],
    screens: ["Home", "Clip", "DetailClip", "Sheet", "Popup"], tabs: ["home", "clip"],
    routes: ["pocket://clip/ID"], services: ["links", "clips"],
    notifications: ["clip-added", "news"], silentNotifications: ["expired"],
    permissions: ["camera"], capabilities: ["deeplink"], absentCapabilities: ["camera"],
    parameters: ["logged-in": ["yes", "no"], "user": []])
}

/// A small app: two tabs, a list that opens details, a sheet, an alert, and ways to misuse UIKit.
@MainActor
final class PocketApp: HeadlessApp {
  static let name = "pocket"
  static let vocabulary = PocketWords.vocabulary

  private let environment: AppEnvironment
  private let tabs = UITabBarController()
  private let clips = UINavigationController()

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    let home = UINavigationController()
    home.viewControllers = [Screen("Home", title: environment.parameter("user"))]
    let list = Screen("Clip", title: "All clips")
    list.content = { [environment] screen in PocketElements.list(on: screen, environment) }
    clips.viewControllers = [list]
    tabs.viewControllers = [home, clips]
    window.rootViewController = tabs
  }

  func open(_ url: URL) -> URLHandling {
    guard url.host == "clip" else { return .unhandled(asked: ["PocketCoordinator"]) }
    tabs.selectedIndex = 1
    clips.pushViewController(
      PocketElements.detail(url.lastPathComponent, environment), animated: true)
    return .handled
  }

  func receive(notification name: String) {
    environment.toast(
      "\(name), camera \(environment.permission("camera")), \(UIPasteboard.general.string ?? "-")",
      status: .check)
  }
}

/// A screen whose elements a closure makes.
final class Screen: UIViewController, ElementSource {
  let screenName: String?
  let screenID: String?
  /// Makes the elements; owned by the screen.
  var content: (Screen) -> ElementList = { _ in [] }
  var text = ""

  init(_ name: String, id: String? = nil, title: String? = nil) {
    screenName = name
    screenID = id
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  var elements: ElementList { content(self) }
}

/// The elements of ``PocketApp``'s screens.
@MainActor
enum PocketElements {
  static let titles = ["Swift", "Intro", "Intro", "클립"]

  static func list(on screen: Screen, _ environment: AppEnvironment) -> ElementList {
    var list: ElementList = []
    list.appendRows("clip", count: titles.count) { [weak screen] index in
      Element(
        kind: "clip", id: "\(index + 1)", title: titles[index], value: "\(index)",
        action: {
          screen?.navigationController?.pushViewController(
            detail("\(index + 1)", environment), animated: true)
        })
    }
    let buttons: [(String, @MainActor (Screen) -> Void)] = [
      ("Add clip", { $0.present(sheet(), animated: true) }), ("Ask", ask), ("Warn", warn),
      ("Crash", crash),
    ]
    for (title, action) in buttons {
      list.append(
        Element(
          kind: "button", title: title,
          action: { [weak screen] in
            if let screen { action(screen) }
          }))
    }
    list.append(Element(kind: "button", title: "Off", isEnabled: false))
    return list
  }

  static func detail(_ id: String, _ environment: AppEnvironment) -> UIViewController {
    let screen = Screen("DetailClip", id: id, title: "Clip \(id)")
    screen.hidesBottomBarWhenPushed = true
    environment.services.call(
      "links", make: { "links of \(id)" },
      reply: { [weak screen] result in
        if case .success(let text) = result { screen?.title = text }
      })
    return screen
  }

  private static func sheet() -> UIViewController {
    let sheet = Screen("Sheet", id: "add")
    sheet.content = { screen in
      [.field("name", value: screen.text) { [weak screen] in screen?.text = $0 }]
    }
    return sheet
  }

  private static func ask(_ screen: Screen) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    screen.present(alert, animated: true)
  }

  /// Presents on a screen that presents already, which UIKit only complains about.
  private static func warn(_ screen: Screen) {
    screen.present(Screen("Popup", id: "1"), animated: true)
    screen.present(Screen("Popup", id: "2"), animated: true)
  }

  /// Pushes one controller twice, which UIKit answers with an exception.
  private static func crash(_ screen: Screen) {
    screen.navigationController?.pushViewController(screen, animated: true)
  }
}
