import Sessions
import Simulator

/// Random session files from a seed, written as people write them: uneven blanks, aliases, comments.
struct FileTextSource {
  private var words: WordSource

  struct File {
    var text: String
    /// The commands of all cases, in order.
    var steps: [Command]
  }

  init(seed: UInt64) {
    words = WordSource(seed: seed)
  }

  private mutating func chance(_ of: Int) -> Bool { words.next(of) == 0 }

  mutating func file() -> File {
    var lines: [String] = []
    if chance(4) { lines.append("#  a comment ") }
    if chance(6) { lines.append("") }
    lines.append("session  1.0" + comment())
    for header in ["app   clip", "tags a  b", "needs x", "seed  7", "mode exhaustive show"]
    where chance(2) {
      lines.append(header + comment())
    }
    var steps: [Command] = []
    let cases = words.next(4)
    for number in 0..<cases {
      gap(&lines)
      lines.append("case  \(SessionText.quoted("\(number) " + words.text()))" + comment())
      if chance(4) { lines.append("   todo \"later\"") }
      body(&lines, &steps, atLeast: 1)
    }
    if cases == 0 { body(&lines, &steps, atLeast: 0) }
    gap(&lines)
    return File(text: lines.joined(separator: "\n") + (chance(2) ? "\n" : ""), steps: steps)
  }

  private mutating func gap(_ lines: inout [String]) {
    for _ in 0..<words.next(3) {
      lines.append(["", "  ", "# a remark", "\t# an indented remark"][words.next(4)])
    }
  }

  private mutating func body(_ lines: inout [String], _ steps: inout [Command], atLeast: Int) {
    for _ in 0..<(atLeast + words.next(4)) {
      if chance(4) { gap(&lines) }
      if chance(9) { lines.append(" x-vendor   data ") }
      let command = command()
      steps.append(command)
      lines.append(indent() + written(command) + comment())
      if chance(3) { block(&lines) }
    }
  }

  private mutating func command() -> Command {
    switch words.next(8) {
    case 0: return Command(.expect(words.expectation()))
    case 1: return Command(.settle)
    case 2: return Command(.advance(.milliseconds(1 + words.next(9_999))))
    case 3: return Command(.begin(words.action()))
    case 4: return Command(.act(words.action()), mustBeRefused: true)
    case 5:
      let looks: [Look] = [.tree(.usual), .screen, .events, .stack(tab: nil)]
      return Command(.look(looks[words.next(4)]))
    default: return Command(.act(words.action()))
    }
  }

  /// The command in full, or with an alias, and with blanks where they do not matter.
  private mutating func written(_ command: Command) -> String {
    var text = command.canonicalText
    let mark = command.mustBeRefused ? "! " : ""
    text = String(text.dropFirst(mark.count))
    let entries = CommandCatalog.all.filter { $0.availability != .promptOnly }
    if let entry = entries.last(where: { text == $0.name || text.hasPrefix($0.name + " ") }),
      let alias = entry.aliases.first, chance(3)
    {
      text = alias + text.dropFirst(entry.name.count)
    } else if chance(3), let blank = text.firstIndex(of: " "), !text.hasPrefix("expect") {
      text.insert(contentsOf: "  ", at: blank)
    }
    return (mark.isEmpty ? "" : "!  ") + text
  }

  private mutating func block(_ lines: inout [String]) {
    if chance(5) { return lines.append(indent() + ["|-", "|?"][words.next(2)]) }
    for _ in 0...words.next(3) {
      let text = ["pushed A", "...", "a [..] b ", "~ a+", "", "\\...", "# no comment"]
      lines.append(indent() + "| " + text[words.next(7)])
    }
  }

  private mutating func indent() -> String { ["", "  ", "    ", "\t"][words.next(4)] }

  private mutating func comment() -> String {
    chance(5) ? ["   # why", "\t#", " #x  "][words.next(3)] : ""
  }
}
