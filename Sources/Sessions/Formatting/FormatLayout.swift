/// Puts formatted lines under one another: indentation and empty lines.
struct FormatLayout {
  private let lines: [FormatLine]

  init(_ lines: [FormatLine]) {
    self.lines = lines
  }

  /// The lines of the file.
  var texts: [String] {
    var texts: [String] = []
    var isInCase = false
    for (index, line) in lines.enumerated() {
      switch line {
      case .blank:
        if let last = texts.last, !last.isEmpty { texts.append("") }
      case .verbatim(let text): texts.append(text)
      case .title(let text):
        separate(&texts)
        isInCase = true
        texts.append(text)
      case .header(let text), .step(let text): texts.append(indent(isInCase) + text)
      case .output(let text): texts.append(indent(isInCase) + "|" + text)
      case .comment(let text, let isIndented):
        texts.append(indent(isInCase && belongsInside(index, isIndented)) + text)
      }
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  private func indent(_ isInCase: Bool) -> String { isInCase ? "  " : "" }

  /// Whether a comment speaks of what stands in the case rather than of the next title.
  private func belongsInside(_ index: Int, _ isIndented: Bool) -> Bool {
    for line in lines[(index + 1)...] {
      switch line {
      case .comment, .verbatim: continue
      // What an empty line parts from the next title may belong to the case above.
      case .blank: return isIndented
      case .title: return false
      case .header, .step, .output: return true
      }
    }
    return isIndented
  }

  /// Puts an empty line before a title and the comments that stand directly above it.
  private func separate(_ texts: inout [String]) {
    var place = texts.count
    while place > 0, texts[place - 1].hasPrefix("#") { place -= 1 }
    guard place > 0, !texts[place - 1].isEmpty else { return }
    texts.insert("", at: place)
  }
}
