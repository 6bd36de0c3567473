import Simulator

extension LineReader {
  /// Checks a name that the app declares; an app that declares none is asked in the run.
  mutating func noun(
    _ noun: Noun, _ token: Token, _ text: String? = nil, known: [String]?
  ) throws(LineFault) -> String {
    let name = text ?? token.text
    guard token.late == nil, let known, !known.isEmpty, !known.contains(name) else { return name }
    if mode == .prompt {
      let folded = name.lowercased()
      let alike = known.filter { $0.lowercased() == folded }
      if alike.count == 1 {
        notes.append(
          SessionText.visible("\(noun.rawValue) \"\(name)\" read as \"\(alike[0])\""))
        return alike[0]
      }
    }
    throw LineFault(.unknownNoun(noun, name: name, known: known), at: token)
  }

  /// Checks the label of a screen without its id.
  ///
  /// Containers and alerts have labels that no app declares.
  func screen(_ label: String, at token: Token) throws(LineFault) {
    guard token.late == nil, let known = words?.words.screens, !known.isEmpty else { return }
    let name = label.beforeParenthesis
    if name.utf8.count < label.utf8.count, label.utf8.last != UInt8(ascii: ")") {
      throw LineFault(.notALabel(label), at: token)
    }
    guard !known.contains(name), name != "nav", name != "Alert", label != "none" else { return }
    throw LineFault(.unknownNoun(.screen, name: name, known: known), at: token)
  }

  /// Splits `name=value`; a word in quotes is none.
  ///
  /// - Parameter names: What the name can be; empty if it can be any.
  func assignment(_ token: Token, names: [String] = []) throws(LineFault) -> LaunchParameter {
    guard !token.isQuoted, let (name, value) = token.text.splitAtEquals,
      VariableScope.isName(name)
    else { throw LineFault(.notAnAssignment(token.text, names: names), at: token) }
    return LaunchParameter(name: name, value: value)
  }

  /// Reads `name=value` words to the end of the line.
  mutating func assignments(
    names: [String] = []
  ) throws(LineFault) -> [(Token, LaunchParameter)] {
    var read: [(Token, LaunchParameter)] = []
    while let token = next() {
      let assignment = try assignment(token, names: names)
      if read.contains(where: { $0.1.name == assignment.name }) {
        throw LineFault(.assignedTwice(assignment.name), at: token)
      }
      read.append((token, assignment))
    }
    return read
  }
}

extension String {
  /// What stands before and after the first equals sign, whatever combines with it.
  var splitAtEquals: (name: String, value: String)? {
    guard let split = utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return (String(self[..<split]), String(self[utf8.index(after: split)...]))
  }
}
