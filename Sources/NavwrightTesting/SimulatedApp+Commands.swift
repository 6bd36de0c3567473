import Sessions
import Simulator

extension SimulatedApp {
  /// Does what a line of a session file says, such as `tap clip 3`, `! back` or `expect top is Clip`.
  ///
  /// A line that makes no sense, an action that is refused and an expectation that does not hold fail the test.
  ///
  /// - Returns: The lines that the command prints.
  @discardableResult
  public func run(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) async -> [String] {
    await run(text, nil, FailurePlace(file, line))
  }

  /// Does what a line of a session file says, and expects all that it prints.
  ///
  /// - Parameter lines: The lines as they stand in an output block, where `[..]` is any text in a line, `...` any lines
  ///   and `~ ` begins a regular expression.
  /// - Returns: The lines that the command prints.
  @discardableResult
  public func run(
    _ text: String, prints lines: [String], file: StaticString = #filePath, line: UInt = #line
  ) async -> [String] {
    await run(text, lines, FailurePlace(file, line))
  }

  /// Does what several lines of a session file say.
  ///
  /// - Returns: The lines that they print.
  @discardableResult
  public func run(
    all texts: [String], file: StaticString = #filePath, line: UInt = #line
  ) async -> [String] {
    var printed: [String] = []
    for text in texts { printed += await run(text, file: file, line: line) }
    return printed
  }

  /// Does the action of a line of a session file and leaves its transition and its replies open.
  public func begin(
    _ action: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("begin \(action)", file: file, line: line)
  }

  /// Expects what a line of a session file says behind `expect`, such as `title is Swift` or `can back`.
  public func expect(
    _ claim: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect \(claim)", file: file, line: line)
  }

  private func run(_ text: String, _ lines: [String]?, _ place: FailurePlace) async -> [String] {
    guard let command = command(text, place) else { return [] }
    let outcome = await execute(command, place, lists: lines != nil)
    let hasMoved = outcome.step.map { !$0.isRefused } ?? false
    let shown = hasMoved ? command.canonicalText : text
    report(shown, outcome, place)
    if let lines, outcome.status == .succeeded,
      let mismatch = OutputBlock.mismatch(of: outcome.lines, with: lines)
    {
      fail("\(shown) printed something else", mismatch, place)
    }
    return outcome.lines
  }

  /// Reads a line; one that makes no sense fails the test.
  func command(_ text: String, _ place: FailurePlace) -> Command? {
    let parser = CommandParser(mode: .batch)
    switch parser.parse(text, vocabulary: simulator.appType.vocabulary) {
    case .failure(let diagnostic):
      noteError()
      fail(diagnostic.rendered, place)
      return nil
    case .success(let command): return command
    }
  }
}
