import Sessions

/// What a worker is told when it starts.
struct WorkerSetup: Hashable {
  var app: String?
  var defaultApp: String?
  var values: [String: String] = [:]
  var options = CaseOptions()
  /// The folder for traces; nil for none.
  var traces: String?

  /// Descriptors of a worker besides the usual three.
  static let replies: Int32 = 3
  static let page: Int32 = 4
  static let requests: Int32 = 5

  /// The word by which the tool knows that it is a worker.
  static let word = "worker"

  /// The name of a file that comes later.
  static func comingFile(_ path: String) -> JSONValue { .object([.init("coming", .string(path))]) }

  /// The file that a line names for later; nil if it is another line.
  static func comingFile(in object: JSONValue) -> String? { object["coming"]?.text }

  var json: JSONValue {
    .object([
      .init("app", app.map { .string($0) } ?? .null),
      .init("defaultApp", defaultApp.map { .string($0) } ?? .null),
      .init(
        "values",
        .object(values.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
      .init("repeats", .integer(options.repeats)),
      .init("keepsGoing", .bool(options.keepsGoing)),
      .init("traces", traces.map { .string($0) } ?? .null),
    ])
  }
}

extension WorkerSetup {
  init?(_ object: JSONValue) {
    guard let repeats = object["repeats"]?.integer, repeats > 0,
      let keepsGoing = object["keepsGoing"]?.flag, case .object(let members)? = object["values"]
    else { return nil }
    app = object["app"]?.text
    defaultApp = object["defaultApp"]?.text
    traces = object["traces"]?.text
    options.repeats = repeats
    options.keepsGoing = keepsGoing
    for member in members { values[member.key] = member.value.text }
  }
}
