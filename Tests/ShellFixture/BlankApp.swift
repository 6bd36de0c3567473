// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
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
    for (title, action) in mishaps {
      list.append(Element(kind: "button", title: title, action: action))
    }
    return list
  }

  /// What else an app may do to the process that it is tested in.
  private var mishaps: [(String, @MainActor () -> Void)] {
    [
      ("Loop", { while true {} }), ("Go round", { [weak self] in self?.goRound() }),
      ("Leave", { exit(0) }),
      ("Kill", { kill(getpid(), SIGKILL) }), ("Say hello", { print("hello") }),
      (
        "Pretend",
        { print("1..1\nok 1 - pretended\nFAILED <&\"'>]]>\u{1B}[31mred\u{1B}[0m\u{0}\u{FFFE}") }
      ),
      ("Complain", { FileHandle.standardError.write(Data("no end of line".utf8)) }),
      ("Answer", { _ = write(3, "{}\n", 3) }),
      ("Draw lots", { [weak self] in self?.drawLots() }),
      ("Leave a trap", { [weak self] in self?.trap = Trap() }), ("Leave with 7", { exit(7) }),
      ("Leave elsewhere", leaveElsewhere), ("Leave when asked", leaveWhenAsked),
    ]
  }

  /// Ends the process on another thread while this one is busy.
  private func leaveElsewhere() {
    Thread.detachNewThread { exit(300) }
    while true { pause() }
  }

  /// Ends the process on another thread at the next `SIGUSR1`.
  private func leaveWhenAsked() {
    guard pipe(&askedToLeave) == 0 else { return }
    // Whichever thread takes the signal hands it on.
    signal(SIGUSR1) { _ in _ = write(askedToLeave[1], "!", 1) }
    let reading = askedToLeave[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) < 0, errno == EINTR {}
      print("asked to leave")
      exit(5)
    }
  }

  /// Traps when it is let go.
  private var trap: Trap?

  /// Keeps the main queue busy for ever.
  private func goRound() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.goRound() } }
  }

  /// Does something else each time, as an app does that looks at the clock.
  private func drawLots() {
    Self.lots += 1
    for _ in 0..<Self.lots {
      navigationController?.pushViewController(NoteViewController(), animated: true)
    }
  }

  private static var lots = 0
}

/// Both ends of a pipe; the handler of a signal writes into it.
nonisolated(unsafe) private var askedToLeave: [Int32] = [-1, -1]

private final class Trap {
  deinit { preconditionFailure("let go") }
}

private final class NoteViewController: UIViewController, ElementSource {}

/// Fills the stack.
private func overflow(_ depth: Int) -> Int {
  depth < 0 ? depth : overflow(depth + 1) + overflow(depth + 2)
}
