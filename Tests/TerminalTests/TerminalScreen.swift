/// What a person sees of what a program has written: a screen of cells that obeys the codes of an xterm.
struct TerminalScreen {
  /// A code that this screen does not know, which a test should not pass over.
  private(set) var unknown: [String] = []
  /// Whether a paste would be marked.
  private(set) var marksPastes = false
  private(set) var row = 0
  private(set) var column = 0
  private let rows: Int
  private let columns: Int
  private var cells: [[String]]
  /// Whether the cursor stands behind the last column: the next sign goes to the next line.
  private var isPending = false
  private var rest: [Unicode.Scalar] = []

  init(rows: Int = 24, columns: Int = 80) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The screen after a program has written something.
  init(_ bytes: [UInt8], rows: Int = 24, columns: Int = 80) {
    self.init(rows: rows, columns: columns)
    write(bytes)
  }

  /// The lines without blanks at their ends, and without empty ones below the last.
  var lines: [String] {
    var lines = cells.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The whole text from the first line, rows that are full joined with the next.
  var flowing: String {
    let last = lines.count - 1
    return cells.prefix(last + 1).map { $0.joined() }.joined()
      .trimmingSuffix { $0 == " " }
  }

  mutating func write(_ bytes: [UInt8]) {
    var scalars = rest + String(decoding: bytes, as: UTF8.self).unicodeScalars
    rest = []
    while let scalar = scalars.first {
      guard scalar == "\u{1B}" else {
        scalars.removeFirst()
        put(scalar)
        continue
      }
      guard let count = code(scalars) else {
        rest = scalars
        return
      }
      scalars.removeFirst(count)
    }
  }

  // MARK: - Signs

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x07, 0x0F: break
    case 0x08:
      column = max(0, column - 1)
      isPending = false
    case 0x0A: feed()
    case 0x0D:
      column = 0
      isPending = false
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0..<0x20, 0x7F: unknown.append("control \(scalar.value)")
    default: show(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    guard width > 0 else {
      let place = max(0, isPending ? column : column - 1)
      cells[row][place].unicodeScalars.append(scalar)
      return
    }
    if isPending || column + width > columns {
      column = 0
      isPending = false
      feed()
    }
    cells[row][column] = String(Character(scalar))
    if width == 2 { cells[row][column + 1] = "" }
    column += width
    if column >= columns {
      column = columns - 1
      isPending = true
    }
  }

  private mutating func feed() {
    isPending = false
    guard row == rows - 1 else {
      row += 1
      return
    }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  // MARK: - Codes

  /// Obeys the code at the beginning.
  ///
  /// - Returns: How many scalars it has; nil if its end has not come.
  private mutating func code(_ scalars: [Unicode.Scalar]) -> Int? {
    guard scalars.count > 1 else { return nil }
    guard scalars[1] == "[" else {
      unknown.append(String(String.UnicodeScalarView(scalars.prefix(2))))
      return 2
    }
    guard let end = scalars.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) })
    else { return nil }
    obey(String(String.UnicodeScalarView(scalars[2..<end])), scalars[end])
    return end + 1
  }

  private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let count = max(1, numbers.first ?? 1)
    isPending = isPending && (final == "m" || final == "h" || final == "l")
    switch final {
    case "m": break
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "H":
      row = min(rows, count) - 1
      column = min(columns, max(1, numbers.dropFirst().first ?? 1)) - 1
    case "J": eraseBelow(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "P":
      cells[row].removeSubrange(column..<min(columns, column + count))
      cells[row] += Array(repeating: " ", count: columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row].removeLast(cells[row].count - columns)
    case "h" where parameters == "?2004": marksPastes = true
    case "l" where parameters == "?2004": marksPastes = false
    case "h" where parameters == "?1034", "l" where parameters == "?1034": break
    default: unknown.append("[\(parameters)\(final)")
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let range = part == 0 ? column..<columns : part == 1 ? 0..<(column + 1) : 0..<columns
    for place in range { cells[row][place] = " " }
  }

  private mutating func eraseBelow(_ part: Int) {
    if part == 2 {
      cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    } else {
      eraseLine(part)
      for place in (row + 1)..<max(rows, row + 1) {
        cells[place] = Array(repeating: " ", count: columns)
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
