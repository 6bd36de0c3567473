import Coordination
import Sessions
import Shell
import Simulator
import UIKit

/// Rows about the session language and the prompt, in this process.
@MainActor
enum SessionRows {
  /// Commands of a file a second: read, parsed, run, answered, checked.
  static func commands() -> Row {
    let steps = 4_000
    let planner = SessionPlanner(apps: [StepsApp.self], files: OneFile(steps: steps))
    var rates: [Double] = []
    for _ in 0..<9 {
      let time = Clock.measure { run(planner) }
      rates.append(Double(steps) / time * 1e6)
    }
    return Row(
      name: "session commands, parsed, run, answered, checked", value: Rounds.median(rates),
      unit: "k/s", spread: Rounds.spread(rates), must: "≥ 250 k/s", goal: "≥ 600 k/s",
      inTheWay:
        "half of the commands are touches, of which each looks for its element, runs a transition and notes what it sees"
    )
  }

  /// Reads and runs a file of so many steps.
  static func run(_ steps: Int) {
    run(SessionPlanner(apps: [StepsApp.self], files: OneFile(steps: steps)))
  }

  private static func run(_ planner: SessionPlanner) {
    guard let plan = planner.plan("steps.nav").plan else {
      preconditionFailure("the session of the benchmark has an error")
    }
    for result in SessionRunner().run(plan) {
      precondition(result.status == .passed, "\(result.status)")
    }
  }

  /// TAB with ten thousand rows on the screen.
  static func completion() -> Row {
    let simulator = Simulator(
      StepsApp.self, parameters: [LaunchParameter(name: "rows", value: "10000")])
    let interpreter = Interpreter(simulator: simulator)
    let line = "tap row 99"
    var times: [Double] = []
    for _ in 0..<9 {
      times.append(
        Clock.measure {
          let present = Present(of: interpreter, for: line)
          let completion = Completer.complete(line, cursor: line.utf8.count, present: present)
          precondition(!completion.candidates.isEmpty, "nothing to complete")
        } / 1e6)
    }
    simulator.end()
    return Row(
      name: "completion with 10,000 rows on screen", value: Rounds.median(times), unit: "ms",
      spread: Rounds.spread(times), must: "≤ 20 ms", goal: "≤ 2 ms",
      inTheWay: "every row is made, to say which of them the word could be")
  }
}

/// A file of checked steps that is on no disk.
private struct OneFile: FileSource {
  private let bytes: [UInt8]

  init(steps: Int) {
    var text = "session 1.0\napp steps\n\ncase \"there and back\"\n"
    for _ in 0..<(steps / 4) {
      text += "  tap button \"Next\"\n  | pushed Detail\n  expect top is Detail\n"
      text += "  back\n  | popped Detail\n  expect top is Start\n"
    }
    bytes = Array(text.utf8)
  }

  func contents(of path: String) throws(FileProblem) -> [UInt8] { bytes }
  func kind(of path: String) -> FileKind? { .file }
  func names(in folder: String) throws(FileProblem) -> [String] { [] }
}

/// A screen with a button that leads to another, and rows if they are asked for.
private final class StepsApp: HeadlessApp {
  static let name = "steps"
  static let vocabulary = Vocabulary(
    kinds: ["button", "row"], screens: ["Start", "Detail"], parameters: ["rows": []])

  private let rows: Int

  init(environment: AppEnvironment) {
    rows = environment.parameter("rows").flatMap(Int.init) ?? 0
  }

  func start(in window: UIWindow) {
    let stack = UINavigationController()
    let router = Router(rootViewController: stack)
    let start = StartViewController(rows: rows) { router.push(DetailViewController()) { _ in } }
    stack.setViewControllers([start], animated: false)
    window.rootViewController = stack
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

private final class StartViewController: UIViewController, ElementSource {
  private let rows: Int
  /// What a touch of the button runs; owned.
  private let onNext: @MainActor () -> Void

  init(rows: Int, onNext: @escaping @MainActor () -> Void) {
    self.rows = rows
    self.onNext = onNext
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    rows = 0
    onNext = {}
    super.init(coder: coder)
  }

  var elements: ElementList {
    var list: ElementList = [Element(kind: "button", title: "Next", action: onNext)]
    list.appendRows("row", count: rows) { place in
      Element(kind: "row", id: "\(place + 1)", title: "Row \(place + 1)", action: {})
    }
    return list
  }
}

private final class DetailViewController: UIViewController {}
