/// Joins the reports of the parts of a run, so that they read as that of the whole.
@MainActor
public struct ReportMerge {
  /// Where reports come from.
  public var files: any FileSource
  /// Who is told of the whole; owned by this value.
  public var reports: [any RunReport] = []
  /// Takes each message about a file of the run; owned by this value.
  public var printDiagnostic: (String) -> Void

  /// Creates a merge.
  public init(files: any FileSource, printDiagnostic: @escaping (String) -> Void) {
    self.files = files
    self.printDiagnostic = printDiagnostic
  }

  /// Joins reports.
  ///
  /// - Parameter paths: Reports as JSON Lines, in any order.
  /// - Returns: The exit code that the whole run would have had; 3 if an item is in no report.
  /// - Throws: `ReportProblem` for the first thing that is wrong.
  public func run(_ paths: [String]) throws(ReportProblem) -> Int32 {
    let (parts, empty) = try read(paths)
    let items = try items(of: parts)
    for path in empty {
      printDiagnostic(
        SessionText.visible("\(path): there is no report in it; its cases count as missing"))
    }
    return tell(items, parts.map(\.contents))
  }

  /// Says whether reports can be joined, before anything is written.
  ///
  /// - Throws: `ReportProblem` for the first thing that is wrong.
  public func check(_ paths: [String]) throws(ReportProblem) {
    _ = try items(of: try read(paths).parts)
  }

  /// A report and what it holds.
  private typealias Part = (name: String, contents: ReportReader.Contents)

  private func read(
    _ paths: [String]
  ) throws(ReportProblem) -> (parts: [Part], empty: [String]) {
    var parts: [Part] = []
    var empty: [String] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try files.contents(of: path)
      } catch {
        throw .unreadable(path, error)
      }
      // A machine that broke may leave a file with nothing in it: its cases count as missing.
      if bytes.contains(0x0A) {
        parts.append((path, try ReportReader(name: path).read(bytes)))
      } else {
        empty.append(path)
      }
    }
    if parts.isEmpty, let path = empty.first { throw .noReport(path) }
    try checkSameRun(parts)
    return (parts, empty)
  }

  private func checkSameRun(_ parts: [Part]) throws(ReportProblem) {
    guard let first = parts.first else { return }
    for part in parts
    where part.contents.total != first.contents.total
      || part.contents.repeats != first.contents.repeats
      || part.contents.shard?.count != first.contents.shard?.count
    {
      throw .otherRun(first.name, part.name)
    }
  }

  /// Every item once, in order; those that no report holds say so.
  private func items(of parts: [Part]) throws(ReportProblem) -> [RunItem] {
    let total = parts.first?.contents.total ?? 0
    var found: [Int: (item: RunItem, name: String)] = [:]
    for part in parts {
      for item in part.contents.items {
        guard 1...max(1, total) ~= item.number, total > 0 else {
          throw .numberTooLarge(item.number, part.name)
        }
        if let other = found[item.number] {
          throw .itemTwice(item.number, other.name, part.name)
        }
        found[item.number] = (item, part.name)
      }
    }
    return (1..<total + 1).compactMap { number in
      found[number]?.item ?? missing(number, parts.map(\.contents))
    }
  }

  /// What stands for an item that no report holds; nil if its part was asked to stop before.
  private func missing(_ number: Int, _ parts: [ReportReader.Contents]) -> RunItem? {
    let owner = parts.first { part in
      part.shard.map { $0.numbers(of: part.total).contains(number) } ?? true
    }
    if owner?.wasStopped == true { return nil }
    let whose = owner.map {
      "the report\($0.shard.map { " of shard \($0.text)" } ?? "") ends before it"
    }
    let title = "case \(number)"
    return RunItem(
      number: number, file: CaseFailure.unreported, title: title, line: 0, isWholeFile: false,
      ending: .failed(
        CaseFailure(
          file: CaseFailure.unreported, line: 1, column: 1, step: title, includedFrom: [],
          mismatch: Mismatch(
            expected: "an outcome", actual: "no report holds one",
            difference: whose ?? "the report of its shard was not given"), title: title,
          stepsSoFar: [], notReached: 0, kind: .crashed)))
  }

  /// Tells the whole as if it had been run here.
  private func tell(_ items: [RunItem], _ parts: [ReportReader.Contents]) -> Int32 {
    let files = items.split(where: { $0.file != $1.file })
    let notes = Dictionary(grouping: parts.flatMap(\.notes), by: \.file)
    tell(
      .began(
        RunStart(
          total: parts.first?.total ?? 0, count: items.count, files: files.count, shard: nil,
          repeats: parts.first?.repeats ?? 1,
          environment: Set(parts.flatMap(\.environment)).sorted())))
    var tally = RunTally()
    // Each part looks at the whole tree, but only at its own files' lines.
    tally.leftRed = parts.map(\.leftRed).max() ?? 0
    tally.vendorLines = parts.reduce(0) { $0 + $1.vendorLines }
    for file in files {
      guard let first = file.first else { continue }
      for text in (notes[first.file] ?? []).map(\.text).withoutRepeats {
        tell(.noted(RunNote(number: first.number, file: first.file, text: text)))
      }
      tell(
        .opened(RunFile(file: first.file, count: file.count, isWholeFile: first.isWholeFile)))
      for item in file {
        if case .invalid(let problems) = item.ending {
          for problem in problems { printDiagnostic(problem.text) }
        }
        tally.count(item)
        tell(.ended(item))
      }
    }
    var end = RunEnd(tally: tally, code: tally.exitCode())
    // What the options of the parts made of their outcome counts for the whole.
    let codes = Set(parts.compactMap(\.code))
    let worst = Self.codesByWeight.first { $0 == end.code || codes.contains($0) }
    end.code = worst ?? (codes.contains(0) ? 0 : end.code)
    if items.isEmpty { end.nothing = "nothing ran" }
    end.nanoseconds = parts.reduce(0) { $0 + $1.nanoseconds }
    tell(.finished(end))
    return end.code
  }

  /// Codes that count for the whole, the heaviest first; a part that was empty counts for nothing.
  private static let codesByWeight: [Int32] = [130, 143, 129, 141, 3, 2, 1, 5]

  private func tell(_ event: RunEvent) {
    for report in reports { report.receive(event) }
  }
}

extension [String] {
  /// Each text once, where it stands first.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// The elements in runs; a run ends where two neighbours are apart.
  fileprivate func split(where areApart: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, !areApart(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
