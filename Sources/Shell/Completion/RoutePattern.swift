/// The pattern of a URL, such as `clip://clip/ID`, whose words in capitals stand for something.
enum RoutePattern {
  /// What stands in the pattern as it must be typed, up to the first word that stands for something.
  static func literal(of pattern: String) -> String {
    var literal = ""
    var word = ""
    for character in pattern {
      guard !character.isLetter, !character.isNumber, character != "-", character != "_" else {
        word.append(character)
        continue
      }
      if isPlaceholder(word) { return literal }
      literal += word + String(character)
      word = ""
    }
    return isPlaceholder(word) ? literal : literal + word
  }

  private static func isPlaceholder(_ word: String) -> Bool {
    word.contains { $0.isUppercase } && !word.contains { $0.isLowercase }
  }
}
