import Sessions

/// What is wrong with a command, in parts; for those who read JSON.
struct CommandFault {
  /// The number under which the message is documented; nil for one about files and the prompt itself.
  var number: String?
  var message: String
  var help: String?
  var file: String?
  var line: Int?
  var column: Int?
  var length: Int?

  /// Something that has no number.
  init(_ message: String) { self.message = message }

  /// Something about the command as a whole.
  init(_ error: SessionError) {
    let diagnostic = Diagnostic(error)
    number = diagnostic.code
    message = diagnostic.message
    help = diagnostic.help
  }

  /// Something at a place of a line.
  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic.error)
    file = diagnostic.file.map(SessionText.visible)
    line = diagnostic.line
    column = diagnostic.column
    length = diagnostic.length
  }

  /// The object; what has no place of its own is about all of the command.
  func json(of command: String = "", at position: InputPosition? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", number.map { .string($0) } ?? .null), .init("message", .string(message)),
      .init("help", help.map { .string($0) } ?? .null),
    ]
    let isPlaced = file != nil || column != nil
    if let file = file ?? (isPlaced ? nil : position?.name) {
      members.append(.init("file", .string(SessionText.visible(file))))
    }
    if let line = line ?? (isPlaced ? nil : position?.line) {
      members.append(.init("line", .integer(line)))
    }
    members += [
      .init("column", .integer(column ?? 1)),
      .init("length", .integer(length ?? max(1, command.count))),
    ]
    return .object(members)
  }
}
