import Coordination
import Foundation
import NavwrightTesting
import Simulator
import UIKit
import XCTest

@MainActor
final class NotesCoordinator: BaseCoordinator {
  private let router: any RouterProtocol
  private(set) var closed: [RemovalReason] = []

  init(router: any RouterProtocol) { self.router = router }

  override func start() {
    let list = NoteListViewController()
    list.onSelect = { [weak self, weak list] id in self?.showNote(id, from: list) }
    router.setRoot(list)
  }

  private func showNote(_ id: Int, from list: UIViewController?) {
    router.push(NoteViewController(id: id), from: list) { [weak self] reason in
      self?.closed.append(reason)
    }
  }
}

final class NoteListViewController: UIViewController, ElementSource {
  var onSelect: ((Int) -> Void)?

  var elements: ElementList {
    var list = ElementList()
    list.appendRows("note", count: 3) { index in
      Element(kind: "note", id: "\(index + 1)", title: "Note \(index + 1)") { [weak self] in
        self?.onSelect?(index + 1)
      }
    }
    return list
  }
}

final class NoteViewController: UIViewController, ElementSource {
  private let number: Int
  var screenID: String? { "\(number)" }

  init(id: Int) {
    number = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class NotesApp: HeadlessApp {
  static let name = "notes"
  static let vocabulary = Vocabulary(kinds: ["note"], screens: ["NoteList", "Note"])
  private let stack = UINavigationController()
  private(set) lazy var coordinator = NotesCoordinator(
    router: Router(rootViewController: stack))

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    window.rootViewController = stack
    coordinator.start()
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

@MainActor
final class NotesCoordinatorTests: XCTestCase {
  func test_swipeBack_releasesTheNoteOnlyWhenItIsFinished() async {
    await simulate(NotesApp.self) { app in
      await app.tap("note", 2)
      await app.expectStack("NoteList > Note(2)")
      await app.swipeBack(.cancel(percent: 40))
      await app.expectAlive("Note(2)")
      await app.swipeBack()
      await app.expectGone("Note(2)")
      await app.expectNoLeaks()
    }
  }
}
