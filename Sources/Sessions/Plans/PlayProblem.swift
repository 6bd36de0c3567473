/// Why a session file cannot be played as it is asked for.
package enum PlayProblem: Error, Hashable, Sendable {
  /// The file has no case.
  case noCases(file: String)
  /// No case has this title.
  case noCase(String, file: String, titles: [String])
  /// No step of a case stands in a line or before it.
  case nothingBefore(line: Int, file: String, first: Int)
  /// The line is behind the last one of the case.
  case behindTheEnd(line: Int, file: String, title: String?, last: Int)

  /// The problem in one sentence.
  package var message: String {
    switch self {
    case .noCases(let file): return SessionText.visible(file) + " has no case to play"
    case .noCase(let title, let file, let titles):
      let known = titles.map(SessionText.quoted).joined(separator: ", ")
      return SessionText.visible(file)
        + " has no case \(SessionText.quoted(title)); its cases are \(known)"
    case .nothingBefore(let line, let file, let first):
      return "no step stands in line \(line) of \(SessionText.visible(file)) or before it; "
        + "the first stands in line \(first)"
    case .behindTheEnd(let line, let file, let title, let last):
      let whole = title.map { "the case \(SessionText.quoted($0)) of " } ?? ""
      return "line \(line) is behind the last step of \(whole)\(SessionText.visible(file)), "
        + "which stands in line \(last)"
    }
  }
}

extension SessionPlan {
  /// The case that is to be played: the one with a title, else the one that a line stands in, else the first.
  ///
  /// - Throws: `PlayProblem` if there is none, or if the line leaves none of its steps or is not one of it.
  package func chosenCase(titled title: String?, until line: Int?) throws(PlayProblem) -> CasePlan {
    let titled = cases.first { $0.title == title }
    if cases.isEmpty { throw .noCases(file: path) }
    if let title, titled == nil {
      throw .noCase(title, file: path, titles: cases.map(\.title))
    }
    let holding = line.flatMap { line in cases.last { $0.line <= line } }
    guard let item = titled ?? holding ?? cases.first else {
      throw .noCases(file: path)
    }
    guard let line, let first = item.ownLines.first, let last = item.ownLines.last else {
      return item
    }
    if line < first { throw .nothingBefore(line: line, file: path, first: first) }
    let end = cases.first { $0.line > item.line }.map { $0.line - 1 } ?? lastLine
    if line > max(end, last) {
      throw .behindTheEnd(
        line: line, file: path, title: item.isExplicit ? item.title : nil, last: last)
    }
    return item
  }
}

extension CasePlan {
  /// The lines of the case's own file in which its steps stand, those of included files where the include stands.
  var ownLines: [Int] { steps.map { $0.includedFrom.last?.line ?? $0.line } }

  /// The lines behind which playing can stop, each with what stands there.
  package var stops: [(line: Int, text: String)] {
    var stops: [(line: Int, text: String)] = []
    for (line, step) in zip(ownLines, steps) where line != stops.last?.line {
      stops.append((line, step.includedFrom.isEmpty ? step.source : "include \(step.file)"))
    }
    return stops
  }
}
