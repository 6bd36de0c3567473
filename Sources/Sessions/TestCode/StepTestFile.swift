import Simulator

/// A file of tests, one for each case of a session file, with the steps as calls.
@MainActor
struct StepTestFile {
  /// What has no form in Swift.
  struct Problem: Error, Hashable {
    var file: String
    var line: Int
    var step: String

    /// The problem in one sentence.
    var message: String {
      "\(file):\(line): \"\(SessionText.visible(step))\" depends on a value that only the run knows;"
        + " a test that runs the file can have it"
    }
  }

  var library = TestLibrary.xctest
  /// The name of the class or suite.
  var name: String
  /// What stands above the imports.
  var remarks: [String]
  /// Whether the end of a test looks for what should be gone.
  var checksLeaks = true
  var plans: [SessionPlan]

  /// The source.
  ///
  /// - Throws: The first step that has no form in Swift.
  func text() throws(Problem) -> String {
    var source = TestSource(library, remarks: remarks, apps: plans.map { AppReference($0.app) })
    // Gestures, services and permissions have their words from there.
    source.modules.insert("Simulator")
    var names = TestNames(library)
    var tests: [[String]] = []
    for plan in plans {
      for item in plan.cases { tests.append(try test(item, of: plan, &names)) }
    }
    source.add(tests, as: name, library)
    return source.text
  }

  private func test(
    _ item: CasePlan, of plan: SessionPlan, _ names: inout TestNames
  ) throws(Problem) -> [String] {
    let file = PathText.name(item.file)
    let title =
      item.isExplicit ? item.title : file.hasSuffix(".nav") ? String(file.dropLast(4)) : file
    let skipped = item.skipReason ?? item.todoReason
    let head = library.test(names.name(for: title), title: title, skipped: skipped)
    if let skipped {
      let lines =
        switch library {
        case .xctest: ["    throw XCTSkip(\(SwiftText.literal(skipped)))"]
        case .swiftTesting: [String]()
        }
      return [head] + lines + ["  }"]
    }
    var steps = item.steps[...]
    let launch = steps.first?.launch
    if launch != nil { steps.removeFirst() }
    let opening = "    await simulate(\(arguments(item, plan, launch ?? []))) { app in"
    var calls: [String] = []
    for step in steps {
      let call = try call(step)
      calls.append("      await app.\(call)")
    }
    // A closure that does not name its argument is another closure.
    if calls.isEmpty { calls = ["      await app.settle()"] }
    return [head, opening] + calls + ["    }", "  }"]
  }

  private func arguments(
    _ item: CasePlan, _ plan: SessionPlan, _ launch: [LaunchParameter]
  ) -> String {
    var words = ["\(AppReference(plan.app).type).self"]
    if !launch.isEmpty { words.append("parameters: \(StepCode.dictionary(launch))") }
    if plan.seed != 1 { words.append("seed: \(plan.seed)") }
    switch item.mode {
    case .exhaustive: words.append("mode: .exhaustive")
    case .lenient, .exhaustiveShow: break
    }
    if !checksLeaks { words.append("checksLeaks: false") }
    return words.joined(separator: ", ")
  }

  private func call(_ step: PlannedStep) throws(Problem) -> String {
    switch step.work {
    case .command(let command):
      return StepCode.call(command, step.block, secret: step.secretName)
    case .late, .keep: throw Problem(file: step.file, line: step.line, step: step.source)
    }
  }
}

extension PlannedStep {
  /// The parameters of a launch; the one that begins a case prints nothing.
  fileprivate var launch: [LaunchParameter]? {
    guard block?.isNothing ?? true, case .command(let command) = work, !command.mustBeRefused,
      case .act(.app(.launch(let parameters))) = command.instruction
    else { return nil }
    return parameters
  }

  /// The name behind `${secret:`, of a step that hides its text.
  fileprivate var secretName: String? {
    guard case .command(let command) = work, command.hidesText,
      let start = source.firstRange(of: "${secret:"),
      let end = source[start.upperBound...].firstIndex(where: { $0 == "}" || $0 == ":" })
    else { return nil }
    return String(source[start.upperBound..<end])
  }
}
