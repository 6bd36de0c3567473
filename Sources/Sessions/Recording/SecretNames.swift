/// Gives names to texts that are shown nowhere, so that files can have `${secret:NAME}` in their place.
@MainActor
package final class SecretNames {
  /// The texts by their names.
  private(set) var texts: [String: String] = [:]

  package init() {}

  /// The name under which a hidden text is kept; nil if the command hides none.
  func name(for command: Command) -> String? {
    guard command.hidesText, let text = command.instruction.enteredText,
      let field = command.instruction.enteredField
    else { return nil }
    let letters = field.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let base = letters.first?.isNumber == false ? String(letters) : "_" + String(letters)
    var name = base
    var number = 2
    while let known = texts[name], known != text {
      name = "\(base)_\(number)"
      number += 1
    }
    texts[name] = text
    return name
  }

  /// Lines without the texts that are hidden, where these stand in quotes.
  func masked(_ lines: [String]) -> [String] {
    var lines = lines
    for text in texts.values where !text.isEmpty {
      for shown in Set([
        "\"\(text)\"", "\"\(SessionText.visible(text))\"", SessionText.quoted(text),
      ]) {
        lines = lines.map { $0.replacing(shown, with: "\"…\"") }
      }
    }
    return lines
  }

  /// The command as files have it that others may read: a text that it hides goes by its name.
  package func sharedText(of command: Command) -> String {
    guard let name = name(for: command), let text = command.instruction.enteredText else {
      return command.canonicalText
    }
    return command.canonicalText.replacing(
      SessionText.quoted(text), with: "\"${secret:\(name)}\"")
  }
}
