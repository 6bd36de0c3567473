/// The report as JSON Lines: everything there is to know about a run, an object an event.
///
/// Documentation/Schemas/report.schema.json is its schema. Only keys named `seconds` differ between two runs of the same.
@MainActor
public final class JSONLinesReport: RunReport {
  private let print: ([String]) -> Void

  /// Creates a report.
  ///
  /// - Parameter print: Takes the line of an event; owned by the report.
  public init(print: @escaping ([String]) -> Void) {
    self.print = print
  }

  /// Prints the object of an event.
  public func receive(_ event: RunEvent) {
    if let object = event.json { print([object.line]) }
  }
}

extension RunEvent {
  /// The event as it stands in a report; nil for what follows from the other events.
  var json: JSONValue? {
    switch self {
    case .began(let start): Self.object("run", start.members)
    case .noted(let note):
      Self.object(
        "note",
        [
          .init("number", .integer(note.number)), .init("file", .string(note.file)),
          .init("text", .string(note.text)),
        ])
    case .opened: nil
    case .ended(let item): Self.object("case", item.members)
    case .finished(let end): Self.object("end", end.members)
    }
  }

  private static func object(_ name: String, _ members: [JSONValue.Member]) -> JSONValue {
    .object([.init("v", .integer(1)), .init("event", .string(name))] + members)
  }
}

extension RunStart {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("navwright", .string(SessionVersion.program)),
      .init("format", .string(SessionVersion.format)), .init("total", .integer(total)),
      .init("count", .integer(count)), .init("files", .integer(files)),
      .init("shard", shard.map { .string($0.text) } ?? .null),
      .init("repeat", .integer(repeats)), .init("environment", .strings(environment)),
    ]
  }
}

extension RunEnd {
  fileprivate var members: [JSONValue.Member] {
    let others: [JSONValue.Member] =
      (tally.leftRed > 0 ? [.init("leftRed", .integer(tally.leftRed))] : [])
      + (tally.vendorLines > 0 ? [.init("vendorLines", .integer(tally.vendorLines))] : [])
    return [
      .init("ran", .integer(tally.cases - tally.skipped)),
      .init("passed", .integer(tally.passed)), .init("failed", .integer(tally.failed)),
      .init("skipped", .integer(tally.skipped)), .init("todo", .integer(tally.todo)),
      .init("crashed", .integer(tally.crashed)), .init("unsteady", .integer(tally.unsteady)),
      .init("errors", .integer(tally.errors)),
    ] + others + [
      .init("stopped", stop.map { .string($0.words) } ?? .null),
      .init("nothing", nothing.map { .string($0) } ?? .null), .init("code", .integer(code)),
      .init("seconds", .number(RunItem.seconds(nanoseconds))),
    ]
  }
}
