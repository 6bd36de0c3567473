/// Names of steps, and which other was meant.
enum StepName {
  /// The words of a step without what it carries: "movieIsPicked" of "movieIsPicked(withId: 3)".
  static func of(_ words: String) -> String {
    String(words.prefix { $0 != "(" })
  }

  /// What to do about a step that no flow takes.
  static func suggestion(
    for name: String, of type: String, asked: [String], among takers: [String: FlowState.Taker]
  ) -> FlowProblem.Suggestion {
    if let taker = takers[name] {
      if taker.type != type { return .otherType("\(taker.type).\(name)", flow: taker.flow) }
      if !asked.contains(taker.flow) { return .otherFlow(taker.flow) }
    }
    let near = takers.keys.filter { isNear($0, to: name) }.sorted()
    // Of many none is more likely than another.
    return near.isEmpty || near.count > 4 ? .answerNone : .otherNames(near)
  }

  /// Whether two names differ by so little that one may have been meant by the other.
  static func isNear(_ left: String, to right: String) -> Bool {
    if left == right { return false }
    let most = max(1, min(left.count, right.count) / 4)
    if abs(left.count - right.count) > most { return false }
    return distance(Array(left.lowercased()), Array(right.lowercased())) <= most
  }

  /// How many letters must be put in, left out or changed.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
