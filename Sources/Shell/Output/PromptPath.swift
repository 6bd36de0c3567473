import Sessions

/// The prompt that shows where the app is.
package enum PromptPath {
  /// How many columns the prompt takes at most, the blank behind it not counted.
  package static let columns = 30

  /// The name, the stack and an arrow; of a long stack the end.
  package static func prompt(_ name: String, _ stack: [String]) -> String {
    guard !stack.isEmpty else { return name + ">" }
    let path = SessionText.visible(stack.joined(separator: ">"))
    let room = columns - name.count - 2
    guard DisplayWidth.of(path) > room else { return "\(name) \(path)>" }
    var kept = ""
    var width = 2
    for character in path.reversed() {
      width += DisplayWidth.of(character)
      guard width <= room else { break }
      kept = String(character) + kept
    }
    return "\(name) ..\(kept)>"
  }
}
