import Sessions

/// A value that an argument of a type does not take, and the exit code it gets.
struct BadValue {
  var text: String
  var code: Int32

  init(_ text: String, _ code: Int32 = 2) {
    self.text = text
    self.code = code
  }

  private static let noNumbers = [
    "0", "-1", "+3", "3.5", "0x3", "\u{FF13}", "99999999999999999999",
  ]
  .map { BadValue($0) }

  /// Values that are wrong for a type; none where any text will do.
  static func values(of type: ArgumentType) -> [BadValue] {
    switch type {
    case .kind: [BadValue("nonsense")]
    case .position: noNumbers + [BadValue("99", 1)]
    case .levels: noNumbers + [BadValue("99", 1)]
    case .entries, .count: noNumbers + [BadValue("many")]
    case .elementID: [BadValue("nope", 1)]
    case .elementTitle: [BadValue("\"Nope\"", 1), BadValue("\"Same\"", 1)]
    case .field: [BadValue("nope", 1)]
    case .screen: [BadValue("Nope"), BadValue("Form", 1)]
    case .tab, .service, .notification, .permission: [BadValue("nope")]
    case .step: noNumbers.dropFirst() + [BadValue("99")]
    case .mark: [BadValue("\"\"")]
    case .percent: [BadValue("101%"), BadValue("50"), BadValue("-1%"), BadValue("half")]
    case .alertButton: [BadValue("Nope", 1)]
    case .url: [BadValue("no-url"), BadValue("not a url")]
    case .launchParameter: [BadValue("logged-in"), BadValue("logged-in=maybe"), BadValue("nope=1")]
    case .statusCode: [BadValue("99"), BadValue("600"), BadValue("4O4")]
    case .duration: [BadValue("-1s"), BadValue("5"), BadValue("9999999h"), BadValue("soon")]
    case .action: [BadValue("nonsense"), BadValue("tap"), BadValue("tree"), BadValue("undo")]
    case .subject: [BadValue("tpo"), BadValue("nonsense")]
    case .relation: [BadValue("has"), BadValue("equals")]
    case .value: [BadValue("many"), BadValue("-1"), BadValue("7", 1)]
    case .label: [BadValue("\"\"", 1)]
    case .path: [BadValue("/"), BadValue("/nowhere/at/all.nav")]
    case .command: [BadValue("tpa"), BadValue("nonsense")]
    case .assignment, .variable, .text: []
    }
  }
}

/// A value that an argument of a type takes, in the app of these tests.
enum GoodValue {
  static func value(of type: ArgumentType) -> String {
    switch type {
    case .kind: "row"
    case .position, .levels, .count: "1"
    case .entries: "3"
    case .elementID: "3"
    case .elementTitle: "\"Row 3\""
    case .field: "name"
    case .text: "abc"
    case .screen: "List"
    case .tab: "form"
    case .step: "1"
    case .mark: "here"
    case .percent: "50%"
    case .alertButton: "Yes"
    case .url: "fixture://detail/1"
    case .launchParameter: "logged-in=yes"
    case .service: "rows"
    case .notification: "news"
    case .permission: "alerts"
    case .statusCode: "404"
    case .duration: "300ms"
    case .action: "back"
    case .subject: "depth"
    case .relation: "is"
    case .value: "2"
    case .label: "List"
    case .path: "walk.nav"
    case .command: "tap"
    case .assignment: "user=guest"
    case .variable: "shown"
    }
  }

  /// Values for what must stand there.
  static func values(of shapes: ArraySlice<ArgumentShape>) -> [String] {
    shapes.flatMap { shape -> [String] in
      switch shape {
      case .word(let word): [word]
      case .value(let type, _): [value(of: type)]
      case .keyed(let key, let type, _): ["\(key)=\(value(of: type))"]
      case .oneOf(let choices): choices.first.map { values(of: $0[...]) } ?? []
      case .optional, .repeated: []
      }
    }
  }
}
