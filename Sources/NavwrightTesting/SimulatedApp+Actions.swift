import Foundation
import Sessions
public import Simulator

extension SimulatedApp {
  /// Taps the only element of a kind.
  @discardableResult
  public func tap(
    _ kind: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await tap(kind, .only, file, line)
  }

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

  /// Enters a text that stands nowhere in the source, and is not shown.
  ///
  /// - Parameter name: Behind `NAVWRIGHT_SECRET_`, the name of the environment variable that has the text, as it stands or in
  ///   capitals.
  public func enter(
    _ field: String, secret name: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let place = FailurePlace(file, line)
    guard let text = SecretValues(environment: ProcessInfo.processInfo.environment)[name] else {
      let variables = SecretValues.variables(of: name).joined(separator: " or ")
      return fail("enter \(field): the environment has no \(variables)", place)
    }
    let command = Command(.act(.enter(field: field, text: text)), hidesText: true)
    report(command.shownText, await execute(command, place), place)
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

  /// Taps a tab that is not selected, by its place, from 1.
  @discardableResult
  public func select(
    tab position: Int, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.selectTab(.position(position)), file: file, line: line)
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

  /// Ends the app if it runs, and launches it afresh.
  ///
  /// - Parameter parameters: What is left out has the app's default.
  @discardableResult
  public func launch(
    _ parameters: [String: String] = [:], file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.app(.launch(LaunchParameter.sorted(parameters))), file: file, line: line)
  }

  /// Ends the app; only a launch is possible then.
  @discardableResult
  public func terminate(file: StaticString = #filePath, line: UInt = #line) async -> StepResult {
    await perform(.app(.terminate), file: file, line: line)
  }

  /// Tells every controller that memory is short.
  @discardableResult
  public func memoryWarning(
    file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.app(.memoryWarning), file: file, line: line)
  }

  /// Changes how much room there is from left to right.
  @discardableResult
  public func size(
    _ width: WidthClass, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.device(.width(width)), file: file, line: line)
  }

  /// Switches the dark appearance on or off.
  @discardableResult
  public func dark(
    _ isOn: Bool, file: StaticString = #filePath, line: UInt = #line
  ) async -> StepResult {
    await perform(.device(.dark(isOn)), file: file, line: line)
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
}

extension LaunchParameter {
  /// Pairs of names and values, in the order of the names.
  static func sorted(_ values: [String: String]) -> [LaunchParameter] {
    values.sorted { $0.key < $1.key }.map { LaunchParameter(name: $0.key, value: $0.value) }
  }
}
