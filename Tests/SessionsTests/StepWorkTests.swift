import Coordination
import Sessions
import Simulator
import UIKit
import XCTest

#if canImport(AllocationCount)
  import AllocationCount

  /// Work of a step that is counted, not timed: it must not grow with what is on the stack already.
  @MainActor
  final class StepWorkTests: XCTestCase {
    /// What a command asked of the allocator, and how often it asked a screen for its name.
    private struct Work: Equatable {
      var allocations: Int
      var bytes: Int
      var names: Int
    }

    private static let lines = [
      "tap row 3", "expect top is Deep", "back", "expect screen is Deep", "tap button \"Next\"",
      "expect can back", "swipe back", "expect root is Deep",
    ]

    override func setUp() async throws { DeepApp.asked = 0 }

    func test_work_ofAStepOnADeepStackIsThatOnAShallowOne() async throws {
      let shallow = try work(ofStepsAtDepth: 10)
      let deep = try work(ofStepsAtDepth: 10_000)
      for (line, (few, many)) in zip(Self.lines, zip(shallow, deep)) {
        XCTAssertEqual(many, few, line)
      }
    }

    func test_work_ofATapMakesOneRowOfMany() async throws {
      let few = try work(ofStepsAtDepth: 1, rows: 10)
      let many = try work(ofStepsAtDepth: 1, rows: 10_000)
      XCTAssertEqual(many[0], few[0])
    }

    func test_work_ofReadingALineDoesNotGrowWithTheFile() async throws {
      let short = try allocations(ofReading: 500)
      let twice = try allocations(ofReading: 1_000)
      let longer = try allocations(ofReading: 2_000)
      let perLine = Double(longer - twice) / 1_000
      XCTAssertEqual(Double(twice - short) / 500, perLine, accuracy: 0.5)
      XCTAssertLessThan(perLine, 50)
    }

    func test_work_ofWhatAStepRestedOnDoesNotGrowWithTheRun() async throws {
      let simulator = Simulator(
        DeepApp.self,
        parameters: [
          LaunchParameter(name: "depth", value: "10"), LaunchParameter(name: "rows", value: "3"),
        ])
      defer { simulator.end() }
      let interpreter = Interpreter(simulator: simulator)
      let commands = try ["tap row 3", "back"].map { line in
        let parsed = CommandParser(mode: .file).parse(line, vocabulary: DeepApp.vocabulary)
        return try XCTUnwrap(parsed.get(), line)
      }
      func leastBytes() throws -> Int {
        try (0..<8).map { _ in
          XCTAssertEqual(interpreter.run(commands[0]).status, .succeeded)
          let start = allocations_so_far()
          let grounds = simulator.grounds
          let end = allocations_so_far()
          XCTAssertFalse(grounds.grounds.isEmpty)
          XCTAssertEqual(interpreter.run(commands[1]).status, .succeeded)
          try XCTSkipIf(end.count == 0, "nobody counts allocations in this build")
          return Int(end.bytes - start.bytes)
        }.min() ?? 0
      }
      let early = try leastBytes()
      for number in 0..<1_000 { _ = interpreter.run(commands[number % 2]) }
      XCTAssertEqual(try leastBytes(), early)
    }

    /// What reading a file asks of the allocator in which no two steps are alike.
    private func allocations(ofReading steps: Int) throws -> Int {
      let lines = (0..<steps).map { "expect title is \"\(10_000 + $0)\"" }
      let text = (["session 1.0", "app deep", "app launch"] + lines).joined(separator: "\n")
      let files = MemoryFiles(["long.nav": text])
      let start = allocations_so_far()
      let result = SessionPlanner(apps: [DeepApp.self], files: files).plan("long.nav")
      let end = allocations_so_far()
      XCTAssertNotNil(result.plan, "\(result.diagnostics)")
      try XCTSkipIf(end.count == 0, "nobody counts allocations in this build")
      return Int(end.count - start.count)
    }

    /// The least that each line costs in several rounds: tables grow in some of them.
    private func work(ofStepsAtDepth depth: Int, rows: Int = 3) throws -> [Work] {
      let simulator = Simulator(
        DeepApp.self,
        parameters: [
          LaunchParameter(name: "depth", value: "\(depth)"),
          LaunchParameter(name: "rows", value: "\(rows)"),
        ])
      defer { simulator.end() }
      let interpreter = Interpreter(simulator: simulator)
      let commands = try Self.lines.map { line in
        let parsed = CommandParser(mode: .file).parse(line, vocabulary: DeepApp.vocabulary)
        return try XCTUnwrap(parsed.get(), line)
      }
      var least: [Work] = []
      for round in 0..<8 {
        for (place, command) in commands.enumerated() {
          let work = try self.work(of: command, interpreter)
          if round == 0 {
            least.append(work)
          } else {
            least[place].allocations = min(least[place].allocations, work.allocations)
            least[place].bytes = min(least[place].bytes, work.bytes)
            least[place].names = min(least[place].names, work.names)
          }
        }
      }
      return least
    }

    private func work(of command: Command, _ interpreter: Interpreter) throws -> Work {
      let asked = DeepApp.asked
      let start = allocations_so_far()
      let outcome = interpreter.run(command)
      let end = allocations_so_far()
      XCTAssertEqual(outcome.status, .succeeded, "\(outcome.lines)")
      let work = Work(
        allocations: Int(end.count - start.count), bytes: Int(end.bytes - start.bytes),
        names: DeepApp.asked - asked)
      try XCTSkipIf(end.count == 0, "nobody counts allocations in this build")
      return work
    }
  }

  /// An app that begins with a stack of any depth.
  private final class DeepApp: HeadlessApp {
    static let name = "deep"
    static let vocabulary = Vocabulary(
      kinds: ["button", "row"], screens: ["Deep"], parameters: ["depth": [], "rows": []])
    /// How often a screen has been asked for its name.
    static var asked = 0

    private let environment: AppEnvironment
    /// Owned; the screens push by it.
    private var router: Router?

    init(environment: AppEnvironment) { self.environment = environment }

    func start(in window: UIWindow) {
      let stack = UINavigationController()
      let router = Router(rootViewController: stack)
      self.router = router
      let rows = number("rows")
      let screens = (0..<number("depth")).map { _ in
        DeepViewController(rows: rows) { [weak router] in
          router?.push(DeepViewController(rows: rows) {}) { _ in }
        }
      }
      stack.setViewControllers(screens, animated: false)
      window.rootViewController = stack
    }

    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

    private func number(_ name: String) -> Int {
      environment.parameter(name).flatMap(Int.init) ?? 1
    }
  }

  private final class DeepViewController: UIViewController, ElementSource {
    private let rows: Int
    /// What a touch runs; owned.
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

    var screenName: String? {
      DeepApp.asked += 1
      return "Deep"
    }

    var elements: ElementList {
      var list: ElementList = [Element(kind: "button", title: "Next", action: onNext)]
      list.appendRows("row", count: rows) { [onNext] place in
        Element(kind: "row", id: "\(place + 1)", title: "Row \(place + 1)", action: onNext)
      }
      return list
    }
  }
#endif
