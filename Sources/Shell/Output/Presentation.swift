import Sessions

/// Shows what commands say in the form that is set: at once as text, or gathered into an object a command.
@MainActor
package final class Presentation: ShellOutput {
  private let sink: any ShellOutput
  private let app: String
  private let surroundings: Surroundings
  package private(set) var settings: OutputSettings
  private var record: CommandRecord?
  private var count = 0
  private var hasGreeted = false
  private var isUnpaged = false
  /// What must not be shown.
  var hidden: () -> HiddenTexts = { HiddenTexts() }

  /// Creates a presentation.
  ///
  /// - Parameter sink: Where the lines go.
  package init(
    _ sink: any ShellOutput, app: String, settings: OutputSettings = OutputSettings(),
    surroundings: Surroundings = Surroundings()
  ) {
    self.sink = sink
    self.app = app
    self.settings = settings
    self.surroundings = surroundings
    dress()
  }

  /// Why results can no longer be written; nil while they can.
  package var failure: OutputFailure? { sink.failure }

  private var isJSON: Bool { settings.format == .json }

  private func dress() {
    let isText = settings.format == .text
    sink.dress(
      OutputDress(
        results: style(isText, onTerminal: surroundings.showsResults),
        diagnostics: style(isText, onTerminal: surroundings.showsDiagnostics),
        pager: pager))
  }

  private func style(_ isText: Bool, onTerminal: Bool) -> LineStyle {
    LineStyle(
      isColored: isText && surroundings.usesColor(settings.color, onTerminal: onTerminal))
  }

  /// Writes what a file does, in which a pager would stop at each long look.
  func unpaged<Answer>(_ work: () -> Answer) -> Answer {
    isUnpaged = true
    dress()
    defer {
      isUnpaged = false
      dress()
    }
    return work()
  }

  /// Only where a person reads and can type: a pager in the middle of a batch would wait for ever.
  private var pager: Pager? {
    guard settings.pages, !isUnpaged, !isJSON, surroundings.isPrompt, surroundings.showsResults,
      surroundings.hasCapableTerminal
    else { return nil }
    return Pager(environment: surroundings.environment)
  }

  // MARK: what is said between commands

  /// The first word: in JSON the versions.
  func greet() {
    guard isJSON, !hasGreeted else { return }
    hasGreeted = true
    emit(
      .object([
        .init("v", .integer(1)),
        .init(
          "hello",
          .object([
            .init("program", .string(SessionVersion.program)),
            .init("session", .string(SessionVersion.format)), .init("app", .string(app)),
          ])),
      ]))
  }

  /// A line about the line that comes next, which JSON has as `cmd`.
  func echo(_ line: String) {
    if !isJSON { sink.write(result: [line]) }
  }

  /// Says that nothing can be run.
  func fail(_ diagnostic: Diagnostic) {
    guard isJSON else { return sink.write(diagnostic: diagnosticLines([diagnostic.rendered])) }
    fail(CommandFault(diagnostic))
  }

  /// Says that nothing can be run, where a line of a session is not to blame.
  func fail(_ problem: OptionProblem) {
    guard isJSON else { return sink.write(diagnostic: ["navwright: \(problem.message)"]) }
    fail(CommandFault(problem.message))
  }

  /// Says that nothing can be run, in the words of a command.
  func fail(_ lines: [String], _ fault: CommandFault) {
    guard isJSON else { return sink.write(diagnostic: diagnosticLines(hidden().masked(lines))) }
    fail(fault)
  }

  private func fail(_ fault: CommandFault) {
    greet()
    emit(
      .object([
        .init("v", .integer(1)), .init("outcome", .string("error")),
        .init("reason", .string(fault.message)), .init("error", fault.json()),
      ]))
  }

  // MARK: commands

  /// Begins with a command.
  ///
  /// - Parameters:
  ///   - line: The line as it may be shown.
  ///   - position: Where it stands.
  func begin(_ line: String, at position: InputPosition?) {
    let text = SessionText.visible(line)
    record = CommandRecord(command: text, position: position)
    if settings.echoes, !surroundings.isPrompt { echo("> \(text)") }
  }

  /// Takes note of what came of the command, or of one of its steps.
  func note(_ outcome: CommandOutcome) {
    record?.outcomes.append(outcome)
    if let error = outcome.error { record?.fault = CommandFault(error) }
  }

  /// Takes note of what the command shows or has made, in parts.
  func note(value: JSONValue?) {
    if let value { record?.value = value }
  }

  /// Takes note of what is wrong with the command.
  func note(_ fault: CommandFault?) {
    if let fault { record?.fault = fault }
  }

  /// Takes note of what went wrong beside the command.
  func note(mishap: String) { record?.mishap = CommandFault(mishap) }

  /// Ends the command.
  ///
  /// - Parameters:
  ///   - code: The exit code of a run that stops here.
  ///   - state: Where the app is; asked for only if it is shown.
  func end(code: Int32, _ state: @autoclosure () -> StateFacts) {
    guard var record else { return }
    self.record = nil
    guard isJSON else { return }
    record.code = code
    count += 1
    emit(record.json(number: count, state: state()))
  }

  /// Changes a setting; what the command still has to say appears in the new form.
  func change(_ setting: Setting, to value: String) {
    settings.change(setting, to: value)
    greet()
    dress()
  }

  // MARK: lines

  package func write(result lines: [String]) {
    guard isJSON else { return sink.write(result: hidden().masked(lines)) }
    if record == nil { notice(lines) } else { record?.output += parts(lines) }
  }

  /// Writes lines of a result whose words are the tool's own.
  func write(help lines: [String]) {
    write(result: settings.format == .plain ? lines.map(PlainText.ascii) : lines)
  }

  /// Writes an indented list.
  func write(indented lines: [String]) {
    let isDrawn = settings.format == .text && surroundings.drawsBoxes
    write(result: isDrawn ? TreeDrawing.boxed(lines) : lines)
  }

  package func write(diagnostic lines: [String]) {
    guard isJSON else { return sink.write(diagnostic: diagnosticLines(hidden().masked(lines))) }
    if record == nil { notice(lines) } else { record?.diagnostics += parts(lines) }
  }

  private func diagnosticLines(_ lines: [String]) -> [String] {
    settings.format == .plain ? parts(lines).map(PlainText.ascii) : lines
  }

  private func parts(_ lines: [String]) -> [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  private func notice(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    emit(.object([.init("v", .integer(1)), .init("notice", .strings(parts(lines)))]))
  }

  private func emit(_ value: JSONValue) {
    let hidden = hidden()
    sink.write(result: [(hidden.isEmpty ? value : hidden.masked(value)).line])
  }

  // MARK: the prompt

  /// What stands in front of what is typed.
  ///
  /// - Parameters:
  ///   - stack: The labels of the navigation stack, root first.
  ///   - isStyled: Whether colours can be kept out of the width.
  package func prompt(isRecording: Bool, stack: [String], isStyled: Bool) -> String {
    let name = isRecording ? "nav[rec]" : "nav"
    let text = settings.showsPath ? PromptPath.prompt(name, stack) : name + ">"
    guard isStyled, settings.format == .text,
      surroundings.usesColor(settings.color, onTerminal: surroundings.showsResults)
    else { return text + " " }
    return LineStyle.colored(text, 1) + " "
  }
}
