extension RunItem {
  /// The item as an object.
  package var json: JSONValue { .object(members) }

  /// The item as an object of a report.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("number", .integer(number)), .init("file", .string(file)),
      .init("line", .integer(line)), .init("title", .string(title)),
      .init("wholeFile", .bool(isWholeFile)), .init("status", .string(status)),
    ]
    switch ending {
    case .passed: break
    case .skipped(let reason), .todo(let reason): members.append(.init("reason", .string(reason)))
    case .failed(let failure): members.append(.init("failure", failure.json))
    case .invalid(let problems):
      members.append(.init("problems", .array(problems.map(\.json))))
    }
    if !notes.isEmpty { members.append(.init("notes", .strings(notes))) }
    if !output.isEmpty { members.append(.init("printed", .array(output.map(\.json)))) }
    members.append(.init("runs", .integer(runs)))
    members.append(.init("seconds", .number(seconds)))
    return members
  }

  /// Reads an object of a report; nil if it is not one of ours.
  package init?(_ object: JSONValue) {
    guard let number = object["number"]?.integer, let file = object["file"]?.text,
      let line = object["line"]?.integer, let title = object["title"]?.text,
      let isWholeFile = object["wholeFile"]?.flag, let status = object["status"]?.text,
      let ending = Ending(status, object)
    else { return nil }
    self.init(
      number: number, file: file, title: title, line: line, isWholeFile: isWholeFile,
      ending: ending)
    for piece in object["printed"]?.elements ?? [] {
      guard let piece = Output(piece) else { return nil }
      output.append(piece)
    }
    notes = object["notes"]?.texts ?? []
    runs = object["runs"]?.integer ?? 1
    guard case .number(let digits)? = object["seconds"] else { return nil }
    nanoseconds = Int64(digits.filter { $0 != "." }).map { $0 * 1_000 } ?? 0
  }
}

extension RunItem.Ending {
  fileprivate init?(_ status: String, _ object: JSONValue) {
    switch status {
    case "passed": self = .passed
    case "skipped", "todo":
      guard let reason = object["reason"]?.text else { return nil }
      self = status == "todo" ? .todo(reason: reason) : .skipped(reason: reason)
    case "error":
      guard let problems = object["problems"]?.elements else { return nil }
      self = .invalid(problems.compactMap { RunItem.Problem($0) })
    case _:
      guard let kind = CaseFailure.Kind(rawValue: status), let facts = object["failure"],
        let failure = CaseFailure(facts, kind: kind)
      else { return nil }
      self = .failed(failure)
    }
  }
}

extension RunItem.Problem {
  fileprivate var json: JSONValue {
    .object([
      .init("code", .string(code)), .init("line", .integer(line)),
      .init("column", .integer(column)), .init("message", .string(message)),
      .init("text", .string(text)),
    ])
  }

  fileprivate init?(_ object: JSONValue) {
    guard let code = object["code"]?.text, let line = object["line"]?.integer,
      let column = object["column"]?.integer, let message = object["message"]?.text,
      let text = object["text"]?.text
    else { return nil }
    self.init(code: code, line: line, column: column, message: message, text: text)
  }
}

extension RunItem.Output {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("line", .integer(line)), .init("step", .string(step)),
      .init("text", .string(text)),
    ])
  }

  fileprivate init?(_ object: JSONValue) {
    guard let file = object["file"]?.text, let line = object["line"]?.integer,
      let step = object["step"]?.text, let text = object["text"]?.text
    else { return nil }
    self.init(file: file, line: line, step: step, text: text)
  }
}
