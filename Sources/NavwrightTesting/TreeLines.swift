/// Trees as lines.
enum TreeLines {
  /// The lines of a literal, without the indentation that all of them share and without empty ends.
  static func trimmed(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
    while lines.first?.allSatisfy({ $0 == " " }) ?? false { lines.removeFirst() }
    let shared = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(shared)) }
  }

  /// A tree in one line as lines, two blanks a level, modals behind a plus.
  ///
  /// What is no tree comes out as some lines or other: they are for people who look for what is wrong with it.
  static func lines(of tree: String) -> [String] {
    var parts = parts(of: tree)
    let first = parts.isEmpty ? "" : parts.removeFirst()
    guard first.hasPrefix("window("), first.hasSuffix(")") else { return [tree] }
    return ["window"] + nodes(of: first.dropFirst(7).dropLast(), depth: 1)
      + parts.flatMap(modal)
  }

  /// The window and the modals.
  private static func parts(of tree: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in tree {
      depth += step(character)
      part.append(character)
      if depth == 0, part.hasSuffix(" + ") {
        parts.append(String(part.dropLast(3)))
        part = ""
      }
    }
    return parts + [part]
  }

  private static func step(_ character: Character) -> Int {
    switch character {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// A modal's name and style, then what it holds.
  private static func modal(_ text: String) -> [String] {
    guard let blank = text.lastIndex(of: " ") else { return ["  + \(text)"] }
    let nodes = nodes(of: text[..<blank], depth: 1)
    guard let first = nodes.first else { return ["  + \(text)"] }
    return ["  + \(first.dropFirst(2))\(text[blank...])"] + nodes.dropFirst()
  }

  /// Names and what is in their brackets; parentheses belong to names.
  private static func nodes(of text: Substring, depth: Int) -> [String] {
    var lines: [String] = []
    var name = ""
    var level = depth
    var parentheses = 0
    func take() {
      let word = name.drop { $0 == " " }
      if !word.isEmpty { lines.append(String(repeating: "  ", count: max(0, level)) + word) }
      name = ""
    }
    for character in text {
      switch character {
      case "(", ")":
        parentheses += step(character)
        name.append(character)
      case _ where parentheses > 0: name.append(character)
      case "[", "{":
        take()
        level += 1
      case "]", "}":
        take()
        level -= 1
      case ",": take()
      case _: name.append(character)
      }
    }
    take()
    return lines
  }
}
