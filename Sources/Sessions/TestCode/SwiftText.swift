/// Texts as Swift's source has them.
enum SwiftText {
  /// A literal of one line.
  static func literal(_ text: String) -> String {
    var result = "\""
    UnseenText.scan(text) { scalar, isUnseen in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isUnseen || hasNoForm(scalar): result += SessionText.escape(scalar)
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether each editor shows it in a way of its own, if at all.
  private static func hasNoForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .privateUse, .unassigned, .surrogate: true
    case _: false
    }
  }

  /// An array of literals.
  static func list(_ texts: [String]) -> String {
    "[\(texts.map(literal).joined(separator: ", "))]"
  }

  /// A dictionary of literals, in the order given.
  static func dictionary(_ pairs: [(String, String)]) -> String {
    "[\(pairs.map { "\(literal($0)): \(literal($1))" }.joined(separator: ", "))]"
  }

  /// What is left of a text if only letters, digits and underscores may stand in it.
  static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.joined(separator: "_")
    return name.isEmpty ? "_" : name
  }

  /// The words of a text as the name of a type.
  static func typeName(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { !$0.isNumber } ?? false ? name : "Session\(name)"
  }
}
