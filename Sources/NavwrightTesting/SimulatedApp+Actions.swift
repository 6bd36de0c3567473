import Sessions
public import Simulator

extension SimulatedApp {
  /// Taps an element by its place among its kind, from 1.
  @discardableResult
  public func tap(
    _ kind: String, _ position: Int, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await tap(kind, .position(position), file, line)
  }

  /// Taps an element by its title.
  @discardableResult
  public func tap(
    _ kind: String, _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await tap(kind, .title(title), file, line)
  }

  /// Taps an element by its id.
  @discardableResult
  public func tap(
    _ kind: String, id: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await tap(kind, .id(id), file, line)
  }

  private func tap(
    _ kind: String, _ selector: ElementReference.Selector, _ file: StaticString, _ line: UInt
  ) async -> StepResult {
    await perform(
      .tap(ElementReference(kind: kind, selector: selector)), file: file, line: line)
  }

  /// Touches beside a popover, sheet or action sheet.
  @discardableResult
  public func tapOutside(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await perform(.tapOutside, file: file, line: line)
  }

  /// Enters text into a field.
  @discardableResult
  public func enter(
    _ field: String, _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.enter(field: field, text: text), file: file, line: line)
  }

  /// Presses the back button, or chooses from its menu.
  @discardableResult
  public func back(
    to target: BackTarget = .button, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.back(target), file: file, line: line)
  }

  /// Swipes from the edge.
  @discardableResult
  public func swipeBack(
    _ ending: GestureEnding = .finish, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.swipeBack(ending), file: file, line: line)
  }

  /// Pulls the topmost sheet down.
  @discardableResult
  public func swipeDown(
    _ ending: GestureEnding = .finish, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.swipeDown(ending), file: file, line: line)
  }

  /// Drags to the page beside the one that is shown.
  @discardableResult
  public func swipePage(
    _ direction: PageDirection, _ ending: GestureEnding = .finish,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.swipePage(direction, ending), file: file, line: line)
  }

  /// Taps a tab that is not selected.
  @discardableResult
  public func select(
    tab name: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.selectTab(.name(name)), file: file, line: line)
  }

  /// Taps the selected tab again.
  @discardableResult
  public func reselectTab(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await perform(.reselectTab, file: file, line: line)
  }

  /// Dismisses in code.
  @discardableResult
  public func dismiss(
    _ scope: DismissalScope = .top, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.dismiss(scope), file: file, line: line)
  }

  /// Answers the topmost alert.
  @discardableResult
  public func choose(
    _ button: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.choose(button: button), file: file, line: line)
  }

  /// Opens a URL from outside.
  @discardableResult
  public func open(
    _ url: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.open(url: url), file: file, line: line)
  }

  /// Changes how a service answers.
  @discardableResult
  public func service(
    _ name: String, _ behavior: ServiceBehavior, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> StepResult {
    await perform(.service(name: name, behavior), file: file, line: line)
  }

  /// Copies a text in another app.
  @discardableResult
  public func pasteboard(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.pasteboard(text), file: file, line: line)
  }

  /// Taps a push notification, or posts one in the app.
  @discardableResult
  public func notification(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.notification(name: name), file: file, line: line)
  }

  /// Changes what a person lets the app do.
  @discardableResult
  public func permission(
    _ name: String, _ state: PermissionState, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.permission(name: name, state), file: file, line: line)
  }

  /// Leaves the foreground.
  @discardableResult
  public func background(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await perform(.app(.background), file: file, line: line)
  }

  /// Comes back to the foreground.
  @discardableResult
  public func foreground(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await perform(.app(.foreground), file: file, line: line)
  }

  /// Does what a line of a session file says, such as `tap clip 3` or `expect top is Clip`.
  ///
  /// A line that makes no sense, an action that is refused and an expectation that does not hold fail the test.
  ///
  /// - Returns: The lines that the command prints.
  @discardableResult
  public func run(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> [String] {
    let parsed = CommandParser(mode: .batch).parse(text, vocabulary: simulator.appType.vocabulary)
    switch parsed {
    case .failure(let diagnostic):
      fail(diagnostic.rendered, file, line)
      return []
    case .success(nil):
      return []
    case .success(let command?):
      if let result = await step(command, file, line) { return result.lines }
      let outcome = await outsideMainActorJob { [simulator] in
        Interpreter(simulator: simulator).run(command)
      }
      report(text, outcome, file, line)
      return outcome.lines
    }
  }

  /// Does a command that moves the app; nil for every other one.
  private func step(
    _ command: Command, _ file: StaticString, _ line: UInt
  ) async -> StepResult? {
    guard !command.mustBeRefused else { return nil }
    switch command.instruction {
    case .act(let action): return await perform(action, file: file, line: line)
    case .begin(let action): return await begin(action, file: file, line: line)
    case .settle: return await settle(file: file, line: line)
    case .advance(let duration): return await advance(by: duration, file: file, line: line)
    case .look, .expect, .include, .bind, .record, .help, .quit, .version: return nil
    }
  }

  func report(
    _ text: String, _ outcome: CommandOutcome, _ file: StaticString, _ line: UInt
  ) {
    if let mismatch = outcome.mismatch {
      let words =
        [
          text, "  expected: \(mismatch.expected)", "  actual:   \(mismatch.actual)",
          "  differs:  \(mismatch.difference)",
        ] + mismatch.details.map { "  \($0)" }
      fail(words.joined(separator: "\n"), file, line)
      return
    }
    switch outcome.status {
    case .succeeded, .quit: return
    case .refused, .failed, .error:
      fail("\(text): \(outcome.lines.joined(separator: "\n"))", file, line)
    }
  }
}
