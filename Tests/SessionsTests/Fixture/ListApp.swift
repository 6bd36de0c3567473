import Simulator
import UIKit

/// An app with a list that a test chooses; a tap tells the row's title.
@MainActor
final class ListApp: HeadlessApp {
  static let name = "list"
  static let vocabulary = Vocabulary(kinds: ["button", "item"], screens: ["List"])

  /// Titles and ids.
  static var rows: [(title: String, id: String?)] = []

  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    let screen = Screen("List")
    screen.content = { [environment] _ in
      var list: ElementList = []
      let rows = Self.rows
      list.appendRows("item", count: rows.count) { index in
        Element(kind: "item", id: rows[index].id, title: rows[index].title) {
          environment.toast(rows[index].title, status: .check)
        }
      }
      list.append(Element(kind: "button", title: "Only", action: {}))
      return list
    }
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}
