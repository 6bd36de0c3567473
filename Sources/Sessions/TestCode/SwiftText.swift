/// Texts as Swift's source has them.
enum SwiftText {
  /// A literal of one line.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where SessionText.isControl(scalar) || isUnseen(scalar):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Ends of lines and marks that no editor shows.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
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
