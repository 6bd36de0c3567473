/// The new text of one file, made from what the runs found in it.
struct FileRewrite {
  let path: String
  let old: EditableText
  private(set) var new: EditableText
  /// The steps at which something was rewritten, by their line in the old text.
  private(set) var steps: Set<Int> = []
  /// How many places were rewritten.
  private(set) var count = 0
  /// What was left alone, in words.
  private(set) var remarks: [String] = []
  /// How far the lines below each rewritten place moved: its line and the number of lines it gained.
  private var gains: [(line: Int, gain: Int)] = []

  init(path: String, bytes: [UInt8], findings: [UpdateFinding]) {
    self.path = path
    old = EditableText(bytes)
    new = old
    let places = Dictionary(grouping: findings, by: \.line)
    // From the end, so that line numbers stay true.
    for line in places.keys.sorted(by: >) { rewrite(places[line] ?? [], at: line) }
    remarks.reverse()
  }

  /// Whether anything is different.
  var isChanged: Bool { count > 0 }

  var diff: LineDiff { LineDiff(from: old.texts, to: new.texts) }

  /// Whether something was rewritten at the step that now stands in a line.
  func hasRewritten(stepAt line: Int) -> Bool {
    var old = line
    for (start, gain) in gains.sorted(by: { $0.line < $1.line }) where start < old { old -= gain }
    return steps.contains(old)
  }

  private mutating func rewrite(_ findings: [UpdateFinding], at line: Int) {
    guard let wrong = findings.first(where: { !$0.holds }) else { return }
    switch wrong.site {
    case .block(let block, let printed):
      guard let texts = blockTexts(block, printed) else {
        return remark(line, "left alone: no way to keep its wildcards")
      }
      let range = block.line..<(block.line + block.lineCount)
      if let other = findings.first(where: { !$0.fits(Self.block(texts)) }) {
        return disagree(line, wrong, other)
      }
      apply(range, texts.map { indent(of: line) + $0 }, wrong)
    case .value(let text):
      if let other = findings.first(where: { $0.site != wrong.site }) {
        return disagree(line, wrong, other)
      }
      rewriteValue(text, wrong)
    }
  }

  private mutating func apply(_ range: Range<Int>, _ texts: [String], _ finding: UpdateFinding) {
    new.replace(range, with: texts)
    count += 1
    steps.insert(finding.stepLine)
    gains.append((finding.line, texts.count - range.count))
  }

  private mutating func remark(_ line: Int, _ text: String) {
    remarks.append("\(path):\(line): \(text)")
  }

  private mutating func disagree(_ line: Int, _ one: UpdateFinding, _ other: UpdateFinding) {
    let texts = [one, other].map { "\n   from \($0.caller):\n\($0.seen)" }
    remark(line, "left alone: two callers get different text" + texts.joined())
  }

  // MARK: blocks

  private func blockTexts(_ block: OutputBlock, _ printed: [String]) -> [String]? {
    guard !printed.isEmpty else {
      return block.patterns.contains(where: \.hasWildcard) ? nil : ["|-"]
    }
    guard let lines = BlockAlignment(block.patterns, printed).result else { return nil }
    return lines.map { line in
      switch line {
      case .kept(let index):
        // As it stands, with whatever marks it has.
        String(Substring(old.texts[block.line - 1 + index]).drop { $0 == " " || $0 == "\t" })
      case .new(let text):
        text.isEmpty ? "|" : "| " + OutputPattern.text(for: text)
      }
    }
  }

  private static func block(_ texts: [String]) -> OutputBlock {
    var block = OutputBlock(line: 1)
    block.isNothing = texts == ["|-"]
    guard !block.isNothing else { return block }
    block.patterns = texts.map { OutputPattern(String(Substring($0.utf8.dropFirst(2)))) }
    return block
  }

  private func indent(of line: Int) -> String {
    String(old.texts[line - 1].prefix { $0 == " " || $0 == "\t" })
  }

  // MARK: values

  private mutating func rewriteValue(_ text: String, _ finding: UpdateFinding) {
    let line = finding.line
    let source = old.texts[line - 1]
    let scope = VariableScope(keepsVariables: true)
    guard let tokens = try? Tokenizer.tokens(of: source, scope: scope),
      let relation = tokens.dropFirst(2).firstIndex(where: { $0.isWord("is") }),
      relation + 1 < tokens.count
    else { return remark(line, "left alone: nothing stands behind \"is\"") }
    let value = tokens[(relation + 1)...]
    guard value.allSatisfy({ $0.late == nil }) else {
      return remark(line, "left alone: the value has a variable")
    }
    let bytes = Array(source.utf8)
    let end = value.last?.end ?? bytes.count
    let head = String(decoding: bytes[..<value[relation + 1].start], as: UTF8.self)
    let tail = String(decoding: bytes[end...], as: UTF8.self)
    apply(line..<(line + 1), [head + SessionText.phrase(text) + tail], finding)
  }
}

extension UpdateFinding {
  /// What was found, indented for a remark.
  fileprivate var seen: String {
    switch site {
    case .block(_, let printed):
      printed.isEmpty ? "   | (nothing)" : printed.map { "   | \($0)" }.joined(separator: "\n")
    case .value(let text): "   \(text)"
    }
  }
}
