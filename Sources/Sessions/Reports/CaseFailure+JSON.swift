extension CaseFailure {
  /// The failure as it stands in a report.
  package var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("line", .integer(line)),
      .init("column", .integer(column)), .init("step", .string(step)),
      .init("title", .string(title)), .init("expected", .string(mismatch.expected)),
      .init("actual", .string(mismatch.actual)), .init("differs", .string(mismatch.difference)),
      .init("includedFrom", .array(includedFrom.map(\.json))), .init("steps", .strings(stepsSoFar)),
      .init("notReached", .integer(notReached)),
      .init("firstNotReached", firstNotReached.map(\.json) ?? .null),
      .init("why", why.map { .string($0) } ?? .null), .init("open", open.map(\.json) ?? .null),
      .init("later", .array(followers.map(\.json))),
    ])
  }

  /// Reads a failure of a report; nil if it is not one of ours.
  init?(_ object: JSONValue, kind: Kind) {
    guard let file = object["file"]?.text, let line = object["line"]?.integer,
      let column = object["column"]?.integer, let step = object["step"]?.text,
      let title = object["title"]?.text, let expected = object["expected"]?.text,
      let actual = object["actual"]?.text, let difference = object["differs"]?.text,
      let included = object["includedFrom"]?.elements, let steps = object["steps"]?.texts,
      let notReached = object["notReached"]?.integer, let later = object["later"]?.elements
    else { return nil }
    self.init(
      file: file, line: line, column: column, step: step,
      includedFrom: included.compactMap { Diagnostic.Place($0) },
      mismatch: Mismatch(expected: expected, actual: actual, difference: difference), title: title,
      stepsSoFar: steps, notReached: notReached,
      firstNotReached: object["firstNotReached"].flatMap { Diagnostic.Place($0) }, kind: kind,
      why: object["why"]?.text, open: object["open"].flatMap { Diagnostic.Place($0) },
      followers: later.compactMap { CaseFailure($0, kind: .mismatch) })
  }
}

extension Diagnostic.Place {
  /// The place as it stands in reports and traces.
  var json: JSONValue {
    .object([.init("file", .string(file)), .init("line", .integer(line))])
  }

  init?(_ object: JSONValue) {
    guard let file = object["file"]?.text, let line = object["line"]?.integer else { return nil }
    self.init(file: file, line: line)
  }
}
