// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Simulator
import UIKit

/// An app of two screens, with buttons that do to the process what a terminal or a bug does.
final class BlankApp: HeadlessApp {
  static let name = "blank"
  static let vocabulary = Vocabulary(
    kinds: ["button", "note"], screens: ["Start", "Note"], routes: ["blank://"])

  private let navigation = UINavigationController()

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {
    navigation.viewControllers = [StartViewController()]
    window.rootViewController = navigation
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

private final class StartViewController: UIViewController, ElementSource {
  var elements: ElementList {
    let titles = ["First", "Second note", "Zweite"]
    var list = ElementList()
    list.appendRows("note", count: titles.count) { [weak self] index in
      Element(kind: "note", id: "\(index + 1)", title: titles[index]) {
        self?.navigationController?.pushViewController(NoteViewController(), animated: true)
      }
    }
    list.append(Element(kind: "button", title: "Press Ctrl-C") { kill(getpid(), SIGINT) })
    list.append(Element(kind: "button", title: "Terminate") { kill(getpid(), SIGTERM) })
    list.append(Element(kind: "button", title: "Trap") { preconditionFailure("asked for") })
    list.append(Element(kind: "button", title: "Overflow") { _ = overflow(1) })
    return list
  }
}

private final class NoteViewController: UIViewController, ElementSource {}

/// Fills the stack.
private func overflow(_ depth: Int) -> Int {
  depth < 0 ? depth : overflow(depth + 1) + overflow(depth + 2)
}
