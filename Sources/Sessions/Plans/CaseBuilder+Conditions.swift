import Simulator

extension CaseBuilder {
  mutating func holds(_ conditions: [Token]) throws(LineFault) -> Bool {
    var failed: [String] = []
    for token in conditions where try !holds(token) {
      failed.append(String(token.text.dropFirst().dropLast()))
    }
    unmet += failed
    return failed.isEmpty
  }

  private func holds(_ token: Token) throws(LineFault) -> Bool {
    let text = token.text.dropFirst().dropLast()
    let words = text.split(separator: " ")
    let isNegated = words.count == 2 && words[0] == "not"
    let name = String(isNegated ? words[1] : text)
    guard words.count == (isNegated ? 2 : 1), let holds = try value(of: name, at: token) else {
      throw LineFault(.unknownCondition(name, known: knownConditions), at: token)
    }
    return holds != isNegated
  }

  private var knownConditions: [String] {
    ["linux", "macos"] + context.apps.map { "app:\($0)" }
      + context.vocabulary.everyCapability.map { "cap:\($0)" }
      + context.planner.traits.keys.sorted().map { "trait:\($0)" }
      + frame.scope.values.keys.sorted().map { "set:\($0)=VALUE" }
      + context.planner.hostConditions.keys.sorted()
  }

  private func value(of condition: String, at token: Token) throws(LineFault) -> Bool? {
    let parts = condition.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("linux", nil): return Self.isLinux
    case ("macos", nil): return !Self.isLinux
    case ("app", let name?): return context.apps.contains(name) ? name == context.appName : nil
    case ("cap", let name?):
      guard context.vocabulary.everyCapability.contains(name) else { return nil }
      return context.vocabulary.capabilities.contains(name)
    case ("trait", let name?): return context.planner.traits[name]
    case ("set", let text?):
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let pieces = frame.scope.values[String(sides[0])] else { return nil }
      guard pieces.allSatisfy(\.isText), token.late == nil else {
        throw LineFault(.knownOnlyInTheRun(String(sides[0])), at: token)
      }
      return pieces.joinedText == sides[1]
    default: return condition.hasPrefix("x-") ? context.planner.hostConditions[condition] : nil
    }
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
