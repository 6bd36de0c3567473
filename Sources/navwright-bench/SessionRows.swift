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
    let file = OneFile(steps: steps)
    return .besidePairs(
      name: "session commands, parsed, run, answered, checked", unit: .thousandsPerSecond,
      units: steps, must: .thousandsPerSecond(250), goal: .thousandsPerSecond(600),
      inTheWay:
        "22,000 instructions a command: reading a line takes 6,100; half of the commands are steps of 22,500 each: 9,500 for the animated transition and the router, 4,500 to make the touched row and look whether it has changed, 4,000 to tell what happened"
    ) {
      // A planner of its own remembers no lines.
      let planner = SessionPlanner(apps: [StepsApp.self], files: file)
      return Clock.measure { run(planner) }
    }
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

  /// Going back by one of a thousand steps: the app is launched afresh, and 999 steps are done again and compared.
  static func undo() -> Row {
    let interpreter = Interpreter(simulator: Simulator(StepsApp.self))
    let travel = TimeTravel(interpreter)
    let next = UserAction.tap(ElementReference(kind: "button", selector: .title("Next")))
    for number in 0..<1_000 {
      let command = Command(.act(number % 2 == 0 ? next : .back(.button)))
      travel.willRun(command)
      travel.take(
        command, typed: command.canonicalText, draft: SessionRecorder.plainDraft(of: command),
        interpreter.run(command))
    }
    let row = Row.besidePairs(
      name: "undo of one of 1,000 steps", unit: .milliseconds, must: .milliseconds(90),
      goal: .milliseconds(30),
      inTheWay: "each step is compared with what it was: the tree, the screen, what lists tell"
    ) {
      let time = Clock.measure {
        let outcome = travel.answer(.undo(1))
        precondition(outcome.status == .succeeded, "\(outcome.lines)")
      }
      precondition(travel.answer(.redo(1)).status == .succeeded, "nothing to redo")
      return time
    }
    interpreter.simulator.end()
    return row
  }

  /// TAB with ten thousand rows on the screen, of which some begin as the word does.
  static func completion() -> Row {
    completion(of: "tap row 99", name: "completion with 10,000 rows on screen")
  }

  /// TAB where any of ten thousand rows could follow.
  static func completionOfAnyRow() -> Row {
    completion(of: "tap row ", name: "completion of any of 10,000 rows")
  }

  /// TAB on an empty line with ten thousand rows on the screen.
  static func completionOfNothing() -> Row {
    completion(of: "", name: "completion of an empty line with 10,000 rows on screen")
  }

  /// Completes a line so many times, with ten thousand rows on the screen.
  static func complete(_ count: Int) {
    let simulator = Simulator(
      StepsApp.self, parameters: [LaunchParameter(name: "rows", value: "10000")])
    let interpreter = Interpreter(simulator: simulator)
    for _ in 0..<count { complete("tap row 99", interpreter) }
    simulator.end()
  }

  private static func complete(_ line: String, _ interpreter: Interpreter) {
    let present = Present(of: interpreter, for: line)
    let completion = Completer.complete(line, cursor: line.utf8.count, present: present)
    precondition(!completion.candidates.isEmpty, "nothing to complete")
  }

  private static func completion(of line: String, name: String) -> Row {
    let simulator = Simulator(
      StepsApp.self, parameters: [LaunchParameter(name: "rows", value: "10000")])
    let interpreter = Interpreter(simulator: simulator)
    let row = Row.besidePairs(
      name: name, unit: .milliseconds, must: .milliseconds(20), goal: .milliseconds(2),
      inTheWay:
        "every row is made, to say which of them the word could be: that is the app's code, and takes 1,200 of 3,200 instructions a row, of which the goal allows 700"
    ) {
      Clock.measure { complete(line, interpreter) }
    }
    simulator.end()
    return row
  }
}

/// A file of checked steps that is on no disk.
private struct OneFile: FileSource {
  private let bytes: [UInt8]

  init(steps: Int) {
    var text = "session 1.0\napp steps\n\ncase \"there and back\"\n  app launch rows=\(steps)\n"
    // No two touches are the same, so that each line has to be read.
    for number in 1...max(1, steps / 4) {
      text += "  tap row \(number)\n  | pushed Detail(\(number))\n"
      text += "  expect top is Detail(\(number))\n"
      text += "  back\n  | popped Detail(\(number))\n  expect top is Start\n"
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
    let start = StartViewController(rows: rows) { number in
      router.push(DetailViewController(number)) { _ in }
    }
    stack.setViewControllers([start], animated: false)
    window.rootViewController = stack
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

private final class StartViewController: UIViewController, ElementSource {
  private let rows: Int
  /// What a touch of a row runs; owned.
  private let onNext: @MainActor (Int) -> Void

  init(rows: Int, onNext: @escaping @MainActor (Int) -> Void) {
    self.rows = rows
    self.onNext = onNext
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    rows = 0
    onNext = { _ in }
    super.init(coder: coder)
  }

  var elements: ElementList {
    var list: ElementList = [Element(kind: "button", title: "Next") { [onNext] in onNext(0) }]
    list.appendRows("row", count: rows) { [onNext] place in
      Element(kind: "row", id: "\(place + 1)", title: "Row \(place + 1)") { onNext(place + 1) }
    }
    return list
  }
}

private final class DetailViewController: UIViewController, ElementSource {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }

  var screenID: String? { "\(number)" }
}
