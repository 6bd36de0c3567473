import Simulator

/// Writes what was typed and what came of it as lines of a session file.
@MainActor
struct StepWriter {
  /// What was typed, with elements called by names that last.
  struct Draft {
    var command: Command
    var isByPosition = false
  }

  private let interpreter: Interpreter
  private let parser = CommandParser(mode: .file)
  private let vocabulary: Vocabulary

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    vocabulary = interpreter.simulator.appType.vocabulary
  }

  /// Looks for the names of elements; to be done before the command runs.
  func draft(of command: Command) -> Draft {
    var draft = Draft(command: command)
    switch command.instruction {
    case .act(let action): draft.command.instruction = .act(named(action, &draft))
    case .begin(let action): draft.command.instruction = .begin(named(action, &draft))
    case .settle, .advance, .look, .expect, .include, .bind, .record, .help, .prompt, .quit,
      .version:
      break
    }
    return draft
  }

  private func named(_ action: UserAction, _ draft: inout Draft) -> UserAction {
    guard case .tap(let reference) = action,
      let lasting = interpreter.simulator.lasting(reference)
    else { return action }
    draft.isByPosition = lasting.isByPosition
    return .tap(lasting.reference)
  }

  // MARK: the step

  /// The line of a command, with what was typed as a comment if that is different.
  func line(_ draft: Draft, typed: String, secret: String?) -> String {
    var command = draft.command
    command.mustBeRefused = false
    var text = command.canonicalText
    if let secret, let hidden = command.instruction.enteredText {
      // What was typed has the secret too.
      text = text.replacing(SessionText.quoted(hidden), with: "\"${secret:\(secret)}\"")
      return text
    }
    text = checked(text, command.instruction)
    return commented(text, comment(on: text, typed: typed, isByPosition: draft.isByPosition))
  }

  /// The text, its label in quotes where the app declares no screen of that name.
  private func checked(_ text: String, _ instruction: Instruction) -> String {
    guard case .expect(let claim) = instruction,
      case .failure = parser.parse(text, vocabulary: vocabulary)
    else { return text }
    return switch claim {
    case .gone(let label): "expect gone \(SessionText.quoted(label))"
    case .alive(let label): "expect alive \(SessionText.quoted(label))"
    case .compare, .can, .cannot: text
    }
  }

  private func commented(_ text: String, _ comment: String) -> String {
    comment.isEmpty ? text : "\(text)  # \(comment)"
  }

  private func comment(on text: String, typed: String, isByPosition: Bool) -> String {
    let scope = VariableScope(keepsVariables: true)
    let end = (try? Tokenizer.tokens(of: typed, scope: scope))?.last?.end ?? 0
    let bytes = Array(typed.utf8)
    let own = String(decoding: bytes[end...], as: UTF8.self).trimmingBlanks
    if own.hasPrefix("#") { return String(own.dropFirst()).trimmingBlanks }
    var words = String(decoding: bytes[..<end], as: UTF8.self).trimmingBlanks
    if words.hasPrefix("!") { words = String(words.dropFirst()).trimmingBlanks }
    let remark = isByPosition ? "by position: no unique id or title" : ""
    guard words != text else { return remark }
    return remark.isEmpty ? words : "\(remark); typed: \(words)"
  }

  // MARK: what stands below it

  /// Printed lines as an output block.
  func block(_ lines: [String]) -> [String] {
    lines.isEmpty
      ? ["|-"]
      : lines.map { $0.isEmpty ? "|" : "| " + OutputPattern.text(for: SessionText.visible($0)) }
  }

  /// Stack and modal as expectations ask for them.
  struct Places: Hashable {
    var stack: String
    var top: String
    var modal: String
  }

  var places: Places {
    func shown(_ subject: Subject) -> String {
      interpreter.value(of: subject, tab: nil).printed(separator: subject.separator)
    }
    return Places(stack: shown(.stack), top: shown(.top), modal: shown(.modal))
  }

  /// The expectations that tell of a change.
  func expectations(
    from before: Places, to after: Places, style: RecordingStyle
  ) -> [String] {
    guard style != .none else { return [] }
    var lines: [String] = []
    if before.stack != after.stack {
      lines.append(
        style == .top ? expectation(.top, after.top) : expectation(.stack, after.stack))
    }
    if before.modal != after.modal { lines.append(expectation(.modal, after.modal)) }
    return lines
  }

  /// The expectation, or a comment if no file could have it.
  private func expectation(_ subject: Subject, _ value: String) -> String {
    let claim = Expectation.compare(subject, tab: nil, .isEqual, .text(value))
    let line = "expect \(claim.canonicalText)"
    guard case .success = parser.parse(line, vocabulary: vocabulary) else { return "# \(line)" }
    return line
  }
}
